// What crosses at a meeting. When the last of this process's devices has come, the meeting's exchange is put on a list; whoever waits moves all exchanges on,
// one thread at a time, and ends the meeting when everything has come and gone. A message says at which step, call and round it was sent, and how much follows:
// a process takes what it would have sent itself at this step, and nothing else.
#define _GNU_SOURCE
#include "runtime/processes/processes.h"
#include "runtime/session/futex.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

static void *operand_at(const Device *d, const TpuRef *ref) { return (char *)d->spaces[ref->space][ref->index] + ref->offset; }
static const Device *device_here(const TpurtSession *s, uint32_t number) { return &s->devices[number - s->first_device]; }

void exchange_begin(TpurtSession *s, Exchange *x, const TpuStep *step) {
    Processes *r = s->processes;
    x->step = step;
    x->mirror_bytes = step_room(step);
    atomic_store_explicit(&x->round, x->round + 1, memory_order_relaxed);
    x->since_ns = x->stuck_ns = 0;
    x->told = false;
    x->next = atomic_load_explicit(&r->begun, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&r->begun, &x->next, x, memory_order_release, memory_order_relaxed)) continue;
    exchange_poll(s);
}

void *exchange_pointer(const TpurtSession *s, const Device *d, const TpuStep *step, uint32_t member, const TpuRef *ref) {
    const Processes *r = s->processes;
    const Exchange *x = meeting_of(s, step->target, d->number)->exchange;
    uint64_t at = 0, bytes = step->kind == TPU_STEP_COPY ? step->count : 1; // how far kernels reach is the compiler's word
    for (uint32_t i = 0; x && x->step && i < x->step->n_refs / 2; i++) {
        const TpuRef *from = &x->step->refs[2 * i];
        bool is_it = pair_bytes(x->step, i) && ref->space == from->space && ref->index == from->index && ref->offset >= from->offset;
        if (is_it && ref->offset + bytes <= from[1].offset)
            return x->mirrors + r->slots[(size_t)step->target * r->n_all + member] * x->mirror_bytes + at + (ref->offset - from->offset);
        at += mirror_room(pair_bytes(x->step, i));
    }
    return operand_at(d, ref);
}

// ---- Sending and receiving

static FrameHead head_of(const TpurtSession *s, const Exchange *x, uint32_t n_devices) {
    return (FrameHead){.magic = FRAME_MAGIC,
                       .entry = (uint32_t)(s->entry - s->program->table->entries),
                       .step = (uint32_t)(x->step - s->entry->steps),
                       .call = s->processes->call,
                       .round = x->round,
                       .bytes = x->mirror_bytes,
                       .n_devices = n_devices};
}

static bool goes_inline(const Exchange *x, uint32_t n_devices) { return n_devices * x->mirror_bytes <= INLINE_BYTES; }

// One operand of one device, in as many messages as it takes.
static TpurtStatus move_operand(Processes *r, const Exchange *x, Link *link, char *data, uint64_t bytes, bool out, TpurtError *error) {
    TpurtTransport *t = r->transport;
    TpurtStatus status = TPURT_OK;
    for (uint64_t n; !status && bytes; bytes -= n, data += n) {
        n = bytes < t->most_bytes ? bytes : t->most_bytes;
        TpurtTransfer *part = &link->parts[link->n_parts];
        link->part_bytes[link->n_parts] = out ? 0 : n;
        status = out ? t->send(t, link->process, x->channel, data, n, part, error) : t->receive(t, link->process, x->channel, data, n, part, error);
        link->n_parts += !status;
    }
    return status;
}

static bool reads_member(const TpuGroups *g, uint32_t device, uint32_t member) {
    for (uint32_t i = 0; i < g->n_positions; i++)
        if (g->members[(size_t)device * g->n_positions + i] == (int32_t)member) return true;
    return false;
}

// Operand k of one device: whole, or the pieces of those devices of the process it goes to that read it.
static TpurtStatus move_pair(TpurtSession *s, const Exchange *x, Link *link, uint32_t member, uint32_t k, char *data, bool out, TpurtError *error) {
    const Processes *r = s->processes;
    const TpuGroups *g = &s->program->table->groups[x->groups];
    uint64_t bytes = pair_bytes(x->step, k), n = pair_pieces(x->step, k);
    uint32_t process = out ? link->process : r->process, end = process_first(r->n_all, r->n_processes, process + 1);
    TpurtStatus status = TPURT_OK;
    if (n == 1) return move_operand(s->processes, x, link, data, bytes, out, error);
    for (uint32_t d = process_first(r->n_all, r->n_processes, process); !status && d < end; d++)
        if (reads_member(g, d, member)) status = move_operand(s->processes, x, link, data + bytes / n * group_place(g, d), bytes / n, out, error);
    return status;
}

static TpurtStatus move_operands(TpurtSession *s, const Exchange *x, Link *link, bool out, TpurtError *error) {
    uint32_t n = out ? link->n_out : link->n_in;
    TpurtStatus status = TPURT_OK;
    for (uint32_t i = 0; i < n; i++) {
        char *mirror = x->mirrors + (size_t)(link->first_in + i) * x->mirror_bytes;
        for (uint32_t k = 0; !status && k < x->step->n_refs / 2; k++) {
            char *data = out ? operand_at(device_here(s, link->out[i]), &x->step->refs[2 * k]) : mirror;
            status = move_pair(s, x, link, out ? link->out[i] : link->in[i], k, data, out, error);
            mirror += mirror_room(pair_bytes(x->step, k));
        }
    }
    return status;
}

static void gather_operands(const TpurtSession *s, const Exchange *x, const Link *link) {
    char *at = link->sent->payload;
    for (uint32_t i = 0; i < link->n_out; i++)
        for (uint32_t k = 0; k < x->step->n_refs / 2; k++) {
            uint64_t bytes = pair_bytes(x->step, k);
            if (bytes) memcpy(at, operand_at(device_here(s, link->out[i]), &x->step->refs[2 * k]), bytes);
            at += mirror_room(bytes);
        }
}

static TpurtStatus link_begin(TpurtSession *s, const Exchange *x, Link *link, TpurtError *error) {
    TpurtTransport *t = s->processes->transport;
    TpurtStatus status = TPURT_OK;
    link->n_parts = 0;
    if (link->n_in) status = t->receive(t, link->process, x->channel, link->came, sizeof *link->came, &link->came_transfer, error);
    link->awaits = link->n_in && !status;
    if (!link->n_out || status) return status;
    bool is_inline = goes_inline(x, link->n_out);
    link->sent->head = head_of(s, x, link->n_out);
    if (is_inline) gather_operands(s, x, link);
    uint64_t bytes = sizeof link->sent->head + (is_inline ? link->n_out * x->mirror_bytes : 0);
    status = t->send(t, link->process, x->channel, link->sent, bytes, &link->sent_transfer, error);
    link->sends = !status;
    return status || is_inline ? status : move_operands(s, x, link, true, error);
}

// ---- What comes

static const char *step_name(const TpurtSession *s, const FrameHead *head) {
    const TpuEntry *e = head->entry < s->program->table->n_entries ? &s->program->table->entries[head->entry] : NULL;
    return e && head->step < e->n_steps ? step_op(&e->steps[head->step]) : "an unknown step";
}

static void frame_refuse(TpurtSession *s, const Exchange *x, const Link *link, const FrameHead *got) {
    char waiting[DEVICE_NAME_BYTES], other[DEVICE_NAME_BYTES];
    const FrameHead want = head_of(s, x, link->n_in);
    device_name(s->program, x->first_device, waiting);
    device_name(s->program, link->in[0], other);
    if (got->magic != want.magic || (got->entry == want.entry && got->step == want.step && got->call == want.call && got->round == want.round))
        processes_fail(s, TPURT_LOST, "process %u sends something else than '%.150s' asks for; give all processes the same program", link->process,
                       step_op(x->step));
    else if (got->entry != want.entry && got->entry < s->program->table->n_entries)
        processes_fail(s, TPURT_NOT_MET, "%s runs entry point '%.100s', and %s of process %u entry point '%.100s'; all processes have to make the same calls",
                       waiting, s->entry->name, other, link->process, s->program->table->entries[got->entry].name);
    else
        processes_fail(s, TPURT_NOT_MET,
                       "%s waits at '%.150s' for %s of process %u, which is at '%.150s'%s; all of them have to come to the same collectives in "
                       "the same order",
                       waiting, step_op(x->step), other, link->process, step_name(s, got), got->call != want.call ? " of another call" : "");
}

static TpurtStatus frame_take(TpurtSession *s, const Exchange *x, Link *link, uint64_t bytes, TpurtError *error) {
    const FrameHead want = head_of(s, x, link->n_in);
    FrameHead got = {0};
    uint64_t payload = link->n_in * x->mirror_bytes;
    bool is_inline = goes_inline(x, link->n_in);
    if (bytes >= sizeof got) got = link->came->head;
    link->awaits = false;
    if (memcmp(&got, &want, sizeof got) != 0 || bytes != sizeof got + (is_inline ? payload : 0)) return frame_refuse(s, x, link, &got), TPURT_OK;
    if (!is_inline) return move_operands(s, x, link, false, error);
    memcpy(x->mirrors + link->first_in * x->mirror_bytes, link->came->payload, payload);
    return TPURT_OK;
}

static TpurtStatus parts_poll(Processes *r, Link *link, TpurtError *error) {
    TpurtTransport *t = r->transport;
    for (uint32_t i = 0; i < link->n_parts;) {
        bool done;
        uint64_t bytes, want = link->part_bytes[i];
        TpurtStatus status = t->test(t, &link->parts[i], &done, &bytes, error);
        if (!status && done && want && bytes != want)
            status = error_set(error, TPURT_LOST, "it sends %llu bytes instead of %llu", (unsigned long long)bytes, (unsigned long long)want);
        if (status || done) {
            link->parts[i] = link->parts[--link->n_parts];
            link->part_bytes[i] = link->part_bytes[link->n_parts];
        } else i++;
        if (status) return status;
    }
    return TPURT_OK;
}

static TpurtStatus link_poll(TpurtSession *s, const Exchange *x, Link *link, TpurtError *error) {
    TpurtTransport *t = s->processes->transport;
    TpurtStatus status = TPURT_OK;
    uint64_t bytes;
    bool done = false;
    if (link->sends) {
        status = t->test(t, &link->sent_transfer, &done, &bytes, error);
        link->sends = !status && !done;
    }
    if (!status && link->awaits) {
        status = t->test(t, &link->came_transfer, &done, &bytes, error);
        if (status) link->awaits = false;
        else if (done) status = frame_take(s, x, link, bytes, error);
    }
    return status ? status : parts_poll(s->processes, link, error);
}

// All links; true: all of them are done.
static bool exchange_step(TpurtSession *s, Exchange *x, bool begins) {
    bool done = true;
    for (uint32_t i = 0; i < x->n_links && !meet_stopped(s); i++) {
        Link *link = &x->links[i];
        TpurtError error;
        if (!begins && link_is_done(link)) continue;
        TpurtStatus status = begins ? link_begin(s, x, link, &error) : link_poll(s, x, link, &error);
        if (status) processes_fail(s, TPURT_LOST, "'%.150s' finds no way to process %u: %.250s", step_op(x->step), link->process, error.text);
        done &= link_is_done(link);
    }
    return done && !meet_stopped(s);
}

static void take_begun(TpurtSession *s) {
    Processes *r = s->processes;
    for (Exchange *x = atomic_exchange_explicit(&r->begun, NULL, memory_order_acquire), *next; x; x = next) {
        next = x->next;
        x->next = r->open;
        r->open = x;
        exchange_step(s, x, true);
    }
}

void exchange_poll(TpurtSession *s) {
    Processes *r = s->processes;
    if (!atomic_load_explicit(&r->n_open, memory_order_relaxed) || atomic_exchange_explicit(&r->busy, true, memory_order_acquire)) return;
    if (!meet_stopped(s)) {
        take_begun(s);
        for (Exchange **at = &r->open; *at && !meet_stopped(s);) {
            Exchange *x = *at;
            if (!exchange_step(s, x, false)) {
                at = &x->next;
                continue;
            }
            *at = x->next;
            meeting_end(s, x->meeting); // before it is no longer open: whoever sees neither takes its devices for stuck
            atomic_fetch_sub_explicit(&r->n_open, 1, memory_order_release);
        }
        notice_poll(s);
    }
    atomic_store_explicit(&r->busy, false, memory_order_release);
}

// ---- The end

static void link_cancel(TpurtTransport *t, Link *link) {
    if (link->sends) t->cancel(t, &link->sent_transfer);
    if (link->awaits) t->cancel(t, &link->came_transfer);
    while (link->n_parts) t->cancel(t, &link->parts[--link->n_parts]);
    link->sends = link->awaits = false;
}

void exchange_cancel(TpurtSession *s) {
    enum { DRAIN_NS = 200000000 };
    Processes *r = s->processes;
    TpurtError error;
    uint64_t start_ns = clock_ns();
    // What has been matched with a message is written until that is done; what has not will never be.
    for (bool done = false; !done && clock_ns() - start_ns < DRAIN_NS; sched_yield()) {
        done = true;
        for (Exchange *x = r->open; x; x = x->next)
            for (uint32_t i = 0; i < x->n_links; i++)
                if (parts_poll(r, &x->links[i], &error) || x->links[i].n_parts) done = false;
    }
    for (; r->open; r->open = r->open->next)
        for (uint32_t i = 0; i < r->open->n_links; i++) link_cancel(r->transport, &r->open->links[i]);
    atomic_store_explicit(&r->begun, NULL, memory_order_relaxed);
    atomic_store_explicit(&r->n_open, 0, memory_order_relaxed);
}
