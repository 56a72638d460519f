internal import Diagnostics
internal import Explanation

/// The means of drawing texts: lines and colours if a terminal has them, otherwise letters and spaces.
public struct TerminalForm: Sendable, Equatable {
  /// Whether tables have lines.
  public var hasLines: Bool
  /// Whether there are colours.
  public var hasColors: Bool

  /// For files and pipes.
  public static let plain = TerminalForm(hasLines: false, hasColors: false)

  /// Makes a form; see the properties.
  public init(hasLines: Bool, hasColors: Bool) { (self.hasLines, self.hasColors) = (hasLines, hasColors) }

  /// The form for an output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether it is a terminal.
  ///   - environment: The process's variables; `NO_COLOR` with any text keeps colours away (no-color.org), a `TERM` of
  ///     `dumb` lines too.
  public init(isTerminal: Bool, environment: [String: String]) {
    let isAble = isTerminal && environment["TERM"] != "dumb"
    self.init(hasLines: isAble, hasColors: isAble && environment["NO_COLOR", default: ""].isEmpty)
  }

  /// A line with its colours. Characters of a source that could be commands for the terminal are escaped as in Swift.
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

  /// The number by which ECMA-48 selects a colour: blue and red as in figures.
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
