/*
 * absent.c: `rumpus serve` where its libraries were not there to build it.
 */
#include "serve.h"

#include "../common/cli.h"

static int absent(void)
{
    return cli_error("this program was built without the server: install "
                     "libwebsockets-dev, libwebsockets-evlib-uv, libuv1-dev, "
                     "libsqlite3-dev and libsodium-dev, then build again");
}

int serve_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return absent();
}

int admin_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return absent();
}
