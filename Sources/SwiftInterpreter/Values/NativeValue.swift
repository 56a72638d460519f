package import ViewProgram

package import struct LayoutEngine.SourceRange

/// A value of a framework's type, with what evaluation has to know of it.
package protocol NativeValue: AnyObject {
  /// Every name its type goes by, its own first, then what it conforms to.
  func typeNames(_ evaluator: Evaluator) -> [String]

  /// The value as string interpolation and `print` write it.
  func text(_ evaluator: Evaluator) -> String

  /// The characters of a value that stands for a text; `nil` for any other.
  var plainText: String? { get }

  /// Whether `==` holds for the value and another native one.
  func isEqual(to other: any NativeValue) -> Bool

  /// The type that a variable gets when it starts with the value; `any` for one that hides its type.
  func inferredType(_ evaluator: Evaluator) -> SwiftType

  /// The type that a literal next to the value gets in an operator.
  func operandType(_ evaluator: Evaluator) -> SwiftType

  /// The closure that a call of the value runs; `nil` when it cannot be called.
  var closure: ClosureValue? { get }

  /// The value with a minus before it; `nil` when it has none.
  func negated() -> Value?

  /// The result of an operator; `nil` when there is none for the two.
  func result(
    of symbol: String, with right: any NativeValue, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// The value multiplied (`*`) or divided (`/`) by a number; `nil` when it cannot be.
  func scaled(_ symbol: String, by factor: Double) -> Value?

  /// The value with one property changed; `nil` when it has none of that name that can be.
  func setting(_ name: String, to value: Value) -> Value?

  /// Publishes what is assigned to a property, and returns whether it is one that does so.
  func publish(
    _ value: Value, as name: String, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Bool

  /// A property that the value has by itself, before the program's and the catalogue's; `nil` when it has none of that name.
  func member(_ name: String, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value?

  /// Whether there is such a property, which code inside the value's type reads by its bare name.
  func hasMember(_ name: String, _ evaluator: Evaluator) -> Bool

  /// `value[argument]` where the value decides what the argument means; `nil` where it does not.
  func subscripted(
    _ argument: Argument, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// The elements of a collection; `nil` for any other value.
  func elements(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> [Value]?

  /// `value[index]`; `nil` when there is no such element.
  func element(_ index: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value?

  /// The value after `value[index] = part`; `nil` when it keeps no such part.
  func replacing(
    _ index: Value, by part: Value, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// The type of arguments of its members that may be of any; `nil` where it decides nothing.
  var argumentType: String? { get }

  /// Whether a property wrapper left it in a field, to be read through.
  var isWrapper: Bool { get }

  /// The value that reading a field with this value gives.
  func wrappedValue(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value
}

extension NativeValue {
  package var argumentType: String? { nil }

  package func publish(
    _ value: Value, as name: String, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Bool { false }

  package func member(_ name: String, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value? {
    nil
  }

  package func elements(_ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> [Value]? { nil }

  package func hasMember(_ name: String, _ evaluator: Evaluator) -> Bool { false }

  package func replacing(
    _ index: Value, by part: Value, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? { nil }
}
