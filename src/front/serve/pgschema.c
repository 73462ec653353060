/*
 * pgschema.c: what of ours is in a PostgreSQL database.
 *
 * A node has a number, new with every session, and a lock of that number which
 * goes with its session, however it ends: whoever can get it knows that the
 * node is gone. A table has a home, the number of the node that may write it.
 * So a node that was cut off cannot write when it comes back, and two nodes
 * cannot write two histories; if all that were wrong, line n of a table is
 * there once.
 */
#include "pgschema.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>

#include "pgline.h"

#define FORMAT "1"

/* 7317 are the locks of nodes, 7318 that of whoever makes the schema. */
static const char *const schema[] = {
    "BEGIN",
    "SELECT pg_advisory_xact_lock(7318, 0)",
    "CREATE TABLE IF NOT EXISTS format(version integer NOT NULL, secret text"
    " NOT NULL)",
    "CREATE TABLE IF NOT EXISTS nodes(number integer GENERATED ALWAYS AS"
    " IDENTITY PRIMARY KEY, address text NOT NULL, plays text NOT NULL)",
    "CREATE TABLE IF NOT EXISTS tables(id text PRIMARY KEY, game text NOT NULL,"
    " head text NOT NULL, made bigint NOT NULL, plays text NOT NULL GENERATED"
    " ALWAYS AS (game || ':' || coalesce(substring(head from"
    " '\\nrules ([0-9]+)\\n'), '')) STORED)",
    "CREATE TABLE IF NOT EXISTS links(id text NOT NULL, hash text NOT NULL,"
    " seats integer NOT NULL, PRIMARY KEY(id, hash))",
    "CREATE TABLE IF NOT EXISTS kept(id text PRIMARY KEY, text text NOT NULL)",
    "CREATE TABLE IF NOT EXISTS lines(id text NOT NULL, n bigint NOT NULL,"
    " line text NOT NULL, PRIMARY KEY(id, n))",
    /* Of each table; written with every line, so it is narrow and has room. */
    "CREATE TABLE IF NOT EXISTS counts(id text PRIMARY KEY, lines bigint NOT"
    " NULL, home integer NOT NULL) WITH (fillfactor = 50)",
    /* Is this node gone? The lock is shared, so that several may ask. */
    "CREATE OR REPLACE FUNCTION rumpus_gone(node integer) RETURNS boolean"
    " LANGUAGE sql AS $$ SELECT pg_try_advisory_xact_lock_shared(7317, node)"
    " $$",
    "CREATE OR REPLACE FUNCTION rumpus_append(t text, at bigint, words text,"
    " node integer) RETURNS void LANGUAGE plpgsql AS $$ BEGIN"
    " UPDATE counts SET lines = lines + 1"
    " WHERE id = t AND lines = at AND home = node;"
    " IF NOT FOUND THEN RAISE unique_violation"
    " USING MESSAGE = 'a line out of turn'; END IF;"
    " INSERT INTO lines(id, n, line) VALUES(t, at, words); END $$",
    /* Whose home is gone, or cannot play it, gets another: this node, or, if
     * it cannot play it either, one that can. So who is sent elsewhere finds
     * it played there. */
    "CREATE OR REPLACE FUNCTION rumpus_claim(t text, node integer)"
    " RETURNS TABLE(home integer, address text) LANGUAGE plpgsql AS $$"
    " DECLARE best integer; BEGIN"
    " SELECT number INTO best FROM nodes, tables"
    " WHERE tables.id = t AND position(' ' || tables.plays || ' ' in"
    " nodes.plays) > 0 AND (number = node OR NOT rumpus_gone(number))"
    " ORDER BY number <> node, number DESC LIMIT 1;"
    " UPDATE counts SET home = coalesce(best, node) WHERE counts.id = t"
    " AND counts.home <> coalesce(best, node) AND (rumpus_gone(counts.home) OR"
    " NOT EXISTS (SELECT 1 FROM nodes, tables WHERE"
    " number = counts.home AND tables.id = t AND position(' ' || tables.plays"
    " || ' ' in nodes.plays) > 0));"
    " RETURN QUERY SELECT counts.home, nodes.address FROM counts LEFT JOIN"
    " nodes ON number = counts.home WHERE counts.id = t; END $$",
    /* Only where nothing was ever done and nobody is. */
    "CREATE OR REPLACE FUNCTION rumpus_forget(t text, node integer)"
    " RETURNS void LANGUAGE plpgsql AS $$ BEGIN"
    " DELETE FROM counts WHERE id = t AND lines = 0"
    " AND (home = node OR rumpus_gone(home));"
    " IF FOUND THEN DELETE FROM tables WHERE id = t;"
    " DELETE FROM links WHERE id = t; DELETE FROM kept WHERE id = t;"
    " END IF; END $$",
};

static enum rum_err complain(struct rum_err_text *why, const PGresult *r)
{
    const char *words = r ? PQresultErrorMessage(r) : "it does not answer";

    RUM_SAY(why->text, "cannot use the database: %.*s",
            (int)strcspn(words, "\n"), words);
    return RUM_EIO;
}

/* The first node has said what the secret is. */
static enum rum_err check_format(PGconn *c, char secret[SECRET_SIZE],
                                 struct rum_err_text *why)
{
    char word[SECRET_SIZE];

    secret_word(word, SECRET_SIZE - 1);
    PGresult *r = pg_ask(c,
                         "INSERT INTO format SELECT " FORMAT ", $1 WHERE NOT"
                         " EXISTS (SELECT 1 FROM format)",
                         1, (const char *const[]){word});
    PQclear(r);
    r = pg_ask(c, "SELECT version, secret FROM format", 0, NULL);
    enum rum_err err = RUM_OK;
    if (!r || PQntuples(r) != 1) {
        err = complain(why, r);
    } else if (strcmp(PQgetvalue(r, 0, 0), FORMAT) != 0) {
        RUM_SAY(why->text,
                "the database has format %s; this program reads format " FORMAT,
                PQgetvalue(r, 0, 0));
        err = RUM_EIO;
    } else {
        secret[0] = '\0';
        rum_say(secret, SECRET_SIZE, "%s", PQgetvalue(r, 0, 1));
    }
    PQclear(r);
    return err;
}

enum rum_err pg_make_schema(PGconn *c, char secret[SECRET_SIZE],
                            struct rum_err_text *why)
{
    if (PQserverVersion(c) < 140000) {
        RUM_SAY(why->text, "the database must be PostgreSQL 14 or later");
        return RUM_EIO;
    }
    for (size_t i = 0; i < sizeof(schema) / sizeof(*schema); i++) {
        PGresult *r = pg_ask(c, schema[i], 0, NULL);
        enum rum_err err = r && pg_is_good(r) ? RUM_OK : complain(why, r);
        PQclear(r);
        if (err)
            return err;
    }
    enum rum_err err = check_format(c, secret, why);
    if (!err && !pg_run(c, "COMMIT"))
        err = complain(why, NULL);
    return err;
}
