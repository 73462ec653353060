/*
 * report.h: the parts that the reports of all commands have in common, for
 * people and as JSON.
 */
#ifndef LAB_REPORT_H
#define LAB_REPORT_H

#include "summary.h"

/* Game, options and seed: what is needed to run it again. */
void report_setting(const struct lab_setting *setting, struct rum_json *j);

/* How many were played, and whether that was all. */
void report_extent(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_json *j);

/* Lengths, branching and ends. */
void report_course(const struct lab_run *run, const struct lab_summary *s,
                   struct rum_json *j);
void print_course(struct rum_text *out, const struct lab_run *run,
                  const struct lab_summary *s);

void report_spread(const char *name, struct lab_spread s, struct rum_json *j);

/* Games, share and interval as members of an open object. */
void report_count(struct lab_count count, struct rum_json *j);
/* "51.2 %   48.1 .. 54.3   1000 games" and the end of the line. */
void print_count(struct rum_text *out, struct lab_count count);
/* The roles there are, with the counts of each. */
void report_roles(const struct lab_run *run, const struct lab_summary *s,
                  const struct lab_count *count, struct rum_json *j);

/* As much of a clause as a line holds, cut between words; ends the line. */
void print_clause(struct rum_text *out, const char *text);

/* A first line that says what was run, and what it was not able to. */
void print_extent(struct rum_text *out, const struct lab_run *run,
                  const struct lab_summary *s, const char *who);
/* Programs that failed, in how many games, and why in the first: a line for
 * each; the same of one; and as "failures":[{"name":...},...]. */
void print_failures(struct rum_text *out, const struct lab_run *run);
void print_failure(struct rum_text *out, const char *name, uint64_t games,
                   const char *why);
void report_failures(const struct lab_run *run, struct rum_json *j);
/* How many wins were shared. */
void print_draws(struct rum_text *out, const struct lab_summary *s);
/* How long it took. */
void print_time(struct rum_text *out, const struct lab_run *run,
                const struct lab_summary *s);

/* A field of a table, in quotes where it needs them. */
void lab_csv_word(struct rum_text *out, const char *word);

/* Could it be written? What is in it stays. False: why was said. */
bool lab_can_write(const char *path);
/* Write a report into a file; CLI_FAILED, and why was said. */
int lab_write_file(const char *path, const struct rum_text *text);

/* True, and it is said, if a program failed in every game: figures would be
 * about nobody's play. */
bool report_hopeless(const struct lab_run *run, const struct lab_summary *s);
/* CLI_DONE when all is well; otherwise says what is not: CLI_FAILED. */
int report_verdict(const struct lab_run *run, const struct lab_summary *s);

#endif
