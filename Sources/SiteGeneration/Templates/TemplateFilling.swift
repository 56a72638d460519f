internal import Diagnostics
internal import Markup
internal import Mustache
internal import ScenarioPipeline
internal import SwiftInterpreter

/// One filling in of a template: gives the library the values it asks for, and counts how large the page becomes.
///
/// The library itself knows no end and no errors. So what is repeated is counted here before it is filled in, and after
/// the first error everything is empty.
final class TemplateFilling {
  typealias Tag = ScannedTemplate.Tag

  private let tags: [Tag]
  private let limit: FileLimits.Limit
  private var spent = 0
  private(set) var error: TemplateError?
  /// Which structures have not what is being asked for, the nearest first.
  private var missed: [TemplateValue] = []

  /// How many bytes of a page a tag counts for, and each structure that its name is looked up in: what shows nothing
  /// takes its time too.
  static let bytesPerTag = 64

  /// - Parameter tags: What the numbers stand for that the library asks by.
  init(_ tags: [Tag], limit: FileLimits.Limit) {
    self.tags = tags
    self.limit = limit
  }

  /// Whether what costs so many bytes may be filled in.
  func spend(_ bytes: Int, at place: TemplatePlace) -> Bool {
    guard error == nil else { return false }
    spent += bytes
    if spent > limit.number { error = TemplateError(.pageTooLarge(limit), at: place) }
    return error == nil
  }

  /// What the library is to fill in for a tag; `nil` when it should ask further out.
  fileprivate func answer(_ number: String, in scope: TemplateScope) -> Any? {
    guard let tag = Int(number).map({ tags[$0] }), spend(TemplateFilling.bytesPerTag, at: tag.place) else { return nil }
    let names = tag.name.split(separator: ".")
    // The name '.' is the item itself.
    let first = names.isEmpty ? scope.value : scope.value.member(names[0])
    if first == nil, !scope.isOutermost {
      missed.append(scope.value)
      return nil
    }
    defer { missed = [] }
    let value = names.dropFirst().reduce(first) { $0?.member($1) }
    switch tag.kind {
    case .section: return section(value ?? .none, tag)
    case .inverted:
      let isEmpty = (value ?? .none).isEmpty
      return !isEmpty || !spend(tag.cost, at: tag.place)
    case .value, .markup, .end, .part: return text(value, tag, scope)
    }
  }

  private func section(_ value: TemplateValue, _ tag: Tag) -> Any {
    if value.isEmpty { return false }
    if case .list(let items) = value { return TemplateItems(items, tag, self) }
    guard spend(tag.cost, at: tag.place) else { return false }
    if case .flag = value { return true }
    return TemplateScope(value: value, filling: self)
  }

  private func text(_ value: TemplateValue?, _ tag: Tag, _ scope: TemplateScope) -> String? {
    switch value {
    case .text(let text):
      let shown = tag.kind == .markup ? text : TemplateFilling.escaped(text)
      return spend(shown.utf8.count, at: tag.place) ? shown : nil
    case .flag(let flag): return flag ? "true" : "false"
    case TemplateValue.none?: return ""
    case .list, .object: error = TemplateError(.noText(tag.name), at: tag.place)
    case nil:
      let near = Suggestion.nearest(to: tag.name, in: (missed + [scope.value]).flatMap(\.names))
      error = TemplateError(.unknownValue(tag.name, near: near), at: tag.place)
    }
    return nil
  }

  /// A text for content and attribute values alike.
  private static func escaped(_ text: String) -> String {
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
}

/// What the library looks values up in.
struct TemplateScope: MustacheParent {
  let value: TemplateValue
  let filling: TemplateFilling
  var isOutermost = false

  func child(named number: String) -> Any? { filling.answer(number, in: self) }
}

/// What a section repeats for, as long as there is room for it.
private struct TemplateItems: MustacheSequence, IteratorProtocol {
  private var items: ArraySlice<TemplateValue>
  private let tag: ScannedTemplate.Tag
  private let filling: TemplateFilling

  init(_ items: [TemplateValue], _ tag: ScannedTemplate.Tag, _ filling: TemplateFilling) {
    self.items = items[...]
    self.tag = tag
    self.filling = filling
  }

  mutating func next() -> TemplateScope? {
    guard let value = items.popFirst(), filling.spend(tag.cost, at: tag.place) else { return nil }
    return TemplateScope(value: value, filling: filling)
  }
}
