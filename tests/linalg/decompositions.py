"""Decompositions of random, rank-deficient, clustered and graded matrices, and of those whose rows or columns repeat exactly, or that are tiny or huge,
compiled, beside NumPy: residuals over the largest element or the usual length of a column, orthogonality, and values against NumPy's. Prints a line for what
is over its bound, and the worst of each routine.

    decompositions.py BUILD_DIR [--mcpu=NAME] [--sizes=1,2,3,..] [--repeating] [ROUTINE..]      --repeating: the exact, tiny and huge ones only
"""
import os
import subprocess
import sys
import tempfile

import numpy as np

LETTERS = {"float32": "s", "float64": "d", "complex64": "c", "complex128": "z"}
ELEMENTS = {"float32": "f32", "float64": "f64", "complex64": "complex<f32>", "complex128": "complex<f64>", "int32": "i32"}
BOUNDS = {"s": 1e-5, "c": 1e-5, "d": 1e-12, "z": 1e-12}


def type_of(dtype, shape):
    return "tensor<" + "".join(f"{n}x" for n in shape) + ELEMENTS[np.dtype(dtype).name] + ">"


def real_of(dtype):
    return np.zeros(1, dtype).real.dtype


def complex_of(dtype):
    return np.result_type(dtype, np.complex64)


def syevd(a, settings):
    shape = a.shape
    name = ("he" if np.iscomplexobj(a) else "sy") + "evd"
    return name, settings, [(a.dtype, shape), (real_of(a.dtype), shape[:-1]), (np.int32, shape[:-2])]


def gesdd(a, settings):
    m, n = a.shape[-2:]
    k, full, batch = min(m, n), settings == {"mode": ord("A")}, a.shape[:-2]
    outs = [(a.dtype, a.shape), (real_of(a.dtype), batch + (k,)), (a.dtype, batch + (m, m if full else k)), (a.dtype, batch + (n if full else k, n)), (np.int32, batch)]
    return "gesdd", settings, outs


def gehrd(a, _):
    n = a.shape[-1]
    return "gehrd", {"high": (n,), "low": (1,)}, [(a.dtype, a.shape), (a.dtype, a.shape[:-2] + (max(n - 1, 0),)), (np.int32, a.shape[:-2])]


def sytrd(a, settings):
    n, batch, real = a.shape[-1], a.shape[:-2], real_of(a.dtype)
    outs = [(a.dtype, a.shape), (real, batch + (n,)), (real, batch + (n - 1,)), (a.dtype, batch + (n - 1,)), (np.int32, batch)]
    return ("he" if np.iscomplexobj(a) else "sy") + "trd", settings, outs


def geqrf(a, _):
    return "geqrf", {}, [(a.dtype, a.shape), (a.dtype, a.shape[:-2] + (min(a.shape[-2:]),))]


def values_of(a):
    return [(a.dtype, a.shape[:-1])] * (1 if np.iscomplexobj(a) else 2)


def gees(a, _):
    return "gees", {"mode": ord("V"), "sort": ord("N")}, [(a.dtype, a.shape)] * 2 + values_of(a) + [(np.int32, a.shape[:-2])] * 2


def geev(a, _):
    settings = {"compute_left": ord("V"), "compute_right": ord("V")}
    return "geev", settings, values_of(a) + [(complex_of(a.dtype), a.shape)] * 2 + [(np.int32, a.shape[:-2])]


folder = tempfile.TemporaryDirectory()
programs = {}  # by their texts


def compiled(build, options, text):
    if text not in programs:
        path = f"{folder.name}/{len(programs)}"
        with open(f"{path}.mlir", "w") as f:
            f.write(text)
        subprocess.run([f"{build}/tpucc", f"{path}.mlir", "-o", f"{path}.so", *options], check=True, stderr=subprocess.DEVNULL)
        programs[text] = f"{path}.so"
    return programs[text]


def run(build, options, a, call):
    """Of matrices [.., m, n] the results, in their order."""
    routine, settings, outs = call
    letter = LETTERS[a.dtype.name]
    config = ", ".join(f"{k} = {v} : ui8" if isinstance(v, int) else f"{k} = {v[0]} : i32" for k, v in settings.items())
    types = ", ".join(type_of(*t) for t in outs)
    text = f"func.func @main(%x: {type_of(a.dtype, a.shape)}) -> ({types}) {{\n  %r:{len(outs)} = stablehlo.custom_call @lapack_{letter}{routine}_ffi(%x) "
    text += f"{{mhlo.backend_config = {{{config}}}}} : ({type_of(a.dtype, a.shape)}) -> ({types})\n"
    text += "  return " + ", ".join(f"%r#{i}" for i in range(len(outs))) + f" : {types}\n}}\n"
    with tempfile.TemporaryDirectory() as work:
        np.save(f"{work}/x.npy", a)
        command = [f"{build}/tpurun", compiled(build, options, text), "--threads", "1", "--input", f"arg0={work}/x.npy"]
        for i in range(len(outs)):
            command += ["--output", f"output{i}={work}/{i}.npy"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return [np.load(f"{work}/{i}.npy") for i in range(len(outs))]


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


def unit_error(q):  # of the columns
    return np.abs(adjoint(q) @ q - np.eye(q.shape[-1])).max(initial=0)


def size_of(a):  # its largest element, or the root of the mean square of its columns' lengths
    largest = max(np.abs(a).max(initial=0), 1e-300)
    return largest * max(1, np.linalg.norm(a / largest) / np.sqrt(max(a.shape[-1], 1)))


def residual(got, want):
    return np.abs(got - want).max(initial=0) / size_of(want)


def check_syevd(a, out):
    v, w, info = [x.astype(np.result_type(x, np.float64)) for x in out]
    full = a.astype(np.result_type(a, np.float64))
    assert not info.any() and (np.diff(w) >= 0).all(), "order or info"
    want = np.linalg.eigvalsh(full)
    size = max(np.abs(want).max(initial=0), 1e-300)
    return {"residual": residual((v * w[..., None, :]) @ adjoint(v), full), "orthogonality": unit_error(v), "values": np.abs(w - want).max(initial=0) / size}


def check_gesdd(a, out):
    _, s, u, vh, info = [x.astype(np.result_type(x, np.float64)) for x in out]
    k = s.shape[-1]
    full = a.astype(np.result_type(a, np.float64))
    assert not info.any() and (np.diff(s) <= 0).all() and (s >= 0).all(), "order or info"
    want = np.linalg.svd(full, compute_uv=False)
    return {"residual": residual((u[..., :k] * s[..., None, :]) @ vh[..., :k, :], full), "orthogonality": max(unit_error(u), unit_error(adjoint(vh))),
            "values": np.abs(s - want).max(initial=0) / max(want.max(initial=0), 1e-300)}


def check_gehrd(a, out):
    h, taus = out[0].astype(np.result_type(a, np.float64)), out[1]
    n = a.shape[-1]
    q = np.eye(n, dtype=h.dtype)
    for k in range(n - 1):
        v = np.concatenate([np.zeros(k + 1), [1], h[k + 2:, k]])
        q = q - taus[k] * np.outer(q @ v, np.conj(v))
    full = a.astype(h.dtype)
    h = np.triu(h, -1)
    assert not out[2].any(), "info"
    return {"residual": residual(q @ h @ adjoint(q), full), "orthogonality": unit_error(q)}


def check_sytrd(a, out, lower):
    packed, d, e, taus = (x.astype(np.result_type(x, np.float64)) for x in out[:4])
    n = a.shape[-1]
    off = -1 if lower else 1
    other = np.triu if lower else np.tril
    assert not out[4].any() and np.array_equal(other(out[0], -off), other(a, -off)), "info, or the other triangle"
    assert np.array_equal(np.diagonal(out[0]), out[1]) and np.array_equal(np.diagonal(out[0], off), out[2]), "diagonals"
    q = np.eye(n, dtype=packed.dtype)
    for k in range(n - 1) if lower else reversed(range(n - 1)):
        v = np.concatenate([np.zeros(k + 1), [1], packed[k + 2:, k]] if lower else [packed[:k, k + 1], [1], np.zeros(n - 1 - k)])
        q = q - taus[k] * np.outer(q @ v, np.conj(v))
    t = np.diag(d) + np.diag(e, 1) + np.diag(e, -1)
    return {"residual": residual(q @ t @ adjoint(q), a.astype(q.dtype)), "orthogonality": unit_error(q)}


def check_geqrf(a, out):
    packed, taus = (x.astype(np.result_type(x, np.float64)) for x in out)
    m, k = a.shape[0], len(taus)
    q = np.eye(m, dtype=packed.dtype)
    for i in range(k):
        v = np.concatenate([np.zeros(i), [1], packed[i + 1:, i]])
        q = q - taus[i] * np.outer(q @ v, np.conj(v))
    return {"residual": residual(q[:, :k] @ np.triu(packed)[:k], a.astype(q.dtype)), "orthogonality": unit_error(q)}


def joined(out, first, a):
    """Eigenvalues in f64, and which result comes behind them."""
    if np.iscomplexobj(a):
        return out[first].astype(np.complex128), first + 1
    return out[first].astype(np.float64) + 1j * out[first + 1].astype(np.float64), first + 2


def check_gees(a, out):
    t, z = [x.astype(np.result_type(x, np.float64)) for x in out[:2]]
    w, end = joined(out, 2, a)
    below = np.abs(np.diagonal(t, -1))
    n = a.shape[-1]
    assert not out[end].any() and not out[end + 1].any() and not np.tril(t, -2).any(), "info, or not triangular"
    blocks = np.flatnonzero(below)
    assert not (np.diff(blocks) == 1).any() and (not np.iscomplexobj(a) or not len(blocks)), "blocks"
    assert all(t[k, k] == t[k + 1, k + 1] and np.sign(t[k, k + 1]) * np.sign(t[k + 1, k]) < 0 for k in blocks), "a block is not standard"
    got = np.linalg.eigvals(t)
    apart = max((np.abs(got - x).min() for x in w), default=0) / max(np.abs(t).max(initial=0), 1e-300) if len(blocks) else np.abs(np.diagonal(t) - w).max(initial=0)
    return {"residual": residual(z @ t @ adjoint(z), a.astype(z.dtype)), "orthogonality": unit_error(z), "values": apart / (1 if n < 3 else 10 * n)}


def check_geev(a, out):
    w, end = joined(out, 0, a)
    left, right = [x.astype(np.complex128) for x in out[end:end + 2]]
    full = a.astype(np.complex128)
    size = size_of(full)
    assert not out[end + 2].any(), "info"
    for v in (left, right):
        assert np.abs(np.linalg.norm(v, axis=0) - 1).max(initial=0) < 1e-5, "length"
        sizes = np.abs(v)
        largest = sizes >= sizes.max(axis=0, initial=0) * (1 - 2e-6)  # of those that are as large but for 1e-6 the first is real
        assert (largest & (np.abs(v.imag) < 1e-3)).any(axis=0).all() or not np.iscomplexobj(a), "largest element"
        assert np.iscomplexobj(a) or not v[:, w.imag == 0].imag.any(), "vectors of real eigenvalues"
    lengths = max(np.abs(np.linalg.norm(v, axis=0) - 1).max(initial=0) for v in (left, right))
    return {"lengths": lengths, "residual": np.abs(full @ right - right * w).max(initial=0) / size, "left": np.abs(adjoint(full) @ left - left * np.conj(w)).max(initial=0) / size}


def random(rng, m, n, dtype):
    a = rng.standard_normal((m, n))
    return (a + 1j * rng.standard_normal((m, n)) if np.issubdtype(dtype, np.complexfloating) else a)


def orthogonal(rng, n, dtype):
    return np.linalg.qr(random(rng, n, n, dtype))[0]


def spectra(rng, n):
    """Singular values or moduli of eigenvalues by name."""
    yield "random", None
    yield "rank-deficient", np.where(np.arange(n) < (n + 2) // 3, rng.uniform(1, 2, n), 0)
    yield "clustered", 1 + 1e-9 * rng.standard_normal(n)
    yield "graded", 10.0 ** -np.linspace(0, 12, n)
    yield "two values", np.where(np.arange(n) % 2, 1.0, 2.0)
    yield "zero", np.zeros(n)


def hermitian(rng, n, values, dtype):
    if values is None:
        a = random(rng, n, n, dtype)
        return (a + adjoint(a)) / 2
    q = orthogonal(rng, n, dtype)
    signs = np.where(np.arange(n) % 3, 1, -1)
    a = (q * (values * signs)) @ adjoint(q)
    return (a + adjoint(a)) / 2


def rectangular(rng, m, n, values, dtype):
    if values is None:
        return random(rng, m, n, dtype)
    k = min(m, n)
    return (orthogonal(rng, m, dtype)[:, :k] * values[:k]) @ orthogonal(rng, n, dtype)[:k, :]


def repeating(rng, m, n, dtype, is_hermitian):
    """Matrices by name that elimination leaves rounding errors of, again and again, and such of which squares would vanish or overflow."""
    k, any_one = min(m, n), random(rng, m, n, dtype)
    if is_hermitian:
        any_one = (any_one + adjoint(any_one)) / 2
    first_rows, first_columns = np.minimum(np.arange(m), m // 2), np.minimum(np.arange(n), n // 2)
    numbers = 1 + np.arange(max(m, n)) % 12 + (1j * (np.arange(max(m, n)) % 3) if np.iscomplexobj(any_one) else 0)
    tiny, huge, denormal = (1e-30, 1e30, 1e-42) if np.finfo(dtype).bits == 32 else (1e-200, 1e200, 1e-316)
    yield "ones", np.ones((m, n))
    yield "7s", np.full((m, n), 7)
    yield "two blocks", np.kron(np.eye(2), np.ones(((m + 1) // 2, (n + 1) // 2)))[:m, :n]
    yield "four values", np.kron([[3, -2], [-2, 5]], np.ones(((m + 1) // 2, (n + 1) // 2)))[:m, :n]
    yield "outer", np.outer(numbers[:m], np.conj(numbers[:n]))
    yield "repeated rows and columns", any_one[first_rows][:, first_columns]
    if not is_hermitian:
        yield "repeated rows", any_one[first_rows]
        yield "repeated columns", any_one[:, first_columns]
        yield "shift", np.eye(m, n, 1)
    yield "tiny", any_one * tiny
    yield "tiny ones", np.full((m, n), tiny)
    yield "huge", any_one * huge
    yield "huge ones", np.full((m, n), huge)
    yield "denormal", any_one * denormal
    yield "denormal ones", np.full((m, n), denormal)
    sizes = np.where(np.arange(n) < k // 2, tiny, huge)
    yield "tiny beside huge", any_one * np.sqrt(sizes) * np.sqrt(sizes)[:, None] if is_hermitian else any_one * sizes


def cases(routine, rng, sizes, dtype, only_repeating):
    """Names, matrices, settings and checks."""
    for n in sizes:
        for m, k in ((n, n), (n + 3, n), (n, n + n // 2)) if routine in ("gesdd", "geqrf") else ((n, n),):
            for name, a in repeating(rng, m, k, dtype, routine in ("syevd", "sytrd")):
                a = a.astype(dtype)
                settings = {"syevd": {"mode": ord("V"), "uplo": ord("L")}, "sytrd": {"uplo": ord("L")}, "gesdd": {"mode": ord("S" if m < k else "A")}}
                check = (lambda a, out: check_sytrd(a, out, True)) if routine == "sytrd" else globals()["check_" + routine]
                yield f"{m}x{k} {name}", a, settings.get(routine, {}), check
        for name, values in spectra(rng, n) if not only_repeating else ():
            if routine == "syevd":
                a = hermitian(rng, n, values, dtype).astype(dtype)
                yield f"{n} {name}", a, {"mode": ord("V"), "uplo": ord("L")}, check_syevd
            elif routine == "sytrd":
                a = hermitian(rng, n, values, dtype).astype(dtype)
                for uplo in "LU" if name in ("random", "graded") else "L":
                    yield f"{n} {name} {uplo}", a, {"uplo": ord(uplo)}, lambda a, out, lower=uplo == "L": check_sytrd(a, out, lower)
            elif routine in ("gehrd", "gees", "geev"):
                a = general(rng, n, values, dtype).astype(dtype)
                yield f"{n} {name}", a, {}, globals()["check_" + routine]
                if name == "clustered" and routine == "gees":  # of eigenvalues as close, whose shifts' sum and product say nothing
                    a = hermitian(rng, n, 1 + 1e-7 * rng.standard_normal(n), dtype).astype(dtype)
                    yield f"{n} close", a, {}, check_gees
            elif routine == "geqrf":
                for m, k in ((n, n), (n + 3, n), (n, 2 * n)):
                    a = rectangular(rng, m, k, values, dtype).astype(dtype)
                    yield f"{m}x{k} {name}", a, {}, check_geqrf
            elif routine == "gesdd":
                for m, k, mode in ((n, n, "S"), (n + 3, n, "A"), (n, 2 * n, "S")) if name in ("random", "rank-deficient") else ((n, n, "A"),):
                    a = rectangular(rng, m, k, values, dtype).astype(dtype)
                    yield f"{m}x{k} {name} {mode}", a, {"mode": ord(mode)}, check_gesdd


def general(rng, n, values, dtype):
    """Any matrix; with `values` as eigenvalues, far from normal."""
    if values is None:
        return random(rng, n, n, dtype)
    q = orthogonal(rng, n, dtype)
    return q @ (np.diag(values) + np.triu(random(rng, n, n, dtype), 1)) @ adjoint(q)


def main():
    options = [a for a in sys.argv[2:] if a.startswith("--mcpu=")]
    sizes = [int(n) for a in sys.argv[2:] if a.startswith("--sizes=") for n in a[8:].split(",")] or [1, 2, 3, 5, 16, 17, 33, 64, 100, 300]
    routines = [a for a in sys.argv[2:] if not a.startswith("--")] or ["syevd", "gesdd", "gehrd", "sytrd", "gees", "geev", "geqrf"]
    rng, failed = np.random.default_rng(7), 0
    for routine in routines:
        for dtype in (np.float32, np.float64, np.complex64, np.complex128):
            worst, bound, n, together = {}, BOUNDS[LETTERS[np.dtype(dtype).name]], 0, {}
            for name, a, settings, check in cases(routine, rng, sizes, dtype, "--repeating" in sys.argv):
                together.setdefault((a.shape, *settings.items()), []).append((name, a, settings, check))
            for group in together.values():  # one program and one run for all of a shape
                batch = np.stack([a for _, a, _, _ in group])
                try:
                    outs = run(sys.argv[1], options, batch, globals()[routine](batch, group[0][2]))
                except subprocess.CalledProcessError as e:
                    print(f"{routine} {np.dtype(dtype).name} {group[0][0]} and {len(group) - 1} more: {e}")
                    failed += 1
                    continue
                for i, (name, a, _, check) in enumerate(group):
                    try:
                        got = check(a, [out[i] for out in outs])
                    except AssertionError as e:
                        print(f"{routine} {np.dtype(dtype).name} {name}: {e}")
                        failed += 1
                        continue
                    n += 1
                    if "denormal" in name:  # values of so few digits say nothing of the others
                        got = {k: error for k, error in got.items() if k in ("orthogonality", "lengths")}
                    for key, error in got.items():
                        worst[key] = max(worst.get(key, 0), error)
                        if not error <= bound:
                            print(f"{routine} {np.dtype(dtype).name} {name}: {key} {error:.3g}")
                            failed += 1
            print(f"{routine} {np.dtype(dtype).name}: {n} matrices, worst", ", ".join(f"{k} {v:.2g}" for k, v in worst.items()), f"(bound {bound:g})")
    return failed > 0


sys.exit(main())
