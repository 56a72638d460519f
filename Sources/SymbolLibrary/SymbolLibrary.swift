public import Figures
internal import LayoutEngine
internal import SwiftInterpreter
public import SwiftUIViews

/// The names of Apple's symbols, and drawings of the most common ones.
///
/// Neither is part of the browser's engine: a scenario carries what it needs of them.
public struct SymbolLibrary: Sendable {
  public init() {}

  /// Whether a name is that of a symbol.
  ///
  /// Only a name that is close to a listed one counts as misspelt: the list ends with SF Symbols 7, and a symbol that is
  /// newer must not vanish.
  public func listing(of name: String) -> SymbolListing {
    if SymbolNameList.contains(name) { return .listed }
    let near = Suggestion.nearest(to: name, in: SymbolNameList.names(about: name.utf8.count))
    return near.map { .misspelt(near: $0) } ?? .unlisted
  }

  /// The drawing of a symbol; `nil` where there is none.
  ///
  /// 1. A fill without a drawing is drawn as its outline, and the other way round.
  /// 2. In a circle or a square the symbol is drawn smaller; a filled circle leaves the symbol free.
  /// 3. A slash or a badge without its own drawing is left out.
  public func glyph(of name: String) -> SymbolGlyph? {
    if let glyph = SymbolGlyphList.glyph(name) { return glyph }
    var shape = SymbolName(name)
    if let enclosure = shape.enclosure, let inner = shape.enclosed.flatMap({ glyph(of: $0) }),
      let outer = SymbolGlyphList.glyph(enclosure + (shape.isFilled ? ".fill" : ""))
    {
      return outer.enclosing(inner)
    }
    if let base = shape.base { return glyph(of: base + (shape.isFilled ? ".fill" : "")) }
    shape.isFilled = !shape.isFilled
    return SymbolGlyphList.glyph(shape.text)
  }
}

/// The list of names.
enum SymbolNameList {
  private static let endings: [(letter: Character, text: String)] = [
    ("-", ""), ("f", ".fill"), ("c", ".circle"), ("C", ".circle.fill"), ("s", ".square"), ("S", ".square.fill"),
  ]

  static func contains(_ name: String) -> Bool {
    // A base may itself end like a variant: `circle.fill` is the fill of `circle`.
    endings.contains { letter, ending in
      guard name.hasSuffix(ending) else { return false }
      return SortedLines(lines).value(of: String(name.dropLast(ending.count)))?.contains(letter) == true
    }
  }

  /// The names whose length differs from a count by at most two letters.
  static func names(about count: Int) -> [String] {
    var names: [String] = []
    SortedLines(lines).forEach { base, letters in
      for (letter, ending) in endings where abs(base.utf8.count + ending.utf8.count - count) <= 2 {
        if letters.contains(letter) { names.append(base + ending) }
      }
    }
    return names
  }
}

/// The list of drawings.
enum SymbolGlyphList {
  static func glyph(_ name: String) -> SymbolGlyph? {
    guard let code = SortedLines(lines).value(of: name) else { return nil }
    return code.hasPrefix("=") ? glyph(String(code.dropFirst())) : SymbolGlyph(code: code)
  }
}
