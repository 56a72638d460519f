internal import SwiftInterpreter
internal import ViewProgram

/// The code of a scenario as an article quotes it: a region, or the file without the lines that only the builder needs.
///
///     // region: grid
///     LazyVGrid(columns: columns) { … }
///     // endregion
struct QuotedCode {
  private let lines: [Substring]

  init(_ source: SourceText) {
    lines = String(decoding: source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The file without its doc comments, the import and the marks of regions.
  var whole: String {
    let kept = lines.filter { line in
      let text = QuotedCode.trimmed(line)
      return !text.hasPrefix("///") && text != "import SwiftUI" && QuotedCode.mark(line) == nil
    }
    return QuotedCode.text(kept)
  }

  /// The lines of a region, without the marks of other regions inside.
  ///
  /// - Throws: That there is no such region, or that it is not closed.
  func region(_ name: String) throws(ArticleFault) -> String {
    guard let start = lines.firstIndex(where: { QuotedCode.mark($0) == .begin(name) }) else {
      let names = lines.compactMap { line -> String? in
        if case .begin(let name) = QuotedCode.mark(line) { name } else { nil }
      }
      throw .unknownRegion(name, advice: Suggestion.advice(for: name, in: names))
    }
    var depth = 1
    var kept: [Substring] = []
    for line in lines[(start + 1)...] {
      switch QuotedCode.mark(line) {
      case .begin: depth += 1
      case .end: depth -= 1
      case nil: kept.append(line)
      }
      if depth == 0 { return QuotedCode.text(kept) }
    }
    throw .openRegion(name)
  }

  private enum Mark: Equatable {
    case begin(String)
    case end
  }

  private static func mark(_ line: Substring) -> Mark? {
    let text = trimmed(line)
    if text == "// endregion" { return .end }
    guard text.hasPrefix("// region:") else { return nil }
    return .begin(trimmed(text.dropFirst("// region:".count)[...]))
  }

  /// Lines without blank ones around them and without their common indentation.
  private static func text(_ lines: [Substring]) -> String {
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    var lines = lines[...]
    while lines.first.map(isBlank) ?? false { lines.removeFirst() }
    while lines.last.map(isBlank) ?? false { lines.removeLast() }
    let indent = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    // Two blank lines are left where a comment was between them.
    var kept: [Substring] = []
    for line in lines where !(isBlank(line) && kept.last.map(isBlank) ?? false) { kept.append(line) }
    return kept.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  private static func trimmed(_ line: Substring) -> String {
    var text = line
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }
}
