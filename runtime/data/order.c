// In which order the records of an epoch come: a buffer of numbers of records, from which one is drawn at random whenever one is wanted, while the next number
// takes its place. With a buffer of all records this is Fisher and Yates' shuffle, and every order is as likely. It is a function of the seed and the epoch.
// Random numbers: splitmix64 (Steele, Lea, Flood 2014), brought below n by multiplication (Lemire 2019; what is uneven is under n / 2^64).
#include "runtime/data/data.h"

static uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static uint64_t draw_below(Order *o, uint64_t n) {
    __extension__ typedef unsigned __int128 Wide;
    o->random += UINT64_C(0x9e3779b97f4a7c15);
    return (uint64_t)((Wide)mix(o->random) * n >> 64);
}

void order_begin(Order *o, uint64_t epoch) {
    o->n_waiting = o->next = 0;
    o->random = mix(o->seed + UINT64_C(0x9e3779b97f4a7c15)) ^ mix(epoch + UINT64_C(0xd1b54a32d192ed03));
}

uint64_t order_draw(Order *o) {
    if (o->capacity <= 1) return o->next++;
    while (o->n_waiting < o->capacity && o->next < o->n_records) o->buffer[o->n_waiting++] = o->next++;
    uint64_t *slot = &o->buffer[draw_below(o, o->n_waiting)], drawn = *slot;
    if (o->next < o->n_records) *slot = o->next++;
    else *slot = o->buffer[--o->n_waiting];
    return drawn;
}
