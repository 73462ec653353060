/*
 * log.c: what each viewer has been told.
 *
 * A sentence is made once, right after its action, from the viewer's hidden
 * copy; viewers who read the same words share the entry. Names go in when the
 * log is read.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>

/* A copy; NULL: there is nothing to say. */
static char *keep(const char *text)
{
    size_t size = strlen(text) + 1;

    return size > 1 ? memcpy(rum_alloc(size), text, size) : NULL;
}

static bool is_same(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "") == 0;
}

/* `plain`: the same without codes; empty: it has none. */
static void add_entry(struct rum_match *m, size_t first, int viewer,
                      const struct rum_event *e, const struct rum_line *line,
                      const char *plain)
{
    uint16_t moved = (uint16_t)m->moves[viewer].n;

    for (size_t i = first; i < m->entries; i++) {
        if (m->log[i].tone == line->tone && m->log[i].moved == moved &&
            is_same(m->log[i].text, line->text) &&
            is_same(m->log[i].plain, plain) &&
            is_same(m->log[i].gain, line->gain)) {
            m->log[i].viewers |= (uint16_t)(1u << viewer);
            return;
        }
    }
    if (m->entries == m->log_cap) {
        m->log_cap = m->log_cap ? 2 * m->log_cap : 64;
        m->log = rum_realloc(m->log, m->log_cap * sizeof(*m->log));
    }
    m->log[m->entries++] = (struct entry){
        .move = (uint32_t)m->length,
        .viewers = (uint16_t)(1u << viewer),
        .clause = line->clause ? line->clause : e->clause,
        .tone = line->tone,
        .seat = e->seat,
        .moved = moved,
        .text = keep(line->text),
        .plain = keep(plain),
        .gain = keep(line->gain),
    };
}

static void add_moves(struct moves *moves, const struct rum_line *line)
{
    for (int i = 0; i < line->moves; i++) {
        if (moves->n == moves->cap) {
            moves->cap = moves->cap ? 2 * moves->cap : 8;
            moves->v = rum_realloc(moves->v, moves->cap * sizeof(*moves->v));
        }
        moves->v[moves->n++] = line->move[i];
    }
}

/* The sentence without codes; nothing, where the sentence itself is so. */
static void say_plainly(struct rum_match *m, rum_seat viewer,
                        const struct rum_event *heard,
                        const struct rum_line *line, struct rum_line *plain)
{
    memset(plain, 0, sizeof(*plain));
    plain->plain = true;
    m->game->tell(match_seen(m, viewer), viewer, heard, plain);
    if (strcmp(plain->text, line->text) == 0)
        plain->text[0] = '\0';
}

/* One event, for everybody who hears of it. */
static void tell_event(struct rum_match *m, const struct rum_event *e,
                       uint16_t *noticed, bool again)
{
    size_t first = m->entries;

    for (int i = 0; i < VIEWERS; i++) {
        rum_seat viewer = index_viewer(i);
        struct rum_event heard;
        struct rum_line line, plain;
        if (viewer >= rum_match_seats(m) || !rum_event_hear(e, viewer, &heard))
            continue;
        memset(&line, 0, sizeof(line));
        m->game->tell(match_seen(m, viewer), viewer, &heard, &line);
        if (!line.text[0] && !line.moves)
            continue;
        if (!(*noticed & viewer_bit(viewer))) {
            *noticed |= viewer_bit(viewer);
            match_notice(m, viewer_bit(viewer));
        }
        add_moves(&m->moves[i], &line);
        if (!line.text[0] || again)
            continue;
        say_plainly(m, viewer, &heard, &line, &plain);
        add_entry(m, first, i, &heard, &line, plain.text);
    }
}

/* What people agreed on is no event of the game. */
static void tell_end(struct rum_match *m, const struct step *end)
{
    struct rum_event e = {.seat = end->kind == STEP_RESIGN ? (rum_seat)end->act
                                                           : RUM_NOBODY};
    struct rum_line line;
    size_t first = m->entries;

    memset(&line, 0, sizeof(line));
    match_say_end(m, line.text, sizeof(line.text));
    for (int i = 0; i < VIEWERS; i++) {
        if (index_viewer(i) < rum_match_seats(m))
            add_entry(m, first, i, &e, &line, "");
    }
}

uint16_t match_tell(struct rum_match *m, uint16_t noticed, bool again)
{
    match_notice(m, noticed);
    if (match_end(m) && !again)
        tell_end(m, match_end(m));
    /* Event by event, so that the sentences of all viewers are in order. */
    for (int i = 0; i < m->trace->n; i++)
        tell_event(m, &m->trace->event[i], &noticed, again);
    return noticed;
}

void match_untell(struct rum_match *m, size_t length)
{
    while (m->entries > 0 && m->log[m->entries - 1].move > length) {
        struct entry *e = &m->log[--m->entries];
        free(e->text);
        free(e->plain);
        free(e->gain);
    }
}
