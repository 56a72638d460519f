internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Errors in words: `localizedDescription` of the program's own and of Foundation's.
extension Catalog {
  static let errors: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, "URLError", "An error of a request.",
        [.unlabelled("code", .named("URLError.Code")), .labelled("userInfo", .any, default: "[:]")]
      ) { call throws(Diagnostics) in .record(RecordValue("URLError", [("code", call.value("code") ?? .none)])) },
      CatalogEntry(property: "code", of: "URLError", "What went wrong.") { call throws(Diagnostics) in
        call.baseRecord["code"] ?? .none
      },
      CatalogEntry(
        .initializer, "NSError", "An error by its domain and number.",
        [
          .labelled("domain", .string), .labelled("code", .int),
          .labelled("userInfo", .dictionary(.any, .any), default: "[:]"),
        ]
      ) { call throws(Diagnostics) in
        var fields: [(name: String, value: Value)] = [
          ("domain", .string(call.string("domain") ?? "")), ("code", .int(call.int("code") ?? 0)),
          ("userInfo", call.value("userInfo") ?? .dictionary([])),
        ]
        if case .dictionary(let pairs)? = call.value("userInfo") {
          for pair in pairs where call.evaluator.text(pair.key) == "NSLocalizedDescription" {
            fields.append(("description", pair.value))
          }
        }
        return .record(RecordValue("NSError", fields))
      },
      CatalogEntry(.initializer, "CancellationError", "The error of a task that is cancelled.") {
        _ throws(Diagnostics) in
        .record(RecordValue("CancellationError", [("domain", .string("Swift.CancellationError")), ("code", .int(1))]))
      },
      CatalogEntry(constant: "NSLocalizedDescriptionKey", of: "NSError", "The key of a description.") {
        _ throws(Diagnostics) in .string("NSLocalizedDescription")
      },
    ]
    + bridgedErrors
    + (errorProtocols + systemErrors + ["NSError"]).map {
      CatalogEntry(property: "localizedDescription", of: $0, "The error in words.") { call throws(Diagnostics) in
        .string(try description(call))
      }
    }
    + constants("URLError.Code", urlErrors.map { $0.name })

  static let urlErrors: [(name: String, number: Int64)] = [
    ("unknown", -1), ("cancelled", -999), ("badURL", -1000), ("timedOut", -1001), ("unsupportedURL", -1002),
    ("cannotFindHost", -1003), ("cannotConnectToHost", -1004), ("networkConnectionLost", -1005),
    ("notConnectedToInternet", -1009), ("badServerResponse", -1011), ("userAuthenticationRequired", -1013),
    ("cannotDecodeRawData", -1015), ("cannotDecodeContentData", -1016), ("cannotParseResponse", -1017),
    ("fileDoesNotExist", -1100), ("noPermissionsToReadFile", -1102),
  ]

  private static func description(_ call: Invocation) throws(Diagnostics) -> String {
    try description(of: call.base, call)
  }

  private static func description(of error: Value, _ call: Invocation) throws(Diagnostics) -> String {
    if let text = error.record?.text("description") { return text }
    if let bridged = error.record?["error"] { return try description(of: bridged, call) }
    if case .symbol("DecodingError", let name) = error {
      let isMissing = name.hasPrefix("keyNotFound") || name.hasPrefix("valueNotFound")
      return "The data couldn’t be read because it \(isMissing ? "is missing" : "isn’t in the correct format")."
    }
    // A LocalizedError describes itself.
    let evaluator = call.evaluator
    let names = evaluator.typeNames(of: error)
    if names.contains("LocalizedError"), evaluator.types[names[0]]?.computedProperties["errorDescription"] != nil,
      case .string(let text) = try evaluator.property("errorDescription", of: error, call.source)
    {
      return text
    }
    let (domain, code) = (try domain(of: error, call), try code(of: error, call))
    return "The operation couldn’t be completed. (\(domain) error \(code).)"
  }
}
