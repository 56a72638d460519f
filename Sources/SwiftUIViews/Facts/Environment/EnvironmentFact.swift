internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// An environment value: its key, its type, how it is read and how it is written, all in one place.
///
/// `@Environment(\.key)` reads and `environment(\.key, …)` writes by the same entry, so that a written value is read
/// back.
struct EnvironmentFact: Sendable {
  typealias Read = @Sendable (ViewEnvironment) -> Value
  typealias Write = @Sendable (inout ViewEnvironment, Value) -> Void

  let key: String
  let documentation: ReferenceText
  let status: Status
  let type: SwiftType
  /// `nil` where Haggle does not know the value.
  let read: Read?
  /// `nil` where SwiftUI does not let the value be written.
  let write: Write?
  /// The constants of the value's type.
  private var constants: [CatalogEntry] = []

  init(
    _ key: String, _ documentation: ReferenceText, _ type: SwiftType, status: Status = .supported, read: Read?,
    write: Write? = nil
  ) {
    self.key = key
    self.documentation = documentation
    self.status = status
    self.type = type
    self.read = read
    self.write = write
  }

  /// Its entries in the registry.
  var entries: [CatalogEntry] { [CatalogEntry(.environmentValue, key, documentation, status: status, [])] + constants }
}

/// The kinds of most environment values.
extension EnvironmentFact {
  /// A constant of a small type; a written value is only kept for its readers.
  ///
  /// - Parameter cases: all constants of the type, the default first.
  static func choice(
    _ key: String, _ documentation: ReferenceText, _ type: String, _ cases: [String]
  ) -> EnvironmentFact {
    var fact = choice(key, documentation, type, default: cases[0])
    fact.constants = Catalog.constants(type, cases)
    return fact
  }

  /// A constant of a type whose constants are elsewhere in the registry.
  static func choice(
    _ key: String, _ documentation: ReferenceText, _ type: String, default name: String
  ) -> EnvironmentFact {
    kept(key, documentation, .named(type)) { .symbol(type: type, name: name) }
  }

  /// A set of options, which is empty by default.
  static func options(
    _ key: String, _ documentation: ReferenceText, _ type: String, _ options: [String]
  ) -> EnvironmentFact {
    var fact = kept(key, documentation, .named(type)) { .symbol(type: type, name: "") }
    fact.constants = Catalog.constants(type, options)
    return fact
  }

  /// A flag; a written value is only kept for its readers.
  static func flag(_ key: String, _ documentation: ReferenceText, default value: Bool = false) -> EnvironmentFact {
    kept(key, documentation, .bool) { .bool(value) }
  }

  /// A value that is only kept for its readers.
  static func kept(
    _ key: String, _ documentation: ReferenceText, _ type: SwiftType, default value: @escaping @Sendable () -> Value
  ) -> EnvironmentFact {
    EnvironmentFact(key, documentation, type) {
      $0.values[key] ?? value()
    } write: {
      $0.values[key] = $1
    }
  }

  /// A setting of the system, which is off here and cannot be written.
  static func setting(_ key: String, _ documentation: ReferenceText) -> EnvironmentFact {
    EnvironmentFact(key, documentation, .bool, read: { _ in .bool(false) })
  }

  /// An action that does nothing here; one of the scenario's own replaces it without being called.
  static func action(_ key: String, _ documentation: ReferenceText) -> EnvironmentFact {
    EnvironmentFact(key, documentation, .unread, status: .opaque) { _ in
      .closure(ClosureValue(.native { (_, _, _) throws(Diagnostics) -> Value in .void }))
    } write: { _, _ in
    }
  }

  /// A value that a preview does not have: reading it gives nil, and a written value is ignored.
  static func absent(_ key: String, _ documentation: ReferenceText) -> EnvironmentFact {
    EnvironmentFact(key, documentation, .unread, status: .opaque, read: { _ in .none }, write: { _, _ in })
  }

  /// A value that may be written, as nothing here depends on it, but not read.
  static func unread(_ key: String, _ documentation: ReferenceText) -> EnvironmentFact {
    EnvironmentFact(key, documentation, .unread, status: .noEffect, read: nil, write: { _, _ in })
  }

  /// A value that Haggle does not support.
  static func gap(_ key: String, _ documentation: ReferenceText, instead: String = "") -> EnvironmentFact {
    EnvironmentFact(key, documentation, .any, status: .gap(instead: instead), read: nil)
  }
}

extension Catalog {
  static let environmentFacts: [EnvironmentFact] =
    textEnvironment + deviceEnvironment + controlEnvironment + actionEnvironment + accessibilityEnvironment

  /// SwiftUI's environment values by their keys.
  private static let environmentFactsByKey: [String: EnvironmentFact] = {
    var facts: [String: EnvironmentFact] = [:]
    for fact in environmentFacts { facts[fact.key] = fact }
    return facts
  }()

  static func environmentFact(_ key: String) -> EnvironmentFact? { environmentFactsByKey[key] }
}
