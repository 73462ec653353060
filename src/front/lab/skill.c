/*
 * skill.c: luck against skill, for a balance report. Neighbouring levels meet,
 * and every deal is played so often that the later one has each side once. If
 * it wins wherever it sits, skill decides; if the same side wins whoever sits
 * there, the deal does.
 */
#include "balance.h"

#include "../common/words.h"

#define PART                                                                   \
    4 /* of the games that a level plays are played against another            \
       */

enum { BETTER, OTHER };

/* The later of the two levels has each side in turn. */
static bool cast(const struct lab_run *run, size_t i, const void *state,
                 struct lab_record *record)
{
    int side = (int)(i % (size_t)run->per_seed);

    for (int k = 0; k < rum_head(state)->seats; k++)
        record->level[k] = record->side[k] == side ? BETTER : OTHER;
    return true;
}

bool balance_play_skill(struct balance *b, int k)
{
    struct balance_skill *skill = &b->skill[k];
    int sides = lab_sides(&b->setting);
    uint64_t rounds = b->setting.games / PART / (uint64_t)sides;

    skill->setting = b->setting;
    skill->setting.games = (rounds ? rounds : 1) * (uint64_t)sides;
    skill->run =
        (struct lab_run){.setting = &skill->setting,
                         .what = "balance",
                         .detail = "skill",
                         .level = {b->level[k + 1].who, b->level[k].who},
                         .levels = 2,
                         .per_seed = sides,
                         .cast = cast};
    lab_run_play(&skill->run);
    lab_summarise(&skill->run, skill->run.games, &skill->summary);
    skill->played = skill->summary.played > 0;
    return !skill->run.interrupted;
}

/* What one side got of a game. */
static double part_of(const struct lab_record *r, int side)
{
    for (int i = 0; i < r->seats; i++) {
        if (r->side[i] == side)
            return r->points[i] / 60.0;
    }
    return 0;
}

/* How often the same side wins two games of a deal, and how often it would if
 * the deal did not matter. */
static void find_luck(struct balance_skill *skill)
{
    const struct lab_run *run = &skill->run;
    size_t each = (size_t)run->per_seed, pairs = 0, games = 0;
    double won[RUM_MAX_SEATS] = {0}, same = 0;

    for (size_t g = 0; g < run->games; g++) {
        const struct lab_record *r = &run->record[g];
        if (r->outcome != LAB_PLAYED)
            continue;
        games++;
        for (int side = 0; side < RUM_MAX_SEATS; side++)
            won[side] += part_of(r, side);
        for (size_t o = g + 1; o < run->games && o / each == g / each; o++) {
            if (run->record[o].outcome != LAB_PLAYED)
                continue;
            pairs++;
            for (int side = 0; side < RUM_MAX_SEATS; side++)
                same += part_of(r, side) * part_of(&run->record[o], side);
        }
    }
    if (pairs == 0)
        return;
    skill->same = same / (double)pairs;
    for (int side = 0; side < RUM_MAX_SEATS; side++)
        skill->chance +=
            won[side] * won[side] / ((double)games * (double)games);
}

/* The way from `none` to certainty that `x` has come, 0 to 1. */
static double part_way(double x, double none)
{
    return none < 1 && x > none ? (x - none) / (1 - none) : 0;
}

void balance_find_skill(struct balance *b)
{
    for (int k = 0; k + 1 < b->played; k++) {
        struct balance_skill *skill = &b->skill[k];
        if (!skill->played)
            continue;
        find_luck(skill);
        double share = lab_share_of(skill->summary.level[BETTER]).share;
        skill->luck = part_way(skill->same, skill->chance);
        skill->skill = part_way(share, b->fair);
    }
}

struct lab_count balance_skill_wins(const struct balance_skill *skill)
{
    return skill->summary.level[BETTER];
}

void balance_say_skill(const struct balance *b, int k, struct rum_text *out)
{
    const struct balance_skill *skill = &b->skill[k];
    const char *low = b->level[k].name, *high = b->level[k + 1].name;
    struct lab_share s = lab_share_of(balance_skill_wins(skill));

    rum_text_printf(out,
                    "Luck: where %s meets %s on every side of a deal in turn, "
                    "the same side wins two games of a deal in %.0f %%, where "
                    "%.0f %% would be chance.\n",
                    high, low, 100 * skill->same, 100 * skill->chance);
    rum_text_printf(out, "Skill: %s wins %.1f %% (%.1f .. %.1f) of ", high,
                    100 * s.share, 100 * s.low, 100 * s.high);
    cli_count(out, skill->summary.played, "game", "games");
    rum_text_printf(out, " against %s, where %.1f %% would be no skill. %s\n",
                    low, 100 * b->fair,
                    skill->skill > skill->luck
                        ? "Skill weighs more than the luck of the deal."
                        : "The luck of the deal weighs more than skill.");
}
