internal import LayoutEngine

/// Another value for a literal of a scenario's own file, put in place while the program is read.
///
///     let scenario = try PortableScenario(bytes: bytes, changing: [LiteralChange(line: 12, column: 18, to: "20")])
public struct LiteralChange: Sendable, Equatable {
  /// The line of the literal's first character, counted from 1.
  public var line: Int
  /// The column of its first character, counted from 1.
  public var column: Int
  /// The value as Swift writes it.
  public var text: String
  let kind: Expression.Kind

  /// - Parameters:
  ///   - line: the literal's line, counted from 1.
  ///   - column: the column of its first character, counted from 1.
  ///   - text: a number, `true`, `false`, or a member such as `.leading`.
  /// - Returns: `nil` for another text.
  public init?(line: Int, column: Int, to text: String) {
    guard line > 0, column > 0, let kind = LiteralChange.kind(of: text) else { return nil }
    (self.line, self.column, self.text, self.kind) = (line, column, text, kind)
  }

  private static func kind(of text: String) -> Expression.Kind? {
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if text.hasPrefix(".") {
      let name = text.dropFirst()
      let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      if isName, name.first?.isLetter ?? false { return .implicitMember(String(name)) }
    }
    if let number = Int64(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .floating(number)
  }

  /// Whether both put the same text at the same place.
  public static func == (one: LiteralChange, other: LiteralChange) -> Bool {
    one.line == other.line && one.column == other.column && one.text == other.text
  }
}

extension Expression {
  /// The expression with the value that a change gives it; only a literal of the same kind is changed.
  func changed(by changes: [LiteralChange]) -> Expression {
    guard !changes.isEmpty, source.file == 0,
      let change = changes.first(where: { $0.line == Int(source.line) && $0.column == Int(source.column) })
    else { return self }
    switch (kind, change.kind) {
    case (.integer, .integer), (.integer, .floating), (.floating, .floating), (.boolean, .boolean),
      (.implicitMember, .implicitMember):
      return Expression(change.kind, source: source)
    case (.floating, .integer(let number)): return Expression(.floating(Double(number)), source: source)
    default: return self
    }
  }
}
