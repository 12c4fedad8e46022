// A transport between threads of one process, for tests of programs that run in several: each thread is a process with an end of the net. Small messages are
// copied at once, larger ones when somebody receives them, as MPI does; with delays, a transfer is seen to be done some turns late.
#ifndef THREAD_TRANSPORT_H
#define THREAD_TRANSPORT_H

#include "runtime/transport.h"

#include <check.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ENDS = 8, EAGER_BYTES = 600 };

typedef struct NetNode NetNode;
struct NetNode {
    NetNode *next; // of those that wait
    bool sends, done, copied, too_long;
    uint32_t from, to, channel;
    char *data;
    uint64_t bytes; // of a receive its room, then what came
    uint32_t late;  // turns until it is seen
};

typedef struct {
    pthread_mutex_t lock;
    TpurtTransport ends[MOST_ENDS];
    NetNode *waiting; // in order
    uint32_t most_late;
    uint64_t random;
    long live;
    uint64_t sent;        // bytes of all messages between devices
    bool dead[MOST_ENDS]; // takes and says nothing
} Net;

static inline void net_match(NetNode *send, NetNode *receive) {
    uint64_t n = send->bytes < receive->bytes ? send->bytes : receive->bytes;
    receive->too_long = send->bytes > receive->bytes;
    if (n) memcpy(receive->data, send->data, n);
    receive->bytes = n;
    receive->from = send->from;
    send->done = receive->done = true;
}

static inline bool net_fits(const NetNode *send, const NetNode *receive) {
    return send->to == receive->to && send->channel == receive->channel && (receive->from == TPURT_ANY_PROCESS || receive->from == send->from);
}

static inline void net_drop(Net *net, NetNode *node) {
    if (node->copied) free(node->data);
    free(node);
    net->live--;
}

static inline void net_unlink(Net *net, const NetNode *node) {
    NetNode **at = &net->waiting;
    while (*at && *at != node) at = &(*at)->next;
    if (*at) *at = node->next;
}

static inline TpurtStatus net_post(Net *net, NetNode with, TpurtTransfer *out) {
    pthread_mutex_lock(&net->lock);
    NetNode *node = malloc(sizeof *node), **at = &net->waiting;
    ck_assert_ptr_nonnull(node);
    *node = with;
    net->live++;
    if (node->sends && node->channel >= TPURT_CHANNEL_SETS) net->sent += node->bytes;
    net->random = net->random * UINT64_C(6364136223846793005) + 1442695040888963407u;
    node->late = net->most_late ? (uint32_t)(net->random >> 40) % net->most_late : 0;
    bool lost = net->dead[node->sends ? node->from : node->to] || (node->sends && net->dead[node->to]);
    while (*at && (lost || (*at)->sends == node->sends || !(node->sends ? net_fits(node, *at) : net_fits(*at, node)))) at = &(*at)->next;
    if (*at) {
        NetNode *other = *at;
        *at = other->next;
        bool own = other->copied; // its sender has gone on
        if (node->sends) net_match(node, other);
        else net_match(other, node);
        if (own) net_drop(net, other);
    } else {
        *at = node;
    }
    out->state[0] = node;
    if (node->sends && !node->done && node->bytes <= EAGER_BYTES) { // what waits is a copy
        NetNode *copy = malloc(sizeof *copy);
        ck_assert_ptr_nonnull(copy);
        *copy = *node;
        copy->copied = true;
        copy->data = memcpy(malloc(node->bytes + 1), node->data, node->bytes);
        net->live++;
        *at = copy;
        node->done = true;
    }
    pthread_mutex_unlock(&net->lock);
    return TPURT_OK;
}

static inline TpurtStatus net_send(TpurtTransport *t, uint32_t process, uint32_t channel, const void *data, uint64_t bytes, TpurtTransfer *out,
                                   TpurtError *error) {
    (void)error;
    return net_post(t->context,
                    (NetNode){.sends = true, .from = t->process, .to = process, .channel = channel, .data = (char *)(uintptr_t)data, .bytes = bytes}, out);
}

static inline TpurtStatus net_receive(TpurtTransport *t, uint32_t process, uint32_t channel, void *data, uint64_t bytes, TpurtTransfer *out,
                                      TpurtError *error) {
    (void)error;
    return net_post(t->context, (NetNode){.from = process, .to = t->process, .channel = channel, .data = data, .bytes = bytes}, out);
}

static inline TpurtStatus net_test(TpurtTransport *t, TpurtTransfer *transfer, bool *out_done, uint64_t *out_bytes, TpurtError *error) {
    Net *net = t->context;
    NetNode *node = transfer->state[0];
    TpurtStatus status = TPURT_OK;
    pthread_mutex_lock(&net->lock);
    *out_done = node->done && (!node->late || !--node->late);
    *out_bytes = node->bytes;
    if (*out_done) {
        if (node->too_long) {
            status = TPURT_LOST;
            if (error) error->code = status, strcpy(error->text, "the message is too long");
        }
        net_drop(net, node);
    }
    pthread_mutex_unlock(&net->lock);
    return status;
}

static inline void net_cancel(TpurtTransport *t, TpurtTransfer *transfer) {
    Net *net = t->context;
    pthread_mutex_lock(&net->lock);
    NetNode *node = transfer->state[0];
    net_unlink(net, node);
    net_drop(net, node);
    pthread_mutex_unlock(&net->lock);
}

static inline Net *net_make(uint32_t n) {
    Net *net = calloc(1, sizeof *net);
    ck_assert_ptr_nonnull(net);
    pthread_mutex_init(&net->lock, NULL);
    for (uint32_t i = 0; i < n; i++)
        net->ends[i] = (TpurtTransport){.version = TPURT_TRANSPORT_VERSION,
                                        .n_processes = n,
                                        .process = i,
                                        .n_channels = 1 << 20,
                                        .most_bytes = 200, // several messages for an operand
                                        .context = net,
                                        .send = net_send,
                                        .receive = net_receive,
                                        .test = net_test,
                                        .cancel = net_cancel};
    return net;
}

static inline void net_free(Net *net) {
    while (net->waiting) {
        NetNode *node = net->waiting;
        net->waiting = node->next;
        net_drop(net, node);
    }
    ck_assert_int_eq(net->live, 0); // all else has been tested to its end, or cancelled
    pthread_mutex_destroy(&net->lock);
    free(net);
}

#endif
