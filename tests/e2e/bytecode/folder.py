"""A folder of torch_xla, what its module was called with, and what PyTorch says comes out.

    folder.py OUT      (torch, torch_xla)

OUT/net is the folder; OUT/*.npy are arrays of the arguments (x, mask, a) and of the results (y, z).
"""
import os, sys
os.environ.setdefault("PJRT_DEVICE", "CPU")
import numpy as np
import torch
import torch.nn as nn
from torch.export import export
from torch_xla.stablehlo import exported_program_to_stablehlo


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.l = nn.Linear(4, 3)
        self.table = torch.arange(12.0).reshape(3, 4)

    def forward(self, x, mask, extra):
        return {"y": self.l(x) * mask + self.table.sum(1), "z": extra["a"] + torch.tensor([1.5, 2.5, 3.5])}


def main(out):
    os.makedirs(out, exist_ok=True)
    torch.manual_seed(0)
    net, x, mask, extra = Net(), torch.randn(2, 4), torch.tensor([[1.0, 0, 1], [0, 1, 1]]), {"a": torch.randn(3)}
    exported_program_to_stablehlo(export(net, (x, mask, extra))).save(os.path.join(out, "net"))
    for name, value in {"x": x, "mask": mask, **extra, **net(x, mask, extra)}.items():
        np.save(os.path.join(out, name + ".npy"), value.detach().numpy())


main(*sys.argv[1:])
