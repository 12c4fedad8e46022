#!/bin/sh
# What READMEs and comments name exists: files and folders, links and the headings they lead to, options, functions; and the README of a layer names
# each of its rooms (mentions.py). What is somebody else's, or made up as an example, has a row in mentions.txt.
#   mentions.sh
set -eu
cd "$(dirname "$0")/.."
command -v python3 >/dev/null || { echo "mentions: skipped, there is no python3"; [ "${CI:-}" != true ] || exit 1; exit 77; }
python3 tests/mentions.py tests/mentions.txt
