#!/usr/bin/env python3
"""Write the programs of this folder: what JAX makes of functions over a mesh of 8 devices, with whole arguments and JAX's own whole results.

    make.py [FOLDER] [--all] [--gspmd]      default: the folder of this script, and those programs that are kept there; needs jax. --gspmd: all in GSPMD's words
"""
import os, sys
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import numpy as np
import jax, jax.numpy as jnp
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

jax.config.update("jax_traceback_in_locations_limit", 0)
words = [w for w in sys.argv[1:] if not w.startswith("--")]
gspmd = "--gspmd" in sys.argv
folder = words[0] if words else os.path.dirname(os.path.abspath(__file__))
everything = "--all" in sys.argv
random = np.random.RandomState(7)
devices = np.array(jax.devices()[:8])
line, grid, cube = Mesh(devices, ("i",)), Mesh(devices.reshape(2, 4), ("x", "y")), Mesh(devices.reshape(2, 2, 2), ("a", "b", "c"))
turned = Mesh(devices[::-1].reshape(4, 2), ("x", "y"))
one = Mesh(devices[:1], ("i",))


def normal(*shape):
    return random.randn(*shape).astype(np.float32)


def jit(f, mesh, ins, outs=None):
    s = lambda spec: NamedSharding(mesh, spec)
    more = {} if outs is None else {"out_shardings": jax.tree.map(s, outs, is_leaf=lambda v: isinstance(v, P))}
    return jax.jit(f, in_shardings=tuple(s(i) for i in ins), **more)


def mapped(f, mesh, ins, outs, **more):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=ins, out_specs=outs, **more))


def keep(x, mesh, spec):
    return lax.with_sharding_constraint(x, NamedSharding(mesh, spec))


def mlp(x, w, b, v):
    return jax.nn.gelu(x @ w + b) @ v


def loss(params, x, y):
    w, b, v = params
    return jnp.mean((mlp(x, w, b, v) - y) ** 2)


def train(w, b, v, x, y):
    l, g = jax.value_and_grad(loss)((w, b, v), x, y)
    return (l, *[p - 0.1 * q for p, q in zip((w, b, v), g)])


def attention(q, k, v):
    s = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(q.shape[-1])
    mask = jnp.tril(jnp.ones(s.shape[-2:], bool))
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(jnp.where(mask, s, -1e9), axis=-1), v)


def ring_sum(x):
    n = lax.axis_size("i")
    total = x
    for _ in range(n - 1):
        x = lax.ppermute(x, "i", [(k, (k + 1) % n) for k in range(n)])
        total = total + x
    return total


def norm(x, g):
    return (x - x.mean(-1, keepdims=True)) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * g


def block(x, wq, wk, wv, wo, w1, w2, g):
    b, t, d = x.shape
    h = norm(x, g)
    heads = lambda w: (h @ w).reshape(b, t, 4, -1).transpose(0, 2, 1, 3)
    a = attention(heads(wq), heads(wk), heads(wv)).transpose(0, 2, 1, 3).reshape(b, t, -1)
    x = x + a @ wo
    return x + jax.nn.relu(norm(x, g) @ w1) @ w2


def conv(x, k):
    return lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def loop(x, w):
    return lax.fori_loop(0, 5, lambda i, v: jnp.tanh(v @ w) + i, x)


def scan(x, w):
    def body(c, u):
        c = jnp.tanh(c @ w + u)
        return c, c.sum(-1)
    return lax.scan(body, x[0] * 0, x)


def shifts(x):
    return jnp.concatenate([x[:, 1:], x[:, :1]], 1), jnp.roll(x, 2, 0), jnp.pad(x, ((1, 0), (0, 2))), x[:, ::-1], jnp.flip(x, 0), x[::2], x[3:5]


def reductions(x):
    return (x.sum(), x.sum(0), x.max(1), x.prod(0), jnp.argmax(x, 0), jnp.argmax(x, 1), (x > 0).any(0), (x > -9).all(), x.mean((0, 1)), x.std(0),
            jnp.cumsum(x, 0), jnp.cumsum(x, 1), jnp.sort(x, 0), jnp.sort(x, 1), jax.nn.logsumexp(x, 0))


def indexing(x, i):
    return x[i], x[:, i], x.at[i].add(1.0), jnp.take_along_axis(x, i[:, None] % x.shape[1], 1), lax.dynamic_slice(x, (i[0], 1), (2, x.shape[1] - 1)), \
        lax.dynamic_update_slice(x, x[:2] * 2, (i[1], 0)), jax.nn.one_hot(i, 16) @ x


def shapes(x):
    return (x.reshape(4, 4, 24), x.reshape(16, 6, 4), x.reshape(16 * 24), x.T, x.reshape(2, 8, 24).swapaxes(0, 1).reshape(16, 24), x[None], x.reshape(8, 48),
            jnp.broadcast_to(x, (3, 16, 24)), x.reshape(16, 24, 1) * jnp.ones(5, x.dtype))


x16, x8 = normal(16, 24), normal(8, 16)
q = [normal(2, 4, 16, 8) for _ in range(3)]
params = (normal(24, 32), normal(32), normal(32, 24))
blocks = [normal(4, 8, 16)] + [normal(16, 16) * 0.3 for _ in range(4)] + [normal(16, 64) * 0.2, normal(64, 16) * 0.2, normal(16)]
indices = random.randint(0, 16, 16).astype(np.int32)

programs = {  # name: function, arguments, tolerance; * in front: kept in the folder
    "*data_parallel": (jit(train, line, (P(), P(), P(), P("i"), P("i")), (P(),) * 4), (*params, normal(32, 24), normal(32, 24)), 1e-5),
    "*tensor_parallel": (jit(mlp, grid, (P("x"), P(None, "y"), P("y"), P("y", None)), P("x")), (normal(8, 24), *params), 1e-5),
    "*train_2d": (jit(train, grid, (P(None, "y"), P("y"), P("y"), P("x"), P("x")), (P(), P(None, "y"), P("y"), P("y"))), (*params, normal(16, 24), normal(16, 24)), 1e-5),
    "fsdp": (jit(train, line, (P("i"), P("i"), P("i"), P("i"), P("i")), (P(), P("i"), P("i"), P("i"))), (*params, normal(16, 24), normal(16, 24)), 1e-5),
    "rows_only": (jit(lambda x, w: x @ w, line, (P(None, "i"), P("i", None))), (normal(8, 16), normal(16, 8)), 1e-5),
    "rows_scattered": (jit(lambda x, w: x @ w, line, (P(None, "i"), P("i", None)), P("i")), (normal(8, 16), normal(16, 8)), 1e-5),
    "rows_scattered_2d": (jit(lambda x, w: x @ w, grid, (P("x", "y"), P("y", None)), P("x", "y")), (normal(8, 16), normal(16, 8)), 1e-5),
    "columns_gathered": (jit(lambda x, w: x @ w, line, (P(), P(None, "i")), P()), (normal(8, 16), normal(16, 8)), 1e-5),
    "batched": (jit(lambda x, w: x @ w, line, (P("i"), P("i"))), (normal(8, 3, 5), normal(8, 5, 4)), 1e-5),
    "*sequence_split": (jit(attention, line, (P(None, None, "i"),) * 3, P(None, None, "i")), q, 1e-5),
    "heads_split": (jit(attention, grid, (P("x", "y"),) * 3), q, 1e-5),
    "sequence_2d": (jit(attention, grid, (P(None, "y", "x"),) * 3), q, 1e-5),
    "*transformer": (jit(block, grid, (P("x"), P(None, "y"), P(None, "y"), P(None, "y"), P("y"), P(None, "y"), P("y"), P())), blocks, 2e-5),
    "transformer_cube": (jit(block, cube, (P("a", "b"), P(None, "c"), P(None, "c"), P(None, "c"), P("c"), P(None, "c"), P("c"), P())), blocks, 2e-5),
    "*reductions": (jit(reductions, grid, (P("x", "y"),)), (normal(16, 24),), 2e-5),
    "reductions_line": (jit(reductions, line, (P("i"),)), (normal(16, 24),), 2e-5),
    "reductions_other": (jit(reductions, line, (P(None, "i"),)), (normal(16, 24),), 2e-5),
    "shifts": (jit(shifts, grid, (P("x", "y"),)), (normal(16, 24),), 1e-6),
    "shapes": (jit(shapes, grid, (P("x", "y"),)), (normal(16, 24),), 1e-6),
    "shapes_out": (jit(shapes, grid, (P("y"),), (P("x"), P("x", None, "y"), P(("x", "y")), P("x"), P("x"), P(), P("y", "x"), P(None, "x"), P("x"))), (normal(16, 24),), 1e-6),
    "indexing": (jit(indexing, grid, (P("x", "y"), P())), (normal(16, 24), indices), 1e-5),
    "indexing_split": (jit(indexing, line, (P(None, "i"), P("i"))), (normal(16, 24), indices), 1e-5),
    "convolution": (jit(conv, grid, (P("x"), P(None, None, None, "y"))), (normal(4, 6, 6, 8), normal(3, 3, 8, 16)), 1e-5),
    "convolution_sum": (jit(conv, grid, (P("x", None, None, "y"), P())), (normal(4, 6, 6, 8), normal(3, 3, 8, 16)), 1e-5),
    "convolution_grad": (jit(jax.grad(lambda x, k: conv(x, k).sum() ** 2, (0, 1)), line, (P("i"), P())), (normal(8, 6, 6, 3), normal(3, 3, 3, 4)), 1e-4),
    "*loop": (jit(loop, grid, (P("x"), P(None, "y"))), (normal(8, 16), normal(16, 16) * 0.3), 1e-5),
    "loop_columns": (jit(loop, line, (P(None, "i"), P())), (normal(8, 16), normal(16, 16) * 0.3), 1e-5),
    "scan": (jit(scan, grid, (P(None, "x"), P(None, "y"))), (normal(6, 8, 16), normal(16, 16) * 0.3), 1e-5),
    "*constraints": (jit(lambda x: keep(keep(jnp.sin(keep(x, grid, P("y", "x"))), grid, P(None, ("y", "x"))).T, grid, P("x")) + 1, grid, (P("x", "y"),), P("y")), (normal(16, 24),), 1e-6),
    "unconstrained": (jax.jit(lambda x: keep(x * 2, grid, P(P.UNCONSTRAINED, "x")) @ x.T), (normal(16, 24),), 1e-5),
    "free": (jax.jit(lambda x: keep(x, line, P("i")).sum()), (normal(16, 24),), 1e-5),
    "*turned": (jit(lambda x, w: keep(x @ w, turned, P("y", "x")), turned, (P("x", "y"), P("y")), P(("y", "x"))), (normal(16, 24), normal(24, 8)), 1e-5),
    "iota": (jit(lambda x: x + jnp.arange(16)[:, None] * jnp.arange(24.0) + jnp.eye(16, 24), grid, (P("x", "y"),)), (normal(16, 24),), 1e-6),
    "constant": (jit(lambda x: x + x16 @ jnp.ones((24, 24)), grid, (P("x", "y"),)), (normal(16, 24),), 1e-5),
    "integers": (jit(lambda x: (x * 3 % 7, x.sum(), x.max(0), x.min(1)), grid, (P("x", "y"),)), (random.randint(0, 99, (16, 24)).astype(np.int32),), 0),
    "halves": (jit(lambda x, w: (x.astype(jnp.bfloat16) @ w.astype(jnp.bfloat16)).astype(jnp.float32).sum(0), grid, (P("x", "y"), P("y"))), (normal(16, 24), normal(24, 8)), 5e-2),
    "branches": (jit(lambda x: lax.cond(True, lambda v: v * 2, lambda v: v.T.T + 1, x), grid, (P("x", "y"),)), (normal(16, 24),), 1e-6),
    "fft": (jit(lambda x: jnp.abs(jnp.fft.fft(x)), line, (P("i"),)), (normal(16, 24),), 1e-5),
    "pooling": (jit(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), grid, (P("x", None, None, "y"),)), (normal(4, 6, 6, 8),), 0),
    "random": (jit(lambda k: jax.random.normal(jax.random.wrap_key_data(k), (16, 8)), line, (P(),), P("i")), (np.array([3, 4], np.uint32),), 1e-5),
    # shard_map
    "*psum": (mapped(lambda x: lax.psum(x, "i"), line, P("i"), P()), (normal(16, 3),), 1e-5),
    "*ring": (mapped(ring_sum, line, P("i"), P("i")), (normal(16, 3),), 1e-5),
    "manual_2d": (mapped(lambda x, w: lax.psum(x @ w, "y"), grid, (P("x", "y"), P("y", None)), P("x")), (normal(8, 16), normal(16, 12)), 1e-5),
    "manual_tuple": (mapped(lambda x: lax.all_gather(x, ("x", "y"), tiled=True), grid, P(("x", "y")), P(), check_vma=False), (normal(16, 3),), 0),
    "manual_to_all": (mapped(lambda x: lax.all_to_all(x, "y", 1, 0, tiled=True), grid, P("x", None), P(("x", "y"), None), check_vma=False), (normal(8, 16),), 0),
    "manual_scatter": (mapped(lambda x: lax.psum_scatter(x, "y", tiled=True), grid, P(None, "y"), P("y")), (normal(16, 8),), 1e-5),
    "*partly_manual": (mapped(lambda x, w: lax.psum(x @ w, "y"), grid, (P(None, "y"), P("y", None)), P(), axis_names={"y"}), (normal(8, 16), normal(16, 12)), 1e-5),
    "manual_inside": (jit(lambda x, w: jnp.sin(jax.shard_map(lambda u, v: lax.psum(u @ v, "y"), mesh=grid, in_specs=(P("x", "y"), P("y", None)), out_specs=P("x"))(x + 1, w)).sum(0),
                          grid, (P("y"), P())), (normal(8, 16), normal(16, 12)), 1e-5),
    "manual_index": (mapped(lambda x: x + lax.axis_index("y") * 10 + lax.axis_index("x"), grid, P("x", "y"), P("x", "y")), (normal(8, 16),), 0),
    "manual_grad": (jax.jit(jax.grad(lambda w, x: jax.shard_map(lambda w, x: lax.pmean(jnp.sum(jnp.tanh(x @ w)), "i"), mesh=line, in_specs=(P(), P("i")), out_specs=P())(w, x))), (normal(6, 4), normal(16, 6)), 1e-5),
    "manual_loop": (mapped(lambda x: lax.fori_loop(0, 3, lambda i, v: lax.psum(v, "i") / 8 + v, x), line, P("i"), P("i"), check_vma=False), (normal(16, 3),), 1e-5),
    "*one_device": (jax.jit(lambda x: keep(jax.shard_map(lambda v: lax.psum(v, "i") * 2, mesh=one, in_specs=P("i"), out_specs=P())(x), one, P("i"))), (normal(4, 3),), 1e-6),
    "*gspmd_jit": (jit(lambda x, w: keep(jnp.tanh(x @ w), grid, P("y", "x")).sum(0), grid, (P("x"), P(None, "y"))), (normal(8, 16), normal(16, 8)), 1e-5),
    "*gspmd_map": (jit(lambda x, w: jax.shard_map(lambda u, v: lax.psum(u @ v, "y"), mesh=grid, in_specs=(P("x", "y"), P("y", None)), out_specs=P("x"))(x + 1, w) * 2,
                       grid, (P("y"), P())), (normal(8, 16), normal(16, 12)), 1e-5),
    "pmap": (jax.pmap(lambda x: x / lax.psum(x, "i"), axis_name="i"), (normal(8, 5),), 1e-5),
}

with open(f"{folder}/programs.txt", "w") as table:
    for key, (f, args, tolerance) in programs.items():
        name = key.lstrip("*")
        if not everything and name == key:
            continue
        jax.config.update("jax_use_shardy_partitioner", not (gspmd or name.startswith("gspmd_")))
        to = f"{folder}/{name}"
        try:
            with jax.default_matmul_precision("highest"):
                text = f.lower(*args).as_text()
                results = jax.tree.leaves(f(*args))
        except Exception as e:
            print(f"{name}: JAX itself: {str(e).splitlines()[0][:200]}", file=sys.stderr)
            continue
        os.makedirs(to, exist_ok=True)
        open(f"{to}/program.mlir", "w").write(text)
        for i, a in enumerate(args):
            np.save(f"{to}/arg{i}.npy", np.asarray(a))
        for i, r in enumerate(results):
            np.save(f"{to}/output{i}.npy", np.asarray(r))
        print(name, tolerance, file=table)
