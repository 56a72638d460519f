"""Reads what measuring needs of an OpenType font, without a library."""
import pathlib, struct


class OpenTypeFont:
    """The advances and the pair kerning of an OpenType font."""

    def __init__(self, path):
        self.bytes = pathlib.Path(path).read_bytes()
        self.tables = {}
        for i in range(self.u16(4)):
            offset = 12 + 16 * i
            self.tables[self.bytes[offset : offset + 4].decode()] = self.u32(offset + 8)
        self.em = self.u16(self.tables["head"] + 18)
        full, count, metrics = self.u16(self.tables["hhea"] + 34), self.u16(self.tables["maxp"] + 4), self.tables["hmtx"]
        self.advances = [self.u16(metrics + 4 * min(i, full - 1)) for i in range(count)]
        self.glyphs = self.character_map()
        self.lookups = self.kerning_lookups()

    def u16(self, o): return struct.unpack(">H", self.bytes[o : o + 2])[0]
    def i16(self, o): return struct.unpack(">h", self.bytes[o : o + 2])[0]
    def u32(self, o): return struct.unpack(">I", self.bytes[o : o + 4])[0]

    def character_map(self):
        start, glyphs = self.tables["cmap"], {}
        for i in range(self.u16(start + 2)):
            table = start + self.u32(start + 8 + 8 * i)
            if self.u16(table) != 12: continue
            for group in range(self.u32(table + 12)):
                first, last, glyph = struct.unpack(">III", self.bytes[table + 16 + 12 * group : table + 28 + 12 * group])
                for code in range(first, last + 1): glyphs[code] = glyph + code - first
        return glyphs

    def coverage(self, o):
        if self.u16(o) == 1: return {self.u16(o + 4 + 2 * i): i for i in range(self.u16(o + 2))}
        covered = {}
        for i in range(self.u16(o + 2)):
            first, last, index = struct.unpack(">HHH", self.bytes[o + 4 + 6 * i : o + 10 + 6 * i])
            for glyph in range(first, last + 1): covered[glyph] = index + glyph - first
        return covered

    def classes(self, o):
        if self.u16(o) == 1: return {self.u16(o + 2) + i: self.u16(o + 6 + 2 * i) for i in range(self.u16(o + 4))}
        found = {}
        for i in range(self.u16(o + 2)):
            first, last, number = struct.unpack(">HHH", self.bytes[o + 4 + 6 * i : o + 10 + 6 * i])
            for glyph in range(first, last + 1): found[glyph] = number
        return found

    def kerning_lookups(self):
        base = self.tables["GPOS"]
        features, lookups, chosen = base + self.u16(base + 6), base + self.u16(base + 8), set()
        for i in range(self.u16(features)):
            if self.bytes[features + 2 + 6 * i : features + 6 + 6 * i] == b"kern":
                feature = features + self.u16(features + 6 + 6 * i)
                chosen |= {self.u16(feature + 4 + 2 * k) for k in range(self.u16(feature + 2))}
        return [self.subtables(lookups + self.u16(lookups + 2 + 2 * i)) for i in sorted(chosen)]

    def subtables(self, lookup):
        found = []
        for k in range(self.u16(lookup + 4)):
            table, kind = lookup + self.u16(lookup + 6 + 2 * k), self.u16(lookup)
            if kind == 9: kind, table = self.u16(table + 2), table + self.u32(table + 4)
            if kind != 2: continue
            covered = self.coverage(table + self.u16(table + 2))
            first, second = self.u16(table + 4), self.u16(table + 6)
            if not first & 4: continue
            size, at = 2 * (bin(first).count("1") + bin(second).count("1")), 2 * bin(first & 3).count("1")
            if self.u16(table) == 1:
                pairs, inverse = {}, {i: g for g, i in covered.items()}
                for i in range(self.u16(table + 8)):
                    row = table + self.u16(table + 10 + 2 * i)
                    for p in range(self.u16(row)):
                        record = row + 2 + p * (2 + size)
                        pairs[inverse[i], self.u16(record)] = self.i16(record + 2 + at)
                found.append((covered, lambda a, b, pairs=pairs: pairs.get((a, b))))
            else:
                left, right = self.classes(table + self.u16(table + 8)), self.classes(table + self.u16(table + 10))
                width, values = self.u16(table + 14), table + 16 + at
                found.append((covered, lambda a, b, l=left, r=right, w=width, v=values, s=size:
                    self.i16(v + (l.get(a, 0) * w + r.get(b, 0)) * s)))
        return found

    def advance(self, character):
        """How far a character advances, in ems; an average where the font has no glyph for it."""
        glyph = self.glyphs.get(ord(character))
        return self.advances[glyph] / self.em if glyph else 0.6

    def lines(self):
        """The ascender, the descender and the height of capitals, in ems."""
        header = self.tables["hhea"]
        capitals = self.u16(self.tables["OS/2"] + 88)
        return self.i16(header + 4) / self.em, -self.i16(header + 6) / self.em, capitals / self.em

    def kerning(self, pair):
        """What two characters keep between them, in ems."""
        a, b = self.glyphs.get(ord(pair[0])), self.glyphs.get(ord(pair[1]))
        total = 0
        for lookup in self.lookups:
            for covered, value in lookup:
                if a in covered and (kern := value(a, b)) is not None:
                    total += kern
                    break
        return total / self.em
