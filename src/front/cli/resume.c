/*
 * resume.c: the commands `list` and `resume`: games recorded on this machine,
 * and going on with one.
 */
#include <stdlib.h>
#include <string.h>

#include "../common/words.h"
#include "commands.h"
#include "input.h"
#include "play.h"
#include "record.h"

/* ---- what there is ---- */

/* The file's name without folder and suffix. */
static void name_of(const char *path, char *out, size_t size)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;

    out[0] = '\0';
    rum_say(out, size, "%.*s", (int)strcspn(name, "."), name);
}

/* One recording as somebody asks for it. */
struct entry {
    const char *path;
    char name[256];
    size_t number;           /* 1 is the last played */
    struct rum_match *match; /* NULL: it cannot be played any more, */
    struct rum_err_text why; /* because */
};

static struct entry entry_open(const char *path, size_t number)
{
    struct entry e = {.path = path, .number = number};
    bool cut;

    name_of(path, e.name, sizeof(e.name));
    if (rum_match_open(path, &cut, &e.match, &e.why) < 0)
        e.match = NULL;
    return e;
}

/* It is not over, and may be played at another terminal. */
static bool is_running(const struct entry *e)
{
    return e->match && rum_match_actor(e->match) != RUM_NOBODY;
}

static const char *state_of(const struct entry *e)
{
    return !e->match ? "unreadable" : is_running(e) ? "running" : "finished";
}

static void free_list(char **path, size_t n)
{
    for (size_t i = 0; i < n; i++)
        free(path[i]);
    free(path);
}

/* ---- list ---- */

enum { JSON, PLAIN };

static const struct cli_flag list_flags[] = {
    [JSON] = {"json", NULL, "the same as one JSON array"},
    [PLAIN] = {"plain", NULL, "no colour and no pager"},
    {0},
};

static const struct cli_usage list_usage = {
    .command = "list",
    .line = "[options]",
    .about = "List the games recorded on this machine, the last played first. "
             "'rumpus resume NUMBER' goes on with one that is running, "
             "'rumpus replay FILE' looks at any.",
    .flags = list_flags,
};

static int take_list(void *context, int arg, const char *value)
{
    if (arg == JSON)
        *(bool *)context = true;
    else if (arg == PLAIN)
        cli_set_plain();
    else
        return cli_too_many(&list_usage, value);
    return CLI_DONE;
}

static void put_entry(struct rum_text *out, const struct entry *e)
{
    struct rum_text line = {0};

    rum_text_printf(out, "%3zu ", e->number);
    cli_styled(out, is_running(e) ? CLI_BOLD : CLI_NORMAL, e->name);
    rum_text_printf(&line, " %s", state_of(e));
    if (!e->match)
        rum_text_printf(&line, ": %s", e->why.text);
    for (int i = 0; e->match && i < rum_match_seats(e->match); i++)
        rum_text_printf(&line, "%s%s (%s)", i ? ", " : ": ",
                        rum_match_seat_name(e->match, (rum_seat)i),
                        rum_match_seat_who(e->match, (rum_seat)i));
    cli_wrap(out, line.s, 4 + (int)strlen(e->name), 6, cli_width());
    rum_text_finish(&line);
}

static void write_entry(struct rum_json *j, const struct entry *e)
{
    rum_json_open(j, NULL, '{');
    rum_json_int(j, "number", (int64_t)e->number);
    rum_json_str(j, "file", e->path);
    rum_json_str(j, "state", state_of(e));
    if (e->match) {
        rum_json_str(j, "game", rum_match_game(e->match)->id);
        rum_json_int(j, "actions", (int64_t)rum_match_length(e->match));
        rum_json_open(j, "seats", '[');
        for (int i = 0; i < rum_match_seats(e->match); i++) {
            rum_json_open(j, NULL, '{');
            rum_json_str(j, "name", rum_match_seat_name(e->match, (rum_seat)i));
            rum_json_str(j, "who", rum_match_seat_who(e->match, (rum_seat)i));
            rum_json_close(j, '}');
        }
        rum_json_close(j, ']');
    } else {
        rum_json_str(j, "why", e->why.text);
    }
    rum_json_close(j, '}');
}

int cli_list(int argc, char **argv)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    struct rum_err_text why;
    bool json = false;
    char **path;
    size_t n;

    int code = cli_parse(&list_usage, argc, argv, take_list, &json);
    if (code != CLI_READY)
        return code;
    if (record_list(&path, &n, &why) < 0)
        return cli_error("%s", why.text);
    if (json)
        rum_json_open(&j, NULL, '[');
    else if (n == 0)
        rum_text_puts(&out, "No game is recorded on this machine yet.\n");
    for (size_t i = 0; i < n; i++) {
        struct entry e = entry_open(path[i], i + 1);
        if (json)
            write_entry(&j, &e);
        else
            put_entry(&out, &e);
        rum_match_destroy(e.match);
    }
    if (json) {
        rum_json_close(&j, ']');
        rum_text_puts(&out, "\n");
        cli_print(&out);
    } else {
        cli_page(&out);
    }
    free_list(path, n);
    rum_text_finish(&out);
    return CLI_DONE;
}

/* ---- resume ---- */

enum { SEAT, THINK, PLAIN_TOO };

static const struct cli_flag resume_flags[] = {
    [SEAT] = SETUP_SEAT_FLAG,
    [THINK] = SETUP_THINK_FLAG,
    [PLAIN_TOO] = SETUP_PLAIN_FLAG,
    {0},
};

static const struct cli_usage resume_usage = {
    .command = "resume",
    .line = "[NUMBER | NAME | FILE] [options]",
    .about =
        "Go on with a recorded game: the last played that is running, or one "
        "by its number or name in 'rumpus list', or by its file. "
        "Everybody sits where they sat, except that programs are started "
        "only if --seat says so. It is recorded in the same file.",
    .flags = resume_flags,
};

struct wishes {
    struct setup setup;
    const char *which;
};

static int take_resume(void *context, int arg, const char *value)
{
    static const int same[] = {
        [SEAT] = SETUP_SEAT, [THINK] = SETUP_THINK, [PLAIN_TOO] = SETUP_PLAIN};
    struct wishes *wishes = context;

    if (arg >= 0)
        return setup_take(&wishes->setup, same[arg], value);
    if (wishes->which)
        return cli_too_many(&resume_usage, value);
    wishes->which = value;
    return CLI_DONE;
}

/* Is the recording of this number and path the one that was asked for? NULL
 * asks for one that is running. */
static bool is_meant(const char *which, const char *path, size_t number)
{
    char name[256];
    long n;

    if (!which) {
        struct entry e = entry_open(path, number);
        bool running = is_running(&e);
        rum_match_destroy(e.match);
        return running && !record_is_held(path);
    }
    name_of(path, name, sizeof(name));
    return (cli_number(which, 1, 1000000, &n) && (size_t)n == number) ||
           strcmp(which, name) == 0;
}

/* The path of the game that is meant: one of the list, or the file itself. */
static int find(const char *which, char *out, size_t size)
{
    struct rum_err_text why;
    char **path;
    size_t n, i = 0;

    out[0] = '\0';
    if (record_list(&path, &n, &why) < 0 && !which)
        return cli_error("%s", why.text);
    while (i < n && !is_meant(which, path[i], i + 1))
        i++;
    if (i < n)
        rum_say(out, size, "%s", path[i]);
    else if (which)
        rum_say(out, size, "%s", which);
    free_list(path, n);
    if (out[0])
        return CLI_DONE;
    return cli_error(
        "no game is running; 'rumpus list' shows what is recorded");
}

static int open_running(const char *path, struct rum_match **out)
{
    struct rum_err_text why;

    if (!record_hold(path))
        return cli_error("%s is being played at another terminal", path);
    if (record_open(path, out, &why) < 0)
        return cli_error("%s", why.text);
    if (rum_match_actor(*out) != RUM_NOBODY)
        return CLI_DONE;
    rum_match_destroy(*out);
    return cli_error("%s is over; 'rumpus replay' looks at it", path);
}

int cli_resume(int argc, char **argv)
{
    struct wishes wishes = {0};
    struct session s = {0};
    struct rum_match *match = NULL;
    char path[RECORD_PATH];

    setup_init(&wishes.setup, &resume_usage);
    int code = cli_parse(&resume_usage, argc, argv, take_resume, &wishes);
    if (code != CLI_READY)
        return code;
    code = find(wishes.which, path, sizeof(path));
    if (code == CLI_DONE)
        code = open_running(path, &match);
    if (code != CLI_DONE)
        return code;
    input_catch_stop();
    code = session_resume(&s, match, &wishes.setup, path);
    if (code == CLI_DONE)
        code = play_session(&s, path, false);
    session_finish(&s);
    input_die_if_stopped();
    return code;
}
