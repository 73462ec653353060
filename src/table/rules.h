/*
 * rules.h (table): what was agreed on at a table, as JSON.
 *
 *     "clock":"bank","time":300,"increment":5,"hurry":60,"grace":120
 *
 * in seconds; members that are not there are left as they are. The same words
 * are in the message that lays a table and in what a host keeps of it.
 */
#ifndef TABLE_RULES_H
#define TABLE_RULES_H

#include <rumpus/json.h>
#include <rumpus/table.h>

void rules_put(struct rum_json *j, const struct rum_table_rules *rules);
/* "clocks":[{"name":"calm","clock":"bank",...},...]: those that suit a game. */
void rules_put_clocks(struct rum_json *j, const struct rum_game *game);
bool rules_read(const struct rum_json_value *in, struct rum_table_rules *rules,
                struct rum_err_text *why);

#endif
