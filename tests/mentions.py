"""What prose names and the tree has not: mentions.py ALLOWED. See mentions.sh.

Prose is comments, and of READMEs what stands in backticks, but no code; strings in comments are text, not names. Looked up are
- files (x.c, elem/x.c, canon_*.c) and folders: from the folder that names them up to the root, without a folder anywhere; links with their headings
- names with `_` or of several capitalised words, and single words in backticks: they have to occur in code, of any file
- options (--x): they have to occur in code, or quoted, as a row of a table has them.
What has a part all in capitals (unit/LAYER/, pass_NAME), a capital X in it (test_X.c), or an x for a part (micro_x, x.c), stands for others. And the README of a layer names each of its rooms."""
import fnmatch
import os
import re
import sys

FILE = re.compile(r"(?<![\w/.$<*-])[\w./*-]*[\w*]\.(?:c|h|def|sh|py|cmake|md|fbs)\b(?![\w*(-]|\.\w)")
NAME = re.compile(r"(?<![\w.@%$/<-])(?:[A-Za-z]\w*_\w*[A-Za-z0-9]|[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+)(?![\w/-]|\.\w)")
WORD = re.compile(r"`([A-Za-z][A-Za-z0-9]*)`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*[a-z]")
QUOTED = re.compile(r'"([a-z][a-z-]*[a-z])')
FOLDER = re.compile(r"(?<![^\s])(?:[\w.-]+/)+(?![^\s])")
LINK = re.compile(r"\]\(([^)\s]+)\)")
STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'')
SLASHES, HASH = re.compile("//"), re.compile(r"(?:^|(?<=\s))#(?=\s)")


def mark_of(path):
    """How comments begin; None: the file has none that are read."""
    if re.search(r"\.(c|h|def|cc|fbs|js)$", path):
        return SLASHES
    return HASH if re.search(r"\.(sh|py|cmake)$|CMakeLists\.txt$", path) else None


def split_line(line, mark):
    """A line's code and its comment."""
    found = mark and mark.search(STRING.sub(lambda m: "." * len(m.group(0)), line))
    return (line[:found.start()], line[found.start():]) if found else (line, "")


def readme_lines(text):
    """[(number, line)] of what is not code."""
    fenced = False
    for i, line in enumerate(text.split("\n"), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and not line.startswith("    "):
            yield i, line


def headings(text):
    """Anchors, as GitHub makes them."""
    return {re.sub(r"[^\w -]", "", h.lower()).strip().replace(" ", "-") for h in re.findall(r"^#+ (.*)$", text, re.M)}


class Tree:
    """Files and folders, words and options of code, and prose: [(file, line, text)]."""

    def __init__(self):
        self.paths, self.words, self.options = set(), set(), set()
        self.prose, self.readmes = [], {}
        for at, dirs, files in os.walk("."):
            dirs[:] = [d for d in dirs if d != ".git" and not (at == "." and d.startswith("build"))]
            self.paths |= {os.path.normpath(os.path.join(at, f)) for f in files + dirs}
        self.bases = {os.path.basename(p) for p in self.paths}
        self.words |= {b.rsplit(".", 1)[0] for b in self.bases}
        for path in sorted(self.paths):
            if re.search(r"\.(c|h|def|cc|fbs|js|css|in|sh|py|cmake|md)$|CMakeLists\.txt$", path):
                self.read(path)

    def read(self, path):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        if path.endswith(".md"):
            self.readmes[path] = text
            return
        for i, line in enumerate(text.split("\n"), 1):
            code, comment = split_line(line, mark_of(path))
            self.words.update(re.findall(r"\w+", code))
            self.options.update(OPTION.findall(code), ("--" + o for o in QUOTED.findall(code)))
            if comment:
                self.prose.append((path, i, STRING.sub('""', comment)))

    def has_path(self, name, by):
        if "/" not in name.rstrip("/"):
            return bool(fnmatch.filter(self.bases, name.rstrip("/")))
        at = by
        while at:
            at = os.path.dirname(at)
            if fnmatch.filter(self.paths, os.path.normpath(os.path.join(at, name))):
                return True
        return name.startswith(("build/", "../shared/"))


def stands_for_others(path):
    return "X" in path or any(part.isupper() or part == "x" for part in re.split(r"[/._]", path))


def names_missing(tree, path, text, is_readme):
    """(name, what is wrong with it)"""
    for name in WORD.findall(text):
        if not name.isupper() and name not in tree.words:
            yield name, "no code has"
    text = text.replace("`", " ")
    for name in FILE.findall(text) + (FOLDER.findall(text) if is_readme else []):
        if not stands_for_others(name) and not tree.has_path(name, path):
            yield name, "there is no file or folder"
    for name in NAME.findall(text):
        if not re.search("[a-z].*X|X.*[a-z]|[a-z]_[A-Z]+$|(^|_)x(_|$)", name) and name not in tree.words:
            yield name, "no code has"
    for name in OPTION.findall(text):
        if name not in tree.options:
            yield name, "no program has"


def links_missing(tree, path, line):
    for link in LINK.findall(line):
        to, _, anchor = link.partition("#")
        to = os.path.normpath(os.path.join(os.path.dirname(path), to)) if to else path
        if "://" not in link and (to not in tree.paths or (anchor and anchor not in headings(tree.readmes.get(to, "")))):
            yield link, "a link leads to nothing:"


def rooms_missing(tree):
    """Folders of sources that the README of their layer does not name."""
    for room in sorted({os.path.dirname(p) for p in tree.paths if re.search(r"\.[ch]$", p)}):
        layer = room.partition("/")[0]
        if "/" in room and layer not in ("tests", "samples") and os.path.basename(room) + "/" not in tree.readmes.get(layer + "/README.md", ""):
            yield f"{layer}/README.md", room, "names no file of"


def missing(tree):
    """(place, name, what is wrong with it)"""
    for path, i, text in tree.prose:
        for name, why in names_missing(tree, path, text, False):
            yield f"{path}:{i}", name, why
    for path, text in sorted(tree.readmes.items()):
        for i, line in readme_lines(text):
            ticked = " ".join(re.findall(r"`[^`]+`", line))
            for name, why in [*names_missing(tree, path, ticked, True), *links_missing(tree, path, line)]:
                yield f"{path}:{i}", name, why
    yield from rooms_missing(tree)


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        allowed = {word for line in f if not line.startswith("#") for word in line.split()}
    tree = Tree()
    found = list(missing(tree))
    wrong = [f"{place}: {why} {name}" for place, name, why in found if name not in allowed]
    wrong += [f"{sys.argv[1]}: nothing is called {name} any more" for name in sorted(allowed - {name for _, name, _ in found})]
    print("\n".join(wrong) if wrong else f"what {len(tree.readmes)} READMEs and {len(tree.prose)} lines of comments name is there")
    sys.exit(1 if wrong else 0)


main()
