#!/usr/bin/env python3
"""Gradients of the networks of e2e/models in PyTorch, in f64: of sum(wave * result) with respect to each parameter and to an input of floats, for compare.py,
which has the wave. A line of NETWORK.txt for each: its name, how many numbers, the largest of them, their norm, their product with the wave, some of them.

    make.py ../shared/models      from the repository; wants torch, torchvision and numpy
"""
import json
import os
import struct
import sys

import numpy as np
import torch

from compare import NETWORKS, chosen, wave

sys.path.insert(0, sys.argv[1])
import export_stablehlo  # noqa: E402

here = os.path.dirname(os.path.abspath(__file__))


def weights(path):
    raw = open(path, "rb").read()
    size = struct.unpack("<Q", raw[:8])[0]
    for name, t in json.loads(raw[8:8 + size]).items():
        if "shape" in t:
            data = raw[8 + size + t["data_offsets"][0]:8 + size + t["data_offsets"][1]]
            value = torch.tensor(np.frombuffer(data, {"F32": "<f4", "I64": "<i8"}[t["dtype"]]).reshape(t["shape"]).copy())
            yield name.removeprefix("layer") if name[5:6].isdigit() else name, value


def line(name, gradient):
    g = gradient.detach().numpy().ravel()
    some = chosen(len(g)) + [int(np.abs(g).argmax())]
    numbers = [np.abs(g).max(), np.linalg.norm(g), g @ np.array(wave(len(g)))]
    return " ".join([name, str(len(g))] + ["%.9g" % v for v in numbers] + ["%d:%.7g" % (i, g[i]) for i in dict.fromkeys(some)])


for network in NETWORKS:
    stem = os.path.join(here, "../../e2e/models", network)
    x = torch.tensor(np.load(stem + ".input.npy"))
    net = export_stablehlo.build(network, len(x))[0].eval()
    told = net.load_state_dict(dict(weights(stem + ".safetensors")), strict=False)
    assert not told.unexpected_keys and all(k.endswith("num_batches_tracked") for k in told.missing_keys), told
    net = net.double()
    if x.is_floating_point():
        x = x.double().requires_grad_()
    result = net(x)
    (result.flatten() * torch.tensor(wave(result.numel()), dtype=torch.float64)).sum().backward()
    of = ([("input", x)] if x.requires_grad else []) + [(("layer" if n[0].isdigit() else "") + n, p) for n, p in net.named_parameters()]
    with open(os.path.join(here, network + ".txt"), "w") as out:
        out.writelines(line(n, p.grad) + "\n" for n, p in of)
