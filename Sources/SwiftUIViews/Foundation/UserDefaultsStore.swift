internal import SwiftInterpreter
internal import ViewProgram

/// `UserDefaults`: an empty store, so that a layout does not depend on what an app has stored.
extension Catalog {
  static let userDefaults: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "UserDefaults", "A store with nothing in it.", [.labelled("suiteName", .any)]) {
        _ throws(Diagnostics) in .symbol(type: "UserDefaults", name: "standard")
      },
      read("integer", .whole), read("double", .fraction), read("float", .fraction), read("bool", .flag),
      read("string", .nothing), read("object", .nothing), read("value", .nothing), read("data", .nothing),
      read("array", .nothing),
      read("dictionary", .nothing), read("url", .nothing), read("stringArray", .nothing),
      ignored("set", [.unlabelled("value", .any), .labelled("forKey", .string)]),
      ignored("removeObject", [.labelled("forKey", .string)]),
      ignored("register", [.labelled("defaults", .any)]), ignored("synchronize", []),
    ] + constants("UserDefaults", ["standard"])

  private static func read(_ name: String, _ absence: Absence) -> CatalogEntry {
    CatalogEntry(.member(of: "UserDefaults"), name, "What is kept for a key: nothing.", [.labelled("forKey", .string)])
    {
      _ throws(Diagnostics) in absence.value
    }
  }

  private static func ignored(_ name: String, _ parameters: [ParameterDeclaration]) -> CatalogEntry {
    CatalogEntry(.member(of: "UserDefaults"), name, "Keeps nothing.", parameters) { _ throws(Diagnostics) in .void }
  }
}

/// The result of a store for a key that it does not have.
private enum Absence: Sendable {
  case whole, fraction, flag, nothing

  var value: Value {
    switch self {
    case .whole: .int(0)
    case .fraction: .double(0)
    case .flag: .bool(false)
    case .nothing: .none
    }
  }
}
