public import LayoutEngine

/// The name of a node in figures, tables and sentences.
public enum NodeName {
  private static let longest = 28

  /// The view's name with its label or text in quotes: `LazyVGrid`, `Text “Hello”`, `Color “left”`.
  public static func name(of node: Trace.Node) -> String {
    if let label = node.info.labels.first { return node.info.name + " " + quoted(label) }
    guard let text = node.text else { return node.info.name }
    return node.info.name + " " + quoted(text.lines.map { $0.string }.joined(separator: " "))
  }

  /// The name with its arguments, for a line of its own: `frame(width: 200)`. Lengths are rounded, and arguments left out
  /// at the end where there are too many.
  ///
  /// - Parameter limit: how many characters the arguments have at most.
  public static func call(of node: Trace.Node, to limit: Int = 48) -> String {
    let name = name(of: node)
    guard !node.info.arguments.isEmpty, node.info.labels.isEmpty, node.text == nil else { return name }
    return name + "(" + CodeText.shortened(CodeText.rounded(node.info.arguments), to: limit) + ")"
  }

  /// A string in quotation marks, cut down to what a label has room for.
  public static func quoted(_ string: String) -> String { "“" + shortened(string, to: longest) + "”" }

  /// One line of at most so many characters.
  public static func shortened(_ string: String, to limit: Int) -> String {
    // Nearly every one is short and of nothing but letters, digits and signs of ASCII.
    if string.utf8.count <= limit, string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return string }
    var result = ""
    var count = 0
    for character in string {
      if count == limit { return result + "…" }
      result.append(character.isNewline || character == "\t" ? " " : character)
      count += 1
    }
    return result
  }
}
