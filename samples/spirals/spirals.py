"""One training step of a small network, written in JAX, as the StableHLO text that tpucc compiles (pip install jax).

    python3 spirals.py > spirals.mlir
"""
import jax
import jax.numpy as jnp

SIZES, BATCH = (2, 64, 64, 3), 384  # coordinates in, three spirals out


def logits(layers, points):
    for w, b in layers[:-1]:
        points = jnp.tanh(points @ w + b)
    w, b = layers[-1]
    return points @ w + b


def loss(layers, points, spiral):
    scores = jax.nn.log_softmax(logits(layers, points))
    right = jnp.mean(jnp.argmax(scores, axis=1) == spiral)
    return -jnp.mean(jnp.take_along_axis(scores, spiral[:, None], axis=1)), right


def step(layers, momentum, points, spiral):
    (value, right), slope = jax.value_and_grad(loss, has_aux=True)(layers, points, spiral)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, slope)
    layers = jax.tree.map(lambda p, m: p - 0.05 * m, layers, momentum)
    return layers, momentum, value, right


layers = [(jnp.zeros((n, m)), jnp.zeros(m)) for n, m in zip(SIZES, SIZES[1:])]
print(jax.jit(step).lower(layers, layers, jnp.zeros((BATCH, 2)), jnp.zeros(BATCH, jnp.int32)).as_text())
