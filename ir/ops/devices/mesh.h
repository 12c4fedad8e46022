// Meshes and shardings, as Shardy (openxla/shardy, "Sharding Representation") writes them. A mesh lays the partitions of a program out along named
// axes; a sharding says along which axes each dimension of an array is cut. The module keeps both as text (Module.meshes, sdy.sharding of arguments, results
// and ops, the attributes of sdy.manual_computation); here is what they say.
#ifndef TPUCC_IR_OPS_DEVICES_MESH_H
#define TPUCC_IR_OPS_DEVICES_MESH_H

#include "ir/ops/devices/devices.h"

enum { MAX_MESH_AXES = 16 };
#define SHARDING_ATTR "sdy.sharding" // of arguments, results and ops

typedef struct {
    const char *name;
    uint32_t size;
} MeshAxis;

typedef struct {
    const char *name; // for messages
    uint32_t n_axes, n_devices;
    MeshAxis axes[MAX_MESH_AXES];
    const uint32_t *device; // the partition at each position; positions count through the last axis first
} Mesh;

// The axes that a dimension is cut along, the first of them into the largest pieces. Axes of size 1 are left out.
typedef struct {
    uint8_t n;
    bool open; // it may be cut further
    uint8_t axis[MAX_MESH_AXES];
} DimAxes;

typedef struct {
    const Mesh *mesh;
    uint32_t rank;
    DimAxes *dims;
} Sharding;

// "#sdy.sharding<@mesh, [{"x"}, {}]>", or without its first word; "#sdy.sharding_per_value<[<@mesh, [..]>, ..]>"; "#sdy<manual_axes{"x"}>" as a set of axes.
// False: *out_wrong says why, in `a` or for ever.
bool sharding_read(const Module *m, Str text, Arena *a, Sharding *out, const char **out_wrong);
bool shardings_read(const Module *m, Str text, Arena *a, Sharding **out, uint32_t *out_n, const char **out_wrong);
bool manual_axes_read(Str text, const Mesh *mesh, Arena *a, uint32_t *out_axes, const char **out_wrong);

// Into how many parts the axes of a set cut a dimension.
uint32_t dim_parts(const Mesh *mesh, const DimAxes *d, uint32_t axes);
#define ALL_AXES UINT32_MAX
// Is it a sharding of such an array, cut without a rest?
bool sharding_fits(const Sharding *s, Type t, Arena *a, const char **out_wrong);
// A part of a whole that is cut along the axes of a set; the whole of which it is a part.
Type sharding_part(TypeTable *types, const Sharding *s, Type whole, uint32_t axes);
Type sharding_whole(TypeTable *types, const Sharding *s, Type part, uint32_t axes); // NULL: too large
// Where a partition is along an axis.
uint32_t mesh_coordinate(const Mesh *mesh, uint32_t axis, uint32_t position);
bool mesh_equal(const Mesh *a, const Mesh *b); // the same but for their names

// A manual_computation as it says itself, in `a`.
typedef struct {
    const Mesh *mesh; // the one that has axes, where one has
    Sharding *in, *out;
    uint32_t axes; // that the region is written for one part of
} Manual;
bool manual_read(const Module *m, const Op *op, Arena *a, Manual *out, const char **out_wrong);

// What the text of "sdy.sharding" says; NULL: there is none.
Str sharding_of_port(const PortInfo *port);
Str sharding_of_op(const Op *op);
// Does anything in it have a sharding? Then its values are whole arrays.
bool func_is_sharded(const Func *f);
bool module_is_sharded(const Module *m); // or a mesh

#endif
