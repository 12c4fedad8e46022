"""A network of JAX with its weights apart: network.jaxexport, network.safetensors, and what JAX makes of x.npy (jax flatbuffers safetensors).

    network.py FOLDER [CHECK.npy]      with CHECK.npy, what tpurun has written: how far it is from what JAX gives
"""
import os
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from safetensors.numpy import save_file


def network(params, x):
    for name in ("hidden", "middle"):
        x = jax.nn.gelu(x @ params[name]["kernel"] + params[name]["bias"])
    scores = x @ params["out"]["kernel"] + params["out"]["bias"]
    return {"scores": scores, "class": jnp.argmax(scores, axis=-1)}


def init(sizes={"hidden": (16, 64), "middle": (64, 64), "out": (64, 5)}):
    keys = jax.random.split(jax.random.key(0), len(sizes))
    return {name: {"kernel": jax.random.normal(k, s) / s[0] ** 0.5, "bias": jnp.linspace(-1, 1, s[1])} for k, (name, s) in zip(keys, sizes.items())}


def main(folder, check=None):
    params, x = init(), jnp.sin(jnp.arange(8 * 16.0)).reshape(8, 16)
    if check:
        difference = np.abs(np.load(check) - network(params, x)["scores"]).max()
        print("at most 1e-5 from JAX" if difference < 1e-5 else f"{difference} from JAX")
        return int(difference >= 1e-5)
    os.makedirs(folder, exist_ok=True)
    at = lambda name: os.path.join(folder, name)
    batch, = export.symbolic_shape("batch")
    shapes = jax.tree.map(lambda a: jax.ShapeDtypeStruct(a.shape, a.dtype), params), jax.ShapeDtypeStruct((batch, 16), x.dtype)
    with open(at("network.jaxexport"), "wb") as f:
        f.write(export.export(jax.jit(network))(*shapes).serialize())
    leaves = jax.tree_util.tree_leaves_with_path({"params": params})
    names = ["params" + jax.tree_util.keystr(path[1:]) for path, _ in leaves]  # params['hidden']['kernel'], as the arguments are called
    save_file({name: np.asarray(leaf) for name, (_, leaf) in zip(names, leaves)}, at("network.safetensors"))
    np.save(at("x.npy"), x)


sys.exit(main(*sys.argv[1:]))
