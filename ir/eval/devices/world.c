// Devices in turns: see world.h. The baton is World.turn; who has it runs, all others wait for it. All devices share one Eval, so that its limits hold for
// all of them together; what belongs to a device is put aside while it waits.
#include "ir/eval/devices/world.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    NAMED = 8,             // devices that a message names
    STACK_BYTES = 4 << 20, // of a device's thread; address space, until it is used
};

typedef enum { READY, WAITING, ENDED } DeviceState;

typedef struct {
    World *world;
    uint32_t number;
    DeviceState state;
    const Op *at;      // where it waits
    const Sets *sets;  // of that op
    const Tensor *ins; // its operands
    Meeting *meeting;  // once all are there
    const Tensor *args;
    Tensor *out;
    pthread_t thread;
    pthread_cond_t turn;
} Device;

struct World {
    Eval *e;
    const Func *func;
    int depth;
    uint32_t n_devices, turn; // n_devices: whoever runs them all
    bool failed;
    pthread_mutex_t lock;
    pthread_cond_t all_ended;
    Device *devices;
};

// An op whose sizes are open is evaluated as a copy of it: what follows it is the same.
static bool same_place(const Op *a, const Op *b) { return a == b || (a->kind == b->kind && a->next && a->next == b->next); }

// --- turns

static uint32_t next_ready(const World *w, uint32_t after) {
    for (uint32_t i = 1; i <= w->n_devices; i++) {
        uint32_t at = (after + i) % w->n_devices;
        if (w->devices[at].state == READY) return at;
    }
    return w->n_devices;
}

static void give_turn(World *w, uint32_t to) {
    w->turn = to;
    pthread_cond_signal(to == w->n_devices ? &w->all_ended : &w->devices[to].turn);
}

static void await_turn(World *w, uint32_t number, pthread_cond_t *turn) {
    while (w->turn != number) pthread_cond_wait(turn, &w->lock);
}

static void end_all(World *w) {
    w->failed = true;
    for (uint32_t i = 0; i < w->n_devices; i++)
        if (w->devices[i].state == WAITING) w->devices[i].state = READY;
}

// "devices 0, 2 and 3" of those in `state` that wait at op, or anywhere but there.
static const char *devices_text(const World *w, DeviceState state, const Op *op, bool there) {
    Text t = {0};
    uint32_t n = 0;
    for (uint32_t i = 0; i < w->n_devices; i++) {
        const Device *d = &w->devices[i];
        if (d->state != state || (op && same_place(d->at, op) != there)) continue;
        if (n++ < NAMED) text_f(&t, "%s%u", n == 1 ? "" : ", ", i);
    }
    const char *s = n ? arena_printf(&w->e->d->arena, "device%s %s%s", n == 1 ? "" : "s", t.items, n > NAMED ? ", .." : "") : NULL;
    vec_free(&t);
    return s;
}

// Nobody can go on: those that wait do so for others that wait elsewhere or have ended.
static void say_deadlock(World *w) {
    const Device *first = w->devices;
    while (first->state != WAITING) first++;
    Diags *d = w->e->d;
    diag_error(d, op_place(first->at), CODE_BAD_STRUCTURE, "%s: %s would wait for ever: not all that it brings together come here", op_short(first->at->kind),
               devices_text(w, WAITING, first->at, true));
    uint32_t n = 0;
    for (const Device *at = first + 1; at < w->devices + w->n_devices && n < NAMED; at++) {
        bool told = at->state != WAITING || same_place(at->at, first->at);
        for (const Device *k = first; k < at && !told; k++) told = k->state == WAITING && same_place(k->at, at->at);
        if (told) continue;
        n++;
        diag_note(d, op_place(at->at), "at this %s: %s", op_short(at->at->kind), devices_text(w, WAITING, at->at, true));
    }
    const char *ended = devices_text(w, ENDED, NULL, false);
    if (ended) diag_note(d, (Loc){0}, "at the end: %s", ended);
    diag_help(d, "all devices of a group have to come to the same ops in the same order: take the %s out of what only some of them run",
              op_short(first->at->kind));
}

// The device that has the turn waits or has ended.
static void pass_on(World *w, uint32_t from) {
    uint32_t to = next_ready(w, from);
    bool waits = false;
    for (uint32_t i = 0; i < w->n_devices; i++) waits |= w->devices[i].state == WAITING;
    if (to == w->n_devices && waits) {
        say_deadlock(w);
        end_all(w);
        to = next_ready(w, from);
    }
    give_turn(w, to);
}

// --- meetings

static Meeting *meeting_make(const Op *op, uint32_t n, const Tensor *const *ins) {
    Meeting *m = xcalloc(1, sizeof *m);
    *m = (Meeting){.n_left = n, .n = n, .n_ins = op->n_operands, .ins = xcalloc(size_mul(n, op->n_operands) + 1, sizeof *m->ins)};
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < op->n_operands; k++) m->ins[i * op->n_operands + k] = tensor_share(&ins[i][k], ins[i][k].lit.type);
    return m;
}

void meeting_leave(Eval *e, Meeting *m) {
    if (--m->n_left) return;
    for (uint32_t i = 0; i < m->n * m->n_ins; i++) tensor_drop(e, &m->ins[i]);
    free(m->ins);
    free(m);
}

// Once the last one of a set has come: all of them go on, in their turns.
static bool all_came(World *w, const Device *last) {
    const Sets *s = last->sets;
    uint32_t set = s->set[last->number], n = 0;
    const Tensor **ins = xcalloc((size_t)s->size[set] + 1, sizeof *ins);
    for (uint32_t i = 0; i < w->n_devices; i++) {
        const Device *d = &w->devices[i];
        if (s->set[i] != set || d->state != WAITING || d->meeting || !same_place(d->at, last->at)) continue;
        ins[s->place[i]] = d->ins;
        n++;
    }
    bool all = n == s->size[set];
    Meeting *m = all ? meeting_make(last->at, n, ins) : NULL;
    for (uint32_t i = 0; i < w->n_devices && all; i++)
        if (s->set[i] == set) w->devices[i].meeting = m, w->devices[i].state = READY;
    free(ins);
    return all;
}

Meeting *world_meet(Eval *e, const Op *op, const Sets *s, const Tensor *ins) {
    World *w = e->world;
    if (!w) return meeting_make(op, 1, &ins);
    Device *me = &w->devices[e->device];
    me->at = op, me->sets = s, me->ins = ins, me->meeting = NULL, me->state = WAITING;
    if (!all_came(w, me)) {
        Eval mine = *e;
        pass_on(w, me->number);
        await_turn(w, me->number, &me->turn);
        e->frame = mine.frame, e->depth = mine.depth, e->arena = mine.arena, e->device = mine.device;
    }
    Meeting *m = me->meeting;
    me->meeting = NULL;
    if (!w->failed) return m;
    if (m) meeting_leave(e, m);
    return NULL;
}

// --- devices

static void *device_main(void *context) {
    Device *me = context;
    World *w = me->world;
    Eval *e = w->e;
    pthread_mutex_lock(&w->lock);
    await_turn(w, me->number, &me->turn);
    if (!w->failed) {
        e->frame = NULL, e->depth = w->depth, e->arena = NULL, e->device = me->number;
        if (!eval_call_func(e, w->func, me->args, me->out)) end_all(w);
    }
    me->state = ENDED;
    pass_on(w, me->number);
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

static void say_no_thread(World *w, uint32_t n) {
    diag_exit(w->e->d, EXIT_SYSTEM, w->func->loc.at, "the system has no thread for device %u of %u", n, w->n_devices);
    diag_help(w->e->d, "evaluate it with fewer replicas or partitions");
    w->failed = true;
}

static bool device_start(World *w, uint32_t i, const pthread_attr_t *how, const Tensor *args, Tensor *out) {
    Device *d = &w->devices[i];
    *d = (Device){.world = w, .number = i, .args = args + (size_t)i * w->func->body->n_args, .out = out + (size_t)i * w->func->n_results};
    if (pthread_cond_init(&d->turn, NULL)) return false;
    if (!pthread_create(&d->thread, how, device_main, d)) return true;
    pthread_cond_destroy(&d->turn);
    return false;
}

// Those that have started; with fewer than all, an error has been added, and they end at once.
static uint32_t devices_start(World *w, const Tensor *args, Tensor *out) {
    pthread_attr_t attr;
    uint32_t n = 0, wanted = w->n_devices;
    bool sized = !pthread_attr_init(&attr);
    if (sized) pthread_attr_setstacksize(&attr, STACK_BYTES); // else they have the system's
    while (n < wanted && device_start(w, n, sized ? &attr : NULL, args, out)) n++;
    if (sized) pthread_attr_destroy(&attr);
    if (n < wanted) say_no_thread(w, n);
    return w->n_devices = n;
}

// All of them, from here: the caller's thread sleeps until the last one has ended.
static bool world_go(World *w, const Tensor *args, Tensor *out) {
    pthread_mutex_lock(&w->lock);
    w->turn = UINT32_MAX;
    uint32_t n = devices_start(w, args, out);
    if (n) {
        give_turn(w, 0);
        await_turn(w, n, &w->all_ended);
    }
    pthread_mutex_unlock(&w->lock);
    for (uint32_t i = 0; i < n; i++) {
        pthread_join(w->devices[i].thread, NULL);
        pthread_cond_destroy(&w->devices[i].turn);
    }
    return !w->failed;
}

static bool devices_run(Eval *e, const Func *f, uint32_t n_devices, int depth, const Tensor *args, Tensor *out) {
    World w = {.e = e, .func = f, .depth = depth, .n_devices = n_devices, .devices = xcalloc(n_devices, sizeof *w.devices)};
    bool locks = !pthread_mutex_init(&w.lock, NULL), tells = locks && !pthread_cond_init(&w.all_ended, NULL), ok = false;
    e->world = &w;
    if (tells) ok = world_go(&w, args, out);
    else say_no_thread(&w, 0);
    if (tells) pthread_cond_destroy(&w.all_ended);
    if (locks) pthread_mutex_destroy(&w.lock);
    for (size_t i = 0; i < (size_t)n_devices * f->n_results && !ok; i++) tensor_drop(e, &out[i]); // of devices that had ended before
    free(w.devices);
    return ok;
}

bool world_run(Eval *e, const Func *f, uint32_t n_replicas, uint32_t n_partitions, const Tensor *args, Tensor *out) {
    Eval outer = *e;
    uint32_t n = n_replicas * n_partitions;
    e->arena = NULL;
    e->n_replicas = n_replicas, e->n_partitions = n_partitions, e->device = 0, e->world = NULL;
    bool ok = n == 1 ? eval_call_func(e, f, args, out) : devices_run(e, f, n, outer.depth, args, out);
    e->frame = outer.frame, e->depth = outer.depth, e->arena = outer.arena;
    e->n_replicas = outer.n_replicas, e->n_partitions = outer.n_partitions, e->device = outer.device, e->world = outer.world;
    return ok;
}
