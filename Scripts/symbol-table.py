#!/usr/bin/env python3
"""Writes Sources/LayoutEngine/Symbols/SymbolTableRows.swift from the recorded sizes of symbols.

usage: Scripts/symbol-table.py

It reads Tests/LayoutEngineTests/Facts/symbols.json, which names its sources, and whose rows the tests check.
"""
import json
import statistics
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FACTS = ROOT / "Tests/LayoutEngineTests/Facts/symbols.json"
TABLE = ROOT / "Sources/LayoutEngine/Symbols/SymbolTableRows.swift"
# The column that a column's numbers are counted from: the next smaller size, and 13 points for weights and scales.
BEFORE = [None, 0, 1, 2, 3, 4, 5, 6, 3, 3, 3, 3]
ZERO = ord("P")


def encoded(row):
    """36 numbers in half points as letters, each the difference to the same number of the column before."""
    text = ""
    for column, before in enumerate(BEFORE):
        for kind in range(3):
            value = row[3 * column + kind] - (0 if before is None else row[3 * before + kind])
            if value * 2 != round(value * 2):
                raise SystemExit(f"{value} is no multiple of half a point")
            letter = chr(ZERO + round(value * 2))
            if not " " < letter < "\x7f":
                raise SystemExit(f"{value} has no letter")
            text += letter
    return text


def main():
    rows = json.loads(FACTS.read_text())["values"]["symbols"]
    usual = [round(2 * statistics.median(row[i] for row in rows.values())) / 2 for i in range(36)]
    lines = [f"    {name} {encoded(row)}" for name, row in sorted({**rows, "?": usual}.items())]
    TABLE.write_text(
        """// Generated: do not edit. Made by Scripts/symbol-table.py from Tests/LayoutEngineTests/Facts/symbols.json.
// swift-format-ignore-file

extension SymbolTable {
  /// The recorded boxes, a line a symbol: its name, and for each column width, height and descent.
  ///
  /// A letter is a number of half points: how far it stands behind `P` in ASCII is the difference to the same number
  /// of the column before (`SymbolTable.columnBefore`). The line `?` holds the medians of all others.
  static let rows: StaticString = #\"\"\"
"""
        + "\n".join(lines)
        + '\n    """#\n}\n'
    )


main()
