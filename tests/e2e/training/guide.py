#!/usr/bin/env python3
"""The losses of the first steps of Adam on the network of samples/mnist/guide.mlir, from the weights that samples.sh begins with and its drawn digits, in
PyTorch.

    tpucc guide.mlir --train --data image --loss sparse_categorical_crossentropy --batch 8 -o g.so && tpurun g.so --entry init --save-variables w.safetensors --bench
    make_digits drawn 200 1 && guide.py w.safetensors drawn-images.idx drawn-labels.idx STEPS BATCH > guide.txt    wants torch and numpy
"""
import json
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

file, images, labels, steps, batch = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
raw = np.memmap(file, mode="r")
size = struct.unpack("<Q", raw[:8])[0]
w = {}
for name, t in json.loads(bytes(raw[8:8 + size])).items():
    if name.startswith(("conv", "dense")):
        begin, end = t["data_offsets"]
        value = torch.tensor(raw[8 + size + begin:8 + size + end].view(np.float32).reshape(t["shape"]))
        if value.ndim == 4:
            value = value.permute(3, 2, 0, 1).contiguous()  # the window first, then inputs and outputs
        w[name] = value.requires_grad_()


def net(x):
    for i in "12":
        x = F.relu(F.conv2d(x, w[f"conv{i}.weight"], w[f"conv{i}.bias"]))
    x = x.permute(0, 2, 3, 1).flatten(1)  # channels last
    for i in "12":
        x = F.relu(x @ w[f"dense{i}.weight"] + w[f"dense{i}.bias"])
    return x @ w["dense3.weight"] + w["dense3.bias"]


x = torch.tensor(np.fromfile(images, np.uint8)[16:].reshape(-1, 1, 28, 28).astype(np.float32) / np.float32(255))
y = torch.tensor(np.fromfile(labels, np.uint8)[8:].astype(np.int64))
adam = torch.optim.Adam(list(w.values()), lr=0.001)
for step in range(steps):
    rows = slice(batch * step, batch * step + batch)
    adam.zero_grad()
    loss = F.cross_entropy(net(x[rows]), y[rows])
    loss.backward()
    adam.step()
    print("%.9g" % loss.item(), flush=True)
