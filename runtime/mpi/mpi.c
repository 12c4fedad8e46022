// libtpurt_mpi.so: processes that mpirun has started, connected by MPI. Messages are non-blocking sends and receives on a communicator of its own; a channel is
// a tag. MPI has to bear calls of different threads, one at a time.
#define _GNU_SOURCE
#define OMPI_SKIP_MPICXX 1
#include "runtime/transport.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

TPURT_PUBLIC TpurtStatus tpurt_transport_open(uint32_t version, TpurtTransport **out_transport, TpurtError *error);

typedef struct {
    TpurtTransport transport;
    MPI_Comm comm;
} Mpi;

static MPI_Comm comm_of(const TpurtTransport *t) { return ((const Mpi *)(const void *)t)->comm; }

static TpurtStatus say(TpurtError *error, TpurtStatus code, const char *text) {
    if (!error) return code;
    error->code = code;
    snprintf(error->text, sizeof error->text, "%s", text);
    return code;
}

static TpurtStatus outcome(int code, TpurtError *error) {
    char text[MPI_MAX_ERROR_STRING] = "";
    int length;
    if (code == MPI_SUCCESS) return TPURT_OK;
    MPI_Error_string(code, text, &length);
    return say(error, TPURT_LOST, text);
}

static void request_put(TpurtTransfer *to, MPI_Request request) {
    _Static_assert(sizeof request <= sizeof to->state, "a request fits");
    memcpy(to->state, &request, sizeof request);
}

static MPI_Request request_get(const TpurtTransfer *from) {
    MPI_Request request;
    memcpy(&request, from->state, sizeof request);
    return request;
}

static TpurtStatus message_send(TpurtTransport *t, uint32_t process, uint32_t channel, const void *data, uint64_t bytes, TpurtTransfer *out,
                                TpurtError *error) {
    MPI_Request request = MPI_REQUEST_NULL;
    TpurtStatus status = outcome(MPI_Isend(data, (int)bytes, MPI_BYTE, (int)process, (int)channel, comm_of(t), &request), error);
    request_put(out, request);
    return status;
}

static TpurtStatus message_receive(TpurtTransport *t, uint32_t process, uint32_t channel, void *data, uint64_t bytes, TpurtTransfer *out, TpurtError *error) {
    MPI_Request request = MPI_REQUEST_NULL;
    int from = process == TPURT_ANY_PROCESS ? MPI_ANY_SOURCE : (int)process;
    TpurtStatus status = outcome(MPI_Irecv(data, (int)bytes, MPI_BYTE, from, (int)channel, comm_of(t), &request), error);
    request_put(out, request);
    return status;
}

static TpurtStatus message_test(TpurtTransport *t, TpurtTransfer *transfer, bool *out_done, uint64_t *out_bytes, TpurtError *error) {
    MPI_Request request = request_get(transfer);
    MPI_Status status;
    int done = 0, n = 0;
    (void)t;
    TpurtStatus code = outcome(MPI_Test(&request, &done, &status), error);
    request_put(transfer, request);
    *out_done = code || done;
    if (!code && done && MPI_Get_count(&status, MPI_BYTE, &n) != MPI_SUCCESS) n = 0;
    *out_bytes = n > 0 ? (uint64_t)n : 0;
    return code;
}

static void message_cancel(TpurtTransport *t, TpurtTransfer *transfer) {
    MPI_Request request = request_get(transfer);
    (void)t;
    if (request == MPI_REQUEST_NULL) return;
    MPI_Cancel(&request);
    MPI_Request_free(&request);
}

// Until all processes are here, or so many milliseconds; 0: however long it takes.
static bool all_come(MPI_Comm comm, int most_ms) {
    MPI_Request barrier;
    int done = 0;
    if (MPI_Ibarrier(comm, &barrier) != MPI_SUCCESS) return false;
    for (int ms = 0; !most_ms || ms < most_ms; ms++) {
        if (MPI_Test(&barrier, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS) return false;
        if (done) return true;
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return false;
}

static void mpi_close(TpurtTransport *t, int code) {
    enum { MOST_MS = 3000 };
    MPI_Comm comm = comm_of(t);
    bool broken = t->broken;
    fflush(NULL);
    if (!all_come(comm, code || broken ? MOST_MS : 0)) MPI_Abort(comm, code ? code : 1);
    if (!broken) MPI_Comm_free(&comm);
    MPI_Finalize();
    free(t);
}

static void find_beside(MPI_Comm comm, TpurtTransport *t) {
    MPI_Comm beside;
    int n = 1, rank = 0;
    if (MPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &beside) == MPI_SUCCESS) {
        MPI_Comm_size(beside, &n);
        MPI_Comm_rank(beside, &rank);
        MPI_Comm_free(&beside);
    }
    t->n_beside = (uint32_t)n;
    t->beside = (uint32_t)rank;
}

static TpurtStatus describe(Mpi *m, TpurtError *error) {
    int n, rank, *most_tag, found = 0;
    TpurtStatus status = outcome(MPI_Comm_dup(MPI_COMM_WORLD, &m->comm), error);
    if (status) return status;
    MPI_Comm_set_errhandler(m->comm, MPI_ERRORS_RETURN);
    MPI_Comm_size(m->comm, &n);
    MPI_Comm_rank(m->comm, &rank);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &most_tag, &found);
    m->transport = (TpurtTransport){.version = TPURT_TRANSPORT_VERSION,
                                    .n_processes = (uint32_t)n,
                                    .process = (uint32_t)rank,
                                    .n_channels = found ? (uint32_t)*most_tag : 32767,
                                    .most_bytes = 1 << 30,
                                    .send = message_send,
                                    .receive = message_receive,
                                    .test = message_test,
                                    .cancel = message_cancel,
                                    .close = mpi_close};
    find_beside(m->comm, &m->transport);
    return TPURT_OK;
}

TpurtStatus tpurt_transport_open(uint32_t version, TpurtTransport **out_transport, TpurtError *error) {
    int level, begun = 0, ended = 0;
    *out_transport = NULL;
    if (version != TPURT_TRANSPORT_VERSION)
        return say(error, TPURT_WRONG_VERSION, "libtpurt and libtpurt_mpi.so are of different versions; install both from one release");
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    if (begun || ended) return say(error, TPURT_BAD_CALL, "MPI is in use by this process already; open one transport, once");
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &level) != MPI_SUCCESS)
        return say(error, TPURT_SYSTEM, "MPI does not start; is this process started by mpirun?");
    if (level < MPI_THREAD_SERIALIZED)
        return say(error, TPURT_SYSTEM, "this MPI does not bear calls of several threads; install one that does, such as Debian's OpenMPI");
    Mpi *m = calloc(1, sizeof *m);
    if (!m) return say(error, TPURT_OUT_OF_MEMORY, "out of memory: no room for the transport");
    TpurtStatus status = describe(m, error);
    if (status) return free(m), status;
    *out_transport = &m->transport;
    return TPURT_OK;
}
