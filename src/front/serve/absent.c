/*
 * absent.c: `rumpus serve` where its libraries were not there to build it.
 */
#include "serve.h"

#include "../common/cli.h"

int serve_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return cli_error("this program was built without the server: install "
                     "libwebsockets-dev, libwebsockets-evlib-uv, libuv1-dev, "
                     "libsqlite3-dev and libsodium-dev, then build again");
}
