/*
 * lab.h: the commands `rumpus lab` and `rumpus bench`.
 *
 * argv[0] is the command's own word; they return an exit code.
 */
#ifndef LAB_LAB_H
#define LAB_LAB_H

int lab_main(int argc, char **argv);
int lab_balance(int argc, char **argv);
int lab_compare(int argc, char **argv);
int lab_sweep(int argc, char **argv);
int lab_ladder(int argc, char **argv);
int lab_sim(int argc, char **argv);
int lab_duel(int argc, char **argv);
int lab_calibrate(int argc, char **argv);
int bench_main(int argc, char **argv);

#endif
