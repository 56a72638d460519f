/// The schemas that belong to this module; they are compiled into it, so that the program is one file.
enum SchemaFiles {
  static var profile: String { String(decoding: PackageResources.figure_xsd, as: UTF8.self) }
  static var driver: String { String(decoding: PackageResources.figure_dtd, as: UTF8.self) }
}

/// Why a validator cannot be made.
public enum ValidatorError: Error, Equatable {
  /// A schema does not compile.
  case brokenSchema(String, reason: String)
}

extension ValidatorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .brokenSchema(let name, let reason): "the schema '\(name)' cannot be used: \(reason)"
    }
  }
}
