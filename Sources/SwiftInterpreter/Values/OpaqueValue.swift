package import ViewProgram

package import struct LayoutEngine.SourceRange

/// An unknown value; only its origin is known.
///
/// Its members, calls and operators give further opaque values, so that it can be used wherever the value itself could.
/// Something stands in for it only where a number, a text, a condition or a view is finally needed.
package final class OpaqueValue: LiveObject {
  /// The unknown name, its place, and the reason.
  package struct Origin {
    /// The unknown name.
    package var name: String
    package var source: SourceRange
    /// The diagnostic that would be reported if the name were a mistake.
    package var reason: Diagnostic
    /// How many elements it has as a collection: enough to show how they are arranged.
    package var elementCount: Int
    /// Whether it is known to be missing, as a file: where an optional is wanted it is nil.
    package var isAbsent = false

    package init(name: String, source: SourceRange, reason: Diagnostic, elementCount: Int = 3) {
      self.name = name
      self.source = source
      self.reason = reason
      self.elementCount = elementCount
    }
  }

  /// Whether it is nil where an optional is looked into.
  package var isAbsent: Bool { origin.isAbsent }

  /// The call that made the value, which decides what view it could be.
  package enum Making {
    case unknown
    /// `Name(…) { … }`
    case call(Call, Scope)
    /// `base.name(…)`: of a view it is one with a modifier.
    case modifier(OpaqueValue, String, Call, Scope)
  }

  package let origin: Origin
  /// The expression that gives the value, as source writes it.
  package let text: String
  /// Its value where a condition is wanted.
  package let condition: Bool
  package private(set) var making: Making
  /// How many values this one is made from, each from the next.
  private let length: Int

  package init(_ origin: Origin, text: String, condition: Bool = false, making: Making = .unknown) {
    self.origin = origin
    self.text = text
    self.condition = condition
    var length = 0
    if case .modifier(let base, _, _, _) = making { length = base.length + 1 }
    // Releasing a long chain would need a deep stack.
    self.making = length > OpaqueValue.mostModifiers ? .unknown : making
    self.length = self.making.isUnknown ? 0 : length
  }

  private static let mostModifiers = 100

  override func release() { making = .unknown }

  /// The same value as another expression gives it.
  func written(as text: String) -> OpaqueValue {
    OpaqueValue(origin, text: text, condition: condition, making: making)
  }

  func with(condition: Bool) -> OpaqueValue { OpaqueValue(origin, text: text, condition: condition) }

  /// The same value, known to be missing.
  var absent: OpaqueValue {
    var origin = origin
    origin.isAbsent = true
    return OpaqueValue(origin, text: text)
  }

  func member(_ name: String) -> OpaqueValue { OpaqueValue(origin, text: "\(text).\(name)") }

  /// The elements when it is taken for a collection.
  var elements: [Value] {
    (0..<origin.elementCount).map { .opaque(OpaqueValue(origin, text: "\(text)[\($0)]")) }
  }

  func isSame(as other: OpaqueValue) -> Bool {
    self === other || (origin.source == other.origin.source && text == other.text)
  }
}

extension OpaqueValue.Making {
  /// Whether the call was given a closure.
  var takesClosure: Bool {
    guard case .call(let call, _) = self else { return false }
    return call.arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  fileprivate var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
