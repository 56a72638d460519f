/// A template as text and tags, those of Mustache that pages need.
///
/// | tag | means |
/// |---|---|
/// | `{{name}}` | a value, escaped |
/// | `{{{name}}}`, `{{&name}}` | a value that is markup |
/// | `{{#name}}…{{/name}}` | once for each item of a list, or once if there is a value |
/// | `{{^name}}…{{/name}}` | if there is none, or the list is empty |
/// | `{{> name}}` | another template |
/// | `{{! … }}` | a comment |
///
/// A line with nothing on it but one of the last four, or white space, leaves no line behind.
/// Source: https://mustache.github.io/mustache.5.html
struct ParsedTemplate {
  struct Tag {
    var name: String
    var line: Int
    var column: Int
  }

  indirect enum Node {
    /// Text with the number of its first line.
    case text(ArraySlice<UInt8>, line: Int)
    case value(Tag, isMarkup: Bool)
    case section(Tag, isInverted: Bool, [Node])
    case part(Tag)
  }

  private(set) var nodes: [Node] = []

  /// The templates that this one includes, with the places of the tags.
  private(set) var parts: [Tag] = []

  /// How deep sections and parts may be nested.
  static let deepest = 100

  init(_ bytes: [UInt8]) throws(TemplateError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw TemplateError(fault: .notUTF8, line: 1) }
    var parser = TemplateParser(bytes)
    (nodes, parts) = try parser.parse()
  }
}

/// Reads a template from start to end.
private struct TemplateParser {
  /// A section whose end has not come yet.
  private struct Open {
    var tag: ParsedTemplate.Tag
    var isInverted: Bool
    var nodes: [ParsedTemplate.Node] = []
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var nodes: [ParsedTemplate.Node] = []
  private var parts: [ParsedTemplate.Tag] = []
  private var open: [Open] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(TemplateError) -> (nodes: [ParsedTemplate.Node], parts: [ParsedTemplate.Tag]) {
    while let start = find("{{", from: position) {
      let textStart = (position, line)
      advance(to: start)
      let isTriple = start + 2 < bytes.count && bytes[start + 2] == UInt8(ascii: "{")
      guard let end = find(isTriple ? "}}}" : "}}", from: start + 2) else { throw error(.unclosedTag) }
      let content = bytes[start + (isTriple ? 3 : 2)..<end]
      let next = end + (isTriple ? 3 : 2)
      let blank = isTriple ? nil : blankLine(around: start..<next, content)
      add(text: textStart.0..<(blank?.lowerBound ?? start), line: textStart.1)
      try add(tag: content, isMarkup: isTriple)
      advance(to: blank?.upperBound ?? next)
    }
    add(text: position..<bytes.count, line: line)
    if let section = open.last {
      let tag = section.tag
      throw TemplateError(fault: .unclosedSection(tag.name), line: tag.line, column: tag.column)
    }
    return (nodes, parts)
  }

  private func error(_ fault: TemplateFault) -> TemplateError {
    TemplateError(fault: fault, line: line, column: position - lineStart + 1)
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return nil }
    return (start...bytes.count - count).first { offset in
      (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }
  }

  private mutating func advance(to offset: Int) {
    for index in position..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    position = offset
  }

  /// The whole line with its break, when nothing else stands on it than a tag that shows nothing itself.
  private func blankLine(around tag: Range<Int>, _ content: ArraySlice<UInt8>) -> Range<Int>? {
    guard let sign = content.first, "#^/!>".utf8.contains(sign), bytes[lineStart..<tag.lowerBound].allSatisfy(isSpace)
    else { return nil }
    var end = tag.upperBound
    while end < bytes.count, isSpace(bytes[end]) || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
    return lineStart..<min(end + 1, bytes.count)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private mutating func add(text range: Range<Int>, line: Int) {
    if !range.isEmpty { add(.text(bytes[range], line: line)) }
  }

  private mutating func add(_ node: ParsedTemplate.Node) {
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  private mutating func add(tag content: ArraySlice<UInt8>, isMarkup: Bool) throws(TemplateError) {
    let text = String(decoding: content, as: UTF8.self)
    if isMarkup { return add(.value(try tag(text), isMarkup: true)) }
    switch text.first {
    case "!": break
    case "#", "^":
      guard open.count < ParsedTemplate.deepest else { throw error(.sectionsTooDeep(ParsedTemplate.deepest)) }
      open.append(Open(tag: try tag(text.dropFirst()), isInverted: text.first == "^"))
    case "/": try close(try tag(text.dropFirst()))
    case ">":
      let part = try tag(text.dropFirst())
      parts.append(part)
      add(.part(part))
    case "&": add(.value(try tag(text.dropFirst()), isMarkup: true))
    case let sign? where "=<$%".contains(sign): throw error(.unknownTag(String(sign)))
    default: add(.value(try tag(text), isMarkup: false))
    }
  }

  private mutating func close(_ tag: ParsedTemplate.Tag) throws(TemplateError) {
    guard let section = open.popLast() else { throw error(.endWithoutSection(tag.name)) }
    guard section.tag.name == tag.name else { throw error(.wrongEnd(tag.name, of: section.tag.name)) }
    add(.section(section.tag, isInverted: section.isInverted, section.nodes))
  }

  private func tag(_ text: some StringProtocol) throws(TemplateError) -> ParsedTemplate.Tag {
    let name = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-.".contains($0) }
    let rest = text.drop(while: \.isWhitespace).dropFirst(name.count)
    guard isName, !name.isEmpty, rest.allSatisfy(\.isWhitespace) else { throw error(.badName(String(text))) }
    return ParsedTemplate.Tag(name: String(name), line: line, column: position - lineStart + 1)
  }
}
