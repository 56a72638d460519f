import Foundation

/// Reads the schemas that belong to this module.
enum SchemaFiles {
  /// The text of a schema.
  static func text(_ name: String) throws(ValidatorError) -> String {
    guard let url = Bundle.module.url(forResource: "Schemas/" + name, withExtension: nil) else {
      throw .missingSchema(name)
    }
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      throw .missingSchema(name)
    }
  }
}

/// Why a validator cannot be made.
public enum ValidatorError: Error, Equatable {
  /// A schema of this module is not where it was installed.
  case missingSchema(String)
  /// A schema does not compile.
  case brokenSchema(String, reason: String)
}

extension ValidatorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingSchema(let name): "the schema '\(name)' is missing from the installation"
    case .brokenSchema(let name, let reason): "the schema '\(name)' cannot be used: \(reason)"
    }
  }
}
