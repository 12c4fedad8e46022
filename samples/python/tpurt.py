"""Programs of tpucc in Python: numpy arrays in and out, where they lie, without a copy (numpy; libtpurt.so, by TPURT_LIBRARY or as the system finds it)."""
import ctypes as c, os, sys, numpy as np

try: lib = c.CDLL(os.environ.get("TPURT_LIBRARY", "libtpurt.so.0"))
except OSError as error: raise OSError(f"{error}: TPURT_LIBRARY says where it is, as TPURT_LIBRARY=build/runtime/libtpurt.so") from None
lib.tpurt_dtype_name.restype = c.c_char_p
NUMPY = {"i1": "?", "f16": "f2", "f32": "f4", "f64": "f8", "complex<f32>": "c8", "complex<f64>": "c16"}
NUMPY.update({f"{u}i{8 * n}": f"{u or 'i'}{n}" for u in ("", "u") for n in (1, 2, 4, 8)})  # others, as bf16: the unsigned integers of their bits
KINDS = {"z": c.c_char_p, "I": c.c_uint32, "Q": c.c_uint64, "P": c.c_void_p, "D": c.POINTER(c.c_int64), "text": c.c_char * 512}
structure = lambda fields: type("Structure", (c.Structure,), {"_fields_": [(name, KINDS[kind]) for name, kind in (f.split(":") for f in fields.split())]})
Error = structure("code:I text:text")  # of tpurt.h
Entry = structure("name:z n_args:I n_results:I n_steps:I n_launches:I slab_bytes:Q flops:Q n_symbols:I whole:I function:I")
Port = structure("name:z dtype:I rank:I dims:D bytes:Q symbols:P sharding:P names:P n_names:I")
Buffer = structure("data:P bytes:Q dtype:I rank:I dims:D")


def call(what, function, *args):
    if function(*args, c.byref(error := Error())): raise RuntimeError(f"{what}: {error.text.decode()}")


class Program:
    """program = Program("model.so"); y, = program(x), or program(x=x), or program(x, out=[y]). .args and .results: name, dtype, shape, number of the type."""
    def __init__(self, path):
        self.path, self.program, self.session, entry = path, c.c_void_p(), c.c_void_p(), Entry()
        call(path, lib.tpurt_program_load, os.fsencode(path), None, c.byref(self.program))
        call(path, lib.tpurt_session_create, self.program, None, c.byref(self.session))
        call(path, lib.tpurt_entry_describe, self.program, 0, c.byref(entry))
        self.args, self.results = ([self._port(lib.tpurt_port_describe, 0, way, i) for i in range(n)] for way, n in enumerate((entry.n_args, entry.n_results)))
        self.entry = c.c_uint32(0xFFFFFFFF if entry.n_symbols else 0)  # TPURT_ANY_ENTRY: of several sizes the smallest that a call fits

    def _port(self, describe, *which):
        call(self.path, describe, self.program, *which, c.byref(p := Port()))
        kind = NUMPY.get(lib.tpurt_dtype_name(p.dtype).decode(), f"u{lib.tpurt_dtype_bytes(p.dtype)}")
        return p.name.decode(), np.dtype(kind), tuple(p.dims[: p.rank]), p.dtype

    def __call__(self, *arrays, out=None, **named):
        names, n = [name for name, *_ in self.args], len(arrays)
        why = lambda x: "not given" if x not in named else "given twice" if x in names else f"no argument of {', '.join(names)}"
        if wrong := named.keys() ^ names[n:]: raise TypeError("; ".join(f"{x}: {why(x)}" for x in sorted(wrong)))
        ins = self._buffers(arrays := [*arrays, *map(named.get, names[n:])], self.args, "C")
        fit = lambda i: self._port(lib.tpurt_result_fit, ins, c.c_size_t(len(ins)), i, (c.c_int64 * 32)())
        results = [fit(i) for i in range(len(self.results))] if self.entry.value else self.results
        outs = self._buffers(out := [np.empty(r[2], r[1]) for r in results] if out is None else out, results, "CW")
        call(self.path, lib.tpurt_run, self.session, self.entry, ins, c.c_size_t(len(ins)), outs, c.c_size_t(len(outs)))
        return out

    def _buffers(self, arrays, ports, needs):  # of numpy.require: C: in C order without gaps, W: may be written. Numbers and lists become arrays
        for i, (x, (name, t, _, dtype)) in enumerate(zip(arrays, ports)):
            known = (kind := lib.tpurt_dtype_name(dtype).decode()) in NUMPY
            if known and needs == "C" and not isinstance(x, np.ndarray):
                arrays[i] = x = np.asarray(x, t if np.can_cast(np.array(x).dtype, t, "same_kind") else None)
            if not isinstance(x, np.ndarray) or x.dtype.kind in "OSU": raise TypeError(f"{name}: got {repr(x)[:40]}, no array; want {t}")
            got = x.dtype != t and str(x.dtype) or not x.flags.c_contiguous and "no array in C order" or "W" in needs and not x.flags.writeable and "read-only"
            how = f"numpy.require(x, '{t}', '{needs}')" if known or x.dtype == t else f"x.view('{t}') of an x of {kind} (ml_dtypes)"
            if got: raise TypeError(f"{name}: got {got}, want {t}: {how} makes such an array")
        return (Buffer * len(arrays))(*(Buffer(a.ctypes.data, a.nbytes, p[3], a.ndim, a.ctypes.shape_as(c.c_int64)) for a, p in zip(arrays, ports)))

    def __del__(self, lib=lib): lib.tpurt_session_destroy(self.session), lib.tpurt_program_release(self.program)  # bound: modules end before what they hold


if __name__ == "__main__":  # tpurt.py PROGRAM.so INPUT.npy ...
    print(*Program(sys.argv[1])(*map(np.load, sys.argv[2:])), sep="\n")
