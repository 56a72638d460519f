package import ViewProgram

package import struct LayoutEngine.SourceRange

/// What a framework adds to Swift apart from the entries of a catalogue: protocols that types conform to, literals with
/// another meaning, a result builder, property wrappers.
///
/// One framework serves one evaluator, which passes itself with each call.
package protocol Framework: AnyObject {
  // MARK: Types

  /// Types that are made and matched like the program's own.
  var declaredTypes: [TypeDeclaration] { get }

  /// The names that a type has in addition to those from which it inherits by name.
  func impliedNames(of type: TypeInfo, _ evaluator: Evaluator) -> [String]

  /// The type of the elements of one of the framework's collections, which is an array here; `nil` for any other type.
  func elementType(ofCollection name: String) -> String?

  /// A value converted to one of the framework's types.
  func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion

  /// A stand-in for an opaque value where a type is wanted; `nil` leaves the argument out.
  func standIn(for value: OpaqueValue, as type: String, _ evaluator: Evaluator) -> Value?

  /// Whether a chain continues with a value after a method that could not be evaluated.
  func goesOn(with value: Value) -> Bool

  /// The value with which a chain continues after an unknown method.
  func shown(_ value: Value, without method: String, _ source: SourceRange, _ evaluator: Evaluator) -> Value

  /// The error for a constant that belongs to another type; `nil` where the constant is unknown.
  func unknownStatic(_ name: String, of type: String, _ source: SourceRange) -> Diagnostics?

  /// The usual type of a constant where the context does not give one: for `.red` a colour; `nil` for a name without a
  /// usual type.
  func usualType(ofConstant name: String) -> String?

  /// The text that stands in for a constant of another package if the label's parameter wants a text.
  func text(ofConstant name: String, for label: String?) -> String

  /// The error for a member that a value does not have; `nil` for Swift's own.
  ///
  /// - Parameter near: a member of a similar name.
  func unknownMember(
    _ name: String, of base: Value, near: String?, _ source: SourceRange, _ evaluator: Evaluator
  ) -> Diagnostics?

  /// A constant that is generated from files next to the source, such as a colour of an asset catalog; `nil` for any
  /// other.
  func generated(_ name: String, of type: String, _ evaluator: Evaluator) -> Value?

  /// What publishes the values of a property: `$name` of one with `@Published`.
  func publisher(ofField index: Int, of owner: StructValue) -> Value

  /// The place of one of the framework's constants among those of its type; `nil` where they have no order.
  func order(of value: Value) -> Int?

  // MARK: Literals

  /// The types that an argument of an entry that takes anything may have, as far as they are known.
  func types(ofLoose label: String?, of entry: CatalogEntry) -> [SwiftType]

  /// A string literal where one of the framework's types is wanted; `nil` for an ordinary literal.
  func stringLiteral(
    _ segments: [StringSegment], as expected: SwiftType, in scope: Scope, _ source: SourceRange,
    _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// An array literal where one of the framework's option sets is wanted; `nil` for an ordinary literal.
  func arrayLiteral(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  // MARK: Calls

  /// What an instance does when it is called; `nil` when the framework does not know its type.
  func closure(of structure: StructValue, _ evaluator: Evaluator) -> ClosureValue?

  /// The result of `Type(…)` if the framework treats the call specially; `nil` for an ordinary call.
  func construct(
    _ type: TypeInfo, _ call: Call, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// Is called when an initialiser of an unknown superclass has made an object.
  func didMake(_ object: Value, by superclass: String, _ call: Call, _ evaluator: Evaluator)

  /// The result of `Type<Argument>(…)`, from that of the call without the generic arguments.
  func specialized(_ value: Value, by arguments: [TypeReference]) -> Value

  /// Gives the parameters of an entry the types that a call's own arguments decide.
  func refine(
    _ signatures: inout [Signature], of entry: CatalogEntry, for call: Call, _ evaluator: Evaluator
  ) throws(Diagnostics)

  /// Checks the known arguments of a call that takes anything.
  func check(_ call: Invocation) throws(Diagnostics)

  // MARK: The result builder

  /// The component that an expression's value becomes in the result builder.
  ///
  /// - Throws: when the builder does not take such a value.
  func component(_ value: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value

  /// A component that a condition of the result builder has chosen.
  func chosen(_ component: Value) -> Value

  /// The error for a statement that the result builder does not take.
  func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics

  /// The components of a block as one value.
  func block(_ components: [Value], _ source: SourceRange, _ evaluator: Evaluator) -> Value

  // MARK: Property wrappers

  /// The value that the framework gives a property; `nil` when its own initial value counts.
  func givenValue(for property: VariableDeclaration, _ evaluator: Evaluator) throws(Diagnostics) -> Value?

  /// A property's initial value in its wrapper; the value itself if the wrapper only holds it.
  func wrapped(_ value: Value, for property: VariableDeclaration, _ evaluator: Evaluator) -> Value

  /// The box for the value of a local variable whose wrapper keeps it.
  func localState(_ name: String, initially value: Value) -> StateBox

  /// Is called before a value that a wrapper keeps is changed.
  ///
  /// - Throws: when it must not be.
  func willChange(_ box: StateBox, _ source: SourceRange) throws(Diagnostics)
}

/// The result of converting a value to a framework's type.
package enum Conversion {
  case value(Value)
  /// The value is not of that type.
  case refused
  /// The framework has no special rules for the type.
  case ordinary
}

/// The defaults, for plain Swift and for a framework that adds nothing.
extension Framework {
  package func impliedNames(of type: TypeInfo, _ evaluator: Evaluator) -> [String] { [] }

  package func elementType(ofCollection name: String) -> String? { nil }

  package func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion { .ordinary }

  package func standIn(for value: OpaqueValue, as type: String, _ evaluator: Evaluator) -> Value? { nil }
  package func order(of value: Value) -> Int? { nil }

  package var declaredTypes: [TypeDeclaration] { [] }

  package func publisher(ofField index: Int, of owner: StructValue) -> Value {
    .symbol(type: "Publisher", name: owner.type.storedProperties[index].name)
  }

  package func generated(_ name: String, of type: String, _ evaluator: Evaluator) -> Value? { nil }

  package func goesOn(with value: Value) -> Bool { false }
  package func types(ofLoose label: String?, of entry: CatalogEntry) -> [SwiftType] { [] }

  package func shown(_ value: Value, without method: String, _ source: SourceRange, _ evaluator: Evaluator) -> Value {
    value
  }

  package func unknownMember(
    _ name: String, of base: Value, near: String?, _ source: SourceRange, _ evaluator: Evaluator
  ) -> Diagnostics? { nil }

  package func unknownStatic(_ name: String, of type: String, _ source: SourceRange) -> Diagnostics? { nil }
  package func usualType(ofConstant name: String) -> String? { nil }

  package func text(ofConstant name: String, for label: String?) -> String { name }

  package func check(_ call: Invocation) throws(Diagnostics) {}

  package func stringLiteral(
    _ segments: [StringSegment], as expected: SwiftType, in scope: Scope, _ source: SourceRange,
    _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? { nil }

  package func arrayLiteral(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? { nil }

  package func closure(of structure: StructValue, _ evaluator: Evaluator) -> ClosureValue? { nil }

  package func construct(
    _ type: TypeInfo, _ call: Call, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? { nil }

  package func specialized(_ value: Value, by arguments: [TypeReference]) -> Value { value }

  package func didMake(_ object: Value, by superclass: String, _ call: Call, _ evaluator: Evaluator) {}

  package func refine(
    _ signatures: inout [Signature], of entry: CatalogEntry, for call: Call, _ evaluator: Evaluator
  ) throws(Diagnostics) {}

  package func component(
    _ value: Value, _ source: SourceRange, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value { value }

  package func chosen(_ component: Value) -> Value { component }

  package func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics {
    .notInBuilder(what, source)
  }

  package func block(_ components: [Value], _ source: SourceRange, _ evaluator: Evaluator) -> Value {
    .array(components)
  }

  package func givenValue(
    for property: VariableDeclaration, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value? { nil }

  package func wrapped(_ value: Value, for property: VariableDeclaration, _ evaluator: Evaluator) -> Value { value }

  package func localState(_ name: String, initially value: Value) -> StateBox { StateBox(value) }

  package func willChange(_ box: StateBox, _ source: SourceRange) throws(Diagnostics) {}
}
