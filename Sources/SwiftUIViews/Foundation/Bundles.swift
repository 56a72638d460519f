internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Bundle`: the files next to the source, and the information that every app has.
extension Catalog {
  static let bundles: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "Bundle", "The files beside the source.",
        [
          Overload([.labelled("for", .any)]) { _ throws(Diagnostics) in bundle },
          Overload([.labelled("identifier", .string)]) { _ throws(Diagnostics) in bundle },
          Overload([.labelled("path", .string)]) { _ throws(Diagnostics) in bundle },
          Overload([.labelled("url", .any)]) { _ throws(Diagnostics) in bundle },
        ]),
      CatalogEntry(property: "infoDictionary", of: "Bundle", "Version 1.0 of an app.") { _ throws(Diagnostics) in
        .dictionary(information.map { KeyedValue(key: .string($0.key), value: .string($0.value)) })
      },
      CatalogEntry(
        .member(of: "Bundle"), "object", "A part of the app's information; nil for an unusual one.",
        [.labelled("forInfoDictionaryKey", .string)]
      ) { call throws(Diagnostics) in
        let key = call.string("forInfoDictionaryKey")
        return information.first { $0.key == key }.map { .string($0.value) } ?? .none
      },
      CatalogEntry(property: "bundleIdentifier", of: "Bundle", "The app's identifier.") { _ throws(Diagnostics) in
        .string("com.example.App")
      },
      CatalogEntry(property: "bundlePath", of: "Bundle", "Where its files are.") { _ throws(Diagnostics) in .string("/")
      },
      CatalogEntry(property: "bundleURL", of: "Bundle", "Where its files are.") { _ throws(Diagnostics) in
        .address("file:///Example.app")
      },
      CatalogEntry(property: "resourcePath", of: "Bundle", "Where its files are.") { _ throws(Diagnostics) in
        .string("/")
      },
      CatalogEntry(property: "preferredLocalizations", of: "Bundle", "English alone.") { _ throws(Diagnostics) in
        .array([.string("en")])
      },
      CatalogEntry(
        .member(of: "Bundle"), "url", "The address of a file beside the source.",
        [
          .labelled("forResource", .optional(.string)), .labelled("withExtension", .optional(.string), default: "nil"),
          .labelled("subdirectory", .optional(.string), default: "nil"),
        ]
      ) { call throws(Diagnostics) in found(call, "forResource", "withExtension") { .address("file:///" + $0) } },
      CatalogEntry(
        .member(of: "Bundle"), "path", "The path of a file beside the source.",
        [.labelled("forResource", .optional(.string)), .labelled("ofType", .optional(.string), default: "nil")]
      ) { call throws(Diagnostics) in found(call, "forResource", "ofType") { .string("/" + $0) } },
      CatalogEntry(
        .member(of: "Bundle"), "localizedString", "The text in the language of the source.",
        [
          .labelled("forKey", .string), .labelled("value", .optional(.string), default: "nil"),
          .labelled("table", .optional(.string), default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let key = call.string("forKey") ?? ""
        let text = call.evaluator.localizedString(key, table: call.string("table"))
        return .string(text ?? call.string("value") ?? key)
      },
      CatalogEntry(
        .function, "NSLocalizedString", "The text in the language of the source.",
        [
          .unlabelled("key", .string), .labelled("tableName", .any, default: "nil"),
          .labelled("bundle", .any, default: ".main"), .labelled("value", .string, default: "\"\""),
          .labelled("comment", .any, default: "\"\""),
        ]
      ) { call throws(Diagnostics) in
        let key = call.string("key") ?? ""
        let value = call.string("value") ?? ""
        let found = call.evaluator.localizedString(key, table: call.string("tableName"))
        return .string(found ?? (value.isEmpty ? key : value))
      },
    ]
    + [
      translated("LocalizedStringResource"),
      // What takes a key takes a resource as well, whose names Xcode makes of a string catalog.
      translated("LocalizedStringKey", isMarkup: true).takingConstants(of: "LocalizedStringResource"),
      translated("String.LocalizationValue").takingConstants(of: "LocalizedStringResource"),
    ] + constants("Bundle", ["main", "module"])

  /// - Parameter isMarkup: whether Markdown is read, which makes a text of several parts.
  private static func translated(_ type: String, isMarkup: Bool = false) -> CatalogEntry {
    let made: @Sendable (String, Invocation) throws(Diagnostics) -> Value = { text, call throws(Diagnostics) in
      isMarkup ? try call.evaluator.text(ofKey: text, call.source) : .string(text)
    }
    return CatalogEntry(
      .initializer, type, "A text that may be translated.",
      [
        Overload([
          .unlabelled("key", .string), .labelled("defaultValue", .any, default: "none"),
          .labelled("table", .any, default: "nil"), .labelled("locale", .any, default: ".current"),
          .labelled("bundle", .any, default: ".main"), .labelled("comment", .any, default: "nil"),
        ]) { call throws(Diagnostics) in
          let key = call.string("key") ?? ""
          let text = call.evaluator.localizedString(key, table: call.string("table"))
          return try made(text ?? call.string("defaultValue") ?? key, call)
        },
        Overload([.labelled("stringLiteral", .string)]) { call throws(Diagnostics) in
          guard let text = call.string("stringLiteral") else { return call.value("stringLiteral") ?? .none }
          return try made(text, call)
        },
      ]
    ).writtenLikeString()
  }

  private static var bundle: Value { .symbol(type: "Bundle", name: "main") }

  private static var information: [(key: String, value: String)] {
    [
      ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"), ("CFBundleName", "App"),
      ("CFBundleDisplayName", "App"), ("CFBundleIdentifier", "com.example.App"), ("CFBundleExecutable", "App"),
    ]
  }

  /// Where an existing file is; for any other nil, in whose place something stands where it is unwrapped.
  private static func found(
    _ call: Invocation, _ nameLabel: String, _ endingLabel: String, _ place: (String) -> Value
  ) -> Value {
    var name = call.string(nameLabel) ?? ""
    if let ending = call.string(endingLabel), !ending.isEmpty {
      name += (ending.hasPrefix(".") ? "" : ".") + ending
    }
    if call.evaluator.preview.options.file(name) != nil { return place(name) }
    guard let reason = call.missing(file: name).all.first else { return .none }
    var origin = OpaqueValue.Origin(name: name, source: call.source, reason: reason)
    origin.isAbsent = true
    return .opaque(OpaqueValue(origin, text: name))
  }
}
