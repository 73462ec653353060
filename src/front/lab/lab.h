/*
 * lab.h: the commands `rumpus lab` and `rumpus bench`.
 *
 * argv[0] is the command's own word. They return the exit code: 0 done,
 * 1 failed, 2 wrong usage.
 */
#ifndef LAB_LAB_H
#define LAB_LAB_H

int lab_main(int argc, char **argv);
int bench_main(int argc, char **argv);

#endif
