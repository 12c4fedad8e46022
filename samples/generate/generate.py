"""A small decoder over bytes, written and trained in JAX: its step, which keeps keys and values of earlier tokens in a cache, as StableHLO, and its weights
(pip install jax).

    python3 generate.py TEXT FOLDER [STEPS]     writes FOLDER/generate.mlir and FOLDER/generate.safetensors
"""
import functools
import json
import struct
import sys

import jax
import jax.numpy as jnp
import numpy as np

LAYERS, WIDTH, HEADS, LENGTH, BATCH = 2, 64, 4, 128, 16
HEAD = WIDTH // HEADS


def begin(key):
    shapes = {"bytes": (256, WIDTH), "places": (LENGTH, WIDTH)}
    for i in range(LAYERS):
        shapes |= {f"qkv{i}": (WIDTH, 3 * WIDTH), f"out{i}": (WIDTH, WIDTH), f"up{i}": (WIDTH, 4 * WIDTH), f"down{i}": (4 * WIDTH, WIDTH)}
    keys = jax.random.split(key, len(shapes))
    return {name: jax.random.normal(k, shape) * 0.02 if name in ("bytes", "places") else jax.random.normal(k, shape) * shape[0] ** -0.5
            for k, (name, shape) in zip(keys, shapes.items())}


def norm(x):
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6)


def attend(q, k, v, allowed):  # [q, h, d], [k, h, d]
    scores = jnp.einsum("qhd,khd->hqk", q, k) * HEAD ** -0.5
    return jnp.einsum("hqk,khd->qhd", jax.nn.softmax(jnp.where(allowed, scores, -1e30), axis=-1), v)


def layer(w, i, x, attention):
    q, k, v = jnp.split(norm(x) @ w[f"qkv{i}"], 3, axis=-1)
    heads = [part.reshape(-1, HEADS, HEAD) for part in (q, k, v)]
    x = x + attention(*heads).reshape(-1, WIDTH) @ w[f"out{i}"]
    return x + jax.nn.gelu(norm(x) @ w[f"up{i}"]) @ w[f"down{i}"]


def logits(w, tokens):  # of a whole row, for training
    x = w["bytes"][tokens] + w["places"][: tokens.shape[0]]
    causal = jnp.tril(jnp.ones((tokens.shape[0],) * 2, bool))
    for i in range(LAYERS):
        x = layer(w, i, x, lambda q, k, v: attend(q, k, v, causal))
    return norm(x) @ w["bytes"].T


def decode(weights, keys, values, place, token):
    """One token: its keys and values go into the cache, at its place."""
    x = (weights["bytes"][token] + weights["places"][place])[None, :]
    allowed = jnp.arange(LENGTH) <= place
    for i in range(LAYERS):
        def attention(q, k, v):
            nonlocal keys, values
            keys = jax.lax.dynamic_update_slice(keys, k[None], (i, place, 0, 0))
            values = jax.lax.dynamic_update_slice(values, v[None], (i, place, 0, 0))
            return attend(q, keys[i], values[i], allowed)
        x = layer(weights, i, x, attention)
    return keys, values, place + 1, (norm(x) @ weights["bytes"].T)[0]


@functools.partial(jax.jit, donate_argnums=(0, 1, 2))
def train(w, m, v, step, rows):
    def loss(w):
        scores = jax.nn.log_softmax(jax.vmap(lambda t: logits(w, t))(rows[:, :-1]))
        return -jnp.mean(jnp.take_along_axis(scores, rows[:, 1:, None], axis=-1))
    value, g = jax.value_and_grad(loss)(w)
    m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
    v = jax.tree.map(lambda v, g: 0.98 * v + 0.02 * g * g, v, g)
    rate = 3e-3 * jnp.minimum(1, (step + 1) / 50)
    w = jax.tree.map(lambda w, m, v: w - rate * m / (1 - 0.9 ** (step + 1)) / (jnp.sqrt(v / (1 - 0.98 ** (step + 1))) + 1e-8), w, m, v)
    return w, m, v, value


def save(path, tensors):
    header, data = {}, b""
    for name, t in tensors.items():
        header[name] = {"dtype": "F32", "shape": list(t.shape), "data_offsets": [len(data), len(data) + t.nbytes]}
        data += t.tobytes()
    text = json.dumps(header).encode()
    text += b" " * (-(8 + len(text)) % 64)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + data)


text, folder, steps = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1500
data = np.frombuffer(open(text, "rb").read(), np.uint8).astype(np.int32)
random = np.random.default_rng(0)
w = begin(jax.random.key(0))
m, v = jax.tree.map(jnp.zeros_like, w), jax.tree.map(jnp.zeros_like, w)
for step in range(steps):
    starts = random.integers(0, len(data) - LENGTH, BATCH)
    w, m, v, loss = train(w, m, v, step, np.stack([data[s : s + LENGTH + 1] for s in starts]))
    if step % 100 == 0 or step + 1 == steps:
        print(f"step {step}: loss {loss:.3f}", file=sys.stderr, flush=True)
cache = jnp.zeros((LAYERS, LENGTH, HEADS, HEAD))
lowered = jax.jit(decode, donate_argnums=(1, 2, 3)).lower(w, cache, cache, jnp.int32(0), jnp.int32(0))
save(f"{folder}/generate.safetensors", {f"weights['{name}']": np.asarray(t, "<f4") for name, t in w.items()})
open(f"{folder}/generate.mlir", "w").write(lowered.as_text(debug_info=True))
