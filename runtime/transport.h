// How the processes that run one program together pass bytes to each other. libtpurt uses a transport, and does not know what it is made of; libtpurt_mpi.so is
// one over MPI, and a host program may bring another one: it fills a TpurtTransport. Installed beside tpurt.h.
//
//     TpurtTransport *transport; TpurtError error;
//     if (tpurt_transport_load(NULL, &transport, &error)) ...
//     TpurtSessionOptions options = {.transport = transport};
//     ... tpurt_session_create(program, &options, &session, &error), tpurt_run, tpurt_session_destroy ...
//     transport->close(transport, 0);
//
// The devices of the program are dealt to the processes in contiguous blocks: of D devices process p of N has those from D * p / N on, below
// D * (p + 1) / N. A session has those of its process; only they have arguments and results there. Every process makes a session of the same program with as
// many replicas, and calls the same entry points in the same order.
#ifndef TPURT_TRANSPORT_H
#define TPURT_TRANSPORT_H

#include "tpurt.h" // beside this file, in the source tree as where it is installed

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TPURT_TRANSPORT_VERSION 2u
#define TPURT_ANY_PROCESS 0xffffffffu

// Channels: messages between two processes on one channel arrive in the order in which they were sent.
enum {
    TPURT_CHANNEL_HELLO,
    TPURT_CHANNEL_NOTICE,
    TPURT_CHANNEL_JOIN,
    TPURT_CHANNEL_HOST, // and those up to the next are the host program's
    TPURT_CHANNEL_SETS = 16
};

// A message that is on its way. What is in it is the transport's.
typedef struct {
    void *state[2];
} TpurtTransfer;

// Functions are called by one thread at a time, not always the same one. None of them waits. Those that can fail return a status and fill `error`.
struct TpurtTransport {
    uint32_t version; // TPURT_TRANSPORT_VERSION
    uint32_t n_processes, process;
    uint32_t n_beside;   // processes on this machine, with this one, which share its processors
    uint32_t beside;     // which of them this one is
    uint32_t n_channels; // channels below this can be used
    uint64_t most_bytes; // of one message
    void *context;       // the transport's
    void *session;       // the library's: one that uses it. NULL at first
    uint64_t n_sessions; // that the library has made; 0 at first
    bool broken;         // the library's: an error has left messages on their way; false at first
    // The memory stays untouched by others until the transfer is done, or has been cancelled.
    TpurtStatus (*send)(TpurtTransport *transport, uint32_t process, uint32_t channel, const void *data, uint64_t bytes, TpurtTransfer *out, TpurtError *error);
    // At most so many bytes; a longer message is an error. `process` may be TPURT_ANY_PROCESS.
    TpurtStatus (*receive)(TpurtTransport *transport, uint32_t process, uint32_t channel, void *data, uint64_t bytes, TpurtTransfer *out, TpurtError *error);
    // Is it done? Then the transfer is over, and out_bytes is what was received. Moves everything on.
    TpurtStatus (*test)(TpurtTransport *transport, TpurtTransfer *transfer, bool *out_done, uint64_t *out_bytes, TpurtError *error);
    // The transfer is over, done or not.
    void (*cancel)(TpurtTransport *transport, TpurtTransfer *transfer);
    // The process is done, with this exit code, and the transport's memory goes. Where it is 0, the others are waited for. Else they are given a few seconds to
    // say what they have to say; those that still run then are ended, and so is this process.
    void (*close)(TpurtTransport *transport, int code);
};

// What a library that is loaded exports under this name.
#define TPURT_TRANSPORT_OPEN "tpurt_transport_open"
typedef TpurtStatus TpurtTransportOpen(uint32_t version, TpurtTransport **out_transport, TpurtError *error);

// Opens the transport that the library at `path` has; NULL: libtpurt_mpi.so beside libtpurt, or the program it is linked into, or where they are installed.
// Fails with NOT_FOUND, WRONG_VERSION, SYSTEM, BAD_CALL.
TPURT_PUBLIC TpurtStatus tpurt_transport_load(const char *path, TpurtTransport **out_transport, TpurtError *error);
// Tells the other processes that this one cannot go on, and why: their calls end with this code and text, and so does the making of their sessions. Where a
// call that had begun, or tpurt_session_create, has failed, it has been told; a call that was refused (MISMATCH, BAD_CALL, BUSY) can be made again.
TPURT_PUBLIC void tpurt_transport_give_up(TpurtTransport *transport, TpurtStatus code, const char *why);

#ifdef __cplusplus
}
#endif
#endif
