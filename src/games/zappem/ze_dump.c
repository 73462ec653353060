/*
 * ze_dump.c: the whole state as JSON, in the words of the rules.
 */
#include "ze.h"

#include <rumpus/text.h>

static void number(struct rum_json *j, const char *name, unsigned value)
{
    if (value == ZE_NONE)
        rum_json_null(j, name);
    else
        rum_json_int(j, name, value);
}

static void seats(struct rum_json *j, const char *name, unsigned set)
{
    rum_json_open(j, name, '[');
    for (; set; set &= set - 1)
        rum_json_int(j, NULL, ze_lowest(set));
    rum_json_close(j, ']');
}

/* One number a seat, null where there is none. */
static void numbers(const struct ze_state *s, struct rum_json *j,
                    const char *name, const uint8_t *values)
{
    rum_json_open(j, name, '[');
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        number(j, NULL, values[seat]);
    rum_json_close(j, ']');
}

static void dump_options(const struct ze_state *s, struct rum_json *j)
{
    rum_json_open(j, "options", '{');
    rum_json_str(j, "mode", s->royale ? "royale" : "villain");
    number(j, "villain_seat", s->villain);
    number(j, "first", s->first);
    rum_json_int(j, "astro_health", s->health_dealt);
    rum_json_int(j, "villain_hearts", s->hearts_dealt);
    rum_json_str(j, "shared_hands", s->shared_hands ? "on" : "off");
    rum_json_str(j, "order", s->order_by_seat ? "seat" : "captain");
    rum_json_str(j, "villain_repeat", s->mark_per_turn ? "turn" : "phase");
    rum_json_str(j, "villain_revive", s->villain_revives ? "on" : "off");
    rum_json_str(j, "items", s->useful_shots ? "useful" : "any");
    rum_json_int(j, "hand", s->full_hand);
    rum_json_int(j, "villain_health", s->villain_dealt);
    rum_json_int(j, "villain_items", s->villain_items);
    rum_json_int(j, "heart_heals", s->heart_heals);
    rum_json_close(j, '}');
}

static void dump_turn(const struct ze_state *s, struct rum_json *j)
{
    static const char *const phases[] = {"over", "D0", "D1", "D2", "D3",
                                         "D3b",  "D4", "D5", "D6", "D7"};
    static const char *const parts[] = {"characters", "move", "act", "villain",
                                        "royale"};

    rum_json_str(j, "phase", phases[s->phase]);
    rum_json_str(j, "part", parts[s->part]);
    number(j, "to_act", (uint8_t)s->head.to_act);
    rum_json_int(j, "round", s->head.turn);
    number(j, "player", s->player);
    seats(j, "placed", s->placed);
    seats(j, "acted", s->acted);
    seats(j, "marked", s->marked);
    seats(j, "stayed", s->stayed);
    rum_json_int(j, "villain_turns", s->turns);
    rum_json_int(j, "villain_turn", s->turn);
    rum_json_bool(j, "gift_used", s->gift_used);
    seats(j, "victims", s->victims);
    number(j, "looked_at", s->target);
    number(j, "named", s->named);
    seats(j, "winners", s->winners);
}

static void dump_players(const struct ze_state *s, struct rum_json *j)
{
    numbers(s, j, "character", s->character);
    numbers(s, j, "health", s->health);
    numbers(s, j, "zone", s->zone);
    numbers(s, j, "hits", s->hits);
    rum_json_open(j, "hands", '[');
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        rum_json_u8s(j, NULL, s->hand[seat], s->hand_size[seat]);
    rum_json_close(j, ']');
    rum_json_open(j, "items", '[');
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        seats(j, NULL, s->items[seat]);
    rum_json_close(j, ']');
    seats(j, "on_table", ze_on_table(s));
}

void ze_dump(const void *state, struct rum_json *out)
{
    const struct ze_state *s = state;
    uint8_t deck[ZE_ZONES];

    dump_turn(s, out);
    dump_players(s, out);
    for (unsigned i = 0; i < s->deck_size; i++)
        deck[i] = s->deck[s->deck_size - 1u - i];
    rum_json_u8s(out, "deck", deck, s->deck_size);
    rum_json_open(out, "played", '[');
    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        if (ze_played(s, zone))
            rum_json_int(out, NULL, zone);
    }
    rum_json_close(out, ']');
    rum_json_u8s(out, "know", s->know, ZE_ZONES);
    dump_options(s, out);
}
