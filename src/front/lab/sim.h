/*
 * sim.h: the commands of `rumpus lab`, one function each.
 */
#ifndef LAB_SIM_H
#define LAB_SIM_H

#include "args.h"

int sim_main(struct lab_args *args);
int duel_main(struct lab_args *args);

#endif
