internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Errors of the program's as Foundation sees them: `error as NSError`.
///
/// 1. The domain is the `errorDomain` of a `CustomNSError`, or else the name of the type.
/// 2. The number is the `errorCode` of a `CustomNSError`, or else the raw value of a case where that is a number, or else
///    the place of the case. What has no cases has the number 1.
extension Catalog {
  static let bridgedErrors = [
    CatalogEntry(property: "domain", of: "NSError", "What the number belongs to.") { call throws(Diagnostics) in
      .string(try domain(of: call.base, call))
    },
    CatalogEntry(property: "code", of: "NSError", "The number of the error.") { call throws(Diagnostics) in
      .int(try code(of: call.base, call))
    },
    CatalogEntry(property: "userInfo", of: "NSError", "What else is known.") { call throws(Diagnostics) in
      try userInfo(of: call.base, call)
    },
    CatalogEntry(property: "errorCode", of: "CustomNSError", "The number of the error.") { call throws(Diagnostics) in
      .int(try ownCode(of: call.base, call))
    },
    CatalogEntry(property: "errorUserInfo", of: "CustomNSError", "What else is known.") { _ throws(Diagnostics) in
      .dictionary([])
    },
  ]

  /// The names of the protocols by which a type is an error.
  static let errorProtocols = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]

  /// Errors that are not the program's own.
  static let systemErrors = ["URLError", "DecodingError", "CancellationError"]

  /// An `NSError` of an error; `nil` for any other value.
  static func bridgedError(_ value: Value, _ evaluator: Evaluator) -> Value? {
    let names = evaluator.typeNames(of: value)
    if names.contains("NSError") { return value }
    guard names.contains(where: { errorProtocols.contains($0) || systemErrors.contains($0) }) else { return nil }
    return .record(RecordValue("NSError", [("error", value)]))
  }

  static func domain(of error: Value, _ call: Invocation) throws(Diagnostics) -> String {
    if let domain = error.record?.text("domain") { return domain }
    if let bridged = error.record?["error"] { return try domain(of: bridged, call) }
    let type = call.evaluator.typeName(of: error)
    switch type {
    case "URLError": return "NSURLErrorDomain"
    case "DecodingError": return "NSCocoaErrorDomain"
    case "NSError": return ""
    default: break
    }
    let names = call.evaluator.typeNames(of: error)
    guard names.contains("CustomNSError"), call.evaluator.types[type]?.hasStatic("errorDomain") == true,
      case .string(let domain) = try call.evaluator.property("errorDomain", of: .type(type), call.source)
    else { return type }
    return domain
  }

  static func code(of error: Value, _ call: Invocation) throws(Diagnostics) -> Int64 {
    if let code = error.record?.int("code") { return code }
    if let bridged = error.record?["error"] { return try code(of: bridged, call) }
    if let record = error.record {
      let name = record.symbol("code") ?? ""
      return urlErrors.first { $0.name == name }?.number ?? 0
    }
    guard call.evaluator.typeNames(of: error).contains("CustomNSError"),
      case .int(let code) = try call.evaluator.property("errorCode", of: error, call.source)
    else { return try ownCode(of: error, call) }
    return code
  }

  private static func ownCode(of error: Value, _ call: Invocation) throws(Diagnostics) -> Int64 {
    guard case .enumeration(let value) = error else { return 1 }
    if value.type.inherited.contains(where: { SwiftType.integerNames.contains($0) }),
      case .int(let raw) = try call.evaluator.property("rawValue", of: error, call.source)
    {
      return raw
    }
    return Int64(value.caseIndex)
  }

  private static func userInfo(of error: Value, _ call: Invocation) throws(Diagnostics) -> Value {
    if let known = error.record?["userInfo"] { return known }
    guard let bridged = error.record?["error"], call.evaluator.typeNames(of: bridged).contains("CustomNSError")
    else { return .dictionary([]) }
    return try call.evaluator.property("errorUserInfo", of: bridged, call.source)
  }
}
