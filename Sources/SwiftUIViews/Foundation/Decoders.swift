internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `JSONDecoder` and the containers from which an `init(from:)` decodes.
extension Catalog {
  static let decoders: [CatalogEntry] =
    [
      made("JSONDecoder", "Reads values of the program's types from JSON."),
      settable("keyDecodingStrategy", of: "JSONDecoder", strategy("KeyDecodingStrategy", "useDefaultKeys")),
      settable("dateDecodingStrategy", of: "JSONDecoder", strategy("DateDecodingStrategy", "deferredToDate")),
      CatalogEntry(
        .member(of: "JSONDecoder"), "decode", "A value that is read from JSON.",
        [.unlabelled("type", .any), .labelled("from", .named("Data"))]
      ) { call throws(Diagnostics) in
        let text = call.record("from")?.text("text") ?? ""
        guard let json = try JSONText.value(text, call.evaluator, call.source) else {
          throw call.evaluator.thrown(.symbol(type: "DecodingError", name: "dataCorrupted: it is no JSON"), call.source)
        }
        return try Decoding(call, call.baseRecord).value(json, as: Decoding.reference(call.value("type"), call.source))
      },
      CatalogEntry(
        .staticMember(of: "JSONDecoder.DateDecodingStrategy"), "formatted", "By a formatter.",
        [.unlabelled("formatter", .named("DateFormatter"))]
      ) { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.value("formatter")?.swiftUI else { return .none }
        return .symbol(type: "JSONDecoder.DateDecodingStrategy", name: "pattern " + (formatter.pattern ?? ""))
      },
      container("container", "KeyedDecodingContainer", [.labelled("keyedBy", .oneOf([.any]))]),
      container("singleValueContainer", "SingleValueDecodingContainer", []),
    ] + decodingMembers
    + constants("JSONDecoder.KeyDecodingStrategy", ["useDefaultKeys", "convertFromSnakeCase"])
    + constants(
      "JSONDecoder.DateDecodingStrategy",
      ["deferredToDate", "iso8601", "secondsSince1970", "millisecondsSince1970"])

  private static func strategy(_ type: String, _ name: String) -> Value {
    .symbol(type: "JSONDecoder.\(type)", name: name)
  }

  private static func container(
    _ name: String, _ type: String, _ parameters: [ParameterDeclaration]
  ) -> CatalogEntry {
    CatalogEntry(.member(of: "Decoder"), name, "What values are decoded from.", parameters) {
      call throws(Diagnostics) in
      .record(call.contained(call.baseRecord["json"] ?? .none, as: type))
    }
  }

  private static let decodingMembers: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "KeyedDecodingContainer"), "decode", "The value of a key.",
      [.unlabelled("type", .oneOf([.any])), .labelled("forKey", .any)]
    ) { call throws(Diagnostics) in
      let (json, key) = try call.held()
      guard let json else { throw Decoding.missing(key, call) }
      return try Decoding(call, call.baseRecord).value(json, as: Decoding.reference(call.value("type"), call.source))
    },
    CatalogEntry(
      .member(of: "KeyedDecodingContainer"), "decodeIfPresent", "The value of a key; nil when there is none.",
      [.unlabelled("type", .oneOf([.any])), .labelled("forKey", .any)]
    ) { call throws(Diagnostics) in
      guard let json = try call.held().json, !json.isNil else { return .none }
      return try Decoding(call, call.baseRecord).value(json, as: Decoding.reference(call.value("type"), call.source))
    },
    CatalogEntry(
      .member(of: "KeyedDecodingContainer"), "contains", "Whether there is a key.", [.unlabelled("key", .any)]
    ) { call throws(Diagnostics) in .bool(try call.held("key").json != nil) },
    CatalogEntry(
      .member(of: "KeyedDecodingContainer"), "nestedContainer", "The object of a key.",
      [.labelled("keyedBy", .oneOf([.any])), .labelled("forKey", .any)]
    ) { call throws(Diagnostics) in
      let (json, key) = try call.held()
      guard let json else { throw Decoding.missing(key, call) }
      return .record(call.contained(json, as: "KeyedDecodingContainer"))
    },
    CatalogEntry(
      .member(of: "SingleValueDecodingContainer"), "decode", "The value.", [.unlabelled("type", .any)]
    ) { call throws(Diagnostics) in
      try Decoding(call, call.baseRecord).value(
        call.baseRecord["json"] ?? .none, as: Decoding.reference(call.value("type"), call.source))
    },
    CatalogEntry(
      .member(of: "SingleValueDecodingContainer"), "decodeNil", "Whether there is no value."
    ) { call throws(Diagnostics) in .bool(call.baseRecord["json"]?.isNil ?? true) },
  ]
}

extension Invocation {
  /// A container of some JSON, with the settings of the decoder.
  fileprivate func contained(_ json: Value, as type: String) -> RecordValue {
    var fields = baseRecord.fields.filter { $0.name != "json" && $0.name != "keys" }
    fields.append(("json", json))
    if case .type(let keys)? = value("keyedBy") { fields.append(("keys", .string(keys))) }
    return RecordValue(type, fields)
  }

  /// The JSON of a key in a container, and the key's name.
  fileprivate func held(_ label: String = "forKey") throws(Diagnostics) -> (json: Value?, key: String) {
    var key = string(label) ?? ""
    if let value = value(label), case .enumeration = value {
      key = evaluator.text(try evaluator.property("rawValue", of: value, source))
    }
    return (try Decoding(self, baseRecord).member(key, of: baseRecord["json"] ?? .none), key)
  }
}
