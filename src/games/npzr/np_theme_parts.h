/*
 * np_theme_parts.h: twelve drawings, the parts of the four characters.
 *
 * Each fills a square of 100 by 100. Necks are 20 wide and waists 40, centred
 * on the seam, and run a little past the edge, which cuts them off: so any
 * head fits any torso and any torso any legs. Flat colours in one outline.
 */
#ifndef NP_THEME_PARTS_H
#define NP_THEME_PARTS_H

/* A part, outlined; what says stroke='none' is not. */
#define DRAWN(shapes)                                                          \
    "<g stroke='#1c1a27' stroke-width='4' stroke-linejoin='round' "            \
    "stroke-linecap='round'>" shapes "</g>"

/* ---- Ninja ---- */

#define NINJA_HEAD                                                             \
    DRAWN(                                                                     \
        "<path d='M84 40 L99 26 L95 41 L99 50 Z' fill='#d7263d'/>"             \
        "<path d='M40 80 H60 V104 H40 Z' fill='#2b3a67'/>"                     \
        "<path d='M50 6 C74 6 88 24 88 50 C88 76 72 92 50 92 C28 92 12 76 12 " \
        "50 C12 24 26 6 50 6 Z' fill='#2b3a67'/>"                              \
        "<path d='M18 54 C18 44 28 43 50 43 C72 43 82 44 82 54 C82 66 70 68 "  \
        "50 68 C30 68 18 66 18 54 Z' fill='#f4c79a'/>"                         \
        "<path d='M13 31 C36 38 64 38 87 31 L87.5 43 C64 49 36 49 12.5 43 Z' " \
        "fill='#d7263d'/>"                                                     \
        "<path d='M26 51 L45 58 C43 66 29 66 26 51 Z M74 51 L55 58 C57 66 71 " \
        "66 74 51 Z' fill='#fff' stroke-width='3'/>"                           \
        "<circle cx='38' cy='59' r='3.5' fill='#1c1a27' stroke='none'/>"       \
        "<circle cx='62' cy='59' r='3.5' fill='#1c1a27' stroke='none'/>"       \
        "<path d='M34 80 C44 84 56 84 66 80' fill='none' stroke-width='3'/>")

#define NINJA_TORSO                                                            \
    DRAWN(                                                                     \
        "<path d='M60 24 L92 6' fill='none' stroke='#1c1a27' "                 \
        "stroke-width='10'/>"                                                  \
        "<path d='M80 13 L92 6' fill='none' stroke='#d7263d' "                 \
        "stroke-width='4'/>"                                                   \
        "<path d='M40 -4 H60 V12 H40 Z' fill='#f4c79a'/>"                      \
        "<path d='M30 14 C12 16 6 30 5 50 C5 58 18 60 20 52 L30 40 Z' "        \
        "fill='#223055'/>"                                                     \
        "<path d='M70 14 C88 16 94 30 95 50 C95 58 82 60 80 52 L70 40 Z' "     \
        "fill='#223055'/>"                                                     \
        "<path d='M30 10 C36 6 42 4 44 4 L50 16 L56 4 C58 4 64 6 70 10 L76 "   \
        "40 L70 104 H30 L24 40 Z' fill='#2b3a67'/>"                            \
        "<path d='M42 5 L66 44 M58 5 L34 44' fill='none' stroke='#8fa3d8' "    \
        "stroke-width='5'/>"                                                   \
        "<path d='M27 74 H73 L71.5 90 H28.5 Z' fill='#d7263d'/>"               \
        "<path d='M44 72 H56 V92 H44 Z' fill='#d7263d'/>"                      \
        "<circle cx='12' cy='60' r='9' fill='#f4c79a'/>"                       \
        "<circle cx='86' cy='57' r='8' fill='#f4c79a'/>"                       \
        "<path d='M85 42 L89 53 L99 57 L89 61 L85 74 L81 61 L71 57 L81 53 Z' " \
        "fill='#cfd8e3' stroke-width='3'/>"                                    \
        "<circle cx='85' cy='57' r='2.6' fill='#1c1a27' stroke='none'/>")

#define NINJA_LEGS                                                             \
    DRAWN("<path d='M30 -4 H70 L72 26 L92 58 L84 78 L66 74 L70 62 L50 36 L40 " \
          "60 L38 84 H14 L20 50 L28 24 Z' fill='#2b3a67'/>"                    \
          "<path d='M17 66 L39 70 M16 76 L38 80 M68 64 L89 66 M67 71 L86 74' " \
          "fill='none' stroke='#d7263d' stroke-width='5'/>"                    \
          "<path d='M38 84 V97 H4 C2 90 6 86 14 84 Z' fill='#151c33'/>"        \
          "<path d='M84 76 L96 84 C99 92 97 97 92 97 H62 L66 74 Z' "           \
          "fill='#151c33'/>"                                                   \
          "<path d='M11 89 V96 M88 88 V96' fill='none' stroke='#8fa3d8' "      \
          "stroke-width='3'/>")

/* ---- Pirate ---- */

#define PIRATE_HEAD                                                            \
    DRAWN(                                                                     \
        "<path d='M40 80 H60 V104 H40 Z' fill='#d98f5c'/>"                     \
        "<path d='M22 40 C20 70 30 92 50 92 C70 92 80 70 78 40 Z' "            \
        "fill='#e8a872'/>"                                                     \
        "<path d='M21 56 C24 62 32 64 38 60 C46 64 54 64 62 60 C68 64 76 62 "  \
        "79 56 C80 74 70 98 56 96 L50 102 L44 96 C30 98 20 74 21 56 Z' "       \
        "fill='#3a2418'/>"                                                     \
        "<path d='M38 72 C44 80 56 80 62 72 Z' fill='#fff' stroke-width='3'/>" \
        "<path d='M47 73 H53 V78 H47 Z' fill='#f2b632' stroke='none'/>"        \
        "<path d='M45 58 C43 66 57 66 55 58 C54 52 46 52 45 58 Z' "            \
        "fill='#d97b52' stroke-width='3'/>"                                    \
        "<path d='M40 40 L79 54' fill='none' stroke='#1c1a27' "                \
        "stroke-width='3'/>"                                                   \
        "<path d='M57 45 C62 43 70 45 73 49 C72 58 59 57 57 45 Z' "            \
        "fill='#1c1a27' stroke-width='3'/>"                                    \
        "<circle cx='36' cy='51' r='7.5' fill='#fff' stroke-width='3'/>"       \
        "<circle cx='38' cy='52' r='3.5' fill='#1c1a27' stroke='none'/>"       \
        "<circle cx='20' cy='66' r='5' fill='none' stroke='#f2b632' "          \
        "stroke-width='4'/>"                                                   \
        "<path d='M4 38 C14 34 20 6 50 4 C80 6 86 34 96 38 C84 50 66 40 50 "   \
        "40 C34 40 16 50 4 38 Z' fill='#7a1f1d'/>"                             \
        "<path d='M6 38 C16 46 34 36 50 36 C66 36 84 46 94 38' fill='none' "   \
        "stroke='#f2b632' stroke-width='4'/>"                                  \
        "<path d='M40 18 C40 8 60 8 60 18 C60 24 56 24 56 29 H44 C44 24 40 "   \
        "24 40 18 Z' fill='#fff' stroke-width='3'/>"                           \
        "<circle cx='46' cy='18' r='2.6' fill='#1c1a27' stroke='none'/>"       \
        "<circle cx='54' cy='18' r='2.6' fill='#1c1a27' stroke='none'/>")

#define PIRATE_TORSO                                                           \
    DRAWN(                                                                     \
        "<path d='M40 -4 H60 V18 H40 Z' fill='#e8a872'/>"                      \
        "<path d='M30 12 C14 12 6 28 4 54 L22 58 L30 40 Z' fill='#c8332b'/>"   \
        "<path d='M70 12 C86 12 94 28 96 54 L78 58 L70 40 Z' fill='#c8332b'/>" \
        "<path d='M3 52 L23 56 L21 66 L2 62 Z' fill='#f2b632'/>"               \
        "<path d='M97 52 L77 56 L79 66 L98 62 Z' fill='#f2b632'/>"             \
        "<path d='M30 8 L50 18 L70 8 L70 104 H30 Z' fill='#fff'/>"             \
        "<path d='M33 30 H67 M32 46 H68 M31 62 H69' fill='none' "              \
        "stroke='#2f6fb5' stroke-width='6'/>"                                  \
        "<path d='M30 8 L44 14 C36 40 36 70 40 104 H28 C28 70 22 40 24 14 Z' " \
        "fill='#c8332b'/>"                                                     \
        "<path d='M70 8 L56 14 C64 40 64 70 60 104 H72 C72 70 78 40 76 14 Z' " \
        "fill='#c8332b'/>"                                                     \
        "<path d='M26 78 H74 V92 H26 Z' fill='#3a2418'/>"                      \
        "<path d='M42 75 H58 V95 H42 Z' fill='#f2b632'/>"                      \
        "<path d='M47 81 H53 V89 H47 Z' fill='#3a2418' stroke='none'/>"        \
        "<circle cx='10' cy='73' r='9' fill='#e8a872'/>"                       \
        "<path d='M88 66 C88 74 95 76 94 85 C92 94 80 94 80 85' fill='none' "  \
        "stroke='#1c1a27' stroke-width='10'/>"                                 \
        "<path d='M88 66 C88 74 95 76 94 85 C92 94 80 94 80 85' fill='none' "  \
        "stroke='#cfd8e3' stroke-width='5'/>")

#define PIRATE_LEGS                                                            \
    DRAWN("<path d='M60 40 H76 L72 97 H64 Z' fill='#b9793f'/>"                 \
          "<path d='M63 60 H73 M64 76 H72' fill='none' stroke='#7a4a22' "      \
          "stroke-width='3'/>"                                                 \
          "<path d='M30 -4 H70 L82 46 L56 50 L50 20 L46 58 L20 56 L28 20 Z' "  \
          "fill='#3f4c7a'/>"                                                   \
          "<path d='M20 56 L26 50 L32 57 L39 50 L46 58 M56 50 L63 43 L70 48 "  \
          "L76 42 L82 46' fill='none' stroke-width='3'/>"                      \
          "<path d='M56 18 H66 V30 H56 Z' fill='#c8332b' stroke-width='3'/>"   \
          "<path d='M20 54 L46 56 L44 82 C44 90 46 97 40 97 H6 C2 90 6 82 18 " \
          "80 Z' fill='#3a2418'/>"                                             \
          "<path d='M16 54 C26 60 40 62 50 57 L49 68 C40 72 24 70 16 66 Z' "   \
          "fill='#5b3a26'/>"                                                   \
          "<path d='M14 84 H26 V92 H14 Z' fill='#f2b632' stroke-width='3'/>")

/* ---- Zombie ---- */

#define ZOMBIE_HEAD                                                            \
    DRAWN(                                                                     \
        "<path d='M40 80 H60 V104 H40 Z' fill='#6fa33f'/>"                     \
        "<path d='M22 30 C16 50 18 66 28 78 C34 90 42 94 52 94 C68 94 78 78 "  \
        "80 60 C82 46 80 34 76 26 Z' fill='#8cc152'/>"                         \
        "<path d='M20 50 C10 46 8 60 18 64 Z' fill='#8cc152'/>"                \
        "<path d='M81 48 C92 46 90 58 80 62 Z' fill='#8cc152'/>"               \
        "<path d='M20 32 C14 20 26 8 36 12 C42 2 56 2 60 10 C72 4 84 16 78 "   \
        "28 C64 36 34 38 20 32 Z' fill='#f28fb1'/>"                            \
        "<path d='M36 12 C34 20 42 22 40 30 M60 10 C56 18 64 20 60 31 M26 24 " \
        "C32 22 34 26 32 30 M72 20 C68 20 68 24 70 27' fill='none' "           \
        "stroke='#c2557f' stroke-width='4'/>"                                  \
        "<path d='M20 33 L28 40 L36 34 L44 41 L52 35 L60 41 L68 34 L78 29' "   \
        "fill='none'/>"                                                        \
        "<circle cx='38' cy='54' r='11' fill='#fff'/>"                         \
        "<circle cx='40' cy='57' r='3.5' fill='#1c1a27' stroke='none'/>"       \
        "<circle cx='64' cy='52' r='7.5' fill='#ffe066'/>"                     \
        "<circle cx='63' cy='50' r='2.6' fill='#1c1a27' stroke='none'/>"       \
        "<path d='M48 62 L52 62 L50 67 Z' fill='#1c1a27' stroke-width='3'/>"   \
        "<path d='M32 74 C42 70 58 70 70 74 C66 86 40 88 32 74 Z' "            \
        "fill='#4a1f2b'/>"                                                     \
        "<path d='M40 72 L42 79 L46 72 Z M60 72 L58 80 L54 72 Z M46 84 L48 "   \
        "78 L51 84 Z' fill='#fff' stroke='none'/>"                             \
        "<path d='M70 62 L76 76 M69 69 L77 66 M71 74 L79 71' fill='none' "     \
        "stroke-width='3'/>")

#define ZOMBIE_TORSO                                                           \
    DRAWN(                                                                     \
        "<path d='M40 -4 H60 V14 H40 Z' fill='#8cc152'/>"                      \
        "<path d='M12 18 L24 20 L24 33 L12 34 L8 42 L7 35 L3 40 L4 32 L1 33 "  \
        "L4 24 C6 19 9 18 12 18 Z' fill='#8cc152' stroke-width='3'/>"          \
        "<path d='M30 14 C24 17 20 18 16 17 L19 22 L15 26 L19 31 L16 36 C24 "  \
        "38 28 37 32 35 Z' fill='#6b4f8a'/>"                                   \
        "<path d='M70 16 C84 18 92 26 94 40 L80 46 C78 40 76 38 70 38 Z' "     \
        "fill='#6b4f8a'/>"                                                     \
        "<path d='M80 46 L94 40 C98 54 96 64 94 72 L82 72 C84 64 84 54 80 46 " \
        "Z' fill='#8cc152'/>"                                                  \
        "<path d='M30 8 C38 14 62 14 70 8 L76 44 L70 104 H30 L24 44 Z' "       \
        "fill='#8a6bb0'/>"                                                     \
        "<path d='M38 34 L48 28 L60 32 L66 42 L62 56 L50 62 L38 56 L34 46 Z' " \
        "fill='#4a1f2b' stroke-width='3'/>"                                    \
        "<path d='M40 38 C46 42 54 42 61 37 M37 46 C46 51 56 50 64 45 M40 54 " \
        "C46 58 54 58 60 54' fill='none' stroke='#fff' stroke-width='4'/>"     \
        "<path d='M28 84 L34 92 L40 84 L46 94 L52 84 L58 93 L64 84 L72 92' "   \
        "fill='none' stroke='#5b4280' stroke-width='4'/>"                      \
        "<path d='M62 66 L70 68 L66 76 Z' fill='#8cc152' stroke-width='3'/>"   \
        "<path d='M78 72 H96 L97 82 L92 78 L90 86 L86 79 L82 87 L79 80 Z' "    \
        "fill='#8cc152' stroke-width='3'/>")

#define ZOMBIE_LEGS                                                            \
    DRAWN("<path d='M62 30 H72 L70 78 H64 Z' fill='#fff'/>"                    \
          "<path d='M60 78 C64 72 70 72 74 78 C90 80 96 88 92 97 H60 Z' "      \
          "fill='#fff'/>"                                                      \
          "<path d='M70 90 V97 M78 89 V97 M85 90 V97' fill='none' "            \
          "stroke-width='3'/>"                                                 \
          "<path d='M30 -4 H70 L78 36 L70 32 L66 42 L60 34 L55 40 L50 16 L46 " \
          "40 L46 66 L38 60 L34 70 L28 62 L20 68 L26 24 Z' fill='#7a5a3a'/>"   \
          "<path d='M34 22 H44 V34 H34 Z' fill='#c9a26b' stroke-width='3'/>"   \
          "<path d='M36 20 V25 M42 31 V37 M32 30 H37' fill='none' "            \
          "stroke-width='3'/>"                                                 \
          "<path d='M26 64 L34 70 L38 62 L42 64 L42 84 C44 92 42 97 38 97 H6 " \
          "C2 90 8 84 24 82 Z' fill='#8cc152'/>"                               \
          "<path d='M10 97 V92 M17 97 V91 M24 97 V91' fill='none' "            \
          "stroke-width='3'/>")

/* ---- Robot ---- */

#define ROBOT_HEAD                                                             \
    DRAWN("<path d='M40 82 H60 V104 H40 Z' fill='#7c93a5'/>"                   \
          "<path d='M40 90 H60 M40 97 H60' fill='none' stroke-width='3'/>"     \
          "<path d='M50 24 V10' fill='none'/>"                                 \
          "<circle cx='50' cy='8' r='6' fill='#ff5a4f'/>"                      \
          "<path d='M6 44 H18 V66 H6 Z M82 44 H94 V66 H82 Z' fill='#5b7083'/>" \
          "<path d='M22 22 H78 C82 22 85 25 85 29 V78 C85 82 82 85 78 85 H22 " \
          "C18 85 15 82 15 78 V29 C15 25 18 22 22 22 Z' fill='#b7c9d6'/>"      \
          "<path d='M17 29 C17 26 19 24 22 24 H78 C81 24 83 26 83 29 V32 H17 " \
          "Z' fill='#dfe9f0' stroke='none'/>"                                  \
          "<path d='M24 36 H76 C80 36 80 60 76 60 H24 C20 60 20 36 24 36 Z' "  \
          "fill='#1f3244'/>"                                                   \
          "<circle cx='36' cy='48' r='8' fill='#4de1ff' stroke='none'/>"       \
          "<circle cx='64' cy='48' r='8' fill='#4de1ff' stroke='none'/>"       \
          "<circle cx='39' cy='45' r='2.6' fill='#fff' stroke='none'/>"        \
          "<circle cx='67' cy='45' r='2.6' fill='#fff' stroke='none'/>"        \
          "<path d='M28 68 H72 V78 H28 Z' fill='#fff' stroke-width='3'/>"      \
          "<path d='M37 68 V78 M46 68 V78 M55 68 V78 M64 68 V78' fill='none' " \
          "stroke-width='3'/>"                                                 \
          "<circle cx='21' cy='79' r='2.2' fill='#5b7083' stroke='none'/>"     \
          "<circle cx='79' cy='79' r='2.2' fill='#5b7083' stroke='none'/>")

#define ROBOT_TORSO                                                            \
    DRAWN("<path d='M40 -4 H60 V12 H40 Z' fill='#7c93a5'/>"                    \
          "<path d='M40 4 H60' fill='none' stroke-width='3'/>"                 \
          "<path d='M22 24 C8 26 4 42 10 58' fill='none' stroke='#1c1a27' "    \
          "stroke-width='15'/>"                                                \
          "<path d='M22 24 C8 26 4 42 10 58' fill='none' stroke='#7c93a5' "    \
          "stroke-width='8' stroke-linecap='butt' stroke-dasharray='4 3'/>"    \
          "<path d='M78 24 C92 26 96 42 90 58' fill='none' stroke='#1c1a27' "  \
          "stroke-width='15'/>"                                                \
          "<path d='M78 24 C92 26 96 42 90 58' fill='none' stroke='#7c93a5' "  \
          "stroke-width='8' stroke-linecap='butt' stroke-dasharray='4 3'/>"    \
          "<path d='M24 10 H76 C79 10 80 12 80 15 L76 72 L70 84 V104 H30 V84 " \
          "L24 72 L20 15 C20 12 21 10 24 10 Z' fill='#b7c9d6'/>"               \
          "<path d='M30 84 H70 M30 93 H70' fill='none' stroke-width='3'/>"     \
          "<circle cx='40' cy='34' r='13' fill='#fff'/>"                       \
          "<path d='M40 34 L47 27' fill='none' stroke='#ff5a4f' "              \
          "stroke-width='4'/>"                                                 \
          "<path d='M60 22 H72 V46 H60 Z' fill='#1f3244' stroke-width='3'/>"   \
          "<path d='M63 41 V36 M66 41 V30 M69 41 V26' fill='none' "            \
          "stroke='#7dff8a' stroke-width='2.5'/>"                              \
          "<circle cx='34' cy='62' r='5' fill='#ff5a4f' stroke-width='3'/>"    \
          "<circle cx='50' cy='62' r='5' fill='#ffd23f' stroke-width='3'/>"    \
          "<circle cx='66' cy='62' r='5' fill='#4de1ff' stroke-width='3'/>"    \
          "<path d='M11 56 C1 58 1 75 8 79 L11 72 L16 80 C24 74 22 58 11 56 "  \
          "Z' fill='#5b7083'/>"                                                \
          "<path d='M89 56 C78 58 76 74 84 80 L89 72 L92 79 C99 75 99 58 89 "  \
          "56 Z' fill='#5b7083'/>")

#define ROBOT_LEGS                                                             \
    DRAWN(                                                                     \
        "<path d='M30 -4 H70 V14 C70 20 66 22 60 22 H40 C34 22 30 20 30 14 "   \
        "Z' fill='#7c93a5'/>"                                                  \
        "<path d='M36 24 L28 32 L42 38 L26 46 L42 53 L26 61 L38 68' "          \
        "fill='none' stroke='#1c1a27' stroke-width='10'/>"                     \
        "<path d='M36 24 L28 32 L42 38 L26 46 L42 53 L26 61 L38 68' "          \
        "fill='none' stroke='#dfe9f0' stroke-width='4'/>"                      \
        "<path d='M64 24 L72 32 L58 38 L74 46 L58 53 L74 61 L62 68' "          \
        "fill='none' stroke='#1c1a27' stroke-width='10'/>"                     \
        "<path d='M64 24 L72 32 L58 38 L74 46 L58 53 L74 61 L62 68' "          \
        "fill='none' stroke='#dfe9f0' stroke-width='4'/>"                      \
        "<path d='M22 66 H44 V97 H4 C2 84 10 78 22 78 Z' fill='#b7c9d6'/>"     \
        "<path d='M78 66 H56 V97 H96 C98 84 90 78 78 78 Z' fill='#b7c9d6'/>"   \
        "<path d='M3 90 H44 M56 90 H97' fill='none'/>"                         \
        "<circle cx='34' cy='76' r='4' fill='#ffd23f' stroke-width='3'/>"      \
        "<circle cx='66' cy='76' r='4' fill='#ffd23f' stroke-width='3'/>"      \
        "<path d='M42 4 H58' fill='none' stroke='#4de1ff' stroke-width='5'/>")

#endif
