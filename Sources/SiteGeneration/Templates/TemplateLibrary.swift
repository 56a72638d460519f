internal import Diagnostics
internal import LayoutEngine
internal import Markup
internal import ScenarioPipeline
internal import SwiftInterpreter

/// The templates of a site, which may include each other.
struct TemplateLibrary {
  private let templates: [String: ParsedTemplate]
  private let limit: FileLimits.Limit

  /// - Parameters:
  ///   - files: The templates by their names without an ending.
  ///   - limit: How large a page may be, in bytes; a tag counts as several.
  /// - Throws: What is wrong in each of them, with its place.
  init(_ files: [String: [UInt8]], limit: FileLimits.Limit) throws(Problem) {
    var templates: [String: ParsedTemplate] = [:]
    var reports: [Report] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      do throws(TemplateError) {
        templates[name] = try ParsedTemplate(bytes)
      } catch {
        reports.append(Report(error, in: name))
      }
    }
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      for part in template.parts where files[part.name] == nil {
        let near = Suggestion.nearest(to: part.name, in: files.keys.sorted())
        let error = TemplateError(fault: .unknownPart(part.name, near: near), line: part.line, column: part.column)
        reports.append(Report(error, in: name))
      }
    }
    if reports.isEmpty, let circle = TemplateLibrary.circle(in: templates) { reports.append(circle) }
    guard reports.isEmpty else { throw Problem(.configuration, reports) }
    self.templates = templates
    self.limit = limit
  }

  /// Fills in a template.
  ///
  /// - Parameter values: What it can name, the first before the second.
  /// - Throws: What it names and is not there, or that the page grows too large.
  func render(_ name: String, _ values: [TemplateValue]) throws(Problem) -> RenderedPage {
    var renderer = TemplateRenderer(templates: templates, limit: limit, stack: values.reversed())
    do throws(TemplateError) {
      try renderer.render(part: name, line: 1, depth: 0)
    } catch {
      throw Problem(.configuration, [Report(error, in: renderer.current)])
    }
    return renderer.page
  }

  /// A template that includes itself, by way of others perhaps.
  private static func circle(in templates: [String: ParsedTemplate]) -> Report? {
    /// Templates that lead to no circle.
    var done: Set<String> = []
    for start in templates.keys.sorted() where !done.contains(start) {
      // Each template on the way with the number of its parts that were followed.
      var way: [(name: String, next: Int)] = [(start, 0)]
      while let (name, next) = way.last {
        guard let parts = templates[name]?.parts, next < parts.count else {
          done.insert(name)
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let part = parts[next]
        if let first = way.firstIndex(where: { $0.name == part.name }) {
          let names = way[first...].map(\.name) + [part.name]
          return Report(
            TemplateError(fault: .includesItself(names), line: part.line, column: part.column), in: name)
        }
        if !done.contains(part.name) { way.append((part.name, 0)) }
      }
    }
    return nil
  }
}

/// Fills in one page.
private struct TemplateRenderer {
  let templates: [String: ParsedTemplate]
  let limit: FileLimits.Limit
  /// What can be named, the nearest last.
  var stack: [TemplateValue]
  var page = RenderedPage()
  /// The template that is being filled in.
  var current = ""
  private var tags = 0

  /// How many bytes of a page a tag counts for: one that shows nothing takes its time too.
  private static let bytesPerTag = 16

  init(templates: [String: ParsedTemplate], limit: FileLimits.Limit, stack: [TemplateValue]) {
    self.templates = templates
    self.limit = limit
    self.stack = stack
  }

  mutating func render(part name: String, line: Int, depth: Int) throws(TemplateError) {
    let outer = current
    guard depth <= ParsedTemplate.deepest else {
      throw TemplateError(fault: .sectionsTooDeep(ParsedTemplate.deepest), line: line)
    }
    current = name
    try render(templates[name]?.nodes ?? [], depth: depth)
    current = outer
  }

  private mutating func render(_ nodes: [ParsedTemplate.Node], depth: Int) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let bytes, let line):
        page.append(bytes, of: current, line: line)
        try spend(line: line)
      case .value(let tag, let isMarkup):
        let text = try text(tag)
        if isMarkup { page.append(value: text.utf8) } else { page.append(value: TemplateRenderer.escaped(text)) }
        try spend(line: tag.line)
      case .part(let tag):
        try spend(line: tag.line)
        try render(part: tag.name, line: tag.line, depth: depth + 1)
      case .section(let tag, let isInverted, let nodes):
        try spend(line: tag.line)
        let items = items(find(tag.name) ?? .none)
        if isInverted {
          if items.isEmpty { try render(nodes, depth: depth + 1) }
        } else {
          for item in items { try render(nodes, depth: depth + 1, with: item, tag) }
        }
      }
    }
  }

  private mutating func render(
    _ nodes: [ParsedTemplate.Node], depth: Int, with item: TemplateValue, _ tag: ParsedTemplate.Tag
  ) throws(TemplateError) {
    guard depth <= ParsedTemplate.deepest else {
      throw TemplateError(fault: .sectionsTooDeep(ParsedTemplate.deepest), line: tag.line, column: tag.column)
    }
    try spend(line: tag.line)
    stack.append(item)
    try render(nodes, depth: depth)
    stack.removeLast()
  }

  /// What a section repeats for.
  private func items(_ value: TemplateValue) -> [TemplateValue] {
    switch value {
    case .none, .flag(false): []
    case .list(let items): items
    case .flag(true), .text, .object: [value]
    }
  }

  private mutating func spend(line: Int) throws(TemplateError) {
    tags += 1
    guard page.bytes.count + tags * TemplateRenderer.bytesPerTag <= limit.number else {
      throw TemplateError(fault: .pageTooLarge(limit), line: line)
    }
  }

  private func text(_ tag: ParsedTemplate.Tag) throws(TemplateError) -> String {
    switch find(tag.name) {
    case .text(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case TemplateValue.none?: return ""
    case .list, .object: throw TemplateError(fault: .noText(tag.name), line: tag.line, column: tag.column)
    case nil:
      let near = Suggestion.nearest(to: tag.name, in: stack.flatMap(\.names))
      throw TemplateError(fault: .unknownValue(tag.name, near: near), line: tag.line, column: tag.column)
    }
  }

  /// The value of a name: `.` for the item itself, otherwise the nearest that has it.
  private func find(_ name: String) -> TemplateValue? {
    if name == "." { return stack.last }
    let names = name.split(separator: ".")
    guard let first = names.first else { return nil }
    for value in stack.reversed() {
      if let found = value.member(first) {
        return names.dropFirst().reduce(found) { value, name in value?.member(name) }
      }
    }
    return nil
  }

  /// A text for content and attribute values alike.
  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in html({ $0.text(text) }).utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

extension Report {
  fileprivate init(_ error: TemplateError, in template: String) {
    self.init(
      error.fault, in: "Site/templates/\(template).mustache",
      at: SourceRange(line: error.line, column: error.column, endLine: error.line, endColumn: error.column))
  }
}
