/*
 * commands.h: the commands for people at a terminal, and `drive`.
 *
 * argv[0] is the command's own word; they return an exit code.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int cli_play(int argc, char **argv);
int cli_watch(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_resume(int argc, char **argv);
int cli_list(int argc, char **argv);
int cli_games(int argc, char **argv);
int cli_rules(int argc, char **argv);
int cli_lessons(int argc, char **argv);
int cli_lesson(int argc, char **argv);
int cli_drive(int argc, char **argv);

#endif
