/*
 * rules.c: what was agreed on at a table, as JSON.
 */
#include "rules.h"

#include <string.h>

#include <rumpus/scene.h>

#define MOST_SECONDS 604800 /* a week */

static const char *const clocks[] = {
    [RUM_CLOCK_NONE] = "none",
    [RUM_CLOCK_DECISION] = "decision",
    [RUM_CLOCK_BANK] = "bank",
};

#define CLOCKS (sizeof(clocks) / sizeof(*clocks))

static const struct {
    const char *name;
    size_t at;
} times[] = {
    {"time", offsetof(struct rum_table_rules, time)},
    {"increment", offsetof(struct rum_table_rules, increment)},
    {"limit", offsetof(struct rum_table_rules, limit)},
    {"hurry", offsetof(struct rum_table_rules, hurry)},
    {"grace", offsetof(struct rum_table_rules, grace)},
};

#define TIMES (sizeof(times) / sizeof(*times))

void rules_put(struct rum_json *j, const struct rum_table_rules *rules)
{
    rum_json_str(j, "clock", clocks[rules->clock]);
    for (size_t i = 0; i < TIMES; i++) {
        uint32_t millis;
        memcpy(&millis, (const char *)rules + times[i].at, sizeof(millis));
        rum_json_int(j, times[i].name, millis / 1000);
    }
    if (rules->stand_in[0])
        rum_json_str(j, "stand_in", rules->stand_in);
}

static void put_clock(struct rum_json *j, const char *name,
                      enum rum_clock clock, int time, int increment)
{
    rum_json_open(j, NULL, '{');
    rum_json_str(j, "name", name);
    rum_json_str(j, "clock", clocks[clock]);
    rum_json_int(j, "time", time);
    rum_json_int(j, "increment", increment);
    rum_json_close(j, '}');
}

/* A game between people takes so many minutes: a calm clock gives everybody a
 * third more than their share of them, a brisk one a third less. */
void rules_put_clocks(struct rum_json *j, const struct rum_game *game)
{
    int share = game->minutes * 2 / (game->min_seats + game->max_seats);
    int brisk = share * 2 / 3 ? share * 2 / 3 : 1;
    int calm = share * 4 / 3 > brisk ? share * 4 / 3 : brisk + 1;

    rum_json_open(j, "clocks", '[');
    put_clock(j, "calm", RUM_CLOCK_BANK, calm * 60, 5);
    put_clock(j, "brisk", RUM_CLOCK_BANK, brisk * 60, 2);
    put_clock(j, "minute", RUM_CLOCK_DECISION, 60, 0);
    put_clock(j, "day", RUM_CLOCK_DECISION, 86400, 0);
    rum_json_close(j, ']');
}

static bool read_clock(const struct rum_json_value *v,
                       struct rum_table_rules *rules, struct rum_err_text *why)
{
    const char *word = rum_json_text(v);

    for (size_t i = 0; word && i < CLOCKS; i++) {
        if (strcmp(clocks[i], word) == 0) {
            rules->clock = (enum rum_clock)i;
            return true;
        }
    }
    RUM_SAY(why->text, "'clock' must be \"none\", \"decision\" or \"bank\"");
    return !v;
}

static bool read_stand_in(const struct rum_json_value *v,
                          struct rum_table_rules *rules,
                          struct rum_err_text *why)
{
    const char *word = rum_json_text(v);
    struct rum_sitter s = {0};

    if (!v)
        return true;
    if (!word || rum_sitter_who(word, &s, why) < 0 || s.kind != RUM_SITS_BOT) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "'stand_in' must be the level of a bot");
        return false;
    }
    memcpy(rules->stand_in, s.bot, sizeof(rules->stand_in));
    return true;
}

bool rules_read(const struct rum_json_value *in, struct rum_table_rules *rules,
                struct rum_err_text *why)
{
    why->text[0] = '\0';
    for (size_t i = 0; i < TIMES; i++) {
        const struct rum_json_value *v = rum_json_member(in, times[i].name);
        if (!v)
            continue;
        if (v->kind != RUM_JSON_INT || v->n < 0 || v->n > MOST_SECONDS) {
            RUM_SAY(why->text, "'%s' must be seconds, 0 to %d", times[i].name,
                    MOST_SECONDS);
            return false;
        }
        uint32_t millis = (uint32_t)v->n * 1000;
        memcpy((char *)rules + times[i].at, &millis, sizeof(millis));
    }
    if (!read_clock(rum_json_member(in, "clock"), rules, why) ||
        !read_stand_in(rum_json_member(in, "stand_in"), rules, why))
        return false;
    why->text[0] = '\0';
    if (rules->clock != RUM_CLOCK_NONE && !rules->time) {
        RUM_SAY(why->text, "a clock needs a 'time' in seconds");
        return false;
    }
    return true;
}
