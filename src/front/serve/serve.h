/*
 * serve.h: the commands `rumpus serve` and `rumpus admin`.
 */
#ifndef SERVE_H
#define SERVE_H

int serve_main(int argc, char **argv);
int admin_main(int argc, char **argv);

#endif
