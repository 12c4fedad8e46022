// A session whose program runs in several processes: which devices are this one's, and what crosses between processes at the meetings of a set. Not installed.
//
// At a meeting that says what is read until the next one, the operands of this process's devices go to every process that has a device which reads them: once,
// or, where each device reads its own piece alone, those pieces. Those of the others come into mirrors. Kernels read the mirrors, and write only this process's
// results: every process makes all of its own. A mirror of a set lies with the first of its devices that are here: a device is in one exchange at a time.
#ifndef TPURT_PROCESSES_H
#define TPURT_PROCESSES_H

#include "runtime/internal.h"
#include "runtime/transport.h"

// Payloads up to this go with the message that says what they are.
enum { INLINE_BYTES = 3840, SAID_BYTES = 448 };

// What a message of a set begins with: at different operations, or in different programs, processes send different ones.
typedef struct {
    uint32_t magic, entry, step, reserved;
    uint64_t call, round; // of the session, of the set
    uint64_t bytes;       // that follow for each device
    uint64_t n_devices;
} FrameHead;
typedef struct {
    FrameHead head;
    char payload[INLINE_BYTES];
} Frame;

typedef enum { NOTICE_GAVE_UP, NOTICE_ENDED, NOTICE_WAITS } NoticeKind;
typedef struct {
    uint32_t magic, kind, code, process;
    uint64_t session, call, round;
    uint32_t entry, step, device; // of NOTICE_WAITS, like round: where this device waits for the process that is told
    char text[SAID_BYTES];
} Notice;

// Between this process and another one.
typedef struct {
    uint32_t process;
    uint32_t n_in, n_out;
    uint32_t first_in;        // number of the first of its devices among all that come in
    const uint32_t *in, *out; // devices: of its that ours read, of ours that its read
    Frame *came, *sent;       // at least their heads
    TpurtTransfer came_transfer, sent_transfer;
    TpurtTransfer *parts; // what follows, either way
    uint64_t *part_bytes; // that have to come; of those sent 0
    uint32_t n_parts;     // on their way
    bool awaits, sends;   // the frames are on their way
} Link;

struct Exchange {
    Meeting *meeting;
    Exchange *next;      // of those that have begun, or are under way
    const TpuStep *step; // the last meeting that was begun; its operands are what mirrors hold
    _Atomic uint64_t round;
    uint64_t since_ns; // it was first looked at by one who waits for it; 0: not yet
    uint64_t stuck_ns; // one that is waited for was first seen to wait elsewhere; 0: none
    bool told;         // those it waits for
    char *mirrors;
    uint64_t mirror_bytes; // of one device, at that step
    Link *links;
    uint32_t n_links, n_open;
    uint32_t groups, channel, first_device; // the first of its devices here
};

struct Processes {
    TpurtTransport *transport;
    uint32_t n_processes, process;
    uint32_t n_all;      // devices
    Exchange *exchanges; // of each meeting, in order
    uint32_t n_exchanges;
    uint32_t *slots;  // of each groups, of all devices: the number of one whose operands come in, among those of its set
    uint32_t *shares; // of each groups, of this process's devices: their numbers among those of their sets that are here
    Link *links;
    uint32_t *lists;
    Frame *frames;
    TpurtTransfer *transfers;
    uint64_t *transfer_bytes;
    char *mirrors;
    uint64_t number, call;     // of the session among those of the transport; of the call
    _Atomic(Exchange *) begun; // not yet looked at
    Exchange *open;            // under way, of whoever holds `busy`, like what follows
    atomic_bool busy;
    atomic_uint n_open;   // begun, or under way
    Notice *waits;        // of each process, the last that said that it waits
    uint64_t *ended;      // of each process, the last call that it has ended
    uint64_t ended_ns;    // when one that is waited for was first seen to have ended
    Notice notice, *said; // what comes, from anybody; what goes, to each process
    TpurtTransfer notice_transfer, *said_transfers;
    bool *saying;
    bool listens;
    bool told;            // by another process
    TpurtTransfer *joins; // to each process
    char *joined;         // a part of a result that has come
    TpurtError error;     // why
};

#define NO_CALL UINT64_MAX // behind all calls: the session is gone

enum { FRAME_MAGIC = 0x46555054, NOTICE_MAGIC = 0x4e555054, HELLO_MAGIC = 0x48555054 };

// The first device of a process, of n_processes; of the one behind the last: n_devices.
static inline uint32_t process_first(uint32_t n_devices, uint32_t n_processes, uint32_t process) {
    return (uint32_t)((uint64_t)n_devices * process / n_processes);
}
static inline uint32_t process_of(const Processes *r, uint32_t device) { return (uint32_t)((((uint64_t)device + 1) * r->n_processes - 1) / r->n_all); }
static inline uint64_t mirror_room(uint64_t bytes) { return (bytes + TPU_CACHE_LINE - 1) / TPU_CACHE_LINE * TPU_CACHE_LINE; }
static inline bool link_is_done(const Link *link) { return !link->sends && !link->awaits && !link->n_parts; }
static inline const char *step_op(const TpuStep *step) { return step->op ? step->op : "a step without a name"; }
// Pair i of a meeting's refs: what is read. Constants are everywhere.
static inline uint64_t pair_bytes(const TpuStep *step, uint32_t i) {
    const TpuRef *from = &step->refs[2 * i];
    return from->space == TPU_SPACE_CONST ? 0 : from[1].offset - from->offset;
}
// Into how many pieces it is cut, of which each device reads its own; 1: it is read as a whole.
static inline uint32_t pair_pieces(const TpuStep *step, uint32_t i) { return step->refs[2 * i + 1].member ? step->refs[2 * i + 1].member : 1; }
static inline uint64_t step_room(const TpuStep *step) {
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < step->n_refs / 2; i++) bytes += mirror_room(pair_bytes(step, i));
    return bytes;
}

// plan.c: links and lists of all sets, and memory for what crosses.
TpurtStatus processes_plan(TpurtSession *session, TpurtError *error);
TpurtStatus processes_make_join(TpurtSession *session, TpurtError *error); // join.c: its memory
// notice.c
TpurtStatus processes_greet(TpurtSession *session, TpurtError *error);    // are they all there, with the same program?
void notice_send(Processes *r, NoticeKind kind, const TpurtError *error); // to all
bool notice_say(Processes *r, uint32_t process, const Notice *notice);    // the text too where there is a code. False: it does not listen now
void notice_poll(TpurtSession *session);
// stuck.c: so long ago that what it has sent before is here?
bool peer_has_ended(Processes *r, uint32_t process, uint64_t call, uint64_t now_ns);
// The first of all that goes wrong counts, and ends the call.
void processes_fail(TpurtSession *session, TpurtStatus code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

#endif
