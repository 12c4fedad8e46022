#!/usr/bin/env python3
"""Losses and parameters of the first five steps of the network of test_training.c in PyTorch, for each row of its table; LAMB, which PyTorch does not have, as
its paper's formula with optax's places for eps and weight decay.

    training_expected.py > training_expected.h    wants torch and numpy
"""

import numpy as np
import torch

STEPS = 5


def wave(shape, first, factor=1.0):
    n = int(np.prod(shape))
    return torch.tensor((factor * np.sin(0.7 * np.arange(n) + first)).reshape(shape), dtype=torch.float32)


def batch(step):
    labels = torch.tensor([(i * 5 + step) % 3 for i in range(6)])
    return wave((6, 4), step), labels, wave((6, 3), 10 + step), torch.tensor([1, 0.5, 0, 2, 1, 1], dtype=torch.float32)


class Lamb:
    def __init__(self, params, lr, weight_decay):
        self.params, self.lr, self.decay, self.t = params, lr, weight_decay, 0
        self.state = [(torch.zeros_like(p), torch.zeros_like(p)) for p in params]
        self.param_groups = [{"lr": lr, "initial_lr": lr}]

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        self.t += 1
        for i, p in enumerate(self.params):
            m, v = self.state[i]
            m, v = 0.9 * m + 0.1 * p.grad, 0.999 * v + 0.001 * p.grad ** 2
            self.state[i] = m, v
            u = m / (1 - 0.9 ** self.t) / (torch.sqrt(v / (1 - 0.999 ** self.t)) + 1e-6) + self.decay * p.data
            a, b = p.data.norm(), u.norm()
            p.data -= self.lr * (a / b if a > 0 and b > 0 else 1) * u


def crossentropy(z, labels, y, w, smoothing=0.0):
    return (w * torch.nn.functional.cross_entropy(z, labels, reduction="none", label_smoothing=smoothing)).sum() / w.sum()


def squared(z, labels, y, w):
    return (w * ((z - y) ** 2).mean(1)).sum() / w.sum()


def binary(z, labels, y, w):
    return (w * torch.nn.functional.binary_cross_entropy_with_logits(z, (y + 1) / 2, reduction="none").mean(1)).sum() / w.sum()


T = torch.optim
CASES = [
    ("sgd", crossentropy, lambda p: T.SGD(p, 0.1), {}),
    ("momentum", crossentropy, lambda p: T.SGD(p, 0.1, momentum=0.9), {}),
    ("nesterov", crossentropy, lambda p: T.SGD(p, 0.1, momentum=0.9, nesterov=True, weight_decay=0.01), {}),
    ("adam", crossentropy, lambda p: T.Adam(p, 0.01), {}),
    ("adam_decay", squared, lambda p: T.Adam(p, 0.01, betas=(0.8, 0.99), weight_decay=0.1), {}),
    ("adamw", squared, lambda p: T.AdamW(p, 0.01), {}),
    ("adamw_matrices", binary, lambda p: T.AdamW([{"params": [q for q in p if q.ndim > 1]}, {"params": [q for q in p if q.ndim < 2], "weight_decay": 0}], 0.01,
                                                 weight_decay=0.5), {}),
    ("lamb", crossentropy, lambda p: Lamb(p, 0.01, 0.1), {}),
    ("clip_norm", crossentropy, lambda p: T.SGD(p, 0.5), {"norm": 0.3}),
    ("clip_value", crossentropy, lambda p: T.SGD(p, 0.5), {"value": 0.05}),
    ("smoothing", lambda *a: crossentropy(*a, smoothing=0.1), lambda p: T.SGD(p, 0.5), {}),
    ("binary", binary, lambda p: T.SGD(p, 0.5), {}),
    ("cosine", squared, lambda p: T.SGD(p, 0.5), {"factor": lambda s: min(1, (s + 1) / 2) * (0.1 + 0.9 * (1 + np.cos(np.pi * min(1, max(0, (s - 2) / 2)))) / 2)}),
    ("linear", squared, lambda p: T.SGD(p, 0.5), {"factor": lambda s: 1 - 0.5 * min(1, s / 4)}),
    ("steps", squared, lambda p: T.SGD(p, 0.5), {"factor": lambda s: 0.1 ** sum(s >= at for at in (1, 3))}),
]


def run(loss_of, optimizer_of, options):
    params = [wave((4, 5), 1, 0.5), wave((5,), 2, 0.5), wave((5, 3), 3, 0.5), wave((3,), 4, 0.5)]
    for p in params:
        p.requires_grad_()
    optimizer, losses = optimizer_of(params), []
    rates = [group["lr"] for group in optimizer.param_groups]
    for step in range(STEPS):
        x, labels, y, w = batch(step)
        optimizer.zero_grad()
        loss = loss_of(torch.tanh(x @ params[0] + params[1]) @ params[2] + params[3], labels, y, w)
        loss.backward()
        if "norm" in options:
            torch.nn.utils.clip_grad_norm_(params, options["norm"])
        if "value" in options:
            torch.nn.utils.clip_grad_value_(params, options["value"])
        for group, rate in zip(optimizer.param_groups, rates):
            group["lr"] = rate * options.get("factor", lambda s: 1)(step)
        optimizer.step()
        losses.append(loss.item())
    return losses, [v for p in params for v in p.detach().flatten().tolist()]


print("// What PyTorch has for the rows of test_training.c: made by training_expected.py.\n#define TRAINING_STEPS %d" % STEPS)
print("static const struct {\n    const char *name;\n    float loss[%d], parameters[43];\n} expected[] = {\n    // clang-format off" % STEPS)
for name, *case in CASES:
    losses, values = run(*case)
    lines = [", ".join("%.9g" % v for v in part) for part in (values[i:i + 10] for i in range(0, len(values), 10))]
    print('    {"%s", {%s},\n     {%s}},' % (name, ", ".join("%.9g" % v for v in losses), ",\n      ".join(lines)))
print("    // clang-format on\n};")
