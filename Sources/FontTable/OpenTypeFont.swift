import Foundation

/// What a measuring table needs of an OpenType font: the em, the advances, and which glyph draws which character.
struct OpenTypeFont {
  /// Font units in an em.
  let unitsPerEm: Int
  /// The revision the font's maker gave this version, in thousandths.
  let revision: Int
  private let advances: [UInt16]
  private let characters: CharacterMap

  init(contentsOf file: URL) throws {
    try self.init(bytes: BinaryReader([UInt8](Data(contentsOf: file))))
  }

  init(bytes: BinaryReader) throws {
    let tables = try OpenTypeFont.directory(of: bytes)
    let head = try tables.table("head", of: bytes)
    unitsPerEm = Int(try head.uint16(at: 18))
    revision = Int((Double(try head.uint32(at: 4)) / 65_536 * 1_000).rounded())
    let glyphCount = Int(try tables.table("maxp", of: bytes).uint16(at: 4))
    let fullMetrics = Int(try tables.table("hhea", of: bytes).uint16(at: 34))
    let metrics = try tables.table("hmtx", of: bytes)
    guard unitsPerEm > 0, fullMetrics > 0 else { throw FontError.damaged("no em or no metrics") }
    // The glyphs past the full records share the last record's advance.
    advances = try (0..<glyphCount).map { try metrics.uint16(at: 4 * min($0, fullMetrics - 1)) }
    characters = try CharacterMap(table: tables.table("cmap", of: bytes))
  }

  /// The advance of a character in font units, `nil` when the font has no glyph for it.
  func advance(of codePoint: UInt32) -> UInt16? {
    let glyph = characters.glyph(of: codePoint)
    return glyph > 0 && glyph < advances.count ? advances[glyph] : nil
  }

  private static func directory(of bytes: BinaryReader) throws -> TableDirectory {
    var directory = TableDirectory()
    for index in 0..<Int(try bytes.uint16(at: 4)) {
      let record = 12 + 16 * index
      let start = Int(try bytes.uint32(at: record + 8))
      directory.ranges[try bytes.tag(at: record)] = start..<(start + Int(try bytes.uint32(at: record + 12)))
    }
    return directory
  }
}

/// Where each table of a font lies in its file.
private struct TableDirectory {
  var ranges: [String: Range<Int>] = [:]

  func table(_ tag: String, of bytes: BinaryReader) throws -> BinaryReader {
    guard let range = ranges[tag] else { throw FontError.damaged("no \(tag) table") }
    return try bytes.slice(range)
  }
}

/// Why a font could not be read.
enum FontError: Error, CustomStringConvertible {
  case damaged(String)
  case missing(String)

  var description: String {
    switch self {
    case .damaged(let what): "not a font this tool can read: \(what)"
    case .missing(let path): "no such font file: \(path)"
    }
  }
}
