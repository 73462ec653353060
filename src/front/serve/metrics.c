/*
 * metrics.c: how the server is, for programs that watch it.
 */
#include "metrics.h"

#include <inttypes.h>

static void put(struct rum_text *out, const char *name, const char *kind,
                const char *help, uint64_t value)
{
    rum_text_printf(out,
                    "# HELP rumpus_%s %s\n# TYPE rumpus_%s %s\n"
                    "rumpus_%s %" PRIu64 "\n",
                    name, help, name, kind, name, value);
}

static uint64_t thinking(const struct hub *hub)
{
    uint64_t n = 0;

    for (const struct table *t = hub->oldest; t; t = t->newer)
        n += (uint64_t)t->thoughts;
    return n;
}

void metrics_write(const struct hub *hub, struct rum_text *out)
{
    const struct tally *t = &hub->tally;
    const struct {
        const char *name, *help;
        uint64_t value;
    } gauge[] =
        {
            {"guests", "Open WebSockets.", (uint64_t)limit_guests(hub->limits)},
            {"tables", "Tables in memory.", hub->count},
            {"thoughts_waiting", "Thoughts of bots under way or waiting.",
             thinking(hub)},
            {"writes_waiting", "Writes that are not on disk yet.",
             store_waiting(hub->store)},
            {"disk_failing", "1 after a write that failed.",
             hub->failing != STORE_OK},
            {"loads_waiting", "Tables on their way from disk.", hub->loading},
        },
      counter[] = {
          {"tables_created_total", "Tables laid.", t->created},
          {"actions_total", "Lines of recordings on disk.", t->lines},
          {"write_failures_total", "Writes the disk did not take.", t->failed},
          {"unreadable_total", "Tables found damaged.", t->damaged},
          {"hints_total", "Hints asked for.", t->hints},
          {"thoughts_total", "Decisions bots have thought about.", t->thoughts},
          {"thinking_milliseconds_total", "Time bots have thought.",
           t->think_ms},
          {"refusals_total", "What was refused over a limit.", t->refused},
          {"cut_off_total", "Guests cut off because they read nothing.",
           t->cut_off},
      };

    for (size_t i = 0; i < sizeof(gauge) / sizeof(*gauge); i++)
        put(out, gauge[i].name, "gauge", gauge[i].help, gauge[i].value);
    for (size_t i = 0; i < sizeof(counter) / sizeof(*counter); i++)
        put(out, counter[i].name, "counter", counter[i].help, counter[i].value);
    /* From being handed over to being on disk, which is when it is answered. */
    struct store_times times = store_times(hub->store);
    rum_text_puts(out,
                  "# HELP rumpus_write_seconds Time until a write is on disk.\n"
                  "# TYPE rumpus_write_seconds histogram\n");
    for (int i = 0; i < STORE_BUCKETS; i++)
        rum_text_printf(out,
                        "rumpus_write_seconds_bucket{le=\"%s\"} %" PRIu64 "\n",
                        store_bucket[i].name, times.within[i]);
    rum_text_printf(out,
                    "rumpus_write_seconds_bucket{le=\"+Inf\"} %" PRIu64 "\n"
                    "rumpus_write_seconds_sum %.6f\n"
                    "rumpus_write_seconds_count %" PRIu64 "\n",
                    times.count, times.seconds, times.count);
}
