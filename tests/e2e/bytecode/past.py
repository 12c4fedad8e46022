"""Programs that JAX exported from 2023 on, which its wheel keeps so that later versions go on reading them: what past.sh compiles and compares.

    past.py write OUT       OUT/NAME of each gets p.mlirbc or p.jaxexport as they were written, p.mlir, its text, `targets` of its custom calls, `options` that
                            give it sizes, `ports` for tpurun, and argN.npy and wantN.npy of the run that was recorded then
    past.py check FOLDER    whether FOLDER/gotN.npy are what was recorded; factors of a matrix, whose signs and order may differ, multiply to the same one
"""
import importlib
import os
import pkgutil
import sys

import numpy as np

# Sizes of the recorded run, of programs that leave them open.
SIZES = {
    "stablehlo_dynamic_approx_top_k.data_2024_05_30": ["b=20"],
    "stablehlo_dynamic_rng_bit_generator.data_2023_06_17": ["arg1.0=2", "arg1.1=3"],
    "stablehlo_dynamic_top_k.data_2023_07_16": ["arg0.1=3"],
    "stablehlo_dynamic_top_k.data_2023_08_11": ["b=3"],
    "tpu_stablehlo_dynamic_reduce_window.data_unary_2023_06_17": ["arg0.0=3"],
    "tpu_stablehlo_dynamic_reduce_window.data_variadic_2023_06_17": ["arg0.0=3", "arg1.0=3"],
}
# Its initial values are no identities of its reducer, and a TPU counts them more often than once: StableHLO leaves that open.
UNDEFINED = ["tpu_stablehlo_dynamic_reduce_window.data_variadic_2023_06_17"]


def recorded(data, name):
    """(name, record) of each in dictionaries of dictionaries; a list of bytes alone is of jax.export."""
    if isinstance(data, dict) and ("mlir_module_serialized" in data or "exported_serialized" in data):
        yield name, data
    elif isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from recorded(value, f"{name}.{key}")


def records():
    from jax._src.internal_test_util import export_back_compat_test_data as package

    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not found.ispkg:
            for name, data in vars(importlib.import_module(found.name)).items():
                if not name.startswith("__"):
                    yield from recorded(data, f"{found.name.removeprefix(package.__name__ + '.')}.{name}")


def write_exported(folder, record):
    from jax import export

    code = bytes(record["exported_serialized"])
    with open(f"{folder}/p.jaxexport", "wb") as f:
        f.write(code)
    with open(f"{folder}/p.mlir", "w") as f:
        f.write(export.deserialize(bytearray(code)).mlir_module())
    return [], []  # no run is recorded


def write_artifact(folder, name, record):
    """Names of what tpurun is given and asked for."""
    with open(f"{folder}/p.mlirbc", "wb") as f:
        f.write(record["mlir_module_serialized"])
    with open(f"{folder}/p.mlir", "w") as f:
        f.write(record["mlir_module_text"])
    with open(f"{folder}/targets", "w") as f:
        f.write("\n".join(record["custom_call_targets"]))
    ins, outs = record["inputs"], [] if name in UNDEFINED else record["expected_outputs"]
    for kind, arrays in ("arg", ins), ("want", outs):
        for i, array in enumerate(arrays):
            np.save(f"{folder}/{kind}{i}.npy", np.asarray(array))
    return range(len(ins)), range(len(outs))


def write(out):
    for name, record in records():
        folder = f"{out}/{name}"
        os.makedirs(folder)
        ins, outs = write_exported(folder, record) if "exported_serialized" in record else write_artifact(folder, name, record)
        with open(f"{folder}/options", "w") as f:
            f.write(" ".join(f"--dim {size}" for size in SIZES.get(name, [])))
        with open(f"{folder}/ports", "w") as f:
            f.write(" ".join([f"--input arg{i}={folder}/arg{i}.npy" for i in ins] + [f"--output output{i}={folder}/got{i}.npy" for i in outs]))


def turned(a):
    return np.conj(np.swapaxes(a, -1, -2))


# What does not depend on signs, phases and order, of the results.


def of_eigh(r):
    v, w = r
    return [w, v * w[..., None, :] @ turned(v), turned(v) @ v]


def of_eig(r):
    w, left, right = r
    a = np.arange(16).reshape(4, 4)  # which the program makes itself
    return [w, a @ right - right * w[..., None, :], turned(left) @ a - w[..., None] * turned(left), abs(turned(left) * turned(left).conj()).sum(-1)]


def of_svd(r):
    u, s, v = r
    n = s.shape[-1]
    return [s, u[..., :n] * s[..., None, :] @ v[..., :n, :], turned(u) @ u, v @ turned(v)]


def of_schur(r):
    t, z = r
    return [z @ t @ turned(z), turned(z) @ z, np.tril(t, -2)]


FACTORS = {"cpu_eigh": of_eigh, "tpu_Eigh": of_eigh, "cpu_eig_": of_eig, "cpu_svd": of_svd, "cpu_schur": of_schur}


def check(folder):
    of, name = next((f for k, f in FACTORS.items() if os.path.basename(folder).startswith(k)), None), os.path.basename(folder)
    n = sum(os.path.exists(f"{folder}/want{i}.npy") for i in range(9))
    if not n:
        return
    want, got = ([np.load(f"{folder}/{kind}{i}.npy") for i in range(n)] for kind in ("want", "got"))
    types = [(a.shape, a.dtype) for a in want]
    if types != [(a.shape, a.dtype) for a in got]:
        sys.exit(f"{name} gives {[(a.shape, a.dtype) for a in got]}, recorded are {types}")
    scale, eps = max(abs(a).max() for a in want), max(np.finfo(a.dtype).eps if a.dtype.kind in "fc" else 0 for a in want)
    if of:
        want, got = of(want), of(got)
    for i, (w, g) in enumerate(zip(want, got)):
        if w.dtype.kind not in "fc" and not np.array_equal(w, g) or abs(w - g).max() > 100 * eps * max(scale, 1):
            sys.exit(f"{name}: {'factors' if of else 'results'} {i} are off by {abs(w - g).max()}")


if __name__ == "__main__":
    {"write": write, "check": lambda *folders: [check(f) for f in folders]}[sys.argv[1]](*sys.argv[2:])
