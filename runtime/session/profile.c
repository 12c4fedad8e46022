// Intervals of a profile: every core appends to the caller's array at an index of its own, taken from one counter, so
// nothing is locked and nothing allocated. The array may be read as soon as a call has returned: the pool's last
// barrier orders it.
#include "runtime/internal.h"

TpurtStatus tpurt_session_profile(TpurtSession *session, TpurtInterval *intervals, uint64_t capacity, TpurtError *error) {
    if (!session) return error_set(error, TPURT_BAD_CALL, "no session was given");
    if (atomic_exchange_explicit(&session->running, true, memory_order_acquire)) return error_set(error, TPURT_BUSY, "the session is running another call");
    session->intervals = intervals;
    session->n_intervals_cap = intervals ? capacity : 0;
    atomic_store_explicit(&session->n_intervals, 0, memory_order_relaxed);
    atomic_store_explicit(&session->running, false, memory_order_release);
    return error_clear(error);
}

uint64_t tpurt_session_profile_count(const TpurtSession *session) { return session ? atomic_load_explicit(&session->n_intervals, memory_order_relaxed) : 0; }

void profile_add(TpurtSession *session, const TpurtInterval *interval) {
    uint64_t at = atomic_fetch_add_explicit(&session->n_intervals, 1, memory_order_relaxed);
    if (at < session->n_intervals_cap) session->intervals[at] = *interval;
}
