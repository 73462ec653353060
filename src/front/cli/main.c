/*
 * main.c: the program `rumpus`; each command is one entry of a table.
 */
#include <stdio.h>

int main(void)
{
    puts("rumpus " RUMPUS_VERSION);
    return 0;
}
