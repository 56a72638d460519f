internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Data`, which holds a text here, from which JSON is read.
extension Catalog {
  static let dataEntries: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Data", "The bytes of a text, or of a file beside the source.",
        [
          Overload([]) { _ throws(Diagnostics) in .data("") },
          Overload([.unlabelled("bytes", .any)]) { call throws(Diagnostics) in
            .data(call.record("bytes")?.text("text") ?? call.string("bytes") ?? "")
          },
          Overload([.labelled("contentsOf", .named("URL")), .labelled("options", .any, default: "[]")]) {
            call throws(Diagnostics) in .data(try contents(call))
          },
        ]),
      count(of: "Data"), count(of: "String.UTF8View"),
      CatalogEntry(property: "isEmpty", of: "Data", "Whether there are no bytes.") { call throws(Diagnostics) in
        .bool(call.baseRecord.text("text")?.isEmpty ?? true)
      },
      CatalogEntry(property: "utf8", of: "String", "The bytes of the text.") { call throws(Diagnostics) in
        .record(RecordValue("String.UTF8View", [("text", call.base)]))
      },
      CatalogEntry(
        .member(of: "String"), "data", "The bytes of the text.",
        [.labelled("using", .named("String.Encoding")), .labelled("allowLossyConversion", .bool, default: "false")]
      ) { call throws(Diagnostics) in
        guard case .string(let text) = call.base else { return .none }
        return .data(text)
      },
    ] + constants("String.Encoding", ["utf8", "ascii", "utf16", "unicode"])

  /// Further ways to make a text.
  static let textInitializers: [Overload] = [
    Overload([.labelled("data", .named("Data")), .labelled("encoding", .named("String.Encoding"))]) {
      call throws(Diagnostics) in .string(call.record("data")?.text("text") ?? "")
    },
    Overload([.labelled("decoding", .any), .labelled("as", .any)]) { call throws(Diagnostics) in
      .string(call.record("decoding")?.text("text") ?? "")
    },
    Overload([
      .labelled("contentsOf", .named("URL")), .labelled("encoding", .named("String.Encoding"), default: ".utf8"),
    ]) { call throws(Diagnostics) in .string(try contents(call)) },
    Overload([
      .labelled("localized", .named("String.LocalizationValue")), .labelled("defaultValue", .any, default: "none"),
      .labelled("table", .any, default: "nil"), .labelled("bundle", .any, default: "nil"),
      .labelled("locale", .any, default: ".current"), .labelled("comment", .any, default: "nil"),
    ]) { call throws(Diagnostics) in
      let ownText = call.evaluator.isTranslated(call) ? nil : call.string("defaultValue")
      return .string(ownText ?? call.string("localized") ?? "")
    },
  ]

  private static func count(of type: String) -> CatalogEntry {
    CatalogEntry(property: "count", of: type, "How many bytes there are.") { call throws(Diagnostics) in
      .int(call.baseRecord.text("text")?.utf8.count ?? 0)
    }
  }

  /// The text of the file that an address of `Bundle` names.
  private static func contents(_ call: Invocation) throws(Diagnostics) -> String {
    let name = Address(call.record("contentsOf") ?? RecordValue("URL")).lastComponent
    guard let bytes = call.evaluator.preview.options.file(name) else { throw call.missing(file: name) }
    let most = call.evaluator.limits.stringLength
    guard bytes.count <= most else {
      throw .unsupported(
        "the resource '\(name)' of more than \(most) bytes", relative: "a smaller one is read", call.source)
    }
    try call.evaluator.check(stringLength: bytes.count, call.source)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RecordValue {
  /// Whether it is a collection of the bytes of a text.
  var isBytes: Bool { type == "Data" || type == "String.UTF8View" }
}

extension Value {
  static func data(_ text: String) -> Value { .record(RecordValue("Data", [("text", .string(text))])) }
}

extension Invocation {
  /// The error for a missing file, for whose content something stands in.
  func missing(file name: String) -> Diagnostics {
    .unsupported(
      "the resource '\(name)', which is not beside the source",
      relative: "put the file into the folder of the source", source)
  }
}
