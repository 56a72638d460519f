#!/usr/bin/env python3
"""Writes Sources/SymbolLibrary/SymbolNameList.swift from a text with the name of one symbol a line.

usage: Scripts/symbol-names.py FILE

The present list holds the names of SF Symbols 1.0 to 7.0 as public lists state them (nandorojo/sf-symbols-typescript
and phranck/sf-symbols-lib on GitHub, winter of 2025/26), without the variants for other scripts, such as `.ar`.
"""
import re
import sys
from pathlib import Path

OUTPUT = Path(__file__).resolve().parent.parent / "Sources/SymbolLibrary/SymbolNameList.swift"
LETTERS = {"": "-", ".fill": "f", ".circle": "c", ".circle.fill": "C", ".square": "s", ".square.fill": "S"}


def main():
    names = sorted(set(Path(sys.argv[1]).read_text().split()))
    variants = {}
    for name in names:
        base, ending = re.fullmatch(r"(.+?)((?:\.circle|\.square)?(?:\.fill)?)", name).groups()
        variants.setdefault(base, "")
        variants[base] += LETTERS[ending]
    lines = [base + " " + letters for base, letters in sorted(variants.items())]
    OUTPUT.write_text(
        '''// Generated: do not edit. Made by Scripts/symbol-names.py.
// swift-format-ignore-file

extension SymbolNameList {
  /// The names of Apple's symbols: a base, and which of its variants there are. `-` is the base itself, `f` its fill, `c`
  /// and `s` the symbol in a circle and in a square, `C` and `S` these filled.
  static let lines: StaticString = """
'''
        + "\n".join("    " + line for line in lines)
        + '\n    """\n}\n'
    )
    print(f"{len(names)} names, {OUTPUT.stat().st_size} bytes")


main()
