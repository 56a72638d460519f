internal import Diagnostics
internal import Markup
internal import Mustache
internal import ScenarioPipeline
internal import SwiftInterpreter

/// A single use of a template: gives the library the values it asks for, and counts how large the page becomes.
///
/// The library itself has no limits and no errors. So repeated content is counted here before it is filled in, and
/// after the first error everything is empty.
final class TemplateFilling {
  typealias Tag = ScannedTemplate.Tag

  private let tags: [Tag]
  private let limit: FileLimits.Limit
  private var spent = 0
  private(set) var error: TemplateError?
  /// The scopes that lack the name being asked for, the nearest first.
  private var missed: [TemplateScope] = []

  /// - Parameter tags: The tags that the library's numbers stand for.
  init(_ tags: [Tag], limit: FileLimits.Limit) {
    self.tags = tags
    self.limit = limit
  }

  /// Whether there is room for the template's own text.
  func begin() -> Bool { spend(tags[0].cost, tags[0]) }

  /// Whether there is room for the bytes that a tag adds.
  fileprivate func spend(_ bytes: Int, _ tag: Tag) -> Bool {
    guard error == nil else { return false }
    spent += bytes
    if spent > limit.number { error = TemplateError(.pageTooLarge(limit), at: tag.place) }
    return error == nil
  }

  /// The value that the library fills in for a tag; `nil` when it should ask an outer scope.
  fileprivate func answer(_ number: String, in scope: TemplateScope) -> Any? {
    let tag = Int(number).map { tags[$0] }
    // Their bytes are counted with those of the section that contains them.
    if let lines = tag?.lines { return lines }
    guard let tag, spend(ScannedTemplate.bytesPerTag, tag) else { return nil }
    var value: Any?? = tag.path.first.map { scope.member($0) } ?? .some(scope.values.first)
    if value == nil, !scope.isOutermost {
      missed.append(scope)
      return nil
    }
    defer { missed = [] }
    for name in tag.path.dropFirst() {
      value = value.flatMap { $0 }.flatMap { TemplateScope(values: [$0], filling: self).member(name) }
    }
    switch tag.sign {
    case "#": return section(value ?? nil, tag)
    case "^": return !isEmpty(value ?? nil) || !spend(tag.cost, tag)
    default: return text(value, tag, scope)
    }
  }

  private func isEmpty(_ value: Any?) -> Bool {
    switch value {
    case nil: true
    case let flag as Bool: !flag
    case let items as [Any]: items.isEmpty
    default: false
    }
  }

  private func section(_ value: Any?, _ tag: Tag) -> Any {
    guard let value, !isEmpty(value) else { return false }
    if let items = value as? [Any] { return TemplateItems(items: items[...], tag: tag, filling: self) }
    guard spend(tag.cost, tag) else { return false }
    return value is Bool ? true : TemplateScope(values: [value], filling: self)
  }

  private func text(_ value: Any??, _ tag: Tag, _ scope: TemplateScope) -> String? {
    switch value {
    case .some(let text as String):
      let shown = tag.sign == "&" ? text : TemplateFilling.escaped(text)
      return spend(shown.utf8.count, tag) ? shown : nil
    case .some(let flag as Bool): return flag ? "true" : "false"
    case .some(nil): return ""
    case .some: error = TemplateError(.noText(String(tag.name)), at: tag.place)
    case nil:
      let near = Suggestion.nearest(to: String(tag.name), in: (missed + [scope]).flatMap(\.names))
      error = TemplateError(.unknownValue(String(tag.name), near: near), at: tag.place)
    }
    return nil
  }

  /// A text for content and attribute values alike.
  static func escaped(_ text: String) -> String {
    // Most are names and numbers.
    if text.utf8.allSatisfy(isPlain) { return text }
    var bytes: [UInt8] = []
    for byte in html({ $0.text(text) }).utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}

/// A scope in which the library looks values up: the properties of structures, or the item of a list.
struct TemplateScope: MustacheParent {
  let values: [Any]
  let filling: TemplateFilling
  var isOutermost = false
  private let members: TemplateMembers

  init(values: [Any], filling: TemplateFilling, isOutermost: Bool = false) {
    (self.values, self.filling, self.isOutermost) = (values, filling, isOutermost)
    members = TemplateMembers(values)
  }

  func child(named number: String) -> Any? { filling.answer(number, in: self) }

  fileprivate var names: [String] { members.names }

  /// The property with a name, unwrapped if it is optional; `nil` when there is none.
  fileprivate func member(_ name: String) -> Any?? { members[name] }
}

/// The properties of structures by their names, all read when the first is asked for, as a page names most of them.
private final class TemplateMembers {
  private let values: [Any]
  private lazy var found: [String: Any?] = {
    var found: [String: Any?] = [:]
    for value in values {
      for child in Mirror(reflecting: value).children {
        guard let name = child.label, found[name] == nil else { continue }
        found[name] = .some(TemplateMembers.unwrapped(child.value))
      }
    }
    return found
  }()

  init(_ values: [Any]) { self.values = values }

  /// Most values are texts or flags, which need no unwrapping.
  private static func unwrapped(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    if let flag = value as? Bool { return flag }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  var names: [String] { found.keys.sorted() }

  subscript(name: String) -> Any?? { found[name] }
}

/// The items that a section repeats for, as long as there is room for them.
private struct TemplateItems: MustacheSequence, IteratorProtocol {
  var items: ArraySlice<Any>
  let tag: ScannedTemplate.Tag
  let filling: TemplateFilling

  mutating func next() -> TemplateScope? {
    guard let value = items.popFirst(), filling.spend(tag.cost, tag) else { return nil }
    return TemplateScope(values: [value], filling: filling)
  }
}
