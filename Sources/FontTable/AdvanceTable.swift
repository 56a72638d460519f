/// The advances of some weights of one typeface, as Swift source for the layout engine.
struct AdvanceTable {
  /// A weight as the engine calls it, and the file that holds it.
  struct Weight {
    let name: String
    let file: String
  }

  static let weights = [
    Weight(name: "regular", file: "Inter-Regular.otf"),
    Weight(name: "bold", file: "Inter-Bold.otf"),
  ]

  /// The characters in the table, in rising order: letters of European scripts, punctuation, signs.
  static let blocks: [(name: String, characters: ClosedRange<UInt32>)] = [
    ("ASCII", 0x20...0x7E),
    ("Latin-1, Latin Extended-A and -B", 0xA0...0x24F),
    ("Greek", 0x370...0x3FF),
    ("Cyrillic", 0x400...0x52F),
    ("Latin Extended Additional, for Vietnamese and Welsh", 0x1E00...0x1EFF),
    ("General punctuation", 0x2010...0x205E),
    ("Currency", 0x20A0...0x20BF),
    ("Letter-like signs", 0x2113...0x2122),
    ("Arrows", 0x2190...0x21FF),
    ("Mathematics", 0x2200...0x226B),
    ("Technical signs for keys", 0x2318...0x232B),
    ("Geometric shapes and marks", 0x25A0...0x2605),
    ("Check marks", 0x2713...0x2717),
  ]

  let fonts: [(weight: Weight, font: OpenTypeFont)]

  /// The generated file. The same fonts give the same bytes.
  func source() throws -> String {
    guard let first = fonts.first?.font, fonts.allSatisfy({ $0.font.unitsPerEm == first.unitsPerEm }) else {
      throw FontError.damaged("the weights do not share one em")
    }
    var lines = header(font: first)
    lines += rangeLines()
    for (weight, font) in fonts { lines += weightLines(weight, font: font) }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func header(font: OpenTypeFont) -> [String] {
    [
      "// Generated: do not edit. Made by `swift run FontTable <folder of Inter's OTF files>`",
      "// from Inter revision \(AdvanceTable.revisionText(font.revision)) (SIL Open Font Licence 1.1).",
      "// swift-format-ignore-file",
      "",
      "/// How far Inter's glyphs advance, in font units; 0 where it has no glyph.",
      "enum InterAdvances {",
      "  /// Font units in an em.",
      "  static let unitsPerEm = \(font.unitsPerEm)",
      "",
    ]
  }

  static func revisionText(_ thousandths: Int) -> String {
    let fraction = String(1_000 + thousandths % 1_000).dropFirst()
    return "\(thousandths / 1_000).\(fraction)"
  }

  private func rangeLines() -> [String] {
    var offset = 0
    var lines = [
      "  /// The characters the tables hold, in rising order: first, last, and the place of the first's advance.",
      "  static let blocks: [(first: UInt32, last: UInt32, offset: Int)] = [",
    ]
    for block in AdvanceTable.blocks {
      let (first, last) = (block.characters.lowerBound, block.characters.upperBound)
      lines.append("    (0x\(hex(first)), 0x\(hex(last)), \(offset)),  // \(block.name)")
      offset += block.characters.count
    }
    return lines + ["  ]"]
  }

  private func weightLines(_ weight: Weight, font: OpenTypeFont) -> [String] {
    let all = AdvanceTable.blocks.flatMap(\.characters).map { String(font.advance(of: $0) ?? 0) }
    let rows = stride(from: 0, to: all.count, by: 18).map { start in
      "    " + all[start..<min(start + 18, all.count)].joined(separator: ", ") + ","
    }
    return ["", "  static let \(weight.name): [UInt16] = ["] + rows + ["  ]"]
  }

  private func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
