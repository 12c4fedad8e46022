# Prints the largest eigenvalue of a matrix, by power iteration over a mesh of 2 x 4 devices, as StableHLO. The devices need not be there.
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
import jax
import jax.numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

mesh = jax.make_mesh((2, 4), ("x", "y"), (AxisType.Auto, AxisType.Auto))
cut = lambda *axes: NamedSharding(mesh, P(*axes))


def largest(a, v):
    def step(i, v):
        v = a @ v
        return v / np.linalg.norm(v)

    v = jax.lax.fori_loop(0, 500, step, v)
    return v @ (a @ v), v


jax.config.update("jax_traceback_in_locations_limit", 0)
program = jax.jit(largest, in_shardings=(cut("x", "y"), cut("y")), out_shardings=(cut(), cut("y")))
print(program.lower(np.zeros((16, 16)), np.zeros(16)).as_text(), end="")
