"""Files of jax.export beside the text of their programs: what bytecode.sh compares. Needs JAX and flatbuffers.

    exports.py OUT [NAME...]      default: every program
"""
import os
import sys

import jax
import jax.numpy as jnp
from jax import export

jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
f32 = jnp.float32
shape = jax.ShapeDtypeStruct


def network(params, x):
    h = jnp.tanh(x @ params["dense"]["kernel"] + params["dense"]["bias"])
    return {"scores": jax.nn.softmax(h), "rows": [h.sum(), h.max(0)]}


def keywords(x, *, scale, shift=None):
    return x * scale if shift is None else x * scale + shift


def several(*arrays):
    return tuple(a + 1 for a in arrays), None


def unused(a, b, c):
    return b + c


dense = {"dense": {"kernel": shape((16, 8), f32), "bias": shape((8,), f32)}}
(b,) = export.symbolic_shape("b", constraints=["b >= 2"])
n, m = export.symbolic_shape("n, m", constraints=["n >= m"])
programs = {
    "network": lambda: export.export(jax.jit(network))(dense, shape((4, 16), f32)),
    "open": lambda: export.export(jax.jit(network))(dense, shape((b, 16), f32)),
    "sizes": lambda: export.export(jax.jit(lambda x, y: x[: y.shape[0]] + y))(shape((n,), f32), shape((m,), f32)),
    "keywords": lambda: export.export(jax.jit(keywords))(shape((3,), f32), scale=shape((), f32), shift=shape((3,), f32)),
    "several": lambda: export.export(jax.jit(several))(shape((3,), jnp.int32), shape((2, 2), jnp.bfloat16)),
    "unused": lambda: export.export(jax.jit(unused))(shape((3,), f32), shape((4,), f32), shape((4,), f32)),
    "tpu": lambda: export.export(jax.jit(network), platforms=["tpu"])(dense, shape((4, 16), f32)),
    "platforms": lambda: export.export(jax.jit(network), platforms=["tpu", "cpu"])(dense, shape((4, 16), f32)),
}


def main(out, *names):
    os.makedirs(out, exist_ok=True)
    for name in names or programs:
        exported = programs[name]()
        with open(f"{out}/{name}.jaxexport", "wb") as f:
            f.write(exported.serialize())
        with open(f"{out}/{name}.mlir", "w") as f:
            f.write(exported.mlir_module())


if __name__ == "__main__":
    main(*sys.argv[1:])
