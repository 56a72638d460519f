public import LayoutEngine

/// The name of a node in figures, tables and sentences.
public enum NodeName {
  static let longest = 28

  /// The view's name with its text in quotes or the label that the source gives it: `LazyVGrid`, `Text “Hello”`,
  /// `Color #left`.
  public static func name(of node: Trace.Node) -> String {
    words(of: node).map { kind(of: node) + " " + shown($0, of: node) } ?? kind(of: node)
  }

  /// The text after a view's name: a text that can be read in the picture is in quotes alone, a label has a mark.
  private static func shown(_ words: String, of node: Trace.Node) -> String {
    let words = node.info.excerpt ?? shortened(words, to: longest)
    return node.info.labels.isEmpty ? inQuotes(words) : mark(words)
  }

  /// A label, marked to distinguish it from a text: `#oats`, `#“two oats”`.
  static func mark(_ label: String) -> String {
    "#" + (label.contains { $0.isWhitespace } ? inQuotes(label) : WritingDirection.isolated(label))
  }

  /// The name without a label or text: `LazyVGrid`, `row's insets`.
  public static func kind(of node: Trace.Node) -> String { node.info.partName ?? node.info.name }

  /// The text after a view's name, uncut: its label, else its text.
  static func words(of node: Trace.Node) -> String? {
    node.info.labels.first ?? node.text?.string
  }

  /// The name with its arguments, for a line of its own: `frame(width: 200)`, `frame(width: 200) #sidebar`, `Color.red`.
  /// Lengths are rounded, and arguments left out at the end where there are too many.
  ///
  /// - Parameter limit: how many characters the arguments have at most.
  public static func call(of node: Trace.Node, to limit: Int = 48) -> String {
    let name = name(of: node)
    guard !node.info.arguments.isEmpty, node.info.partName == nil, node.text == nil else { return name }
    let arguments = CodeText.shortened(CodeText.rounded(node.info.arguments), to: limit)
    let call = node.info.name + (isConstant(node) ? arguments : "(" + arguments + ")")
    return WritingDirection.isolatingStrings(in: call) + name.dropFirst(node.info.name.count)
  }

  /// The constants of `Color`, which are views without being called: `Color.red`, `Color.red.opacity(0.5)`.
  private static let colors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static func isConstant(_ node: Trace.Node) -> Bool {
    guard node.info.name == "Color", node.info.arguments.first == "." else { return false }
    let first = node.info.arguments.dropFirst().prefix { $0 != "." }
    return colors.contains(String(first))
  }

  /// A string in quotation marks, shortened to the room in a label.
  public static func quoted(_ string: String) -> String { inQuotes(shortened(string, to: longest)) }

  private static func inQuotes(_ words: String) -> String { "“" + WritingDirection.isolated(words) + "”" }

  /// One line of at most a number of characters; quotation marks that are cut open are closed again.
  public static func shortened(_ string: String, to limit: Int) -> String {
    // Nearly every string is short and consists of ASCII's letters, digits and signs.
    if string.utf8.count <= limit, string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return string }
    var result = ""
    var count = 0
    for character in string {
      if count == limit { return result + "…" + WritingDirection.end(of: result) + closingQuote(of: result) }
      result.append(character.isNewline || character == "\t" ? " " : character)
      count += 1
    }
    return result
  }

  /// The mark that closes a quotation at the end of a text; empty where none is open.
  private static func closingQuote(of text: String) -> String {
    var isOpen = false
    var depth = 0
    var last: Character = " "
    for character in text {
      switch character {
      case "\"" where last != "\\": isOpen.toggle()
      case "“": depth += 1
      case "”": depth -= 1
      default: break
      }
      last = character
    }
    return isOpen ? "\"" : depth > 0 ? "”" : ""
  }
}
