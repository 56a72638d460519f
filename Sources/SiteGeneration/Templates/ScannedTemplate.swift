/// A template cut at its tags, with their places.
///
/// The library that fills templates in reads them itself; this is what it does not say of them. Of Mustache's tags those
/// are accepted whose effect is known before: no delimiters, inheritance, names from values or functions.
struct ScannedTemplate {
  enum Kind { case value, markup, section, inverted, end, part }

  struct Tag {
    var kind: Kind
    var name: String
    var place: TemplatePlace
    /// How many sections it stands in.
    var depth: Int
    /// What there is in a section.
    var body: Int?
    /// What it costs to fill that in once.
    var cost = 0
  }

  /// The template itself, or what stands in a section of it, without the sections in there.
  struct Body {
    var bytes = 0
    var lines = 0
    var tags = 0
    var parts: [Tag] = []
  }

  private enum Piece {
    case text(ArraySlice<UInt8>, line: Int)
    case comment(ArraySlice<UInt8>)
    case tag(Int)
  }

  private let name: String
  private(set) var tags: [Tag] = []
  /// The template's own first, then those of its sections.
  private(set) var bodies = [Body()]
  /// The white space before all parts, which the library repeats in each of their lines.
  private(set) var indentation = 0
  private var pieces: [Piece] = []

  /// How deep sections and parts may be nested.
  static let deepest = 100
  /// How many opening braces a template may have: at each of them the library counts how much is still to come.
  static let mostBraces = 4_000

  // MARK: - Scanning

  init(_ name: String, _ bytes: [UInt8]) throws(TemplateError) {
    self.name = name
    var place = TemplatePlace(template: name, line: 1)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw TemplateError(.notUTF8, at: place) }
    var (position, open) = (0, [Tag]())
    while let start = bytes.firstOffset(of: "{{", from: position) {
      add(bytes[position..<start], at: &place, in: open.last)
      let count = bytes[start...].starts(with: "{{{".utf8) ? 3 : 2
      guard let end = bytes.firstOffset(of: count == 3 ? "}}}" : "}}", from: start + 2) else {
        throw TemplateError(.unclosedTag, at: place)
      }
      let content = bytes[start + count..<end]
      position = end + count
      if count == 2, content.first == UInt8(ascii: "!") {
        pieces.append(.comment(content))
      } else {
        try add(try Tag(content, isTriple: count == 3, at: place, depth: open.count), &open)
      }
      place.advance(over: bytes[start..<position])
    }
    // The library takes a brace at the end for a tag as well.
    if bytes[position...].last == UInt8(ascii: "{") {
      place.advance(over: bytes[position..<bytes.count - 1])
      throw TemplateError(.unclosedTag, at: place)
    }
    add(bytes[position...], at: &place, in: open.last)
    if let section = open.last { throw TemplateError(.unclosedSection(section.name), at: section.place) }
    guard bytes.count(where: { $0 == UInt8(ascii: "{") }) <= ScannedTemplate.mostBraces else {
      throw TemplateError(.tooManyBraces(ScannedTemplate.mostBraces), at: TemplatePlace(template: name, line: 1))
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, at place: inout TemplatePlace, in section: Tag?) {
    guard !text.isEmpty else { return }
    pieces.append(.text(text, line: place.line))
    bodies[section?.body ?? 0].bytes += text.count
    bodies[section?.body ?? 0].lines += text.count { $0 == UInt8(ascii: "\n") }
    place.advance(over: text)
  }

  private mutating func add(_ new: Tag, _ open: inout [Tag]) throws(TemplateError) {
    var tag = new
    let body = open.last?.body ?? 0
    bodies[body].tags += 1
    switch tag.kind {
    case .value, .markup: break
    case .part:
      bodies[body].parts.append(tag)
      if case .text(let text, _)? = pieces.last { indentation += text.reversed().prefix(while: \.isBlank).count }
    case .section, .inverted:
      guard tag.depth < ScannedTemplate.deepest else {
        throw TemplateError(.sectionsTooDeep(ScannedTemplate.deepest), at: tag.place)
      }
      tag.body = bodies.count
      bodies.append(Body())
      open.append(tag)
    case .end:
      guard let section = open.popLast() else { throw TemplateError(.endWithoutSection(tag.name), at: tag.place) }
      guard section.name == tag.name else {
        throw TemplateError(.wrongEnd(tag.name, of: section.name), at: tag.place)
      }
    }
    pieces.append(.tag(tags.count))
    tags.append(tag)
  }

  // MARK: - For the library

  /// The template with numbers for names, so that a value knows the tag that asks for it.
  ///
  /// - Parameters:
  ///   - first: The number of the first tag.
  ///   - isMarked: Whether its place stands before each text, for `TemplatePlace` to read in the page.
  func text(numberedFrom first: Int, isMarked: Bool) -> String {
    var (result, open) = ("", [Int]())
    for piece in pieces {
      switch piece {
      case .text(let text, let line): result += isMarked ? marked(text, line) : String(decoding: text, as: UTF8.self)
      case .comment(let text): result += "{{" + String(decoding: text, as: UTF8.self) + "}}"
      case .tag(let index):
        let number = first + index
        switch tags[index].kind {
        // Values come escaped: the library does so by characters, and leaves a '<' that has an accent.
        case .value, .markup: result += "{{{\(number)}}}"
        case .part: result += "{{>\(tags[index].name)}}"
        case .end: result += "{{/\(open.removeLast())}}"
        case .section, .inverted:
          result += (tags[index].kind == .section ? "{{#" : "{{^") + "\(number)}}"
          open.append(number)
        }
      }
    }
    return result
  }

  /// White space is left alone: a tag that has its line to itself leaves none behind.
  private func marked(_ text: ArraySlice<UInt8>, _ line: Int) -> String {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { offset, bytes in
      let isBlank = bytes.allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\r") }
      let mark = isBlank ? "" : TemplatePlace(template: name, line: line + offset).mark
      return mark + String(decoding: bytes, as: UTF8.self)
    }.joined(separator: "\n")
  }
}

extension ScannedTemplate.Tag {
  /// - Parameter content: What stands between the braces.
  fileprivate init(
    _ content: ArraySlice<UInt8>, isTriple: Bool, at place: TemplatePlace, depth: Int
  ) throws(TemplateError) {
    let kinds: [Character: ScannedTemplate.Kind] = [
      "&": .markup, "#": .section, "^": .inverted, "/": .end, ">": .part,
    ]
    var text = Substring(decoding: content, as: UTF8.self)
    var kind = isTriple ? ScannedTemplate.Kind.markup : .value
    if !isTriple, let sign = text.first, !sign.isWhitespace {
      if "=<$%".contains(sign) { throw TemplateError(.unknownTag(String(sign)), at: place) }
      if let signed = kinds[sign] {
        kind = signed
        text.removeFirst()
      }
    }
    let name = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-.".contains($0) }
    guard isName, !name.isEmpty, text[name.endIndex...].allSatisfy(\.isWhitespace) else {
      throw TemplateError(.badName(String(text)), at: place)
    }
    self.init(kind: kind, name: String(name), place: place, depth: depth)
  }
}

extension [UInt8] {
  fileprivate func firstOffset(of text: String, from start: Int) -> Int? {
    self[start...].firstRange(of: text.utf8)?.lowerBound
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
