"""A network of PyTorch as a folder that tpucc takes, its weights within (torch 2.9, torch_xla 2.9; the newest pair that has this route).

    network.py FOLDER [CHECK.npy]      with CHECK.npy, what tpurun has written: how far it is from what PyTorch gives
"""
import os
import sys

os.environ.setdefault("PJRT_DEVICE", "CPU")
try:
    import numpy as np
    import torch
    from torch import nn
except ImportError as e:
    sys.exit(f"network.py: {e}: pip install torch==2.9 torch_xla==2.9 numpy, in a venv of their own")


class Residual(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.conv = nn.Conv2d(width, width, 3, padding=1)
        self.norm = nn.BatchNorm2d(width)

    def forward(self, x):
        return torch.relu(x + self.norm(self.conv(x)))


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(3, 16, 3, stride=2, padding=1), Residual(16), Residual(16), nn.AdaptiveAvgPool2d(1), nn.Flatten())
        self.head = nn.Linear(16, 10)

    def forward(self, image):
        scores = self.head(self.body(image))
        return {"scores": scores, "probabilities": torch.softmax(scores, 1)}


def main(folder, check=None):
    torch.manual_seed(0)
    net, image = Network().eval(), torch.rand(4, 3, 32, 32, generator=torch.Generator().manual_seed(1))
    if check:
        with torch.no_grad():
            difference = np.abs(np.load(check) - net(image)["scores"].numpy()).max()
        print("at most 1e-5 from PyTorch" if difference < 1e-5 else f"{difference} from PyTorch")
        return int(difference >= 1e-5)
    try:
        from torch_xla.stablehlo import exported_program_to_stablehlo
    except ImportError as e:
        sys.exit(f"network.py: {e}: pip install torch==2.9 torch_xla==2.9, in a venv of their own")

    os.makedirs(folder, exist_ok=True)
    exported_program_to_stablehlo(torch.export.export(net, (image,))).save(os.path.join(folder, "network"))
    np.save(os.path.join(folder, "image.npy"), image)


sys.exit(main(*sys.argv[1:]))
