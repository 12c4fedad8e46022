#!/usr/bin/env python3
"""The network of char_lstm in PyTorch, trained as tpurun does it: Adam, the gradients' norm at most 1, batches of 32 pieces in a new order each epoch.

    torch_lstm.py build/lines EPOCHS [--lr R] [--seed S] [--threads N] [--weights W.safetensors [--steps N]]        wants torch and numpy

It begins with PyTorch's own first values, or with those of a file. --steps N: the losses of so many steps in the order of the pieces.
"""
import argparse
import json
import struct
import time

import numpy as np
import torch

SYMBOLS, WIDTH, HIDDEN, BATCH = 96, 64, 160, 32


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(SYMBOLS, WIDTH)
        self.lstm = torch.nn.LSTM(WIDTH, HIDDEN, batch_first=True)
        self.output = torch.nn.Linear(HIDDEN, SYMBOLS)
        self.lstm.bias_hh_l0.requires_grad_(False).zero_()  # it has two where one is meant
        with torch.no_grad():
            self.lstm.bias_ih_l0[HIDDEN:2 * HIDDEN] += 1  # f + 1

    def forward(self, x):
        return self.output(self.lstm(self.embedding(x))[0])

    def take(self, path):
        """Weights by the names that lstm.mlir has for them, gates in the order i, f, o, u; PyTorch's is i, f, u, o."""
        raw = open(path, "rb").read()
        size = struct.unpack("<Q", raw[:8])[0]
        t = {k: torch.tensor(np.frombuffer(raw[8 + size + v["data_offsets"][0]:8 + size + v["data_offsets"][1]], np.float32).reshape(v["shape"]).copy())
             for k, v in json.loads(raw[8:8 + size]).items() if v.get("dtype") == "F32"}
        order = np.r_[0:2 * HIDDEN, 3 * HIDDEN:4 * HIDDEN, 2 * HIDDEN:3 * HIDDEN]
        with torch.no_grad():
            self.embedding.weight.copy_(t["embedding"])
            self.lstm.weight_ih_l0.copy_(t["input_weight"].T[order])
            self.lstm.weight_hh_l0.copy_(t["hidden_weight"].T[order])
            self.lstm.bias_ih_l0.copy_(t["gates_bias"][order])
            self.lstm.bias_ih_l0[HIDDEN:2 * HIDDEN] += 1
            self.output.weight.copy_(t["output_weight"].T)
            self.output.bias.copy_(t["output_bias"])


def pieces(name):
    raw = open(name, "rb").read()
    n, length = struct.unpack(">II", raw[4:12])
    return torch.tensor(np.frombuffer(raw, np.uint8, offset=12).reshape(n, length).astype(np.int64))


def loss_of(net, x, y):
    return torch.nn.functional.cross_entropy(net(x).flatten(0, 1), y.flatten())


def mean_loss(net, x, y):
    with torch.no_grad():
        return sum(loss_of(net, x[i:i + BATCH], y[i:i + BATCH]).item() * len(x[i:i + BATCH]) for i in range(0, len(x), BATCH)) / len(x)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("name")
    p.add_argument("epochs", type=int)
    p.add_argument("--lr", type=float, default=0.003)
    p.add_argument("--seed", type=int, default=0)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--weights")
    p.add_argument("--steps", type=int)
    o = p.parse_args()
    torch.manual_seed(o.seed)
    torch.set_num_threads(o.threads)
    x, y = pieces(o.name + "-text.idx"), pieces(o.name + "-next.idx")
    net = Network()
    if o.weights:
        net.take(o.weights)
    adam = torch.optim.Adam([w for w in net.parameters() if w.requires_grad], lr=o.lr)

    def step(rows):
        adam.zero_grad()
        loss = loss_of(net, x[rows], y[rows])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1)
        adam.step()
        return loss.item()

    for i in range(o.steps or 0):
        print("%.9g" % step(torch.arange(BATCH * i, BATCH * i + BATCH)))
    for epoch in range(0 if o.steps else o.epochs):
        start, order, total = time.perf_counter(), torch.randperm(len(x)), 0
        for i in range(0, len(x), BATCH):
            total += step(order[i:i + BATCH]) * len(order[i:i + BATCH])
        took = time.perf_counter() - start
        other = mean_loss(net, pieces(o.name + "-other-text.idx"), pieces(o.name + "-other-next.idx"))
        print(f"epoch {epoch + 1}/{o.epochs}: loss {total / len(x):.5g}; validation: loss {other:.5g}; {took:.1f} s", flush=True)


main()
