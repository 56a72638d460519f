internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ByteCountFormatter`, which writes the sizes of files.
extension Catalog {
  static let byteCounts: [CatalogEntry] =
    [
      made("ByteCountFormatter", "Writes the sizes of files."),
      settable("countStyle", of: "ByteCountFormatter", .symbol(type: "ByteCountFormatter.CountStyle", name: "file")),
      settable("allowedUnits", of: "ByteCountFormatter", .symbol(type: "ByteCountFormatter.Units", name: "")),
      CatalogEntry(
        .member(of: "ByteCountFormatter"), "string", "A number of bytes as the formatter writes it.",
        [.labelled("fromByteCount", .int)]
      ) { call throws(Diagnostics) in
        .string(ByteCountText(call.baseRecord).text(call.int("fromByteCount") ?? 0))
      },
      CatalogEntry(
        .staticMember(of: "ByteCountFormatter"), "string", "A number of bytes.",
        [.labelled("fromByteCount", .int), .labelled("countStyle", .named("ByteCountFormatter.CountStyle"))]
      ) { call throws(Diagnostics) in
        let settings = RecordValue("ByteCountFormatter", [("countStyle", call.value("countStyle") ?? .none)])
        return .string(ByteCountText(settings).text(call.int("fromByteCount") ?? 0))
      },
      CatalogEntry(
        .staticMember(of: "FormatStyle"), "byteCount", "A number of bytes.",
        [
          .labelled("style", .named("ByteCountFormatter.CountStyle")),
          .labelled("allowedUnits", .any, default: ".all"), .labelled("spellsOutZero", .bool, default: "true"),
          .labelled("includesActualByteCount", .bool, default: "false"),
        ]
      ) { call throws(Diagnostics) in .symbol(type: "FormatStyle", name: "bytes " + (call.symbol("style") ?? "file")) },
    ]
    + ["includesUnit", "includesCount", "isAdaptive", "allowsNonnumericFormatting"]
    .map { settable($0, of: "ByteCountFormatter", .bool(true)) }
    + ["includesActualByteCount", "zeroPadsFractionDigits"]
    .map { settable($0, of: "ByteCountFormatter", .bool(false)) }
    + constants("ByteCountFormatter.CountStyle", ["file", "memory", "decimal", "binary"])
    + constants("ByteCountFormatter.Units", ByteCountText.unitNames + ["useDefault", "useAll"])
}

extension ByteCountText {
  /// With the settings of a formatter.
  init(_ settings: RecordValue) {
    let names = settings.options("allowedUnits")
    var showsUnit = true
    if case .bool(false)? = settings["includesUnit"] { showsUnit = false }
    self.init(
      style: settings.symbol("countStyle") ?? "file",
      allowed: names.contains("useAll") || names.contains("useDefault") ? [] : names, showsUnit: showsUnit)
  }
}
