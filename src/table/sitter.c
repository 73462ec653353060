/*
 * sitter.c: seating people, bots and programs, and giving them names.
 */
#include "table.h"

#include <stdio.h>
#include <string.h>

/* ---- what is said of a seat ---- */

static enum rum_err unknown(const char *who, struct rum_err_text *why)
{
    why->text[0] = '\0';
    RUM_SAY(why->text, "a seat takes human, open, ");
    for (const char *const *l = rum_bot_levels(); *l; l++)
        RUM_SAY(why->text, "%s, ", *l);
    RUM_SAY(why->text, "or cmd:COMMAND, not '%.60s'", who);
    return RUM_EFORMAT;
}

enum rum_err rum_sitter_who(const char *who, struct rum_sitter *out,
                            struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_sitter s = {.kind = RUM_SITS_UNSAID};
    struct rum_bot_options opt;

    if (strcmp(who, "human") == 0) {
        s.kind = RUM_SITS_PERSON;
    } else if (strcmp(who, "open") == 0) {
        s.kind = RUM_SITS_OPEN;
    } else if (strncmp(who, "cmd:", 4) == 0 && who[4]) {
        s.kind = RUM_SITS_PROGRAM;
        s.command = who + 4;
    } else {
        s.kind = RUM_SITS_BOT;
        RUM_SAY(s.bot, "%.*s", (int)strcspn(who, ":"), who);
        if (rum_bot_parse(s.bot, &opt, why) < 0)
            return unknown(who, why);
        if (rum_bot_parse(who, &opt, why) < 0)
            return RUM_EFORMAT;
        if (strlen(who) >= sizeof(s.bot))
            return unknown(who, why);
        RUM_SAY(s.bot, "%s", who + strlen(s.bot));
    }
    memcpy(s.name, out->name, sizeof(s.name));
    *out = s;
    return RUM_OK;
}

enum rum_err rum_sitter_parse(const char *text, rum_seat *seat,
                              struct rum_sitter *out, struct rum_err_text *why)
{
    RUM_WHY(why);
    const char *equals = strchr(text, '=');
    struct rum_sitter s = {.kind = RUM_SITS_UNSAID};
    bool good = text[0] >= '0' && text[0] < '0' + RUM_MAX_SEATS && equals;

    if (good && text[1] == ':') {
        size_t n = (size_t)(equals - text) - 2;
        good = n > 0 && n < sizeof(s.name);
        if (good)
            memcpy(s.name, text + 2, n);
    } else {
        good = good && equals == text + 1;
    }
    if (!good) {
        why->text[0] = '\0';
        RUM_SAY(why->text,
                "a seat is said as 0=human, or with a name of at most 31 bytes "
                "as 0:NAME=human, not '%.60s'",
                text);
        return RUM_EFORMAT;
    }
    enum rum_err err = rum_sitter_who(equals + 1, &s, why);
    if (err)
        return err;
    *seat = (rum_seat)(text[0] - '0');
    *out = s;
    return RUM_OK;
}

/* ---- what the recording says ---- */

const char *table_who(const struct rum_sitter *s)
{
    switch (s->kind) {
    case RUM_SITS_BOT:
        return s->bot;
    case RUM_SITS_PROGRAM:
        return "cmd";
    case RUM_SITS_OPEN:
        return "open";
    default:
        return "human";
    }
}

/* A file must not start a program: an easy bot takes its place. */
void table_recorded(const char *who, struct rum_sitter *out)
{
    struct rum_err_text why;

    if (rum_sitter_who(who, out, &why) < 0 || out->kind == RUM_SITS_PROGRAM) {
        out->kind = RUM_SITS_BOT;
        out->command = NULL;
        memcpy(out->bot, "easy", 5);
    }
}

/* ---- names ---- */

/* The names at a table, or those given out so far. */
struct names {
    char v[RUM_MAX_SEATS][32];
};

static struct names names_of(const struct rum_table *t)
{
    struct names all = {0};

    for (int i = 0; i < rum_match_seats(t->match); i++)
        RUM_SAY(all.v[i], "%s", rum_match_seat_name(t->match, (rum_seat)i));
    return all;
}

static bool taken(const struct names *all, rum_seat but, const char *name)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (i != but && strcmp(all->v[i], name) == 0)
            return true;
    }
    return false;
}

/* Two players of one name would make every sentence a riddle. */
static void give_name(struct names *all, rum_seat seat, const char *wish)
{
    char *name = all->v[seat], base[28] = "";

    RUM_SAY(base, "%s", wish); /* cut the name, never the number */
    name[0] = '\0';
    RUM_SAY(all->v[seat], "%s", wish);
    for (int n = 2; taken(all, seat, name); n++) {
        name[0] = '\0';
        RUM_SAY(all->v[seat], "%s %d", base, n);
    }
}

static void find_name(struct names *all, rum_seat seat,
                      const struct rum_sitter *s)
{
    static const char *const names[] = {"Ada",  "Bob", "Cleo",
                                        "Dora", "Eli", "Fay"};
    bool machine = s->kind == RUM_SITS_BOT || s->kind == RUM_SITS_PROGRAM;
    char number[32];

    for (int i = 0; machine && i < RUM_MAX_SEATS; i++) {
        const char *name = names[(seat + i) % RUM_MAX_SEATS];
        if (!taken(all, seat, name)) {
            give_name(all, seat, name);
            return;
        }
    }
    snprintf(number, sizeof(number), "Player %d", seat + 1);
    give_name(all, seat, number);
}

/* ---- sitting down ---- */

enum rum_err rum_table_seat(struct rum_table *t, rum_seat seat,
                            const struct rum_sitter *sitter)
{
    struct names all = names_of(t);

    RUM_ASSERT(seat >= 0 && seat < rum_match_seats(t->match));
    if (rum_match_pending(t->match))
        return RUM_EBUSY;
    t->change_sitter = *sitter;
    if (sitter->name[0])
        give_name(&all, seat, sitter->name);
    return table_changed(
        t, CHANGE_SEAT, seat,
        rum_match_name(t->match, seat, all.v[seat], table_who(sitter)));
}

/* A name as people type it, without the blanks around it; "": nothing is left
 * of it. */
static void trim_name(struct rum_sitter *s, const char *name)
{
    s->name[0] = '\0';
    RUM_SAY(s->name, "%s", name + strspn(name, " \t\n\r\f\v"));
    for (size_t n = strlen(s->name);
         n > 0 && (unsigned char)s->name[n - 1] <= ' ';)
        s->name[--n] = '\0';
}

enum rum_err rum_table_rename(struct rum_table *t, rum_seat seat,
                              const char *name)
{
    struct rum_sitter s = t->chair[seat].sitter;

    trim_name(&s, name);
    return s.name[0] ? rum_table_seat(t, seat, &s) : RUM_EFORMAT;
}

enum rum_err rum_table_sit(struct rum_table *t, rum_seat seat, const char *name)
{
    struct rum_sitter s = {.kind = RUM_SITS_PERSON};

    if (t->chair[seat].sitter.kind != RUM_SITS_OPEN)
        return RUM_ENOTHING;
    trim_name(&s, name);
    return rum_table_seat(t, seat, &s);
}

/* Seats of people who gave the same name belong to one of them. */
static void join_people(struct rum_table *t,
                        const struct rum_sitter sitter[RUM_MAX_SEATS])
{
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        uint16_t seats = RUM_BIT(i);
        if (sitter[i].kind != RUM_SITS_PERSON)
            continue;
        for (int k = 0; k < rum_match_seats(t->match); k++) {
            if (sitter[k].kind == RUM_SITS_PERSON && sitter[i].name[0] &&
                strcmp(sitter[i].name, sitter[k].name) == 0)
                seats |= RUM_BIT(k);
        }
        rum_table_hold(t, seats);
    }
}

/* Is the match dealt as a first game: would the values of the preset change
 * nothing? What it leaves open the rules may have settled by now. */
static bool is_first(const struct rum_match *m)
{
    const struct rum_game *game = rum_match_game(m);
    const struct rum_options *opt = rum_match_options(m);
    char here[RUM_MAX_TEXT], there[RUM_MAX_TEXT];
    const struct rum_preset *first = NULL;
    struct rum_options set = *opt;
    struct rum_err_text why;

    for (int i = 0; i < game->preset_count; i++) {
        if (strcmp(game->presets[i].name, "first") == 0)
            first = &game->presets[i];
    }
    for (const char *const *v = first ? first->values : NULL; v && *v; v++)
        rum_options_parse(&set, game, *v, &why);
    for (size_t i = 0; first && i < opt->count; i++) {
        rum_options_format(opt, game, i, here, sizeof(here));
        rum_options_format(&set, game, i, there, sizeof(there));
        if (strcmp(here, there) != 0)
            return false;
    }
    return first != NULL;
}

/* Who plays on a person's side must be worth it. */
static bool has_person_beside(const struct rum_table *t, rum_seat seat,
                              const struct rum_sitter all[])
{
    struct rum_scene *scene = rum_scene_create();
    bool beside = false;

    rum_match_view(t->match, RUM_NOBODY, scene);
    const char *team = scene->seat[seat].team;
    for (int i = 0; team && i < rum_match_seats(t->match); i++) {
        if (i != seat && all[i].kind == RUM_SITS_PERSON &&
            strcmp(scene->seat[i].team, team) == 0)
            beside = true;
    }
    rum_scene_destroy(scene);
    return beside;
}

/* Who sits where nothing was said, those before them known. */
static void fill_in(const struct rum_table *t, rum_seat seat, bool recorded,
                    bool person, const struct rum_sitter all[],
                    struct rum_sitter *out)
{
    if (recorded)
        *out = t->chair[seat].sitter;
    else if (seat == 0 && person)
        out->kind = RUM_SITS_PERSON;
    if (out->kind == RUM_SITS_UNSAID ||
        (out->kind == RUM_SITS_PERSON && !person))
        table_recorded(is_first(t->match) && !has_person_beside(t, seat, all)
                           ? "gentle"
                           : "easy",
                       out);
}

enum rum_err rum_table_begin(struct rum_table *t,
                             const struct rum_sitter sitter[RUM_MAX_SEATS],
                             bool recorded, bool person,
                             struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_sitter all[RUM_MAX_SEATS];
    struct names names = {0};
    int seats = rum_match_seats(t->match);

    memcpy(all, sitter, sizeof(all));
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (i >= seats && all[i].kind != RUM_SITS_UNSAID) {
            why->text[0] = '\0';
            RUM_SAY(why->text,
                    "there is no seat %d; this game has seats 0 to %d", i,
                    seats - 1);
            return RUM_EFORMAT;
        }
        if (i < seats && all[i].kind == RUM_SITS_UNSAID)
            fill_in(t, (rum_seat)i, recorded, person, all, &all[i]);
        if (all[i].name[0])
            give_name(&names, (rum_seat)i, all[i].name);
    }
    for (int i = 0; i < seats; i++) {
        if (!names.v[i][0])
            find_name(&names, (rum_seat)i, &all[i]);
        t->change_sitter = all[i];
        enum rum_err err =
            table_changed(t, CHANGE_SEAT, (rum_seat)i,
                          rum_match_name(t->match, (rum_seat)i, names.v[i],
                                         table_who(&all[i])));
        RUM_ASSERT(err == RUM_OK); /* nothing is recorded yet */
    }
    join_people(t, all);
    return RUM_OK;
}
