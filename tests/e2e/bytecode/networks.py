"""Networks of torchvision and transformers as folders of torch_xla, with random weights, what they were called with and what PyTorch says comes out (torch 2.9,
torch_xla 2.9, torchvision, transformers).

    networks.py OUT [NAME...]      default: all

OUT/NAME/net is the folder; OUT/NAME/args[I].npy, and output0.npy or result['first'].npy, are the arrays, called as tpucc calls what they are of.
"""
import os
import sys

os.environ.setdefault("PJRT_DEVICE", "CPU")
import numpy as np
import torch
import torchvision
import transformers
from torch import nn
from torch_xla.stablehlo import exported_program_to_stablehlo


class First(nn.Module):
    """Of what a transformer gives, the scores or the hidden state; torch_xla takes no keywords."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, *arguments):
        return {"first": self.net(*arguments, return_dict=False)[0]}


def vision(name, size=224):
    return lambda: (torchvision.models.get_model(name, weights=None), (torch.randn(1, 3, size, size),))


def words(kind, config, n=2):
    """n arguments: the numbers of words, and which of them count."""
    def make():
        mask = torch.ones(2, 24, dtype=torch.int64)
        mask[1, 17:] = 0
        return First(getattr(transformers, kind)(getattr(transformers, config)(**SMALL[config], attn_implementation="eager"))), (torch.randint(0, 500, (2, 24)), mask)[:n]
    return make


def seen(kind, config, *shape):
    return lambda: (First(getattr(transformers, kind)(getattr(transformers, config)(**SMALL[config], attn_implementation="eager"))), (torch.randn(shape),))


SMALL = {  # of the width and depth of a first stage; the kinds of layers are those of the large ones
    "BertConfig": dict(vocab_size=500, hidden_size=128, num_hidden_layers=3, num_attention_heads=4, intermediate_size=256),
    "DistilBertConfig": dict(vocab_size=500, dim=128, n_layers=3, n_heads=4, hidden_dim=256),
    "GPT2Config": dict(vocab_size=500, n_embd=128, n_layer=3, n_head=4, use_cache=False),
    "LlamaConfig": dict(vocab_size=500, hidden_size=128, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2, intermediate_size=256, use_cache=False),
    "ViTConfig": dict(hidden_size=128, num_hidden_layers=3, num_attention_heads=4, intermediate_size=256),
    "CLIPVisionConfig": dict(hidden_size=128, num_hidden_layers=3, num_attention_heads=4, intermediate_size=256),
}
NETWORKS = {
    "resnet18": vision("resnet18"),
    "mobilenet_v3_small": vision("mobilenet_v3_small"),
    "efficientnet_b0": vision("efficientnet_b0"),
    "densenet121": vision("densenet121"),
    "squeezenet1_1": vision("squeezenet1_1"),
    "shufflenet_v2_x1_0": vision("shufflenet_v2_x1_0"),
    "swin_t": vision("swin_t"),
    "bert": words("BertModel", "BertConfig"),
    "distilbert": words("DistilBertForSequenceClassification", "DistilBertConfig"),
    "gpt2": words("GPT2LMHeadModel", "GPT2Config", 1),
    "llama": words("LlamaForCausalLM", "LlamaConfig", 1),
    "vit": seen("ViTForImageClassification", "ViTConfig", 2, 3, 224, 224),
    "clip": seen("CLIPVisionModel", "CLIPVisionConfig", 1, 3, 224, 224),
}


def awake(net):
    """Means and variances as training leaves them."""
    for module in net.modules():
        if isinstance(module, nn.BatchNorm2d):
            nn.init.uniform_(module.running_mean, -0.1, 0.1)
            nn.init.uniform_(module.running_var, 0.5, 1.5)
    return net.eval()


def main(out, *names):
    for name in names or NETWORKS:
        torch.manual_seed(0)
        net, arguments = NETWORKS[name]()
        net, folder = awake(net), os.path.join(out, name)
        os.makedirs(folder, exist_ok=True)
        with torch.no_grad():
            results = net(*arguments)
            exported_program_to_stablehlo(torch.export.export(net, arguments)).save(os.path.join(folder, "net"))
        for i, argument in enumerate(arguments):
            np.save(f"{folder}/args[{i}].npy", argument)
        result, called = (results["first"], "result['first']") if isinstance(results, dict) else (results, "output0")
        np.save(f"{folder}/{called}.npy", result)
        print(f"{name}: {sum(p.numel() for p in net.parameters()):,} weights", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
