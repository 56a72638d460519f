#!/usr/bin/env python3
"""Writes the drawings of symbols, Sources/SymbolLibrary/SymbolGlyphList.swift, from Bootstrap Icons.

usage: Scripts/symbol-glyphs.py [FOLDER]

The folder holds the icons' SVG files: /usr/share/bootstrap-icons/svg, where Debian's package bootstrap-icons puts them,
unless another is given. Scripts/symbol-glyphs.txt says which icon stands for which symbol; Scripts/own-glyphs holds the
project's own drawings of symbols that no icon is like. Only names that are listed in
Sources/SymbolLibrary/SymbolNameList.swift are drawn.
"""
import math
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/bootstrap-icons/svg")
OUTPUT = ROOT / "Sources/SymbolLibrary/SymbolGlyphList.swift"
# Steps in one unit of an icon, which is 16 units wide.
STEPS = 50


def listed_names():
    """The symbols' names, from the list's words: a base and the letters of its variants."""
    text = (ROOT / "Sources/SymbolLibrary/SymbolNameList.swift").read_text()
    endings = {"-": "", "f": ".fill", "c": ".circle", "C": ".circle.fill", "s": ".square", "S": ".square.fill"}
    names = set()
    for line in text.split('"""')[1].split("\n")[1:-1]:
        base, letters = line.split()
        names.update(base + endings[letter] for letter in letters)
    return names


def chosen(names):
    """The SVG file of each symbol that is drawn."""
    files = {}
    icons = {path.stem: path for path in ICONS.glob("*.svg")}
    if not icons:
        raise SystemExit(f"no icons in {ICONS}: install the package bootstrap-icons")

    def add(symbol, icon):
        if symbol in names and icon in icons:
            files.setdefault(symbol, icons[icon])

    for path in sorted((ROOT / "Scripts/own-glyphs").glob("*.svg")):
        files[path.name.removesuffix(".svg")] = path
    for line in (ROOT / "Scripts/symbol-glyphs.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        icon, *symbols = line.split()
        for symbol in symbols:
            if symbol not in names or icon not in icons:
                raise SystemExit(f"symbol-glyphs.txt: there is no {symbol} or no icon {icon}")
            add(symbol, icon)
            add(symbol + ".fill", icon + "-fill")
    for name in sorted(names):
        add(name, name.replace(".", "-"))
    return files


def paths(file):
    """The fill rule and path data of each shape in an SVG file."""
    found = []
    for tag, text in re.findall(r"<(path|circle|rect)\b([^>]*)>", file.read_text()):
        attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', text))
        if tag == "circle":
            x, y, r = (float(attributes[key]) for key in ("cx", "cy", "r"))
            data = f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"
        elif tag == "rect":
            x, y = float(attributes.get("x", 0)), float(attributes.get("y", 0))
            width, height = float(attributes["width"]), float(attributes["height"])
            r = float(attributes.get("rx", 0))
            arc = f"A{r} {r} 0 0 1 "
            data = (
                f"M{x + r} {y}H{x + width - r}{arc}{x + width} {y + r}V{y + height - r}{arc}{x + width - r} {y + height}"
                f"H{x + r}{arc}{x} {y + height - r}V{y + r}{arc}{x + r} {y}Z"
            )
        else:
            data = attributes["d"]
        if "transform" in attributes:
            raise SystemExit(f"{file.name}: a transform cannot be read")
        found.append((attributes.get("fill-rule") == "evenodd", data))
    return found


def tokens(data):
    """The commands of path data, each with its letter and its numbers."""
    counts = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
    place = 0
    number = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
    flag = re.compile(r"[\s,]*([01])")
    letter = None
    while True:
        space = re.compile(r"[\s,]*").match(data, place)
        place = space.end()
        if place >= len(data):
            return
        if data[place].isalpha():
            letter = data[place]
            place += 1
        values = []
        for index in range(counts[letter.upper()]):
            match = (flag if letter.upper() == "A" and index in (3, 4) else number).match(data, place)
            values.append(float(match.group(1)))
            place = match.end()
        yield letter, values
        if letter == "M":
            letter = "L"
        if letter == "m":
            letter = "l"


def curves_of_arc(x0, y0, rx, ry, turn, large, sweep, x, y):
    """An arc as cubic curves: SVG 1.1, appendix F.6."""
    if rx == 0 or ry == 0 or (x0 == x and y0 == y):
        return [("L", [x, y])]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    x1, y1 = cos * dx + sin * dy, -sin * dx + cos * dy
    rx, ry = abs(rx), abs(ry)
    excess = (x1 / rx) ** 2 + (y1 / ry) ** 2
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    square = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2
    factor = math.sqrt(max(0, square / ((rx * y1) ** 2 + (ry * x1) ** 2)))
    if large == sweep:
        factor = -factor
    cx1, cy1 = factor * rx * y1 / ry, -factor * ry * x1 / rx
    cx, cy = cos * cx1 - sin * cy1 + (x0 + x) / 2, sin * cx1 + cos * cy1 + (y0 + y) / 2
    start = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    delta = math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
    if sweep and delta < 0:
        delta += 2 * math.pi
    if not sweep and delta > 0:
        delta -= 2 * math.pi
    count = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-9))
    step = delta / count
    reach = 4 / 3 * math.tan(step / 4)

    def point(u, v):
        return [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v]

    result = []
    for index in range(count):
        a, b = start + index * step, start + (index + 1) * step
        first = point(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        second = point(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        result.append(("C", first + second + point(math.cos(b), math.sin(b))))
    return result


def absolute(data):
    """Path data as M, L, C and Z in absolute coordinates."""
    x = y = start_x = start_y = 0.0
    control = None
    result = []
    for letter, values in tokens(data):
        kind = letter.upper()
        if letter.islower():
            if kind == "H":
                values = [x + values[0]]
            elif kind == "V":
                values = [y + values[0]]
            elif kind == "A":
                values = values[:5] + [x + values[5], y + values[6]]
            else:
                values = [value + (x if index % 2 == 0 else y) for index, value in enumerate(values)]
        if kind == "H":
            kind, values = "L", [values[0], y]
        elif kind == "V":
            kind, values = "L", [x, values[0]]
        if kind in "ST":
            mirrored = [2 * x - control[0], 2 * y - control[1]] if control and control[2] == kind else [x, y]
            values = mirrored + values
        if kind in "QT":
            qx, qy, ex, ey = values
            control = (qx, qy, "T")
            curve = [x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y), ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey), ex, ey]
            result.append(("C", curve))
            x, y = ex, ey
            continue
        if kind in "CS":
            control = (values[2], values[3], "S")
            result.append(("C", values))
        else:
            control = None
            if kind == "A":
                result += curves_of_arc(x, y, *values)
            else:
                result.append((kind, values))
        if kind == "Z":
            x, y = start_x, start_y
        else:
            x, y = values[-2:]
            if kind == "M":
                start_x, start_y = x, y
    return result


def bounds(shapes):
    """The box around the outlines."""
    xs, ys = [], []
    for _, commands in shapes:
        x = y = 0.0
        for kind, values in commands:
            if kind == "C":
                for step in range(17):
                    t = step / 16
                    u = 1 - t
                    parts = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                    xs.append(sum(p * v for p, v in zip(parts, [x] + values[0::2])))
                    ys.append(sum(p * v for p, v in zip(parts, [y] + values[1::2])))
            elif kind != "Z":
                xs.append(values[0])
                ys.append(values[1])
            if kind != "Z":
                x, y = values[-2:]
    return min(xs), min(ys), max(xs), max(ys)


def code(file):
    """An icon as `SymbolGlyph` reads it: width, height, and relative commands in whole steps."""
    shapes = [(even, absolute(data)) for even, data in paths(file)]
    left, top, right, bottom = bounds(shapes)

    def steps(values):
        return [round((v - (left if i % 2 == 0 else top)) * STEPS) for i, v in enumerate(values)]

    def text(numbers):
        joined = ""
        for number in numbers:
            joined += ("" if not joined or number < 0 else " ") + str(number)
        return joined

    result = text([round((right - left) * STEPS), round((bottom - top) * STEPS)])
    for even, commands in shapes:
        result += "E" if even else "N"
        x = y = start_x = start_y = 0
        for kind, values in commands:
            if kind == "Z":
                result += "z"
                x, y = start_x, start_y
                continue
            places = steps(values)
            moves = [place - (x if i % 2 == 0 else y) for i, place in enumerate(places)]
            if kind == "L" and moves == [0, 0]:
                continue
            if kind == "L" and moves[1] == 0:
                result += "h" + text(moves[:1])
            elif kind == "L" and moves[0] == 0:
                result += "v" + text(moves[1:])
            else:
                result += kind.lower() + text(moves)
            x, y = places[-2:]
            if kind == "M":
                start_x, start_y = x, y
    return result


def main():
    files = chosen(listed_names())
    lines = []
    first = {}
    for symbol, file in sorted(files.items()):
        same = first.setdefault(file, symbol)
        lines.append(f"    {symbol} " + (code(file) if same == symbol else "=" + same))
    OUTPUT.write_text(
        """// Generated: do not edit. Made by Scripts/symbol-glyphs.py from Bootstrap Icons 1.10.3 and Scripts/own-glyphs.
// swift-format-ignore-file
//
// Bootstrap Icons: Copyright 2019-2021 The Bootstrap Authors, MIT License.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
// rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
// persons to whom the Software is furnished to do so, subject to the following conditions:
//
// The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
// Software.
//
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
// WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
// COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
// OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

extension SymbolGlyphList {
  /// The drawings as `SymbolGlyph` reads them, a line a symbol. Behind `=` stands another symbol with the same one.
  static let lines: StaticString = \"\"\"
"""
        + "\n".join(lines)
        + '\n    """\n}\n'
    )
    print(f"{len(lines)} symbols, {len(first)} drawings, {OUTPUT.stat().st_size} bytes")


main()
