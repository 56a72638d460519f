internal import Diagnostics
internal import LayoutEngine
internal import Yams

/// The settings above an article: its title, and where it belongs.
struct FrontMatter: Equatable {
  var title = ""
  /// One or two sentences for lists, feeds and search.
  var description = ""
  /// The subject that it is about, in words.
  var topic = ""
  /// Its place among the articles.
  var order = Int.max
  /// Whether it is not published yet.
  var isDraft = false
  /// When it was published, which the feed tells.
  var date: CalendarDate?

  private static let keys = ["title", "description", "topic", "order", "date", "draft"]

  /// Reads the lines between the first two `---` of a file.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - name: The file as the user knows it.
  /// - Throws: What is missing, unknown or of another kind, with its place.
  init(_ lines: [Substring], shownAs name: String) throws(Problem) {
    let end = try FrontMatter.end(lines, shownAs: name)
    let reader = YAMLReader(file: name)
    // A blank line stands for the first '---', so that places are those in the file.
    let node = try reader.document("\n" + lines[1..<end].joined(separator: "\n"))
    for (key, value) in try reader.mapping(node, keys: FrontMatter.keys) {
      if ["title", "description"].contains(key), try reader.text(value).isEmpty {
        throw reader.problem(value, ArticleFault.emptyKey(key))
      }
      switch key {
      case "title": title = try reader.text(value)
      case "description": description = try reader.text(value)
      case "topic": topic = try reader.text(value)
      case "order": order = try reader.number(value, key)
      case "date": date = try reader.date(value, key)
      default: isDraft = try reader.flag(value, key)
      }
    }
    for (key, text) in [("title", title), ("description", description)] where text.isEmpty {
      throw Problem(ArticleFault.missingKey(key), in: name, at: FrontMatter.firstLine)
    }
  }

  /// The number of the line, from 0, that closes the front matter.
  static func end(_ lines: [Substring], shownAs name: String) throws(Problem) -> Int {
    guard lines.first.map(isFence) ?? false else {
      throw Problem(ArticleFault.noFrontMatter, in: name, at: firstLine)
    }
    guard let end = lines.dropFirst().firstIndex(where: isFence) else {
      throw Problem(ArticleFault.openFrontMatter, in: name, at: firstLine)
    }
    return end
  }

  private static func isFence(_ line: Substring) -> Bool {
    line.hasPrefix("---") && line.dropFirst(3).allSatisfy(\.isWhitespace)
  }

  private static var firstLine: SourceRange { SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1) }
}

extension YAMLReader {
  func number(_ node: Node, _ key: String) throws(Problem) -> Int {
    if let number = Int(try text(node)) { return number }
    throw problem(node, ArticleFault.notNumber(key))
  }

  func date(_ node: Node, _ key: String) throws(Problem) -> CalendarDate {
    if let date = CalendarDate(try text(node)) { return date }
    throw problem(node, ArticleFault.notDate(key))
  }

  func flag(_ node: Node, _ key: String) throws(Problem) -> Bool {
    switch try text(node) {
    case "true": return true
    case "false": return false
    default: throw problem(node, ArticleFault.notFlag(key))
    }
  }
}
