#!/usr/bin/env python3
"""Prints a metrics file of Inter, in the format that dump-metrics.swift prints on a Mac.

    python3 Scripts/inter-metrics.py /usr/share/fonts/opentype/inter \
      > Tests/HaggleCommandTests/Fixtures/inter-metrics.json

The tests measure texts by it. Inter has no tracking, so one size tells all of them.
"""
import json, pathlib, sys
from opentype import OpenTypeFont

CHARACTERS = [chr(code) for code in range(0x20, 0x7F)] + ["…"]
SIZE = 100


def face(folder, file, weight):
    font = OpenTypeFont(folder / file)
    ascender, descender, capitals = font.lines()
    pairs = {a + b: round(font.kerning(a + b), 5) for a in CHARACTERS for b in CHARACTERS}
    return {
        "design": "default", "weight": weight, "italic": False,
        "sizes": [{
            "size": SIZE, "ascender": round(ascender * SIZE, 4), "descender": round(descender * SIZE, 4),
            "capHeight": round(capitals * SIZE, 4),
            "advances": {c: round(font.advance(c) * SIZE, 4) for c in CHARACTERS},
        }],
        "kerning": {pair: ems for pair, ems in pairs.items() if ems},
    }


folder = pathlib.Path(sys.argv[1])
faces = [face(folder, "Inter-Regular.otf", "regular"), face(folder, "Inter-Bold.otf", "bold")]
print(json.dumps({
    "format": "haggle-metrics", "version": 1, "name": "Inter 3.019 (SIL Open Font Licence)", "platform": "ios",
    "faces": faces, "symbols": [],
}, ensure_ascii=False, indent=0, sort_keys=True))
