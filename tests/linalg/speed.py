"""Decompositions beside JAX (LAPACK), on one thread, in turn: the ratio of JAX's time to ours, which is below 1 where we are behind.

    speed.py BUILD_DIR [--sizes=16,64,..] [--dtype=float32] [FUNCTION..]
"""
import json
import os
import subprocess
import sys
import tempfile
import time

os.environ.update(OPENBLAS_NUM_THREADS="1", OMP_NUM_THREADS="1", JAX_ENABLE_X64="1",
                  XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

FUNCTIONS = {
    "eigh": lambda x: jnp.linalg.eigh(x, symmetrize_input=True),
    "eigvalsh": lambda x: jnp.linalg.eigvalsh(x),
    "svd": lambda x: jnp.linalg.svd(x, full_matrices=False),
    "svdvals": lambda x: jnp.linalg.svd(x, compute_uv=False),
    "eig": lambda x: jnp.linalg.eig(x),
    "eigvals": lambda x: jnp.linalg.eigvals(x),
    "schur": lambda x: jax.scipy.linalg.schur(x),
    "hessenberg": lambda x: jax.scipy.linalg.hessenberg(x, calc_q=True),
    "tridiagonal": lambda x: jax.lax.linalg.tridiagonal(x),
}


def option(name, otherwise):
    return next((a.split("=")[1] for a in sys.argv[2:] if a.startswith(f"--{name}=")), otherwise)



def theirs(f, x):
    times, end = [], time.perf_counter() + 0.5
    while time.perf_counter() < end or len(times) < 3:
        start = time.perf_counter()
        jax.block_until_ready(f(x))
        times.append(1e3 * (time.perf_counter() - start))
    return min(times)


def main():
    build, sizes = sys.argv[1], [int(n) for n in option("sizes", "16,64,128,300").split(",")]
    dtype = np.dtype(option("dtype", "float32"))
    for name in [a for a in sys.argv[2:] if not a.startswith("--")] or FUNCTIONS:
        for n in sizes:
            x = np.random.default_rng(n).standard_normal((n, n)).astype(dtype)
            x = x + x.T if name.startswith("eigh") or name == "eigvalsh" else x
            f = jax.jit(FUNCTIONS[name])
            with tempfile.TemporaryDirectory() as work:
                np.save(f"{work}/x.npy", x)
                with open(f"{work}/m.mlir", "w") as out:
                    out.write(f.lower(x).as_text())
                subprocess.run([f"{build}/tpucc", f"{work}/m.mlir", "-o", f"{work}/m.so"], check=True, stderr=subprocess.DEVNULL)
                mine, other = [], []
                jax.block_until_ready(f(x))
                for _ in range(3):
                    mine.append(bench(build, work))
                    other.append(theirs(f, x))
                print(f"{name} {n} {dtype}: {min(mine):.3f} ms, JAX {min(other):.3f} ms, ratio {min(other) / min(mine):.2f}", flush=True)


def bench(build, work):
    line = subprocess.run([f"{build}/tpurun", f"{work}/m.so", "--threads", "1", "--bench=0.5", "--input", f"arg0={work}/x.npy"], check=True,
                          capture_output=True, text=True).stdout
    return json.loads(line[line.index("{"):])["min_ms"]


main()
