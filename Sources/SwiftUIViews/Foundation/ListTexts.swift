internal import SwiftInterpreter
internal import ViewProgram

/// Lists as in a sentence: `a, b, and c`.
extension Catalog {
  static let listTexts: [CatalogEntry] =
    [
      CatalogEntry(
        .member(of: "Array"), "formatted", "The elements in a sentence: a, b, and c.",
        [.unlabelled("style", .named("ListFormatStyle"), default: ".list(type: .and)")]
      ) { call throws(Diagnostics) in
        let style = call.record("style") ?? RecordValue("ListFormatStyle")
        let member = style.symbol("memberStyle")
        return try sentence(of: try call.elements(), style, call) { element in
          member.map { formatted(element, $0, call.evaluator) } ?? call.evaluator.text(element)
        }
      },
      CatalogEntry(
        .staticMember(of: "ListFormatStyle"), "list", "How a list is written.",
        [
          .labelled("memberStyle", .optional(.named("FormatStyle")), default: "nil"),
          .labelled("type", .named("ListFormatStyle.ListType")),
          .labelled("width", .named("ListFormatStyle.Width"), default: ".standard"),
        ]
      ) { call throws(Diagnostics) in
        let fields = ["memberStyle", "type", "width"].compactMap { name in
          call.value(name).map { (name: name, value: $0) }
        }
        return .record(RecordValue("ListFormatStyle", fields))
      },
      made("ListFormatter", "Writes lists."), settable("locale", of: "ListFormatter", .none),
      settable("itemFormatter", of: "ListFormatter", .none),
      CatalogEntry(
        .staticMember(of: "ListFormatter"), "localizedString", "The texts in a sentence.",
        [.labelled("byJoining", .array(.string))]
      ) { call throws(Diagnostics) in try sentence(call, "byJoining") },
      CatalogEntry(
        .member(of: "ListFormatter"), "string", "The elements in a sentence.", [.labelled("from", .array(.any))]
      ) { call throws(Diagnostics) in try sentence(call, "from") },
    ]
    + constants("ListFormatStyle.ListType", ["and", "or"])
    + constants("ListFormatStyle.Width", ["narrow", "short", "standard"])

  private static func sentence(_ call: Invocation, _ label: String) throws(Diagnostics) -> Value {
    guard case .array(let elements)? = call.value(label) else { return .none }
    return try sentence(of: elements, RecordValue("ListFormatStyle"), call) { call.evaluator.text($0) }
  }

  private static func sentence(
    of elements: [Value], _ style: RecordValue, _ call: Invocation, _ text: (Value) -> String
  ) throws(Diagnostics) -> Value {
    let texts = elements.map(text)
    guard let last = texts.last, texts.count > 1 else { return .string(texts.first ?? "") }
    let start = texts.dropLast().joined(separator: ", ")
    let joint = joint(style)
    let sentence = start + (texts.count > 2 || joint.isEmpty ? ", " : " ") + joint + last
    try call.evaluator.check(string: sentence, call.source)
    return .string(sentence)
  }

  /// The text before the last element.
  private static func joint(_ style: RecordValue) -> String {
    if style.symbol("type") == "or" { return "or " }
    switch style.symbol("width") {
    case "narrow": return ""
    case "short": return "& "
    default: return "and "
    }
  }
}
