"""Functions of JAX that stand on decompositions (lstsq, pinv, matrix_rank, sqrtm, norm(2), polyfit), compiled from the text that JAX prints, beside NumPy: of random,
rank-deficient, clustered and graded matrices, in f32 and f64. Backward errors: what is left, over the sizes of what it is left of. Prints a line for what is over
its bound, and the worst of each function.

    functions.py BUILD_DIR [--mcpu=NAME] [--sizes=5,40,..] [FUNCTION..]      (jax, numpy)
"""
import subprocess
import sys
import tempfile

import jax

jax.config.update("jax_enable_x64", True)
import jax.numpy as jnp
import jax.scipy.linalg
import numpy as np

BOUNDS = {"float32": 1e-5, "float64": 1e-12}


def norm(a):
    return float(np.linalg.norm(np.asarray(a, np.complex128), 2)) if np.ndim(a) == 2 else float(np.linalg.norm(np.asarray(a, np.complex128)))


def lstsq(a, b):
    return jnp.linalg.lstsq(a, b)[0]


def lstsq_error(x, a, b):
    wide, right = a.astype(np.float64), b.astype(np.float64)
    gradient = norm(wide.T @ (right - wide @ x)) / (norm(a) ** 2 * norm(x) + norm(a) * norm(b))
    rcond = np.finfo(a.dtype).eps * max(a.shape)
    best = np.linalg.lstsq(wide, right, rcond=rcond)[0]
    longer = max(0.0, norm(x) / norm(best) - 1) if np.linalg.matrix_rank(wide, tol=rcond * norm(a)) < min(a.shape) else 0  # the shortest of all
    return max(gradient, longer * BOUNDS[a.dtype.name] / 1e-2)


def pinv_error(x, a):
    x = x.astype(np.float64)
    return norm(a @ x @ a - a) / (norm(a) ** 2 * norm(x))


def sqrtm_error(s, a):
    return norm(s @ s - a) / max(norm(s) ** 2, norm(a))


def polyfit_error(c, x, y):
    table = np.vander(x.astype(np.float64), 4)
    return norm(table @ (c - np.polyfit(x.astype(np.float64), y.astype(np.float64), 3))) / norm(y)


FUNCTIONS = {
    "lstsq": (lstsq, lstsq_error),
    "pinv": (jnp.linalg.pinv, pinv_error),
    "matrix_rank": (jnp.linalg.matrix_rank, lambda r, a: float(r != np.linalg.matrix_rank(a))),
    "norm": (lambda a: jnp.linalg.norm(a, 2), lambda r, a: abs(float(r) - norm(a)) / norm(a)),
    "sqrtm": (jax.scipy.linalg.sqrtm, sqrtm_error),
    "polyfit": (lambda x, y: jnp.polyfit(x, y, 3), polyfit_error),
}


def matrices(n, m, dtype, rng):
    """Kinds of matrices of n rows and m columns."""
    k = min(n, m)
    left, right = np.linalg.qr(rng.standard_normal((n, k)))[0], np.linalg.qr(rng.standard_normal((m, k)))[0].T
    yield "random", rng.standard_normal((n, m)).astype(dtype)
    yield "of half the rank", (rng.standard_normal((n, (k + 1) // 2)) @ rng.standard_normal(((k + 1) // 2, m))).astype(dtype)
    yield "clustered", ((left * (1 + 1e-7 * rng.standard_normal(k))) @ right).astype(dtype)
    yield "graded", ((left * np.logspace(0, -3, k)) @ right).astype(dtype)


def arguments(name, n, dtype, rng):
    if name == "polyfit":
        x = np.linspace(-1, 1, n + 4).astype(dtype)
        yield f"{n + 4} points", (x, (np.sin(3 * x) + 0.1 * rng.standard_normal(n + 4)).astype(dtype))
        return
    for rows, columns in [(n, n)] if name == "sqrtm" else [(n, n), (n + n // 2 + 1, n), (n, n + n // 2 + 1)]:
        for kind, a in matrices(rows, columns, dtype, rng):
            if name == "sqrtm":
                if kind == "of half the rank":
                    continue  # has none where the zero eigenvalue is defective, and JAX's is not one either
                a = (a @ a.T / rows + np.eye(rows)).astype(dtype) if kind == "random" else a @ a.T
            yield f"{kind} {rows}x{columns}", (a, rng.standard_normal(rows).astype(dtype)) if name == "lstsq" else (a,)


def compiled(build, options, function, args):
    with tempfile.TemporaryDirectory() as work:
        with open(f"{work}/m.mlir", "w") as f:
            f.write(jax.jit(function).lower(*args).as_text())
        subprocess.run([f"{build}/tpucc", f"{work}/m.mlir", "-o", f"{work}/m.so", "--control-flow=dynamic", *options], check=True, stderr=subprocess.PIPE)
        command = [f"{build}/tpurun", f"{work}/m.so", "--threads", "1", "--output", f"output0={work}/out.npy"]
        for i, a in enumerate(args):
            np.save(f"{work}/{i}.npy", a)
            command += ["--input", f"arg{i}={work}/{i}.npy"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return np.load(f"{work}/out.npy")


def main(build, *words):
    sizes = [int(n) for w in words if w.startswith("--sizes=") for n in w[8:].split(",")] or [5, 40]
    options, names = [w for w in words if w.startswith("--mcpu")], [w for w in words if w in FUNCTIONS] or list(FUNCTIONS)
    failed = 0
    for name in names:
        function, error_of = FUNCTIONS[name]
        for dtype, bound in BOUNDS.items():
            worst, rng = 0.0, np.random.default_rng(7)
            for n in sizes:
                for kind, args in arguments(name, n, dtype, rng):
                    try:
                        error = error_of(compiled(build, options, function, args), *args)
                    except subprocess.CalledProcessError as e:
                        error = float("nan")
                        print((e.stderr or b"").decode()[:400])
                    if not error < bound:
                        print(f"FAILED: {name} of {dtype}, {kind}: {error:.2g}, and at most {bound:g} is right")
                        failed += 1
                    worst = max(worst, error)
            print(f"{name:12} {dtype}  at most {worst:.1e}")
    return int(failed > 0)


sys.exit(main(*sys.argv[1:]))
