/// A font's `cmap` table: which glyph stands for which character. Reads formats 4 and 12.
struct CharacterMap {
  private enum Subtable {
    case segments(BinaryReader, count: Int)
    case groups([Group])
  }
  private struct Group {
    let characters: ClosedRange<UInt32>
    let firstGlyph: UInt32
  }

  private let subtable: Subtable

  init(table: BinaryReader) throws {
    let count = Int(try table.uint16(at: 2))
    let offsets = try (0..<count).map { Int(try table.uint32(at: 8 + 8 * $0)) }
    let subtables = try offsets.map { try table.suffix(from: $0) }
    // Format 12 reaches beyond the first 65,536 characters, so it is asked first.
    if let full = try subtables.first(where: { try $0.uint16(at: 0) == 12 }) {
      subtable = .groups(try CharacterMap.groups(of: full))
    } else if let basic = try subtables.first(where: { try $0.uint16(at: 0) == 4 }) {
      subtable = .segments(basic, count: Int(try basic.uint16(at: 6)) / 2)
    } else {
      throw FontError.damaged("no character map of format 4 or 12")
    }
  }

  /// The glyph of a character; 0, the glyph for what is missing, when there is none.
  func glyph(of codePoint: UInt32) -> Int {
    switch subtable {
    case .groups(let groups):
      let group = groups.first { $0.characters.contains(codePoint) }
      return group.map { Int($0.firstGlyph) + Int(codePoint - $0.characters.lowerBound) } ?? 0
    case .segments(let table, let count):
      return (try? CharacterMap.glyph(of: codePoint, in: table, count: count)) ?? 0
    }
  }

  private static func groups(of table: BinaryReader) throws -> [Group] {
    let count = Int(try table.uint32(at: 12))
    guard 16 + 12 * count <= table.count else { throw FontError.damaged("character groups past the end") }
    return try (0..<count).map { index in
      let record = 16 + 12 * index
      let first = try table.uint32(at: record)
      let last = try table.uint32(at: record + 4)
      guard first <= last else { throw FontError.damaged("character group ends before it starts") }
      return Group(characters: first...last, firstGlyph: try table.uint32(at: record + 8))
    }
  }

  /// Looks a character up in format 4: four parallel arrays of end, start, delta and offset.
  private static func glyph(of codePoint: UInt32, in table: BinaryReader, count: Int) throws -> Int {
    let ends = 14
    let starts = ends + 2 * count + 2
    let deltas = starts + 2 * count
    let offsets = deltas + 2 * count
    for segment in 0..<count where UInt32(try table.uint16(at: ends + 2 * segment)) >= codePoint {
      let start = UInt32(try table.uint16(at: starts + 2 * segment))
      guard start <= codePoint else { return 0 }
      let delta = try table.int16(at: deltas + 2 * segment)
      let place = offsets + 2 * segment
      let offset = Int(try table.uint16(at: place))
      guard offset > 0 else { return (Int(codePoint) + delta) & 0xFFFF }
      let glyph = Int(try table.uint16(at: place + offset + 2 * Int(codePoint - start)))
      return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }
    return 0
  }
}
