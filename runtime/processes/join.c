// Whole results of replicas whose partitions are in several processes: after a call each of these processes has all of them. Parts go from the process that has
// made them to the others, one after the other in the same order everywhere, so that nobody waits for one who waits for him.
#define _GNU_SOURCE
#include "runtime/processes/processes.h"

#include <time.h>

typedef struct {
    uint32_t replica, first, last; // processes that have a device of it
    uint32_t partition, result;
    char *there; // in the whole result; NULL: not in one piece
    uint64_t bytes;
} Item;

static bool is_split(const TpurtSession *s, uint32_t replica, Item *out) {
    uint32_t n = n_partitions(s);
    *out = (Item){.replica = replica, .first = process_of(s->processes, replica * n), .last = process_of(s->processes, replica * n + n - 1)};
    return out->first != out->last;
}

static TpurtStatus wait_for(TpurtSession *s, uint32_t process, TpurtTransfer *transfer, uint64_t want, TpurtError *error) {
    Processes *r = s->processes;
    TpurtTransport *t = r->transport;
    for (uint64_t start_ns = clock_ns(), nap_ns = 100;;) {
        bool done;
        uint64_t bytes;
        TpurtStatus status = t->test(t, transfer, &done, &bytes, error);
        if (status) return status;
        if (done && want && bytes != want) return error_set(error, TPURT_LOST, "process %u sends something else than a part of a result", process);
        if (done) return TPURT_OK;
        notice_poll(s);
        if (r->error.code) status = error_set(error, r->error.code, "%s", r->error.text);
        else if (peer_has_ended(r, process, NO_CALL, clock_ns()))
            status = error_set(error, TPURT_NOT_MET, "process %u has ended, without the call whose results this one joins; all make the same calls", process);
        else if (clock_ns() - start_ns >= s->meet.timeout_ns)
            status =
                error_set(error, TPURT_TIMEOUT,
                          "process %u has not come to joining results; give it longer with timeout_ns of the session, tpurun with --timeout SECONDS", process);
        if (status) return t->cancel(t, transfer), status;
        nanosleep(&(struct timespec){.tv_nsec = (long)nap_ns}, NULL);
        if (nap_ns < 50000) nap_ns *= 2;
    }
}

static TpurtStatus part_send(TpurtSession *s, const Item *x, const char *data, uint64_t bytes, TpurtError *error) {
    Processes *r = s->processes;
    TpurtTransport *t = r->transport;
    TpurtStatus status = TPURT_OK;
    uint32_t n = x->first;
    for (; !status && n <= x->last; n++)
        if (n != r->process) status = t->send(t, n, TPURT_CHANNEL_JOIN, data, bytes, &r->joins[n], error);
    for (uint32_t i = x->first; i < n; i++) {
        if (i == r->process || (status && i + 1 == n)) continue;
        if (!status) status = wait_for(s, i, &r->joins[i], 0, error);
        else t->cancel(t, &r->joins[i]);
    }
    return status;
}

static TpurtStatus part_receive(TpurtSession *s, uint32_t process, char *data, uint64_t bytes, TpurtError *error) {
    TpurtTransport *t = s->processes->transport;
    TpurtTransfer transfer;
    TpurtStatus status = t->receive(t, process, TPURT_CHANNEL_JOIN, data, bytes, &transfer, error);
    return status ? status : wait_for(s, process, &transfer, bytes, error);
}

static TpurtStatus join_part(TpurtSession *s, const Item *x, TpurtError *error) {
    Processes *r = s->processes;
    uint32_t device = x->replica * n_partitions(s) + x->partition, process = process_of(r, device);
    bool sends = process == r->process;
    char *data = sends ? s->devices[device - s->first_device].spaces[TPU_SPACE_RESULT][x->result] : x->there ? x->there : r->joined;
    TpurtStatus status = TPURT_OK;
    for (uint64_t at = 0, n; !status && at < x->bytes; at += n) {
        n = x->bytes - at < r->transport->most_bytes ? x->bytes - at : r->transport->most_bytes;
        status = sends ? part_send(s, x, data + at, n, error) : part_receive(s, process, data + at, n, error);
    }
    if (!status && !sends && !x->there) result_put_part(s, x->replica, x->partition, x->result, data);
    return status;
}

TpurtStatus processes_join(TpurtSession *s, TpurtError *error) {
    TpurtStatus status = TPURT_OK;
    uint32_t first = first_replica(s), n = call_copies(s, s->entry);
    for (uint32_t i = first; i < first + n; i++) {
        Item x;
        if (!is_split(s, i, &x)) continue;
        for (x.partition = 0; x.partition < n_partitions(s); x.partition++)
            for (x.result = 0; !status && x.result < s->entry->n_results; x.result++)
                if (result_find_part(s, i, x.partition, x.result, &x.there, &x.bytes)) status = join_part(s, &x, error);
    }
    return status;
}

TpurtStatus processes_make_join(TpurtSession *s, TpurtError *error) {
    const TpurtAllocator *from = &s->program->allocator;
    const TpuProgram *t = s->program->table;
    uint64_t most = 0;
    for (uint32_t i = 0; i < t->n_entries; i++) {
        if (!parts_split(s->program, &t->entries[i])) continue;
        for (uint32_t k = 0; k < t->entries[i].n_results; k++)
            if (t->entries[i].results[k].type.bytes > most) most = t->entries[i].results[k].type.bytes;
    }
    if (!most) return TPURT_OK;
    Processes *r = s->processes;
    r->joins = memory_new(from, r->n_processes, sizeof *r->joins, TPU_CACHE_LINE, "processes", error);
    if (!r->joins) return TPURT_OUT_OF_MEMORY;
    r->joined = from->allocate(from->context, most, TPU_PAGE); // touched only as far as a part needs
    return r->joined ? TPURT_OK
                     : error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for what comes from other processes", (unsigned long long)most);
}
