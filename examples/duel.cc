// duel.cc: bots play a match of any game among themselves, from C++: duel GAME
// [LEVEL]
//
// Build it with: c++ -std=c++17 duel.cc $(pkg-config --cflags --libs rumpus)
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

#include <rumpus/bot.h>
#include <rumpus/match.h>

struct Destroy {
    void operator()(rum_match *m) const { rum_match_destroy(m); }
    void operator()(rum_bot *b) const { rum_bot_destroy(b); }
};
using Match = std::unique_ptr<rum_match, Destroy>;
using Bot = std::unique_ptr<rum_bot, Destroy>;

// What the seat to act does, by what it may see.
static rum_action think(const Match &match, const std::vector<Bot> &bots)
{
    const rum_game *game = rum_match_game(match.get());
    rum_seat seat = rum_match_actor(match.get());
    alignas(8) std::array<char, RUM_MAX_STATE> seen;
    rum_advice advice;

    rum_game_hide(game, rum_match_state(match.get()), seat, seen.data());
    return rum_bot_choose(bots[std::size_t(seat)].get(), seen.data(), seat,
                          &advice);
}

int main(int argc, char **argv)
{
    const rum_game *game = rum_game_find(argc > 1 ? argv[1] : "");
    rum_bot_options level{};
    rum_options options;
    rum_err_text why{};
    rum_match *made = nullptr;

    if (!game || rum_bot_parse(argc > 2 ? argv[2] : "easy", &level, &why) < 0) {
        std::fprintf(stderr, "usage: duel GAME [LEVEL]  %s\n", why.text);
        return 2;
    }
    rum_options_init(&options, game);
    if (rum_match_create(game, &options, rum_seed{{7}}, &made, &why) < 0) {
        std::fprintf(stderr, "duel: %s\n", why.text);
        return 1;
    }
    Match match(made);
    std::vector<Bot> bots;
    for (int seat = 0; seat < rum_match_seats(match.get()); seat++) {
        level.seed.word[0] = std::uint32_t(seat);
        bots.emplace_back(rum_bot_create(game, &level));
    }
    while (rum_match_actor(match.get()) != RUM_NOBODY)
        rum_match_play(match.get(), think(match, bots));

    std::array<int, RUM_MAX_SEATS> points{};
    game->score(rum_match_state(match.get()), points.data());
    std::printf("%s: %zu decisions\n", game->title,
                rum_match_length(match.get()));
    for (int seat = 0; seat < rum_match_seats(match.get()); seat++)
        std::printf("seat %d: %d/60\n", seat, points[std::size_t(seat)]);
    return 0;
}
