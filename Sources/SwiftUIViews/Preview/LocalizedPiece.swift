internal import SwiftInterpreter
internal import ViewProgram

/// A part of a localized literal.
enum LocalizedPiece {
  case literal(String)
  /// An interpolated string or view, with the specifier for its place in the key.
  case inserted(Value, key: String, number: Int64? = nil)

  var key: String {
    switch self {
    case .literal(let text): text
    case .inserted(_, let key, _): key
    }
  }

  var value: Value? {
    switch self {
    case .literal: nil
    case .inserted(let value, _, _): value
    }
  }

  /// The whole number that decides a plural.
  var number: Int64? {
    if case .inserted(_, _, let number) = self { return number }
    return nil
  }
}

extension Evaluator {
  /// The text for a literal: in the plural that its number asks for, where there are some.
  func text(for pieces: [LocalizedPiece], table: String?) -> String? {
    let key = pieces.map { $0.key }.joined()
    if let number = pieces.lazy.compactMap({ $0.number }).first {
      let forms = number == 0 ? ["zero"] : number.magnitude == 1 ? ["one"] : []
      for form in forms {
        if let text = localizedString(PluralKey.key(key, form: form), table: table) { return text }
      }
    }
    return localizedString(key, table: table)
  }
}

extension Value {
  /// How a value's place is written in a key.
  var keySpecifier: String {
    switch self {
    case .int: "%lld"
    case .double: "%lf"
    default: "%@"
    }
  }
}
