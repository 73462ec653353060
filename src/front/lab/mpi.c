/*
 * mpi.c: the module that talks MPI for the lab; see ranks.h.
 */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ranks.h"

/* Exported; nothing else in the program knows MPI. */
__attribute__((visibility("default"))) lab_link_start rumpus_link_start;

/* MPI waits by spinning, and the thread that would spin shares its core with
 * one that plays. So nothing here waits: a long message takes several calls on
 * both sides until it is over. */

static void *(*alloc)(size_t size);

/* On their way out, the oldest first. */
static struct parcel {
    struct parcel *next;
    MPI_Request request;
    char bytes[];
} * leaving;

/* On its way in, or the last that came. */
static struct {
    char *bytes;
    int from, n;
    bool under_way;
    MPI_Request request;
} coming;

static void let_go(void)
{
    for (struct parcel **p = &leaving; *p;) {
        struct parcel *parcel = *p;
        int gone = 0;
        MPI_Test(&parcel->request, &gone, MPI_STATUS_IGNORE);
        if (gone) {
            *p = parcel->next;
            free(parcel);
        } else {
            p = &parcel->next;
        }
    }
}

static void send_bytes(int to, const char *bytes, int n)
{
    struct parcel **last = &leaving, *parcel;

    let_go();
    while (*last)
        last = &(*last)->next;
    parcel = alloc(sizeof(*parcel) + (size_t)n);
    memcpy(parcel->bytes, bytes, (size_t)n);
    MPI_Isend(parcel->bytes, n, MPI_BYTE, to, 0, MPI_COMM_WORLD,
              &parcel->request);
    *last = parcel;
    /* let_go() tests for it.
     * NOLINTNEXTLINE(clang-analyzer-optin.mpi.MPI-Checker) */
}

static void begin_to_receive(void)
{
    MPI_Status status;
    int there = 0;

    MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, &status);
    if (!there)
        return;
    coming.from = status.MPI_SOURCE;
    MPI_Get_count(&status, MPI_BYTE, &coming.n);
    free(coming.bytes);
    coming.bytes = alloc((size_t)coming.n + 1);
    MPI_Irecv(coming.bytes, coming.n, MPI_BYTE, coming.from, 0, MPI_COMM_WORLD,
              &coming.request);
    coming.under_way = true;
}

static char *receive_bytes(int *from, int *n)
{
    int there = 0;

    let_go();
    if (!coming.under_way)
        begin_to_receive();
    if (coming.under_way)
        MPI_Test(&coming.request, &there, MPI_STATUS_IGNORE);
    if (!there)
        return NULL;
    coming.under_way = false;
    *from = coming.from;
    *n = coming.n;
    return coming.bytes;
}

static bool busy(void)
{
    return leaving || coming.under_way;
}

static void finish(void)
{
    for (let_go(); leaving; let_go())
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    free(coming.bytes);
    MPI_Finalize();
}

bool rumpus_link_start(struct lab_link *link)
{
    int given;

    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &given) !=
            MPI_SUCCESS ||
        given < MPI_THREAD_FUNNELED)
        return false;
    MPI_Comm_rank(MPI_COMM_WORLD, &link->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &link->ranks);
    alloc = link->alloc;
    link->send = send_bytes;
    link->receive = receive_bytes;
    link->busy = busy;
    link->finish = finish;
    return true;
}
