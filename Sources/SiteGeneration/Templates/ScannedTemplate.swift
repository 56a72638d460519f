internal import ScenarioPipeline
internal import SwiftInterpreter

/// A template with all that it includes, checked, and written so that each of the library's questions has a known
/// place.
///
/// Only those of Mustache's tags are accepted whose effect is known beforehand: no delimiters, inheritance, names from
/// values, or functions.
struct ScannedTemplate {
  struct Tag {
    var sign: Character
    var name: Substring
    var place: TemplatePlace
    /// The number of bytes in a section, without those of nested sections; each tag counts as several.
    var cost = 0
    /// The names that lead to its value, one inside the other; none for '.', the item itself.
    let path: [String]
    /// The lines of the template that it stands for.
    var lines: String?

    init(sign: Character, name: Substring, place: TemplatePlace) {
      (self.sign, self.name, self.place) = (sign, name, place)
      path = name.split(separator: ".").map { String($0) }
    }

    init(lines: String, place: TemplatePlace) {
      self.init(sign: "&", name: "", place: place)
      self.lines = lines
    }
  }

  /// The tags of values and sections, after one for the whole template.
  private(set) var tags: [Tag]
  /// The template with the numbers of tags in place of names, and in place of consecutive lines without tags, which the
  /// library would read letter by letter and count at every brace.
  private(set) var text = ""
  /// The same with a mark before each text, for `TemplatePlace` to read in the page.
  private(set) var marked = ""
  /// The text with all lines in place, so that its lines are those of the marked text.
  var lengthened: String {
    tags.enumerated().reduce(into: text) { text, tag in
      if let lines = tag.element.lines { text = text.replacing("{{{\(tag.offset)}}}", with: lines) }
    }
  }
  private let files: [String: [UInt8]]
  private let limit: FileLimits.Limit
  private var size = 0
  private var braces = 0
  /// The numbers of the sections that are open.
  private var open = [0]
  /// The templates that are being included.
  private var way: [String] = []
  private var isLineStart = true

  /// How deep sections and parts may be nested.
  static let deepest = 100
  /// The number of bytes that a tag counts as: a tag that shows nothing takes time too.
  static let bytesPerTag = 64
  /// Consecutive lines with more bytes than this become a tag.
  static let manyBytes = 64
  /// The largest product of bytes and opening braces: at each brace the library counts the remaining bytes.
  static let longestReading = 1_000_000_000

  init(_ name: String, of files: [String: [UInt8]], limit: FileLimits.Limit) throws(TemplateError) {
    let place = TemplatePlace(template: name, line: 1)
    (self.files, self.limit) = (files, limit)
    tags = [Tag(sign: ">", name: Substring(name), place: place)]
    try include(tags[0], indentation: "")
    guard braces * size <= ScannedTemplate.longestReading else {
      throw TemplateError(.tooManyBraces(braces), at: place)
    }
  }

  private mutating func include(_ tag: Tag, indentation: String) throws(TemplateError) {
    let (name, outer) = (String(tag.name), open.count)
    guard let bytes = files[name] else {
      throw TemplateError(
        .unknownPart(name, near: Suggestion.nearest(to: name, in: files.keys.sorted())), at: tag.place)
    }
    if let first = way.firstIndex(of: name) {
      throw TemplateError(.includesItself(way[first...] + [name]), at: tag.place)
    }
    guard way.count + open.count <= ScannedTemplate.deepest else { throw tooDeep(tag) }
    try spend(ScannedTemplate.bytesPerTag, at: tag.place)
    way.append(name)
    try scan(bytes, from: TemplatePlace(template: name, line: 1), indentation)
    way.removeLast()
    if open.count > outer {
      let section = tags[open[outer]]
      throw TemplateError(.unclosedSection(String(section.name)), at: section.place)
    }
  }

  private mutating func scan(
    _ bytes: [UInt8], from start: TemplatePlace, _ indentation: String
  ) throws(TemplateError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw TemplateError(.notUTF8, at: start) }
    let outer = open.count
    var (place, rest) = (start, bytes[...])
    while let tagStart = ScannedTemplate.tagStart(in: rest) {
      let (text, tagPlace) = (rest[..<tagStart], place.advanced(over: rest[..<tagStart]))
      let count = rest[tagStart...].starts(with: "{{{".utf8) ? 3 : 2
      guard let end = ScannedTemplate.closingBraces(count, in: rest[(tagStart + count)...]) else {
        throw TemplateError(.unclosedTag, at: tagPlace)
      }
      let tag = try Tag(rest[tagStart + count..<end.lowerBound], isTriple: count == 3, at: tagPlace)
      try spend(end.upperBound - text.startIndex, at: tagPlace)
      rest = rest[end.upperBound...]
      if tag.sign == ">", let (blank, next) = ScannedTemplate.line(of: tagStart, rest, in: bytes) {
        write(text.dropLast(blank.utf8.count), at: place, indentation)
        try include(tag, indentation: indentation + blank)
        rest = next
        place = TemplatePlace(template: place.template, line: tagPlace.line + 1)
      } else {
        write(text, at: place, indentation)
        beginLine(indentation)
        try add(tag, outer)
        place = tagPlace.advanced(over: bytes[tagStart..<end.upperBound])
      }
    }
    // The library takes a brace at the end for a tag as well.
    if rest.last == UInt8(ascii: "{") { throw TemplateError(.unclosedTag, at: place.advanced(over: rest.dropLast())) }
    try spend(rest.count, at: place)
    write(rest, at: place, indentation)
  }

  /// Where the next tag begins.
  private static func tagStart(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.dropLast().first { text[$0] == UInt8(ascii: "{") && text[$0 + 1] == UInt8(ascii: "{") }
  }

  /// The first place of the given number of consecutive closing braces.
  private static func closingBraces(_ count: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    var found = 0
    for index in text.indices {
      found = text[index] == UInt8(ascii: "}") ? found + 1 : 0
      if found == count { return index + 1 - count..<index + 1 }
    }
    return nil
  }

  /// The white space before a tag that is alone on its line, and what comes after the line.
  private static func line(
    of tag: Int, _ rest: ArraySlice<UInt8>, in bytes: [UInt8]
  ) -> (blank: String, next: ArraySlice<UInt8>)? {
    let blank = bytes[(bytes[..<tag].lastIndex { !$0.isBlank } ?? -1) + 1..<tag]
    let after = rest.drop { $0.isBlank || $0 == UInt8(ascii: "\r") }
    let isAlone = blank.startIndex == 0 || bytes[blank.startIndex - 1] == UInt8(ascii: "\n")
    guard isAlone, after.first ?? UInt8(ascii: "\n") == UInt8(ascii: "\n") else { return nil }
    return (String(decoding: blank, as: UTF8.self), after.dropFirst())
  }

  private mutating func add(_ tag: Tag, _ outer: Int) throws(TemplateError) {
    tags[open[open.count - 1]].cost += ScannedTemplate.bytesPerTag
    try spend(ScannedTemplate.bytesPerTag, at: tag.place)
    switch tag.sign {
    case "!": write("{{!}}")
    case ">": try include(tag, indentation: "")
    case "#", "^":
      guard way.count + open.count <= ScannedTemplate.deepest else { throw tooDeep(tag) }
      write("{{\(tag.sign)\(tags.count)}}")
      open.append(tags.count)
      tags.append(tag)
    case "/":
      guard open.count > outer, let number = open.popLast() else {
        throw TemplateError(.endWithoutSection(String(tag.name)), at: tag.place)
      }
      guard tags[number].name == tag.name else {
        throw TemplateError(.wrongEnd(String(tag.name), of: String(tags[number].name)), at: tag.place)
      }
      write("{{/\(number)}}")
    default:
      // Values are already escaped: the library escapes by characters, and leaves a '<' that has an accent.
      write("{{{\(tags.count)}}}")
      tags.append(tag)
    }
  }

  private func tooDeep(_ tag: Tag) -> TemplateError {
    TemplateError(.sectionsTooDeep(ScannedTemplate.deepest), at: tag.place)
  }

  private mutating func spend(_ bytes: Int, at place: TemplatePlace) throws(TemplateError) {
    size += bytes
    guard size <= limit.number else { throw TemplateError(.pageTooLarge(limit), at: place) }
  }

  // MARK: - Writing

  private mutating func write(_ both: String) {
    text += both
    marked += both
    braces += 2
  }

  /// Writes the white space that precedes each line of an included part.
  private mutating func beginLine(_ indentation: String) {
    guard isLineStart else { return }
    text += indentation
    marked += indentation
    tags[open[open.count - 1]].cost += indentation.utf8.count
    isLineStart = false
  }

  /// White space gets no mark: a tag that is alone on its line leaves none behind.
  private mutating func write(_ bytes: ArraySlice<UInt8>, at place: TemplatePlace, _ indentation: String) {
    tags[open[open.count - 1]].cost += bytes.count
    braces += bytes.count { $0 == UInt8(ascii: "{") }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = text.utf8.count
    for (offset, line) in lines.enumerated() {
      if offset > 0 {
        text += "\n"
        marked += "\n"
        isLineStart = true
      }
      guard !line.isEmpty else { continue }
      beginLine(indentation)
      let isBlank = line.allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\r") }
      if !isBlank { marked += TemplatePlace(template: place.template, line: place.line + offset).mark }
      text += String(decoding: line, as: UTF8.self)
      marked += String(decoding: line, as: UTF8.self)
    }
    if bytes.count > ScannedTemplate.manyBytes { shorten(fromByte: start, place) }
  }

  /// Puts a tag in place of the whole lines since a byte. What precedes and follows them may share its line with a
  /// section.
  private mutating func shorten(fromByte start: Int, _ place: TemplatePlace) {
    let newLine = UInt8(ascii: "\n")
    let written = text.utf8.dropFirst(start)
    guard let first = written.firstIndex(of: newLine), let last = written.lastIndex(of: newLine) else { return }
    let begin = written.index(after: first)
    guard begin < last, written[begin..<last].count > ScannedTemplate.manyBytes else { return }
    let lines = String(text[begin..<last])
    text.replaceSubrange(begin..<last, with: "{{{\(tags.count)}}}")
    tags.append(Tag(lines: lines, place: place))
  }
}

extension ScannedTemplate.Tag {
  /// - Parameter content: The text between the braces.
  fileprivate init(_ content: ArraySlice<UInt8>, isTriple: Bool, at place: TemplatePlace) throws(TemplateError) {
    let text = Substring(decoding: content, as: UTF8.self)
    let sign = isTriple ? "&" : text.first ?? " "
    if "=<$%".contains(sign) { throw TemplateError(.unknownTag(String(sign)), at: place) }
    let isSigned = !isTriple && "#^/>&".contains(sign)
    let words = text.dropFirst(isSigned ? 1 : 0).split(whereSeparator: \.isWhitespace)
    let name = words.first ?? ""
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-.".contains($0) }
    guard sign == "!" || isName && words.count == 1 else { throw TemplateError(.badName(String(text)), at: place) }
    self.init(sign: isTriple || isSigned || sign == "!" ? sign : " ", name: name, place: place)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
