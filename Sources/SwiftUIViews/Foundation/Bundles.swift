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
      ) { call throws(Diagnostics) in .address("file:///" + (try found(call, "forResource", "withExtension"))) },
      CatalogEntry(
        .member(of: "Bundle"), "path", "The path of a file beside the source.",
        [.labelled("forResource", .optional(.string)), .labelled("ofType", .optional(.string), default: "nil")]
      ) { call throws(Diagnostics) in .string("/" + (try found(call, "forResource", "ofType"))) },
      CatalogEntry(
        .member(of: "Bundle"), "localizedString", "The text in the language of the source.",
        [
          .labelled("forKey", .string), .labelled("value", .optional(.string), default: "nil"),
          .labelled("table", .optional(.string), default: "nil"),
        ]
      ) { call throws(Diagnostics) in
        let key = call.string("forKey") ?? ""
        return .string(call.evaluator.preview.options.localizedString(key) ?? call.string("value") ?? key)
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
        let found = call.evaluator.preview.options.localizedString(key)
        return .string(found ?? (value.isEmpty ? key : value))
      },
    ]
    + [
      translated("LocalizedStringResource"),
      // What takes a key takes a resource as well, whose names Xcode makes of a string catalog.
      translated("LocalizedStringKey").takingConstants(of: "LocalizedStringResource"),
      translated("String.LocalizationValue").takingConstants(of: "LocalizedStringResource"),
    ] + constants("Bundle", ["main", "module"])

  private static func translated(_ type: String) -> CatalogEntry {
    CatalogEntry(
      .initializer, type, "A text that may be translated.",
      [
        Overload([.unlabelled("key", .string), .labelled("comment", .any, default: "nil")]) {
          call throws(Diagnostics) in
          let key = call.string("key") ?? ""
          return .string(call.evaluator.preview.options.localizedString(key) ?? key)
        },
        Overload([.labelled("stringLiteral", .string)]) { call throws(Diagnostics) in
          call.value("stringLiteral") ?? .none
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

  /// The name of an existing file.
  private static func found(_ call: Invocation, _ nameLabel: String, _ endingLabel: String) throws(Diagnostics)
    -> String
  {
    var name = call.string(nameLabel) ?? ""
    if let ending = call.string(endingLabel), !ending.isEmpty {
      name += (ending.hasPrefix(".") ? "" : ".") + ending
    }
    guard call.evaluator.preview.options.file(name) != nil else { throw call.missing(file: name) }
    return name
  }
}
