#!/usr/bin/env python3
"""Functions of JAX, and jax.grad of each, for gradients.sh: NAME/program.mlir, its arguments, the gradients with respect to those of floating-point numbers,
computed in f64, and 1e-4 of the largest element of each.

  make.py FOLDER [NAME..]    wants JAX and numpy
"""

import os
import sys

import jax
import numpy as np
from jax import lax
from jax import numpy as jnp

RANDOM = np.random.default_rng(7)
FUNCTIONS = {}


def function(*shapes):
    """Of arguments of these shapes, or arrays."""
    def add(f):
        args = [s if isinstance(s, np.ndarray) else RANDOM.standard_normal(s).astype(np.float32) for s in shapes]
        FUNCTIONS[f.__name__] = (f, args)
        return f
    return add


def integers(high, *shape):
    return RANDOM.integers(0, high, shape).astype(np.int32)


def small(*shape):
    return (0.2 * RANDOM.standard_normal(shape)).astype(np.float32)


@function((16, 20), integers(7, 16), (20, 32), (32,), (32, 7), (7,))
def classifier(x, labels, w1, b1, w2, b2):
    logits = jax.nn.relu(x @ w1 + b1) @ w2 + b2
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1))


@function((4, 12, 12, 3), (3, 3, 3, 8), (8,), (3, 3, 8, 8), (72, 5), integers(5, 4))
def convolutional(x, k1, b1, k2, w, labels):
    x = lax.conv_general_dilated(x, k1, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + b1
    x = lax.reduce_window(jax.nn.relu(x), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = lax.conv_general_dilated(x, k2, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    logits = jax.nn.relu(x).reshape(4, -1) @ w
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1))


@function((2, 9, 9, 6), (3, 3, 1, 12), (1, 1, 12, 4))
def separable(x, depthwise, pointwise):
    x = lax.conv_general_dilated(x, depthwise, (2, 1), ((1, 2), (0, 1)), rhs_dilation=(1, 2), dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=6)
    x = lax.conv_general_dilated(x, pointwise, (1, 1), ((0, 0), (0, 1)), lhs_dilation=(2, 3), dimension_numbers=("NHWC", "HWIO", "NHWC"))
    return jnp.sum(jnp.tanh(x) ** 2)


@function((3, 10, 16), small(16, 48), small(16, 16), (16,), (16,), small(16, 32), small(32, 16))
def transformer(x, qkv, out, scale, shift, up, down):
    def norm(v):
        return (v - v.mean(-1, keepdims=True)) * lax.rsqrt(v.var(-1, keepdims=True) + 1e-5) * scale + shift
    q, k, v = (a.reshape(3, 10, 4, 4).transpose(0, 2, 1, 3) for a in jnp.split(norm(x) @ qkv, 3, -1))
    scores = jnp.where(jnp.tril(jnp.ones((10, 10), bool)), q @ k.transpose(0, 1, 3, 2) / 2, -1e9)
    x = x + (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(3, 10, 16) @ out
    x = x + jax.nn.gelu(norm(x) @ up, approximate=False) @ down
    return jnp.sum(jnp.sin(x))


@function((7, 4, 5), (5, 18), (6, 18), (4, 6))
def recurrent(xs, wx, wh, h0):
    def step(h, x):
        rx, zx, nx = jnp.split(x @ wx, 3, -1)
        rh, zh, nh = jnp.split(h @ wh, 3, -1)
        r, z = jax.nn.sigmoid(rx + rh), jax.nn.sigmoid(zx + zh)
        h = (1 - z) * jnp.tanh(nx + r * nh) + z * h
        return h, h
    h, hs = lax.scan(step, h0, xs)
    return jnp.sum(h ** 2) + jnp.sum(jnp.sin(hs))


@function((3,))
def repeated(x):
    return jnp.sum(lax.fori_loop(0, 6, lambda i, v: jnp.sin(v) * (1 + i) + x, x))


@function((50, 8), integers(50, 4, 6), (8,))
def embedding(table, ids, w):
    return jnp.mean(jax.nn.logsumexp(table[ids] * w, axis=1))


@function((5, 5), (5, 3))
def gaussian(x, y):
    k = x @ x.T + 2 * jnp.eye(5)
    low = jnp.linalg.cholesky(k)
    return jnp.sum(jax.scipy.linalg.solve_triangular(low, y, lower=True) ** 2) + jnp.sum(jnp.log(jnp.diag(low)))


@function((4, 9))
def ordered(x):
    top, _ = lax.top_k(x, 3)
    return jnp.sum(jnp.sort(x, 1) * jnp.arange(9.)) + jnp.sum(top ** 2) + jnp.sum(jnp.median(x, 0)) + jnp.sum(jnp.max(x, 1) * jnp.min(x, 1))


@function((4, 9))
def cumulative(x):
    return jnp.sum(jnp.cumsum(x, 1) ** 2) + jnp.sum(jnp.cumprod(x[:, :4], 1)) + jnp.sum(lax.cummax(x, 1)) + jnp.sum(lax.cumlogsumexp(x, 1)) + jnp.prod(x)


@function((9, 4), integers(9, 6), (6, 4))
def scattered(x, i, u):
    return jnp.sum(jnp.sin(x.at[i].add(u))) + jnp.sum(jnp.cos(x.at[i].max(u))) + jnp.sum(x[::2, 1:3] ** 2) + jnp.sum(jnp.roll(x, 2, 0) * x)


@function((6, 8), (8,))
def spectral(x, w):
    return jnp.sum(jnp.abs(jnp.fft.rfft(x * w)) ** 2) + jnp.sum(jnp.fft.irfft(jnp.fft.rfft2(x))[0] ** 3)


@function((12,), np.array(2, np.int32))
def branches(x, i):
    return jnp.sum(lax.switch(i, [lambda v: v * 2, jnp.sin, lambda v: v ** 3], x)) + jnp.sum(jnp.where(x > 0, x, jnp.expm1(x)))


@function((30,))
def special(x):
    s = jax.nn.sigmoid(x)
    return jnp.sum(lax.lgamma(s + 1) + lax.digamma(s + 1) + lax.erf_inv(s * 0.5) + jnp.arctan2(x, s) + jnp.cbrt(s) + jnp.power(s, x) + jnp.arcsinh(x) + jnp.log1p(s))


@function((4, 4))
def clipped(g):
    n = jnp.sqrt(jnp.sum(g * g))
    return jnp.sum(g * jnp.minimum(1., 1. / n) * jnp.arange(16.).reshape(4, 4)) + jnp.sum(jnp.clip(g, -0.5, 0.5) ** 2)


@function((5, 5), (5, 2))
def systems(a, y):
    return jnp.sum(jnp.linalg.solve(a, y) ** 2) + jnp.linalg.det(a) + jnp.sum(jnp.linalg.inv(a + 3 * jnp.eye(5)))


@function((6, 4), (3, 3), (2, 5, 3))
def factors(a, b, c):
    (q, r), (p, s), (u, t) = jnp.linalg.qr(a), jnp.linalg.qr(b), jnp.linalg.qr(c)
    return jnp.sum(q ** 3) + jnp.sum(jnp.sin(r)) + jnp.sum(p[:, 0] * s[0]) + jnp.sum(jnp.cos(u @ u.mT[:, :3, :3] @ t)) + jnp.linalg.slogdet(s)[1]


def write(folder, f, args):
    os.makedirs(folder, exist_ok=True)
    jax.config.update("jax_enable_x64", False)
    with open(folder + "/program.mlir", "w") as out:
        out.write(jax.jit(f, keep_unused=True).lower(*args).as_text())
    floats = [i for i, a in enumerate(args) if a.dtype.kind == "f"]
    jax.config.update("jax_enable_x64", True)
    wide = [a.astype(np.float64) if i in floats else a for i, a in enumerate(args)]
    for i, a in enumerate(args):
        np.save(f"{folder}/arg{i}.npy", a)
    for i, g in zip(floats, jax.grad(f, tuple(floats))(*wide)):
        np.save(f"{folder}/grad_arg{i}.npy", np.asarray(g, np.float32))
        with open(f"{folder}/grad_arg{i}.atol", "w") as out:
            out.write(f"{np.abs(g).max() * 1e-4:.3e}\n")


for name, (f, args) in FUNCTIONS.items():
    if len(sys.argv) > 2 and name not in sys.argv[2:]:
        continue
    write(os.path.join(sys.argv[1], name), f, args)
