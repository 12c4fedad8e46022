"""Functions of JAX that stand on decompositions (lstsq, pinv, matrix_rank, sqrtm, norm(2), qr, polyfit), compiled from the text that JAX prints, beside NumPy: of
random, rank-deficient, clustered and graded matrices, of those whose rows or columns repeat exactly, and of tiny and huge ones, in f32 and f64, pinv and qr of
complex numbers as well. Backward errors: what is left, over the sizes of what it is left of. Prints a line for what is over its bound, and the worst of each
function.

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

BOUNDS = {"float32": 1e-5, "float64": 1e-12, "complex64": 1e-5, "complex128": 1e-12}
OF_COMPLEX = ("pinv", "qr")


def norm(a):
    wide = np.asarray(a, np.complex128)
    return float(np.linalg.norm(wide, 2 if np.ndim(a) == 2 else None)) if np.isfinite(wide).all() else float("nan")


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
    x, a = x.astype(np.result_type(x, np.float64)), a.astype(np.result_type(a, np.float64))
    return norm(a @ x @ a - a) / (norm(a) ** 2 * norm(x))


def qr_error(q, a):  # of orthogonality, and what of a the columns of Q do not reach
    q, a = q.astype(np.result_type(q, np.float64)), a.astype(np.result_type(a, np.float64))
    return max(np.abs(q.conj().T @ q - np.eye(q.shape[1])).max(), norm(a - q @ (q.conj().T @ a)) / norm(a))


def rank_of(a):
    wide = a.astype(np.result_type(a, np.float64))
    return np.linalg.matrix_rank(wide, tol=norm(a) * max(a.shape) * np.finfo(a.dtype).eps)


def sqrtm_error(s, a):
    return norm(s @ s - a) / max(norm(s) ** 2, norm(a))


def polyfit_error(c, x, y):
    table = np.vander(x.astype(np.float64), 4)
    return norm(table @ (c - np.polyfit(x.astype(np.float64), y.astype(np.float64), 3))) / norm(y)


FUNCTIONS = {
    "lstsq": (lstsq, lstsq_error),
    "pinv": (jnp.linalg.pinv, pinv_error),
    "matrix_rank": (jnp.linalg.matrix_rank, lambda r, a: float(r != rank_of(a))),
    "norm": (lambda a: jnp.linalg.norm(a, 2), lambda r, a: abs(float(r) - norm(a)) / norm(a)),
    "sqrtm": (jax.scipy.linalg.sqrtm, sqrtm_error),
    "qr": (lambda a: jnp.linalg.qr(a)[0], qr_error),
    "polyfit": (lambda x, y: jnp.polyfit(x, y, 3), polyfit_error),
}


def matrices(n, m, dtype, rng):
    """Kinds of matrices of n rows and m columns."""
    k = min(n, m)
    left, right = np.linalg.qr(rng.standard_normal((n, k)))[0], np.linalg.qr(rng.standard_normal((m, k)))[0].T
    any_one = rng.standard_normal((n, m)) + (1j * rng.standard_normal((n, m)) if np.issubdtype(dtype, np.complexfloating) else 0)
    yield "random", any_one.astype(dtype)
    yield "of half the rank", (rng.standard_normal((n, (k + 1) // 2)) @ rng.standard_normal(((k + 1) // 2, m))).astype(dtype)
    yield "clustered", ((left * (1 + 1e-7 * rng.standard_normal(k))) @ right).astype(dtype)
    yield "graded", ((left * np.logspace(0, -3, k)) @ right).astype(dtype)
    yield "ones", np.ones((n, m), dtype)
    yield "two blocks", np.kron(np.eye(2), np.ones(((n + 1) // 2, (m + 1) // 2)))[:n, :m].astype(dtype)
    yield "outer", np.outer(1 + np.arange(n) % 12, 1 + np.arange(m) % 12).astype(dtype)
    yield "repeated rows", any_one[np.minimum(np.arange(n), n // 2)].astype(dtype)
    yield "repeated columns", any_one[:, np.minimum(np.arange(m), m // 2)].astype(dtype)
    tiny = 1e-30 if np.finfo(dtype).bits == 32 else 1e-140
    yield "tiny", (any_one * tiny).astype(dtype)
    yield "huge", (any_one / tiny).astype(dtype)
    yield "tiny ones", np.full((n, m), tiny, dtype)
    yield "huge ones", np.full((n, m), 1 / tiny, dtype)


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
                unit = np.abs(a).max()  # whose square would vanish or overflow
                a = a / unit
                a = ((a @ a.T / rows + (np.eye(rows) if kind in ("random", "tiny", "huge") else 0)) * unit).astype(dtype)
            yield f"{kind} {rows}x{columns}", (a, rng.standard_normal(rows).astype(dtype)) if name == "lstsq" else (a,)


folder = tempfile.TemporaryDirectory()
programs = {}  # by their functions and types


def program_of(build, options, function, args):
    key = (function, *((a.dtype.name, a.shape) for a in args))
    if key not in programs:
        path = f"{folder.name}/{len(programs)}"
        with open(f"{path}.mlir", "w") as f:
            f.write(jax.jit(function).lower(*args).as_text())
        subprocess.run([f"{build}/tpucc", f"{path}.mlir", "-o", f"{path}.so", "--control-flow=dynamic", *options], check=True, stderr=subprocess.PIPE)
        programs[key] = f"{path}.so"
    return programs[key]


def result_of(build, options, function, args):
    with tempfile.TemporaryDirectory() as work:
        command = [f"{build}/tpurun", program_of(build, options, function, args), "--threads", "1", "--output", f"output0={work}/out.npy"]
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
            if dtype.startswith("complex") and name not in OF_COMPLEX:
                continue
            worst, rng = 0.0, np.random.default_rng(7)
            for n in sizes:
                for kind, args in arguments(name, n, dtype, rng):
                    try:
                        error = error_of(result_of(build, options, function, args), *args)
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
