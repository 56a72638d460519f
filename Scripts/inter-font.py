#!/usr/bin/env python3
"""Makes the subset of Inter that figures are set in: fonts for pages and outlines for exports.

    pip install fonttools brotli
    python3 Scripts/inter-font.py /usr/share/fonts/opentype/inter Sources/FontLibrary

Writes Fonts/Inter-<weight>.woff2 and InterOutlines.swift, which has more letters: a browser finds those of other fonts.
Kerning and joined letters are left out: every letter stands
where the advances put it, so that a text is equally wide in every renderer.
"""
import pathlib, sys
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from web_font import web_font

WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
RANGES = [
    (0x20, 0x7E), (0xA0, 0xFF), (0x131, 0x131), (0x152, 0x153), (0x160, 0x161), (0x178, 0x178), (0x17D, 0x17E),
    (0x2009, 0x200A), (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030),
    (0x2032, 0x2033), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2199), (0x21A9, 0x21AA),
    (0x2212, 0x2212), (0x2215, 0x2215), (0x221E, 0x221E), (0x2236, 0x2236), (0x2248, 0x2248), (0x2260, 0x2260),
    (0x2264, 0x2265), (0x25A0, 0x25A1), (0x25B2, 0x25B2), (0x25BC, 0x25BC), (0x25B6, 0x25B6), (0x25C0, 0x25C0),
    (0x25C6, 0x25C7), (0x25CB, 0x25CB), (0x25CF, 0x25CF), (0x2605, 0x2605), (0x2713, 0x2713), (0x2717, 0x2717),
]
# What only the outlines have: Latin letters with marks, among them those of Vietnamese, Romanian and Pinyin, Greek,
# Cyrillic, currencies.
OUTLINED = [
    (0x100, 0x17F), (0x1A0, 0x1A1), (0x1AF, 0x1B0), (0x1CD, 0x1DC), (0x218, 0x21B), (0x370, 0x3FF), (0x400, 0x482),
    (0x48A, 0x4FF), (0x1E80, 0x1E9E), (0x1EA0, 0x1EF9), (0x20A0, 0x20BF), (0x2116, 0x2116),
]
EM = 1000


class OutlinePen(BasePen):
    """Writes an outline with whole, relative coordinates, the y axis pointing down."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.parts, self.at = scale, [], (0, 0)

    def step(self, command, points):
        points = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        numbers = [str(n) for x, y in points for n in (x - self.at[0], y - self.at[1])]
        self.parts.append(command + " ".join(numbers))
        self.at = points[-1]

    def _moveTo(self, point): self.start = point; self.step("m", [point])
    def _lineTo(self, point): self.step("l", [point])
    def _curveToOne(self, a, b, c): self.step("c", [a, b, c])

    def _closePath(self):
        self.parts.append("z")
        self.at = tuple(round(n * self.scale * s) for n, s in zip(self.start, (1, -1)))


def tabular_digits(font):
    """The glyphs that stand for the digits where all are to be equally wide."""
    table, digits = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum": continue
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                digits.update(getattr(sub, "ExtSubTable", sub).mapping)
    return digits


def outlines(path, characters):
    font = TTFont(path)
    glyphs, scale, names = font.getGlyphSet(), EM / font["head"].unitsPerEm, font.getBestCmap()
    tabular, advances, lines = tabular_digits(font), font["hmtx"], []

    def line(key, name):
        pen = OutlinePen(glyphs, scale)
        glyphs[name].draw(pen)
        lines.append((key, "".join(pen.parts)))

    for code in characters:
        if code in names: line(f"{code:04x}", names[code])
    for digit in range(0x30, 0x3A): line(f"{digit:04x}t", tabular[names[digit]])
    widths = {advances[tabular[names[digit]]][0] for digit in range(0x30, 0x3A)}
    assert max(widths) - min(widths) <= 6, widths
    print(path.name, "tabular digit", widths, "of", font["head"].unitsPerEm)
    return "\n".join(f"{key} {text}" for key, text in sorted(lines))


source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
characters = [code for first, last in RANGES for code in range(first, last + 1)]
outlined = sorted({code for first, last in RANGES + OUTLINED for code in range(first, last + 1)})
(target / "Fonts").mkdir(parents=True, exist_ok=True)
swift = [
    "// Generated: do not edit. Made by Scripts/inter-font.py from Inter revision 3.019.",
    "// swift-format-ignore-file",
    "//",
    "// Inter: Copyright 2016-2020 The Inter Project Authors. SIL Open Font License, Version 1.1:",
    "// https://openfontlicense.org",
    "",
    "/// The outlines of Inter's letters by code point, in thousandths of an em from the baseline's start, y pointing down.",
    "///",
    "/// A `t` after a digit's code point marks the digit whose width is that of all others.",
    "enum InterOutlines {",
]
for weight, name in WEIGHTS.items():
    path = source / f"Inter-{name}.otf"
    web_font(path, characters, target / "Fonts" / f"Inter-{weight}.woff2", ["tnum"])
    swift += [f"  static let weight{weight}: StaticString = \"\"\"", outlines(path, outlined), "\"\"\"", ""]
swift[-1] = "}"
(target / "InterOutlines.swift").write_text("\n".join(swift) + "\n")
