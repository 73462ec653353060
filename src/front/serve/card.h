/*
 * card.h: the card of a finished game, which a chat shows beside its link: the
 * game's own picture, who won and how, and how far everybody came.
 */
#ifndef SERVE_CARD_H
#define SERVE_CARD_H

#include <rumpus/scene.h>
#include <rumpus/text.h>

/* Text from anywhere as it may stand in markup. */
void card_escape(struct rum_text *out, const char *s);

/* "Ann wins", "Ann and Bob share the win": of a scene that is over. */
void card_headline(const struct rum_scene *scene, struct rum_text *out);

/* The card as SVG, 1200 x 630, of a scene that is over. */
void card_draw(const struct rum_scene *scene, struct rum_text *out);

#endif
