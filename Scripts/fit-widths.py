#!/usr/bin/env python3
"""Fits the advances and the kerning of Apple's system font to recorded widths, and writes them as Swift source.

    python3 Scripts/fit-widths.py /usr/share/fonts/opentype/inter \
      --output Sources/LayoutEngine/Text/SanFranciscoAdvances.swift

Needs numpy and scipy. The recorded widths are in Tests/LayoutEngineTests/Facts; the folder holds Inter's OTF files, whose
advances and kerning are where the fit starts from and what it falls back to for characters that nobody recorded.

The model, in ems, for a text of characters c and pairs p at a size and a weight:

    width / size = sum of (T(c) + s D(c) + t E(c) + s t (f + g T(c))) + sum of K(p) + characters x tracking(size) / size

* T is the advance of the text shapes in the regular weight, K the kerning, which all weights share.
* D is what the bold weight adds. s is the weight's place on the typeface's axis: (axis - 400) / 300, 510 for medium, 590
  for semibold, 700 for bold, 860 for heavy, 1000 for black.
* E is what the display shapes of large sizes differ by. t is how far a size is on the way there; it follows Apple's
  published x-heights, from 0 at 17 points to 1 at 28.
* tracking is Apple's published table.

A recorded width was rounded up to half a point, so each row only says between which two numbers the true width lies; the fit
leaves a prediction alone that lies there. T, D, E and K are drawn to Inter's (ridge regression, see PRIOR).

The error of what the table does not know is found by leaving out every fifth text, whole, five times over. The table
itself is fitted to all rows.
"""
import argparse, json, pathlib
import numpy as np, scipy.linalg
from opentype import OpenTypeFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACTS = ROOT / "Tests/LayoutEngineTests/Facts"
UNITS = 10_000
AXIS = {400: 0, 500: 110 / 300, 600: 190 / 300, 700: 1, 800: 460 / 300, 900: 2}
# How far, in ems, a character's T, D and E and a pair's K may lie from Inter's; and how exact a width is, in points.
PRIOR = {"T": 0.02, "D": 0.02, "E": 0.006, "K": 0.003}
EXACTNESS = 0.005
EXTRA = "…•−–—‘’“”·"
# Lines that follow from recorded wrapped and truncated texts, with a width they are no more than half a point narrower
# than. Between the parts of a truncated line there is no kerning.
UNKERNED = "|"
LINES = [
    (13.0, 400, "Layout must wrap this sentence onto several ", 274),
    (13.0, 400, "Layout must wrap this sentence onto several", 270.5),
    (13.0, 400, "Layout must wr|…", 103.5),
    (13.0, 400, "Layout must wra|…", 110.5),
]
ASCII = [chr(c) for c in range(0x20, 0x7F)]


def facts(name): return json.loads((FACTS / f"{name}.json").read_text())["values"]


def recorded():
    """(size, weight, text, width), each once."""
    rows = {}
    for font in facts("text-widths")["fonts"]:
        if font["design"] != "default" or font["italic"]: continue
        for text, width in font["widths"].items(): rows[float(font["size"]), font["weight"], text] = width
    phrase = facts("phrase-widths")
    for size, weight, width in phrase["rows"]:
        if weight in AXIS: rows[float(size), weight, phrase["text"]] = width
    for size, weight, text, width in LINES: rows[size, weight, text] = width
    return [key + (width,) for key, width in rows.items()]


def place_of(size):
    heights = facts("dynamic-type")["xHeight2048"]["regular"]
    if size <= 17: return 0.0
    if size >= 28: return 1.0
    return (1078 - heights[str(int(size))]) / 38


class Fit:
    def __init__(self, rows, regular, bold):
        self.rows = rows
        self.characters = sorted(({c for row in rows for c in row[2]} - {UNKERNED}) | set(ASCII) | set(EXTRA))
        self.pairs = sorted({row[2][i : i + 2] for row in rows for i in range(len(row[2]) - 1) if UNKERNED not in row[2][i : i + 2]})
        self.T0 = np.array([regular.advance(c) for c in self.characters])
        self.D0 = np.array([bold.advance(c) for c in self.characters]) - self.T0
        self.K0 = np.array([regular.kerning(p) for p in self.pairs])
        n, m = len(self.characters), len(self.pairs)
        self.n, self.m, self.size = n, m, 3 * n + m + 5
        deviations = [PRIOR["T"]] * n + [PRIOR["D"]] * n + [PRIOR["E"]] * n + [PRIOR["K"]] * m + [5.0] * 5
        self.penalty = np.array(deviations) ** -2
        tracking = {float(k): v for k, v in facts("dynamic-type")["tracking"].items()}
        self.sizes = np.array([row[0] for row in rows])
        self.widths = np.array([row[3] for row in rows])
        equations = [self.equation(row, tracking) for row in rows]
        self.matrix = np.array([e[0] for e in equations]) * self.sizes[:, None]
        self.known = np.array([e[1] for e in equations]) * self.sizes

    def equation(self, row, tracking):
        size, weight, text, _ = row
        s, t, n = AXIS[weight], place_of(size), self.n
        unknown, known = np.zeros(self.size), len(text.replace(UNKERNED, "")) * tracking[size] / size
        for c in text.replace(UNKERNED, ""):
            i = self.characters.index(c)
            unknown[[i, n + i, 2 * n + i]] += [1, s, t]
            unknown[-5:] += [s * self.D0[i], t, t * self.T0[i], s * t, s * t * self.T0[i]]
            known += self.T0[i]
        for a, b in zip(text, text[1:]):
            if UNKERNED in a + b: continue
            p = self.pairs.index(a + b)
            unknown[3 * n + p] += 1
            known += self.K0[p]
        return unknown, known

    def solve(self, chosen, rounds=400):
        matrix = self.matrix[chosen] / EXACTNESS
        factor = scipy.linalg.cho_factor(matrix.T @ matrix + np.diag(self.penalty))
        target = self.widths[chosen] - 0.25
        for _ in range(rounds):
            x = scipy.linalg.cho_solve(factor, matrix.T @ ((target - self.known[chosen]) / EXACTNESS))
            target = np.clip(self.predict(x, chosen), self.widths[chosen] - 0.48, self.widths[chosen] - 0.02)
        return x

    def predict(self, x, chosen): return self.matrix[chosen] @ x + self.known[chosen]

    def held_back(self):
        texts = sorted({row[2] for row in self.rows})
        part = np.array([texts.index(row[2]) % 5 for row in self.rows])
        result = np.zeros(len(self.rows))
        for k in range(5): result[part == k] = self.predict(self.solve(np.where(part != k)[0]), np.where(part == k)[0])
        return result

    def report(self, name, predicted):
        rounded = np.ceil(predicted * 2 - 1e-6) / 2
        error = np.abs(rounded - self.widths)
        part = error / self.widths * 100
        outside = np.maximum(0, np.maximum(predicted - self.widths, self.widths - 0.5 - predicted)) / self.widths * 100
        worst = int(np.argmax(part))
        return (f"{name}: {len(error)} rows, exact {100 * np.mean(error < 1e-9):.1f} %, within half a point "
            f"{100 * np.mean(error < 0.51):.1f} %, mean {part.mean():.3f} %, worst {part.max():.2f} % "
            f"({self.rows[worst][2]!r} at {self.rows[worst][0]:g}); before rounding mean {outside.mean():.3f} %, "
            f"worst {outside.max():.2f} %")


def swift_source(fit, x, regular, report):
    n, m = fit.n, fit.m
    boldness, constant, slope, bold_constant, bold_slope = x[-5:]
    order = ASCII + [c for c in fit.characters if c not in ASCII]
    index = [fit.characters.index(c) for c in order]
    T = (fit.T0 + x[:n])[index]
    D = (boldness * fit.D0 + x[n : 2 * n])[index]
    E = (constant + slope * fit.T0 + x[2 * n : 3 * n])[index]
    fitted = {p: k + d for p, k, d in zip(fit.pairs, fit.K0, x[3 * n : 3 * n + m])}
    starts, rights, values = [0], [], []
    for a in order:
        for j, b in enumerate(order):
            value = round((fitted[a + b] if a + b in fitted else regular.kerning(a + b)) * UNITS)
            if value:
                rights.append(j)
                values.append(value)
        starts.append(len(rights))

    def numbers(name, kind, comment, items):
        items = [str(i) for i in items]
        lines = ["    " + ", ".join(items[i : i + 20]) + "," for i in range(0, len(items), 20)]
        return ["", f"  /// {comment}", f"  static let {name}: [{kind}] = [", *lines, "  ]"]

    def units(values): return [round(v * UNITS) for v in values]

    lines = [
        "// Generated: do not edit. Made by Scripts/fit-widths.py from recorded widths of Apple's system font and Inter's",
        "// advances and kerning (SIL Open Font Licence 1.1).",
        *["// " + line for line in report],
        "// swift-format-ignore-file", "",
        "/// Advances and kerning of the system font, fitted to recorded widths. Scripts/fit-widths.py states the model.",
        "enum SanFranciscoAdvances {",
        "  /// Units in an em.", f"  static let unitsPerEm = {UNITS}.0",
        "  /// What of the difference between Inter's bold and regular the system font's is, for characters beyond the table.",
        f"  static let boldness = {boldness:.4f}",
        "  /// What display shapes add to an advance, in ems: a constant, and a part of the advance.",
        f"  static let display = (constant: {constant:.4f}, part: {slope:.4f})",
        "  /// What they add further in the bold weight.",
        f"  static let boldDisplay = (constant: {bold_constant:.4f}, part: {bold_slope:.4f})",
    ]
    lines += numbers("extras", "UInt16", "The characters after ASCII's, in rising order.", [ord(c) for c in order[95:]])
    lines += numbers("regular", "Int16", "Advances of the text shapes in the regular weight.", units(T))
    lines += numbers("bold", "Int16", "What the bold weight adds.", units(D))
    lines += numbers("displayShapes", "Int16", "What the display shapes add.", units(E))
    lines += numbers("kerningStarts", "UInt16", "Where the pairs of each first character begin.", starts)
    lines += numbers("kerningSeconds", "UInt8", "The second characters of the pairs, by their place in the table.", rights)
    lines += numbers("kerning", "Int16", "The kerning of each pair.", values)
    return "\n".join(lines + ["}"]) + "\n"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("inter", type=pathlib.Path, help="the folder of Inter's OTF files")
    arguments.add_argument("--output", type=pathlib.Path)
    arguments = arguments.parse_args()
    regular, bold = (OpenTypeFont(arguments.inter / f"Inter-{name}.otf") for name in ("Regular", "Bold"))
    fit = Fit(recorded(), regular, bold)
    everything = np.arange(len(fit.rows))
    held = fit.held_back()
    x = fit.solve(everything, rounds=4_000)
    report = [fit.report("every fifth text held back", held), fit.report("fitted to all", fit.predict(x, everything))]
    print("\n".join(report))
    if arguments.output: arguments.output.write_text(swift_source(fit, x, regular, report))


main()
