/*
 * np_dump.c: the full view for testers.
 */
#include "np_test.h"

#include <stdlib.h>

RULE("NP-10.8", the_dump_is_whole)
{
    struct np_state s;
    position(&s, "goal=any3 movable=top dry=play_on turn_limit=99 hand=4");
    hand(&s, 0, "Nh wl");
    hand(&s, 1, "Ph");
    scored(&s, 1, "Zh Zt");
    counts(&s, 1, "Z2 R");
    stack(&s, 0, "NP/-/wnN");
    s.sure[1][Nh] = 1;
    s.sure_wilds[1] = 1;
    next_cards(&s, "Rh Rt");
    scatter(&s);
    np_finish(&s, 1, NP(7, 1), NULL);
    s.deck[0] = 36;
    s.deck[1] = 55;
    s.deck_size = 2;
    s.stacks[0] = 1;
    s.stacks[1] = 0;

    char *json = kit_dump(&np_game, &s);
    CHECK_STR(
        json,
        "{\"phase\":\"over\",\"to_act\":null,\"turn\":1,\"first\":0,"
        "\"regular_played\":false,\"any_played\":false,\"moves\":0,\"chain\":0,"
        "\"held\":null,\"target\":null,\"from\":null,\"deck\":[55,36],"
        "\"hands\":[[0,54],[12]],\"scored\":[[],[24,28]],"
        "\"count\":[[0,0,0,0],[0,0,2,1]],"
        "\"sure\":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"
        "[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],\"sure_wilds\":[0,1],"
        "\"stacks\":[{\"slot\":0,\"owner\":0,\"head\":[{\"card\":1,"
        "\"face\":0},{\"card\":13,\"face\":3}],\"torso\":[],\"legs\":["
        "{\"card\":48,\"face\":2}]}],\"winner\":1,\"options\":{\"copies\":4,"
        "\"movable\":\"top\",\"hand\":4,\"goal\":\"any3\",\"dry\":"
        "\"play_on\",\"turn_limit\":99,\"draw\":1,\"regular\":1,\"moves\":1,"
        "\"wilds\":8}}");
    free(json);
}

TEST(the_dump_of_a_card_in_the_air)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh wn");
    unsigned a = stack(&s, 1, "PZwhNR/-/-");
    PLAY(&s, Wn, ON(a));
    char *json = kit_dump(&np_game, &s);
    CHECK_HAS(json, "\"phase\":\"D3\",\"to_act\":0,");
    CHECK_HAS(json, "\"held\":48,\"target\":0,\"from\":null");
    free(json);

    PLAY(&s, AS(Nt));
    earn(&s, 1);
    PLAY(&s, pick(&s, a, HEAD, 1), NP_NEW_OPP);
    json = kit_dump(&np_game, &s);
    CHECK_HAS(json, "\"phase\":\"D6\"");
    CHECK_HAS(json, "\"held\":52,\"target\":\"NEW_OPP\",\"from\":{\"slot\":0,"
                    "\"pile\":\"head\",\"level\":2,\"face\":0,\"was_top\":"
                    "false,\"was_single\":false,\"owner\":1}");
    free(json);
}
