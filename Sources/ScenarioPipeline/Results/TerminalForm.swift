internal import Diagnostics
internal import Explanation

/// What texts may be drawn with: lines and colours where a terminal has them, letters and spaces otherwise.
public struct TerminalForm: Sendable, Equatable {
  /// Whether tables have lines.
  public var hasLines: Bool
  /// Whether there are colours.
  public var hasColors: Bool

  /// For files and pipes.
  public static let plain = TerminalForm(hasLines: false, hasColors: false)

  /// Makes a form; see the properties.
  public init(hasLines: Bool, hasColors: Bool) { (self.hasLines, self.hasColors) = (hasLines, hasColors) }

  /// What suits an output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether it is a terminal.
  ///   - environment: The process's variables; `NO_COLOR` with any text keeps colours away (no-color.org), a `TERM` of
  ///     `dumb` lines too.
  public init(isTerminal: Bool, environment: [String: String]) {
    let isAble = isTerminal && environment["TERM"] != "dumb"
    self.init(hasLines: isAble, hasColors: isAble && environment["NO_COLOR", default: ""].isEmpty)
  }

  /// A line with its colours. What a source could turn into commands for the terminal is written as Swift writes it.
  func text(_ line: RoleLine) -> String {
    // Thin spaces are as wide as others in a terminal, and harder to search for.
    let text = line.pieces.map { painted(VisibleText.escaping($0.text.replacing("\u{2009}", with: " ")), $0.role) }
      .joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  private func painted(_ text: String, _ role: RoleLine.Role) -> String {
    guard hasColors, let number = TerminalForm.number(role) else { return text }
    return "\u{1B}[\(number)m\(text)\u{1B}[0m"
  }

  /// By which ECMA-48 selects how a piece is shown: blue and red as in figures.
  private static func number(_ role: RoleLine.Role) -> Int? {
    switch role {
    case .plain: nil
    case .heading: 1
    case .muted: 2
    case .proposal: 34
    case .answer: 31
    case .warning: 33
    }
  }
}
