internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// `is`, `as`, `as?` and `as!`.
extension Evaluator {
  /// The value of an operand as a type: itself, nil, or whether it is of the type.
  ///
  /// - Parameter keyword: `is`, `as`, `as?` or `as!`.
  func cast(
    _ operand: Expression, _ keyword: String, _ reference: TypeReference, in scope: Scope, _ source: SourceRange
  ) throws(Diagnostics) -> Value {
    let type = swiftType(reference, in: scope)
    let found = try value(operand, as: keyword == "as" ? type : .any, in: scope)
    let result = converted(found, to: type)
    if case .opaque(let opaque) = found { return cast(opaque, keyword, to: type, reference) }
    switch keyword {
    case "is": return .bool(result != nil)
    case "as?": return result ?? .none
    default:
      guard let result else { throw .wrongType(typeName(of: found), wanted: type, source) }
      return result
    }
  }

  /// What is not known is of no type that it is asked for, unless that may be one of the program's: code that tells the
  /// controllers of UIKit apart would otherwise follow those of the first kind without end.
  private func cast(_ opaque: OpaqueValue, _ keyword: String, to type: SwiftType, _ reference: TypeReference) -> Value {
    if keyword == "is" { return .opaque(opaque.with(condition: false)) }
    return .opaque(keyword == "as?" && isOfOtherFrameworks(type, reference) ? opaque.absent : opaque)
  }

  /// Whether a type is known neither to the program nor here, and has the name of a class of a framework in Objective-C,
  /// such as `UINavigationController`.
  private func isOfOtherFrameworks(_ type: SwiftType, _ reference: TypeReference) -> Bool {
    let name: String
    switch type {
    case .any: name = reference.name
    // The program may extend it.
    case .named(let extended) where ownType(extended) == nil && !catalog.isType(extended): name = extended
    default: return false
    }
    return name.utf8.count > 2 && name.utf8.prefix(2).allSatisfy { $0.isUppercaseLetter }
  }
}
