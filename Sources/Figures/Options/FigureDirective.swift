public import Explanation

/// The settings of a figure that a scenario or the command line asks for; others are left as they are.
public struct FigureRequest: Sendable, Equatable {
  public var focus: FocusQuery?
  public var depth: Int?
  public var preset: FigurePreset?
  public var layers: LayerSelection?
  public var width: FigureWidth?
  public var colorScheme: ColorScheme?
  /// The previews of the same file that are compared with this one, by their names or numbers.
  public var compared: [String] = []

  public init() {}

  /// Changes options as requested.
  public func apply(to options: inout FigureOptions) {
    if let focus { options.focus = focus }
    if let depth { options.depth = depth }
    if let preset {
      options.preset = preset
      options.layers = preset.layers
    }
    if let layers { options.layers = layers.applied(to: options.layers) }
    if let width { options.width = width }
    if let colorScheme { options.colorScheme = colorScheme }
  }
}

/// The line of a preview's doc comment that chooses its figure: `- Figure: focus "row", depth 2, preset ledger`.
public struct FigureDirective: Sendable {
  /// The requested settings.
  public private(set) var request = FigureRequest()
  /// The comment without the directive.
  public private(set) var caption: String
  /// The parts that could not be understood; empty for a comment without mistakes.
  public private(set) var mistakes: [String] = []

  private static let start = "- Figure:"

  /// Finds the directive in a doc comment.
  public init(caption: String) {
    var kept: [Substring] = []
    var directives: [Substring] = []
    for line in caption.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = FigureWords.trimmed(line)
      if trimmed.hasPrefix(FigureDirective.start) {
        directives.append(line)
      } else {
        kept.append(line)
      }
    }
    self.caption = directives.isEmpty ? caption : kept.joined(separator: "\n")
    for line in directives {
      let text = FigureWords.trimmed(line).dropFirst(FigureDirective.start.count)
      for part in FigureWords.parts(of: String(text)) { read(part) }
    }
  }

  /// Reads one setting: a word and its value.
  private mutating func read(_ part: String) {
    let words = part.split(separator: " ", maxSplits: 1)
    guard let name = words.first else { return }
    let value = words.count > 1 ? FigureWords.unquoted(FigureWords.trimmed(words[1])) : ""
    switch name {
    case "focus" where !value.isEmpty: request.focus = FocusQuery(value)
    case "depth": if let depth = Int(value), depth > 0 { request.depth = depth } else { mistakes.append(part) }
    case "preset":
      if let preset = FigurePreset(rawValue: value) { request.preset = preset } else { mistakes.append(part) }
    case "width": if let width = FigureWidth(rawValue: value) { request.width = width } else { mistakes.append(part) }
    case "scheme":
      if let scheme = ColorScheme(rawValue: value) { request.colorScheme = scheme } else { mistakes.append(part) }
    case "layers":
      // Layers are separated by spaces here, as commas separate the settings.
      if let layers = LayerSelection(value.split(separator: " ").joined(separator: ",")) {
        request.layers = layers
      } else {
        mistakes.append(part)
      }
    case "compare" where !value.isEmpty: request.compared.append(value.hasPrefix("#") ? named(value) : value)
    default: mistakes.append(part)
    }
  }

  /// The name after the sign, as in `#"Padding first"`.
  private func named(_ value: String) -> String { FigureWords.unquoted(String(value.dropFirst())) }
}

/// The words of a directive.
enum FigureWords {
  static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  /// The parts between commas outside quotation marks.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { trimmed($0[...]) }.filter { !$0.isEmpty }
  }

  static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
