"""Runs the commands of a README and compares what they print with what stands below them.

    readme.py README.md      in a folder that looks like the repository, with build/ for what is made

Commands are lines of ``` blocks that begin with `$ `, and indented lines that begin with a program of ours (their comments begin after two blanks); a block
behind the words "This is `build/FILE`" is written to that file. Lines have to be the same; where they tell of times, sizes of code, processors or versions, all
but the numbers. `...` stands for any lines. A command whose needs are missing is told with the reason, and with it the rest of its block.
"""
import os
import re
import subprocess
import sys

OURS = re.compile(r"^    ((?:tpucc|tpurun|mpirun|build/tpu\w+) .*)$")
# What is not run here, and why.
ELSEWHERE = [
    (r"^sh samples/quickstart\.sh|^sh tests/run\.sh|install_deps|^cmake |pip install", "installs or builds: what is tested here is such a build"),
    (r"conformance/run\.sh", "the test `conformance` runs it"),
    (r"resnet50", "takes minutes; the tests `networks`, `tune` and `targets` do the same"),
    (r"x/0=batch\.npy", "a part of a command"),
    (r"guide\.(mlir|so)|build/few ", "takes a minute; the test `training_peers` trains it"),
    (r"--monitor", "shows itself on a terminal until it is ended"),
]
NEEDS = [
    (r"import jax|samples/(spirals|mesh|jax)/\w+\.py", "jax", "import jax"),
    (r"samples/jax/", "flatbuffers and safetensors", "import jax, flatbuffers, safetensors"),
    (r"samples/pytorch/network\.py", "torch_xla", "import torch_xla"),
    (r"write_tiny\.py|flatc ", "flatbuffers", "import flatbuffers, numpy"),
    (r"samples/python/|import numpy", "numpy", "import numpy"),
]
# Lines in which numbers and processors differ from machine to machine.
VARY = re.compile(r"made by|_ms|\bms\b|\bus\b| s$|%|FLOPs?\b|code \d|checksums|at 0x|bytes|loss|kernels?$|graph=|launches|tasks|threads|^made from|ok  |result.*= |further|^ +\d+ +digits|off by|^x\d +")
ANY = {"...", "(and nine more)"}


def commands(path):
    """(number of the block, command, expected lines), and (None, file, text) for files that are written."""
    lines, block, found, inside, kind, name = open(path, encoding="utf-8").read().split("\n"), 0, [], False, "", None
    for line in lines:
        if line.startswith("```"):
            inside, kind, block = not inside, line[3:], block + 1
            if inside and name:
                found.append((None, name, []))
            elif not inside:
                name = None
        elif inside and name and kind:
            found[-1][2].append(line)
        elif inside and line.startswith("$ "):
            found.append((block, line[2:], []))
        elif inside and found and found[-1][0] == block:
            found[-1][2].append(line)
        elif not inside:
            told = re.findall(r"[Tt]his is `(build/[\w./]+)`", line)
            name = told[-1] if told else name if not line.strip() else None
            ours = OURS.match(line)
            if ours:
                found.append((-len(found) - 1, re.split(r"  +", ours.group(1))[0], None))
    return found


def plain(line, loosely):
    line = re.sub(r"\b(znver\d|(?:sapphire|emerald|granite)rapids|x86-64-v\d|haswell|broadwell|skylake\S*|cascadelake|icelake\S*|alderlake)\b", "CPU", line.rstrip())
    if loosely:
        line = re.sub(r"-?\d[\d.]*(e-?\d+)?", "#", line)
    return re.sub(r"\s+", " ", line) if loosely else line


def same_line(want, got):
    return want.rstrip() == got.rstrip() or (VARY.search(want) is not None and plain(want, True) == plain(got, True))


def same(want, got):
    if not want:
        return not got
    if want[0].strip() in ANY:
        return any(same(want[1:], got[i:]) for i in range(len(got) + 1))
    return bool(got) and same_line(want[0], got[0]) and same(want[1:], got[1:])


def python_has(code):
    return subprocess.run([os.environ.get("PYTHON", "python3"), "-c", code], capture_output=True).returncode == 0


def left_out(command):
    for pattern, reason in ELSEWHERE:
        if re.search(pattern, command):
            return reason
    for pattern, what, code in NEEDS:
        if re.search(pattern, command) and not python_has(code):
            return f"there is no {what} for {os.environ.get('PYTHON', 'python3')}"
    if command.startswith("mpirun") and not (os.path.exists("libtpurt_mpi.so") and subprocess.run("command -v mpirun", shell=True, capture_output=True).returncode == 0):
        return "there is no MPI"
    return None


def trimmed(lines):
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines


def main(readme):
    ran, skipped, failed, blocked, before, lost = 0, 0, 0, None, "", set()
    for block, command, lines in commands(readme):
        if block is None:
            with open(command, "w", encoding="utf-8") as f:
                f.write("\n".join(lines) + "\n")
            continue
        if command.endswith(" ..."):
            command = command[:-4] + (" --bench=0.1" if "tpurun" in command else " -o model.so")
        made = set(re.findall(r"(?:-o |> ?)(build/[\w./]+)", command))
        needs = set(re.findall(r"build/[\w./]+", command)) - made
        unmade = block == blocked or any(n == x or n.startswith(x + "/") for n in needs for x in lost)
        reason = left_out(command) or ("what it needs was not made" if unmade else None)
        if reason:
            print(f"{readme}: not run: {command}: {reason}")
            skipped += 1
            kept = re.search(r"> ?(\S+)$", command)
            if kept and os.path.exists(kept[1]):
                continue  # it writes again what the repository has
            if "terminal" not in reason and "installs" not in reason and block > 0:
                blocked = block
                lost |= made | (needs if "samples/" in command and ".py" in command else set())
            continue
        lost -= made
        script = f"{before}{command}\n"
        if re.match(r"^\w+=('[^']*'|\"[^\"]*\"|\S+)$|^export ", command):
            before += command + "\n"
        done = subprocess.run(["bash", "-c", script], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
        got, ran = trimmed(done.stdout.decode(errors="replace").split("\n")), ran + 1
        right = same(trimmed(lines), got) if lines is not None else done.returncode == 0
        if not right:
            failed += 1
            print(f"FAILED: {readme}: $ {command}\nit ends with {done.returncode} and prints\n" + "\n".join(got[:60]) + "\ninstead of\n" + "\n".join(lines or []))
    print(f"{readme}: {ran} commands print what stands there, {skipped} were not run" if not failed else f"{readme}: {failed} of {ran} commands print something else")
    return int(failed > 0)


sys.exit(main(*sys.argv[1:]))
