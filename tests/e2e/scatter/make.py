#!/usr/bin/env python3
"""Write the programs of this folder: scatters whose windows lie inside, partly outside and wholly outside of their operands, as JAX lowers them, with the results
of XLA (xlaN.npy) and of StableHLO's reference interpreter (stablehloN.npy). They differ in the windows that lie partly outside.

    make.py ORACLE_FOLDER [FOLDER]      needs jax; ORACLE_FOLDER holds oracle.py, both behind one interface
"""
import os, sys
import numpy as np
import jax, jax.numpy as jnp
from jax import lax

sys.path.insert(0, sys.argv[1])
import oracle

folder = sys.argv[2] if len(sys.argv) > 2 else os.path.dirname(os.path.abspath(__file__))
jax.config.update("jax_enable_x64", True)
jax.config.update("jax_traceback_in_locations_limit", 0)
random = np.random.RandomState(11)


def whole(*shape, dtype=np.float32):
    return random.randint(-50, 50, shape).astype(dtype)


def numbers(window, inserted, to_operand, operand_batch=(), indices_batch=()):
    return lax.ScatterDimensionNumbers(update_window_dims=window, inserted_window_dims=inserted, scatter_dims_to_operand_dims=to_operand,
                                       operand_batching_dims=operand_batch, scatter_indices_batching_dims=indices_batch)


def add(*dims):
    return lambda x, i, u: lax.scatter_add(x, i, u, numbers(*dims), mode="fill")


def loop(x, i, u):
    step = lambda k, x: lax.scatter_add(x, i + k.astype(np.int32), u, numbers((1, 2), (), (0, 1)), mode="fill")
    return lax.fori_loop(0, 4, step, x)


def several(x, y, i, u, v):  # of two operands at once
    dims = numbers((1,), (), (0,))
    return lax.scatter_max(x, i, u, dims, mode="fill"), lax.scatter(y, i, v, dims, mode="fill")


corners = np.array([[0, 0], [4, 4], [5, 4], [4, 5], [-1, 2], [2, -1], [-2, 0], [6, 7], [3, 3], [100, 0]], np.int32)
programs = {  # name: function, arguments
    "line": (add((0,), (), (0,)), (whole(5), np.array([3], np.int32), whole(3))),
    "inside": (add((0,), (), (0,)), (whole(5), np.array([2], np.int32), whole(3))),
    "before": (add((0,), (), (0,)), (whole(5), np.array([-1], np.int32), whole(3))),
    "corners": (add((1, 2), (), (0, 1)), (whole(6, 7), corners, whole(10, 2, 3))),
    "corners_turned": (add((0, 2), (), (1, 0)), (whole(6, 7), corners, whole(2, 10, 3))),
    "inserted": (add((1,), (0,), (0, 1)), (whole(6, 7), corners, whole(10, 3))),
    "not_indexed": (add((1, 2), (), (0,)), (whole(6, 7), corners[:, :1], whole(10, 4, 5))),
    "full": (add((1,), (), (0,)), (whole(5), np.array([[0], [1], [-1], [0]], np.int32), whole(4, 5))),
    "ones": (add((1, 2), (), (0, 1)), (whole(6, 7), corners, whole(10, 1, 1))),
    "batches": (add((2,), (), (1,), (0,), (0,)), (whole(3, 6), np.array([[[4], [5]], [[-1], [0]], [[6], [3]]], np.int32), whole(3, 2, 2))),
    "grid": (add((2, 3), (), (1, 0)), (whole(6, 7), random.randint(-3, 9, (3, 4, 2)).astype(np.int64), whole(3, 4, 3, 2))),
    "bytes": (add((1,), (), (0,)), (whole(300), np.array([[0], [255], [254], [200], [7]], np.uint8), whole(5, 46))),
    "small": (add((1,), (), (0,)), (whole(300), np.array([[-128], [127], [-1], [0]], np.int8), whole(4, 180))),
    "huge": (add((1,), (), (0,)), (whole(9), np.array([[2**63 + 5], [2**64 - 1], [7], [8], [0]], np.uint64), whole(5, 2))),
    "loop": (loop, (whole(6, 7), corners[:5], whole(5, 3, 2))),
    "several": (several, (whole(7), whole(7, dtype=np.int32), corners[:, :1], whole(10, 3), whole(10, 3, dtype=np.int32))),
    "wide": (add((1,), (), (0,)), (whole(100), random.randint(-40, 110, (12, 1)).astype(np.int32), whole(12, 33))),
    "slices": (lambda x, i, u: x.at[i[0] + np.arange(2)[:, None], jnp.arange(3)].multiply(u), (whole(6, 7), np.array([5], np.int32), whole(2, 3))),
    "clamped": (lambda x, i, u: lax.scatter_add(x, i, u, numbers((1,), (), (0,)), mode="clip"), (whole(9), corners[:, :1], whole(10, 4))),
    "constant": (lambda x, u: lax.scatter_add(x, np.array([[1], [5]], np.int32), u, numbers((1,), (), (0,)), mode="promise_in_bounds"), (whole(9), whole(2, 4))),
    "constant_outside": (lambda x, u: lax.scatter_add(x, np.array([[1], [6]], np.int32), u, numbers((1,), (), (0,)), mode="promise_in_bounds"), (whole(9), whole(2, 4))),
}

for name, (f, args) in programs.items():
    to = f"{folder}/{name}"
    os.makedirs(to, exist_ok=True)
    text = jax.jit(f).lower(*args).as_text()
    open(f"{to}/program.mlir", "w").write(text)
    unsigned = any(a.dtype.kind == "u" for a in args) # the interpreter takes such indices for signed ones
    both = {"xla": oracle.xla(text, args)} | ({} if unsigned else {"stablehlo": oracle.interpret(text, args)})
    for i, a in enumerate(args): np.save(f"{to}/arg{i}.npy", a)
    for by, results in both.items():
        for i, r in enumerate(results): np.save(f"{to}/{by}{i}.npy", r)
    differs = any(not np.array_equal(a, b) for a, b in zip(both["xla"], both.get("stablehlo", both["xla"])))
    print(f"{name} {'differs' if differs else 'same'}")
