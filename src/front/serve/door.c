/*
 * door.c: who may come in, and from where they come.
 *
 * The Origin must be the Host that was asked, or the one the server was told it
 * has; and on the loopback address the Host must be a name of this machine, so
 * that no other name can be bent to point here. A header too long to be looked
 * at is refused.
 */
#include "door.h"

#include <arpa/inet.h>
#include <string.h>

#include <rumpus/scene.h>

#include "secret.h"

bool door_is_local(const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};

    for (int i = 0; i < 3; i++) {
        size_t n = strlen(names[i]);
        if (strncmp(host, names[i], n) == 0 && (!host[n] || host[n] == ':'))
            return true;
    }
    return false;
}

bool door_header(struct lws *wsi, enum lws_token_indexes token, char *out,
                 int size)
{
    out[0] = '\0';
    return lws_hdr_total_length(wsi, token) == 0 ||
           lws_hdr_copy(wsi, out, size, token) > 0;
}

static const char *after_scheme(const char *origin)
{
    const char *name = strstr(origin, "://");
    return name ? name + 3 : "";
}

bool door_welcomes(const struct door *d, struct lws *wsi)
{
    char host[128], origin[160];

    if (!door_header(wsi, WSI_TOKEN_HOST, host, sizeof(host)) || !host[0] ||
        !door_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof(origin)))
        return false;
    bool ours = d->origin && strcmp(host, after_scheme(d->origin)) == 0;
    if (d->loopback && !ours && !door_is_local(host))
        return false;
    if (!origin[0])
        return true; /* not a browser, or a page of our own */
    return d->origin && !door_is_local(host)
               ? strcmp(origin, d->origin) == 0
               : strcmp(after_scheme(origin), host) == 0;
}

bool door_is_node(struct lws *wsi, const char *secret)
{
    char given[64], hash[2][SECRET_HASH_SIZE];

    if (!secret[0] ||
        !door_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, given, sizeof(given)) ||
        strncmp(given, "Bearer ", 7) != 0)
        return false;
    secret_hash(secret, hash[0]);
    secret_hash(given + 7, hash[1]);
    return secret_same(hash[0], hash[1]);
}

void door_address(const struct door *d, struct lws *wsi, bool node,
                  char out[LIMIT_ADDRESS])
{
    char list[512], peer[LIMIT_ADDRESS] = "";
    struct in6_addr any;

    out[0] = '\0';
    lws_get_peer_simple(wsi, peer, sizeof(peer));
    bool proxy = d->origin && (door_is_local(peer) ||
                               (d->proxy && strcmp(peer, d->proxy) == 0));
    if ((node || proxy) &&
        door_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof(list)) &&
        list[0]) {
        const char *last = strrchr(list, ',');
        last = last ? last + 1 + strspn(last + 1, " ") : list;
        if (inet_pton(AF_INET, last, &any) == 1 ||
            inet_pton(AF_INET6, last, &any) == 1)
            rum_say(out, LIMIT_ADDRESS, "%s", last);
    }
    if (!out[0])
        rum_say(out, LIMIT_ADDRESS, "%s", peer);
}
