#!/usr/bin/env python3
"""The losses of the first 100 steps of Adam on `digits`, from the weights that training.sh begins with and its images, in PyTorch; then the mean loss and the
share that is right of the test images.

    tpucc digits.mlir --train --data input --loss sparse_categorical_crossentropy -o d.so && tpurun d.so --entry init --save-variables w.safetensors --bench
    curve.py w.safetensors MNIST > digits.txt    wants torch and numpy
"""

import gzip
import json
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

file, mnist = sys.argv[1:]


def idx(name):
    raw = gzip.open("%s/%s.gz" % (mnist, name)).read()
    if "images" in name:
        return torch.tensor(np.frombuffer(raw, np.uint8, offset=16).reshape(-1, 1, 28, 28).astype(np.float32) / np.float32(255))
    return torch.tensor(np.frombuffer(raw, np.uint8, offset=8).astype(np.int64))


raw = open(file, "rb").read()
size = struct.unpack("<Q", raw[:8])[0]
weights = {}
for name, t in json.loads(raw[8:8 + size]).items():
    if name.startswith("layer"):
        begin, end = t["data_offsets"]
        weights[name] = torch.tensor(np.frombuffer(raw[8 + size + begin:8 + size + end], np.float32).reshape(t["shape"]).copy(), requires_grad=True)


def net(x):
    x = F.max_pool2d(F.relu(F.conv2d(x, weights["layer0.weight"], weights["layer0.bias"])), 2)
    x = F.max_pool2d(F.relu(F.conv2d(x, weights["layer3.weight"], weights["layer3.bias"])), 2)
    x = F.relu(F.linear(x.flatten(1), weights["layer7.weight"], weights["layer7.bias"]))
    return F.linear(x, weights["layer9.weight"], weights["layer9.bias"])


x, y = idx("train10k-images-idx3-ubyte"), idx("train10k-labels-idx1-ubyte")
adam = torch.optim.Adam(list(weights.values()), lr=0.001)
for step in range(100):
    adam.zero_grad()
    loss = F.cross_entropy(net(x[64 * step:64 * step + 64]), y[64 * step:64 * step + 64])
    loss.backward()
    adam.step()
    print("%.9g" % loss.item())
x, y = idx("t10k-images-idx3-ubyte"), idx("t10k-labels-idx1-ubyte")
with torch.no_grad():
    z = net(x)
    print("evaluate %.6f %.6f %d" % (F.cross_entropy(z, y).item(), (z.argmax(1) == y).double().mean().item(), len(y)))
