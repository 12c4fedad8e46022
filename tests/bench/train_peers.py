#!/usr/bin/env python3
"""Times steps of training (forward, backward, Adam) of one network in one peer, and prints one JSON line, as train.c does of tpucc.

    train_peers.py torch|inductor|jax guide|digits BATCH STEPS THREADS
    train_peers.py --list

torch runs eagerly, inductor is torch.compile of the loss, jax one jitted step that gives its parameters away. On one thread the processor time of the process,
on several the wall; whoever starts it sets the affinity, which XLA goes by. first_ms is until the first step is done, the modules having been imported before;
peak_mb is the most memory that the process held, the modules' own being module_mb of it.
"""
import importlib
import importlib.util
import json
import statistics
import sys
import time

# Kernels as (inputs, outputs, size, pooled by), then dense layers.
NETWORKS = {"guide": ([(1, 256, 3, 1), (256, 256, 3, 1)], [147456, 256, 128, 10]), "digits": ([(1, 16, 3, 2), (16, 32, 3, 2)], [800, 64, 10])}


def with_torch(torch, name, x, y, compiled=False):
    nn, layers = torch.nn, []
    torch.set_num_threads(threads)
    kernels, dense = NETWORKS[name]
    for inputs, outputs, size, pool in kernels:
        layers += [nn.Conv2d(inputs, outputs, size), nn.ReLU()] + [nn.MaxPool2d(pool)] * (pool > 1)
    layers.append(nn.Flatten())
    for i, (inputs, outputs) in enumerate(zip(dense, dense[1:])):
        layers += [nn.ReLU()] * (i > 0) + [nn.Linear(inputs, outputs)]
    net = nn.Sequential(*layers)
    adam, tx, ty = torch.optim.Adam(net.parameters()), torch.from_numpy(x), torch.from_numpy(y)
    loss = lambda: nn.functional.cross_entropy(net(tx), ty)
    if compiled:
        loss = torch.compile(loss)

    def step():
        adam.zero_grad()
        loss().backward()
        adam.step()
    return step, "PyTorch " + torch.__version__.split("+")[0] + (", inductor" if compiled else "")


def with_jax(jax, name, x, y):
    from jax import lax, nn
    from jax import numpy as jnp
    kernels, dense = NETWORKS[name]
    shapes = [s for i, o, size, _ in kernels for s in ((size, size, i, o), (o,))] + [s for i, o in zip(dense, dense[1:]) for s in ((i, o), (o,))]
    parameters = [jnp.asarray(random.standard_normal(s, dtype=np.float32) * np.float32(0.02)) for s in shapes]

    def loss(p, x, y):
        for at, (_, _, _, pool) in enumerate(kernels):
            x = nn.relu(lax.conv_general_dilated(x, p[2 * at], (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")) + p[2 * at + 1])
            if pool > 1:
                x = lax.reduce_window(x, -jnp.inf, lax.max, (1, pool, pool, 1), (1, pool, pool, 1), "VALID")
        x, p = x.reshape(x.shape[0], -1), p[2 * len(kernels):]
        for at in range(0, len(p), 2):
            x = (nn.relu(x) if at else x) @ p[at] + p[at + 1]
        return -jnp.mean(jnp.take_along_axis(nn.log_softmax(x), y[:, None], 1))

    def adam(p, m, v, t, x, y):
        g = jax.grad(loss)(p, x, y)
        m = [0.9 * i + 0.1 * j for i, j in zip(m, g)]
        v = [0.999 * i + 0.001 * j * j for i, j in zip(v, g)]
        return [w - 1e-3 * i / (1 - 0.9 ** t) / (jnp.sqrt(j / (1 - 0.999 ** t)) + 1e-8) for w, i, j in zip(p, m, v)], m, v, t + 1
    adam = jax.jit(adam, donate_argnums=(0, 1, 2))
    state = [parameters, [w * 0 for w in parameters], [w * 0 for w in parameters], jnp.float32(1)]
    jx, jy = jnp.asarray(x.transpose(0, 2, 3, 1)), jnp.asarray(y)

    def step():
        state[:] = adam(*state, jx, jy)
        jax.block_until_ready(state)
    return step, "JAX " + jax.__version__


peers = {"torch": with_torch, "inductor": lambda *a: with_torch(*a, compiled=True), "jax": with_jax}
if sys.argv[1:] == ["--list"]:
    print(" ".join(p for p in ("torch", "jax") if importlib.util.find_spec(p)))
    sys.exit()
if len(sys.argv) != 6 or sys.argv[1] not in peers or sys.argv[2] not in NETWORKS:
    sys.exit(__doc__)
import numpy as np

batch, steps, threads = map(int, sys.argv[3:])
random = np.random.default_rng(0)
x, y = random.standard_normal((batch, 1, 28, 28), dtype=np.float32), random.integers(0, 10, batch)
module = importlib.import_module("jax" if sys.argv[1] == "jax" else "torch")
peak_mb = lambda: next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM:")) / 1024
clock, imported = time.process_time if threads == 1 else time.perf_counter, peak_mb()
began = clock()
step, program = peers[sys.argv[1]](module, sys.argv[2], x, y)
step()
first, times = clock() - began, []
for _ in range(steps):
    start = clock()
    step()
    times.append((clock() - start) * 1e3)
print(json.dumps({"program": program, "first_ms": round(first * 1e3, 1), "median_ms": round(statistics.median(times), 4), "min_ms": round(min(times), 4),
                  "peak_mb": round(peak_mb(), 1), "module_mb": round(imported, 1)}))
