/*
 * mb_dump.c: the whole state as JSON, with the names of section 4 of the
 * rules, so that an outside referee can check every transition.
 */
#include "mb.h"

#include <rumpus/text.h>

static const char *const phases[] = {
    [MB_AT_NOTHING] = "",    [MB_AT_PLACE] = "PLACE",
    [MB_AT_MAIN] = "MAIN",   [MB_AT_STACK] = "STACK",
    [MB_AT_STEP] = "STEP",   [MB_AT_LEAVE] = "LEAVE",
    [MB_AT_AREA] = "AREA",   [MB_AT_WALL] = "WALL",
    [MB_AT_HIDE] = "HIDE",   [MB_AT_STOPTOK] = "STOPTOK",
    [MB_AT_WHITE] = "WHITE", [MB_AT_BLAST] = "BLAST",
    [MB_AT_END] = "END",     [MB_AT_DISCARD] = "DISCARD",
    [MB_AT_OVER] = "OVER",
};

static void dump_options(const struct mb_state *s, struct rum_json *out)
{
    rum_json_open(out, "options", '{');
    rum_json_str(out, "team_hands", s->closed ? "closed" : "open");
    rum_json_str(out, "mode", s->quick ? "quick" : "standard");
    rum_json_str(out, "diagonals", s->strict ? "strict" : "slip");
    rum_json_str(out, "tie", s->tie_to_humans ? "humans" : "draw");
    rum_json_int(out, "zombie_start", s->zombie_start);
    rum_json_int(out, "hand_limit", s->hand_limit);
    rum_json_int(out, "hand", s->dealt);
    rum_json_int(out, "trade", s->trade);
    rum_json_int(out, "purple_walls", s->purple_walls);
    rum_json_int(out, "white_humans", s->white_humans);
    rum_json_close(out, '}');
}

static void dump_board(const struct mb_state *s, struct rum_json *out)
{
    uint8_t colour[MB_SQUARES], hide[MB_SQUARES], walls[MB_EDGES];

    for (int i = 0; i < MB_SQUARES; i++) {
        colour[i] = s->ground[i] & (MB_GROUND_GREEN | MB_GROUND_YELLOW);
        hide[i] = mb_has_hide(s, i);
    }
    for (int e = 0; e < MB_EDGES; e++)
        walls[e] = mb_has_wall(s, e);
    rum_json_u8s(out, "tiles", s->tile, MB_AREAS);
    rum_json_u8s(out, "rotations", s->rotation, MB_AREAS);
    rum_json_u8s(out, "humans", s->humans, MB_SQUARES);
    rum_json_u8s(out, "zombies", s->zombies, MB_SQUARES);
    rum_json_u8s(out, "colour", colour, MB_SQUARES);
    rum_json_u8s(out, "hide", hide, MB_SQUARES);
    rum_json_open(out, "stop", '[');
    for (int i = 0; i < MB_SQUARES; i++)
        rum_json_int(out, NULL,
                     i == s->stop[0]   ? s->head.turn - 1
                     : i == s->stop[1] ? s->head.turn
                                       : 0);
    rum_json_close(out, ']');
    rum_json_u8s(out, "walls", walls, MB_EDGES);
    rum_json_int(out, "tokens_left", s->tokens_left);
    rum_json_int(out, "walls_left", s->walls_left);
}

/* The next card first. */
static void dump_deck(const struct mb_deck *deck, const char *name,
                      struct rum_json *out)
{
    rum_json_open(out, name, '[');
    for (int i = deck->left; i > 0; i--)
        rum_json_int(out, NULL, deck->card[i - 1]);
    rum_json_close(out, ']');
}

static void dump_cards(const struct mb_state *s, struct rum_json *out)
{
    rum_json_open(out, "hands", '[');
    for (int seat = 0; seat < 4; seat++)
        rum_json_u8s(out, NULL, s->hand[seat], MB_CARDS);
    rum_json_close(out, ']');
    rum_json_u8s(out, "discards", s->discards, MB_CARDS);
    dump_deck(&s->deck, "deck", out);
    dump_deck(&s->specials, "special", out);
}

/* The card being carried out. */
static void dump_card(const struct mb_state *s, struct rum_json *out)
{
    rum_json_str(out, "pending", phases[s->pending]);
    rum_json_int(out, "area", s->area);
    rum_json_bool(out, "blue", s->blue);
    rum_json_int(out, "steps", s->steps);
    rum_json_int(out, "moved", s->moved);
    rum_json_int(out, "current", s->current == MB_NONE ? -1 : s->current);
    rum_json_int(out, "direction", s->direction);
    rum_json_open(out, "used", '[');
    for (int i = 0; i < MB_SQUARES; i++) {
        if (mb_is_used(s, i))
            rum_json_int(out, NULL, i);
    }
    rum_json_close(out, ']');
    rum_json_int(out, "to_build", s->to_build);
    rum_json_int(out, "built", s->built);
}

void mb_dump(const void *state, struct rum_json *out)
{
    const struct mb_state *s = state;

    dump_options(s, out);
    dump_board(s, out);
    dump_cards(s, out);
    rum_json_str(out, "phase", phases[s->phase]);
    rum_json_int(out, "seat", s->seat);
    rum_json_int(out, "turn", s->head.turn);
    rum_json_int(out, "idle", s->idle);
    rum_json_bool(out, "acted", s->acted);
    rum_json_bool(out, "again", s->again);
    dump_card(s, out);
}
