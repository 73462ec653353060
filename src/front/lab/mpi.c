/*
 * mpi.c: the module that talks MPI for the lab; see ranks.h.
 */
#include <mpi.h>

#include "ranks.h"

/* Exported; nothing else in the program knows MPI. */
__attribute__((visibility("default"))) lab_link_start rumpus_link_start;

static void send_bytes(int to, const char *bytes, int n)
{
    MPI_Send(bytes, n, MPI_BYTE, to, 0, MPI_COMM_WORLD);
}

static bool poll_any(int *from, int *n)
{
    MPI_Status status;
    int there = 0;

    MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &there, &status);
    if (!there)
        return false;
    *from = status.MPI_SOURCE;
    MPI_Get_count(&status, MPI_BYTE, n);
    return true;
}

static const volatile sig_atomic_t *broken;

/* The sender may die in the middle of it. */
static bool receive_bytes(int from, char *bytes, int n)
{
    MPI_Request request;
    int there = 0;

    MPI_Irecv(bytes, n, MPI_BYTE, from, 0, MPI_COMM_WORLD, &request);
    while (!there && !*broken)
        MPI_Test(&request, &there, MPI_STATUS_IGNORE);
    /* Nobody waits for what a dead rank was sending.
     * NOLINTNEXTLINE(clang-analyzer-optin.mpi.MPI-Checker) */
    return there;
}

static void finish(void)
{
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
    broken = link->broken;
    link->send = send_bytes;
    link->poll = poll_any;
    link->receive = receive_bytes;
    link->finish = finish;
    return true;
}
