/*
 * mb_cards.c: what a card needs and costs, drawing, trading and playing
 * (MB-2.5 to MB-2.8, MB-3, MB-11 to MB-18). Carrying a card out is the matter
 * of mb_move.c and mb_place.c.
 */
#include "mb.h"

/* The clause that says what a card does for the side that plays it. */
uint16_t mb_clause_of(enum mb_card card, bool human)
{
    static const uint16_t clause[MB_CARDS][2] = {
        [MB_GREEN] = {MB(11, 1), MB(11, 1)},
        [MB_BLUE] = {MB(12, 2), MB(12, 1)},
        [MB_YELLOW] = {MB(13, 2), MB(13, 1)},
        [MB_RED] = {MB(14, 1), MB(14, 1)},
        [MB_RAINBOW] = {MB(15, 1), MB(15, 1)},
        [MB_PURPLE] = {MB(18, 2), MB(18, 1)},
        [MB_WHITE] = {MB(17, 3), MB(17, 1)},
        [MB_BLACK] = {MB(16, 1), MB(16, 1)},
    };
    return clause[card][human];
}

/* ---- paying ---- */

/* The colours that plays 20..26 name, as bits. */
static const uint8_t named[] = {
    1 << MB_GREEN,
    1 << MB_GREEN | 1 << MB_BLUE,
    1 << MB_GREEN | 1 << MB_YELLOW,
    1 << MB_GREEN | 1 << MB_BLUE | 1 << MB_YELLOW,
    1 << MB_BLUE,
    1 << MB_YELLOW,
    1 << MB_RED,
};

static const uint8_t *own_hand(const struct mb_state *s)
{
    return s->hand[s->seat];
}

/* MB-2.8: a Rainbow pays only where the colour itself is missing. */
int mb_rainbows(const struct mb_state *s, int action)
{
    const uint8_t *hand = own_hand(s);
    int n = 0;

    if (action == MB_TRADE + MB_RAINBOW)
        return s->trade;
    if (action < MB_PLAY_GREEN) {
        int own = hand[action - MB_TRADE];
        return own < s->trade ? s->trade - own : 0; /* MB-3.6 */
    }
    for (int c = MB_GREEN; c <= MB_RED; c++)
        n += (named[action - MB_PLAY_GREEN] >> c & 1) && !hand[c];
    return n;
}

void mb_spend(struct mb_state *s, enum mb_card card)
{
    RUM_ASSERT(s->hand[s->seat][card] > 0);
    s->hand[s->seat][card]--;
    s->discards[card]++; /* MB-2.6 */
    if (card < MB_PURPLE)
        s->regular[s->seat]--;
    else
        s->special[s->seat]--;
}

void mb_draw(struct mb_state *s, struct mb_deck *from, enum mb_reason reason,
             uint16_t clause, struct rum_trace *trace)
{
    if (!from->left)
        return; /* MB-2.1, MB-6.5 */

    uint8_t card = from->card[--from->left];
    from->card[from->left] = 0;
    s->hand[s->seat][card]++;
    if (from == &s->deck)
        s->regular[s->seat]++;
    else
        s->special[s->seat]++;
    if (!trace)
        return;

    struct rum_event *e = rum_trace_add(trace, MB_EV_DRAW, s->seat, clause);
    e->subject = card;
    e->arg[0] = (int16_t)reason;
    e->arg[1] = from == &s->specials;
    e->known_to = RUM_BIT(s->seat);
    if (!s->closed)
        e->known_to |= RUM_BIT(s->seat ^ 2);
    e->reveals = true;
    if (from == &s->deck && !from->left)
        rum_trace_add(trace, MB_EV_ENDPHASE, s->seat, MB(19, 2));
}

/* ---- trading ---- */

bool mb_may_trade(const struct mb_state *s, int colour)
{
    const uint8_t *hand = own_hand(s);

    if (!s->specials.left) /* MB-3.5 */
        return false;
    if (colour == MB_RAINBOW)
        return hand[MB_RAINBOW] >= s->trade;
    return hand[colour] && hand[colour] + hand[MB_RAINBOW] >= s->trade;
}

void mb_trade(struct mb_state *s, int colour, struct rum_trace *trace)
{
    RUM_ASSERT(mb_may_trade(s, colour));
    int rainbows = mb_rainbows(s, MB_TRADE + colour);
    int own = s->trade - rainbows;

    for (int i = 0; i < s->trade; i++)
        mb_spend(s, i < own ? (enum mb_card)colour : MB_RAINBOW);
    s->acted = true;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, MB_EV_TRADE, s->seat, MB(3, 1));
        e->subject = (uint16_t)colour;
        e->arg[0] = (int16_t)own;
        e->arg[1] = (int16_t)rainbows;
    }
    mb_draw(s, &s->specials, MB_BY_TRADE, MB(3, 7), trace);
}

/* ---- playing ---- */

static bool can_pay(const struct mb_state *s, int action)
{
    if (action == MB_PLAY_PURPLE)
        return own_hand(s)[MB_PURPLE];
    if (action == MB_PLAY_WHITE)
        return own_hand(s)[MB_WHITE];
    return mb_rainbows(s, action) <= own_hand(s)[MB_RAINBOW];
}

/* MB-2.5: in its smallest form at least. */
static bool can_do(const struct mb_state *s, int action)
{
    bool human = mb_is_human(s->seat);

    switch (action) {
    case MB_PLAY_GREEN:
        return mb_any_may_start(s, false);
    case MB_PLAY_GREEN_YELLOW:
        return !human && mb_any_may_start(s, false);
    case MB_PLAY_GREEN_BLUE:
    case MB_PLAY_GREEN_BOTH:
        return !human && mb_any_may_start(s, true);
    case MB_PLAY_BLUE:
        return human && s->walls_left && mb_any_area(s, MB_AT_WALL);
    case MB_PLAY_YELLOW:
        return human && mb_any_area(s, MB_AT_HIDE);
    case MB_PLAY_RED:
        return mb_any_area(s, MB_AT_STOPTOK);
    case MB_PLAY_PURPLE:
        if (human)
            return s->walls_left && mb_any_area(s, MB_AT_WALL);
        return mb_any_square(s, MB_AT_BLAST);
    default: /* White */
        return s->tokens_left && mb_any_square(s, MB_AT_WHITE);
    }
}

bool mb_may_play(const struct mb_state *s, int action)
{
    return action >= MB_PLAY_GREEN && action <= MB_PLAY_WHITE &&
           can_pay(s, action) && can_do(s, action);
}

static void pay(struct mb_state *s, int action, struct rum_trace *trace)
{
    static const uint8_t main_card[] = {
        MB_GREEN,  MB_GREEN, MB_GREEN,  MB_GREEN, MB_BLUE,
        MB_YELLOW, MB_RED,   MB_PURPLE, MB_WHITE,
    };
    enum mb_card card = main_card[action - MB_PLAY_GREEN];

    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, MB_EV_PLAY, s->seat,
                          mb_clause_of(card, mb_is_human(s->seat)));
        e->subject = card;
        e->arg[0] = (int16_t)action;
        for (int c = MB_GREEN; card < MB_PURPLE && c <= MB_RED; c++) {
            if ((named[action - MB_PLAY_GREEN] >> c & 1) && !own_hand(s)[c])
                e->arg[1] |= (int16_t)(1 << c);
        }
    }
    if (card >= MB_PURPLE) {
        mb_spend(s, card);
        return;
    }
    for (int c = MB_GREEN; c <= MB_RED; c++) {
        if (named[action - MB_PLAY_GREEN] >> c & 1)
            mb_spend(s, own_hand(s)[c] ? (enum mb_card)c : MB_RAINBOW);
    }
}

void mb_play(struct mb_state *s, int action, struct rum_trace *trace)
{
    bool human = mb_is_human(s->seat);

    RUM_ASSERT(mb_may_play(s, action));
    pay(s, action, trace);
    s->acted = true;
    switch (action) {
    case MB_PLAY_BLUE:
        s->to_build = 1;
        mb_ask_area(s, MB_AT_WALL);
        break;
    case MB_PLAY_YELLOW:
        mb_ask_area(s, MB_AT_HIDE);
        break;
    case MB_PLAY_RED:
        mb_ask_area(s, MB_AT_STOPTOK);
        break;
    case MB_PLAY_PURPLE:
        if (human) {
            s->to_build = s->purple_walls; /* MB-18.1 */
            mb_ask_area(s, MB_AT_WALL);
        } else {
            s->phase = MB_AT_BLAST;
        }
        break;
    case MB_PLAY_WHITE:
        if (human)
            mb_ask_area(s, MB_AT_WHITE);
        else
            s->phase = MB_AT_WHITE; /* MB-22.4 */
        break;
    default: /* Green, with Blue and Yellow or without */
        s->blue = named[action - MB_PLAY_GREEN] >> MB_BLUE & 1;
        s->steps = 1 + (named[action - MB_PLAY_GREEN] >> MB_YELLOW & 1);
        s->phase = MB_AT_STACK;
    }
}
