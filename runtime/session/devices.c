// What a session consists of: its devices by name, the threads that serve them, the processors that these are bound to.
#include "runtime/internal.h"

#include <stdio.h>
#include <string.h>

static void device_path(const TpurtSession *s, uint32_t device, char *room) {
    uint32_t n = n_partitions(s);
    if (n == 1) snprintf(room, TPURT_DEVICE_NAME_BYTES, "/replica:%u", device);
    else snprintf(room, TPURT_DEVICE_NAME_BYTES, "/replica:%u/partition:%u", device / n, device % n);
}

static const Team *team_of_device(const TpurtSession *s, uint32_t device) {
    for (uint32_t i = 0; i < s->n_teams; i++) {
        uint32_t first = (uint32_t)(s->teams[i].devices - s->devices);
        if (device >= first && device - first < s->teams[i].n_devices) return &s->teams[i];
    }
    return &s->teams[0]; // not reached: every device is of a team
}

TpurtStatus tpurt_device_describe(const TpurtSession *session, uint32_t device, TpurtDeviceInfo *out_info, TpurtError *error) {
    if (!session || !out_info) return error_set(error, TPURT_BAD_CALL, "a session or a place for the answer was not given");
    if (device >= session->n_devices) return error_set(error, TPURT_BAD_CALL, "there is no device %u; the session has %u", device, session->n_devices);
    const Team *team = team_of_device(session, device);
    const TpuDevice *self = &session->devices[device].self;
    *out_info = (TpurtDeviceInfo){.replica = self->replica, .partition = self->partition, .first_core = team->first_core, .n_cores = team->n_threads};
    device_path(session, session->devices[device].number, out_info->name);
    return error_clear(error);
}

TpurtStatus tpurt_device_find(const TpurtSession *session, const char *name, uint32_t *out_device, TpurtError *error) {
    char path[TPURT_DEVICE_NAME_BYTES], last[TPURT_DEVICE_NAME_BYTES];
    if (!session || !name || !out_device) return error_set(error, TPURT_BAD_CALL, "a session, a name or a place for the answer was not given");
    for (uint32_t i = 0; i < session->n_devices; i++) {
        device_path(session, session->devices[i].number, path);
        if (strcmp(path, name) != 0) continue;
        *out_device = i;
        return error_clear(error);
    }
    device_path(session, session->first_device, path);
    device_path(session, session->first_device + session->n_devices - 1, last);
    return error_set(error, TPURT_NOT_FOUND, "there is no device '%.100s'; there are '%s' to '%s'", name, path, last);
}

TpurtStatus tpurt_core_describe(const TpurtSession *session, uint32_t core, TpurtCoreInfo *out_info, TpurtError *error) {
    if (!session || !out_info) return error_set(error, TPURT_BAD_CALL, "a session or a place for the answer was not given");
    if (core >= session->n_threads) return error_set(error, TPURT_BAD_CALL, "there is no core %u; the session has %u", core, session->n_threads);
    const Team *team = session->teams;
    while (core - team->first_core >= team->n_threads) team++;
    *out_info = (TpurtCoreInfo){.first_device = (uint32_t)(team->devices - session->devices), .n_devices = team->n_devices, .processor = -1};
    if (session->processors) out_info->processor = (int32_t)session->processors[core];
    return error_clear(error);
}
