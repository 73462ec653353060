/*
 * record.h: what writing and reading a recording share.
 */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#define RECORD_FIRST_LINE "rumpus recording 1"

#endif
