/// The plain letters on which letters with marks are based; both have the same width.
enum LatinLetters {
  /// The letter without its mark; `nil` for a character without a plain letter.
  static func base(of code: UInt32) -> UInt32? {
    guard code >= 0xC0, code < 0xC0 + UInt32(bases.utf8CodeUnitCount) else { return nil }
    let base = bases.utf8Start[Int(code - 0xC0)]
    return base == 0x2E ? nil : UInt32(base)
  }

  /// From À to ſ; a full stop where there is none.
  private static let bases: StaticString = """
    AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..aaaaaa.ceeeeiiii.nooooo.ouuuuy.yAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIi\
    Ii..JjKk.LlLlLl..LlNnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz.
    """
}
