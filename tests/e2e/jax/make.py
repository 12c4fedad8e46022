#!/usr/bin/env python3
"""Write the programs of this folder: linear algebra as JAX lowers it, for a CPU and for a TPU, with arguments and JAX's own results.

    make.py [FOLDER]      default: the folder of this script; needs jax
"""
import os, sys
import numpy as np
import jax, jax.numpy as jnp, jax.scipy as jsp
from jax import export, lax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_traceback_in_locations_limit", 0)
folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
random = np.random.RandomState(7)


def normal(*shape, dtype=np.float32):
    v = random.randn(*shape)
    return (v + 1j * random.randn(*shape) if np.dtype(dtype).kind == "c" else v).astype(dtype)


def definite(*shape, dtype=np.float32):
    a = normal(*shape, dtype=dtype)
    return (a @ np.conj(np.swapaxes(a, -1, -2)) / shape[-1] + 2 * np.eye(shape[-1])).astype(dtype)


def total(f):
    return lambda *a: sum(jnp.sum(jnp.sin(x)) for x in jax.tree.leaves(f(*a)))


f64, c64, c128 = np.float64, np.complex64, np.complex128
programs = {  # name: function, arguments, tolerance of the result, options, platform or shapes
    "cho_solve": (lambda a, b: jsp.linalg.cho_solve(jsp.linalg.cho_factor(a), b), (definite(6, 6, dtype=f64), normal(6, 2, dtype=f64)), 1e-12, "", "cpu"),
    "cholesky": (lambda a: (jnp.linalg.cholesky(a), jnp.linalg.cholesky(a, upper=True)), (definite(3, 5, 5, dtype=c64),), 1e-5, "", "cpu"),
    "cholesky_grad": (jax.grad(total(jnp.linalg.cholesky)), (definite(7, 7),), 1e-5, "", "cpu"),
    "not_definite": (jnp.linalg.cholesky, (np.stack([np.eye(3), -np.eye(3), np.zeros((3, 3)), np.diag([4.0, 9, -1])]).astype(np.float32),), 1e-6, "", "cpu"),
    "density": (jsp.stats.multivariate_normal.logpdf, (normal(7, 4), normal(4), definite(4, 4)), 1e-4, "", "cpu"),
    "triangular": (lambda a, b: [lax.linalg.triangular_solve(a, b if left else b.T, left_side=left, lower=lower, transpose_a=t, conjugate_a=t and lower, unit_diagonal=not t)
                                 for left in (False, True) for lower in (False, True) for t in (False, True)],
                   ((normal(5, 5, dtype=c128) * 0.3 + 3 * np.eye(5)), normal(5, 3, dtype=c128)), 1e-12, "", "cpu"),
    "solve": (jnp.linalg.solve, (normal(3, 6, 6), normal(3, 6, 2)), 1e-4, "", "cpu"),
    "solve_grad": (jax.grad(total(jnp.linalg.solve), argnums=(0, 1)), (definite(6, 6), normal(6, 2)), 1e-4, "", "cpu"),
    "inverse": (lambda a: (jnp.linalg.inv(a), jnp.linalg.det(a), jnp.linalg.slogdet(a)), (normal(5, 5, dtype=f64),), 1e-11, "", "cpu"),
    "lu": (lambda a, b: (lax.linalg.lu(a), lax.linalg.lu(b), jsp.linalg.lu(a)), (normal(4, 7, dtype=c128), normal(2, 7, 4, dtype=c128)), 1e-12, "", "cpu"),
    "lu_solve": (lambda a, b: [jsp.linalg.lu_solve(jsp.linalg.lu_factor(a), b, trans=t) for t in (0, 1, 2)], (normal(6, 6, dtype=c64), normal(6, 2, dtype=c64)), 1e-4, "", "cpu"),
    "expm": (jsp.linalg.expm, (normal(4, 4, dtype=f64),), 1e-11, "--control-flow=dynamic", "cpu"),
    "qr": (lambda a, b: (jnp.linalg.qr(a), jnp.linalg.qr(b), jnp.linalg.qr(b, mode="complete"), jnp.linalg.qr(b, mode="raw")), (normal(2, 4, 6, dtype=c64), normal(7, 3, dtype=c64)), 1e-5, "", "cpu"),
    "qr_grad": (jax.grad(total(jnp.linalg.qr)), (normal(6, 4),), 1e-4, "", "cpu"),
    "reflectors": (lambda a, t, c: [lax.linalg.ormqr(a, t, c if left else c.T, left=left, transpose=turned) for left in (False, True) for turned in (False, True)],
                   (normal(6, 4), normal(4) * np.float32(0.3), normal(6, 3)), 1e-5, "", "cpu"),
    "tpu_solve": (lambda a, b: (jnp.linalg.solve(a, b), jnp.linalg.inv(a), jnp.linalg.det(a)), (normal(2, 6, 6), normal(2, 6, 3)), 1e-4, "", "tpu"),
    "tpu_lu": (lax.linalg.lu, (normal(7, 5),), 1e-5, "", "tpu"),
    "tpu_qr": (lambda a: (jnp.linalg.qr(a), jnp.linalg.qr(a, mode="complete")), (normal(2, 7, 4),), 1e-5, "", "tpu"),
    # sizes b and n are open: the calls have operands that say how large their results are
    "open_solve": (lambda a, b: (jnp.linalg.solve(a, b), jnp.linalg.cholesky(a), jnp.linalg.qr(a)), (definite(2, 5, 5), normal(2, 5, 3)), 1e-4, "--dim b=2 --dim n=5", "b, n, n; b, n, 3"),
    "tridiagonal": (lambda *a: lax.linalg.tridiagonal_solve(*a), (normal(2, 7, dtype=c64), normal(2, 7, dtype=c64), normal(2, 7, dtype=c64), normal(2, 7, 3, dtype=c64)), 1e-4, "", "cpu"),
    "tridiagonal_form": (lambda a, b: [lax.linalg.tridiagonal(v, lower=lower) for v in (a, b) for lower in (False, True)], (normal(2, 5, 5, dtype=c128), normal(40, 40, dtype=f64)), 1e-10, "", "cpu"),
}

with open(f"{folder}/programs.txt", "w") as table:
    for name, (f, args, tolerance, options, platform) in programs.items():
        to = f"{folder}/{name}"
        os.makedirs(to, exist_ok=True)
        args = [jnp.asarray(a) for a in args]
        with jax.default_matmul_precision("highest"):
            if platform in ("cpu", "tpu"):
                text = jax.jit(f).trace(*args).lower(lowering_platforms=(platform,)).as_text()
            else:
                shapes = export.symbolic_args_specs(tuple(args), tuple(platform.split("; ")))
                text = str(export.export(jax.jit(f), platforms=["cpu"])(*shapes).mlir_module())
            results = jax.tree.leaves(jax.jit(f)(*args))
        open(f"{to}/program.mlir", "w").write(text)
        for i, a in enumerate(args):
            np.save(f"{to}/arg{i}.npy", np.asarray(a))
        for i, r in enumerate(results):
            np.save(f"{to}/output{i}.npy", np.asarray(r))
        print(name, tolerance, options, file=table)
