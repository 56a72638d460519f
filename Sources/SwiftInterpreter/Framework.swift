package import ViewProgram

package import struct LayoutEngine.SourceRange

/// What a framework adds to Swift beside the entries of a catalogue: types that its own conform to, literals that mean
/// something else, a result builder, property wrappers.
///
/// One framework serves one evaluator, which passes itself with each call.
package protocol Framework: AnyObject {
  // MARK: Types

  /// The names that a type goes by beside those that it inherits from by name.
  func impliedNames(of type: TypeInfo, _ evaluator: Evaluator) -> [String]

  /// What a collection of the framework's has for elements, which is an array here; `nil` for any other type.
  func elementType(ofCollection name: String) -> String?

  /// A value where a type of the framework's is wanted.
  func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion

  /// What stands in for an opaque value where a type is wanted; `nil` leaves the argument out.
  func standIn(for value: OpaqueValue, as type: String, _ evaluator: Evaluator) -> Value?

  /// Whether a chain goes on with a value after a method that could not be evaluated.
  func goesOn(with value: Value) -> Bool

  /// What a chain goes on with after a method that is not known.
  func shown(_ value: Value, without method: String, _ source: SourceRange, _ evaluator: Evaluator) -> Value

  /// The error for a constant that is another type's; `nil` where nothing is known of it.
  func unknownStatic(_ name: String, of type: String, _ source: SourceRange) -> Diagnostics?

  /// The type that a constant is of where nothing tells it: of `.red` a colour; `nil` for a name that says nothing.
  func usualType(ofConstant name: String) -> String?

  /// What stands in for a constant of another package's where a call of that label wants a text.
  func text(ofConstant name: String, for label: String?) -> String

  /// The error for a member that a value does not have; `nil` for Swift's own.
  ///
  /// - Parameter near: a member of a similar name.
  func unknownMember(
    _ name: String, of base: Value, near: String?, _ source: SourceRange, _ evaluator: Evaluator
  ) -> Diagnostics?

  /// A constant that is made of what stands beside the source, such as a colour of an asset catalog; `nil` for any other.
  func generated(_ name: String, of type: String, _ evaluator: Evaluator) -> Value?

  /// What publishes the values of a property: `$name` of one with `@Published`.
  func publisher(of value: Value, named name: String) -> Value

  /// The place of one of the framework's constants among those of its type; `nil` where they have no order.
  func order(of value: Value) -> Int?

  // MARK: Literals

  /// The types that an argument of a call of an entry that takes anything may have, where that is known.
  func types(ofLoose label: String?, of entry: CatalogEntry) -> [SwiftType]

  /// A string literal where a type of the framework's is wanted; `nil` for an ordinary one.
  func stringLiteral(
    _ segments: [StringSegment], as expected: SwiftType, in scope: Scope, _ source: SourceRange,
    _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// An array literal where an option set of the framework's is wanted; `nil` for an ordinary one.
  func arrayLiteral(
    _ elements: [Expression], as expected: SwiftType, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  // MARK: Calls

  /// What an instance does when it is called; `nil` when the framework does not know its type.
  func closure(of structure: StructValue, _ evaluator: Evaluator) -> ClosureValue?

  /// What `Type(…)` makes where the framework gives the call a meaning of its own; `nil` for an ordinary one.
  func construct(
    _ type: TypeInfo, _ call: Call, in scope: Scope, _ evaluator: Evaluator
  ) throws(Diagnostics) -> Value?

  /// Is called when an initialiser of an unknown superclass has made an object.
  func didMake(_ object: Value, by superclass: String, _ call: Call, _ evaluator: Evaluator)

  /// What a call of `Type<Argument>(…)` makes, by what the call without the arguments has made.
  func specialized(_ value: Value, by arguments: [TypeReference]) -> Value

  /// Gives the parameters of an entry the types that a call's own arguments decide.
  func refine(
    _ signatures: inout [Signature], of entry: CatalogEntry, for call: Call, _ evaluator: Evaluator
  ) throws(Diagnostics)

  /// Checks what is known of the arguments of a call that takes anything.
  func check(_ call: Invocation) throws(Diagnostics)

  // MARK: The result builder

  /// What an expression's value is in the result builder.
  ///
  /// - Throws: when the builder does not take such a value.
  func component(_ value: Value, _ source: SourceRange, _ evaluator: Evaluator) throws(Diagnostics) -> Value

  /// The error for a statement that the result builder does not take.
  func notInBuilder(_ what: String, _ source: SourceRange) -> Diagnostics

  /// The components of a block as one value.
  func block(_ components: [Value], _ source: SourceRange, _ evaluator: Evaluator) -> Value

  // MARK: Property wrappers

  /// What a property holds that the framework gives its value; `nil` when its own initial value counts.
  func givenValue(for property: VariableDeclaration, _ evaluator: Evaluator) throws(Diagnostics) -> Value?

  /// What a property's wrapper makes of the value it begins with; the value itself where it only holds it.
  func wrapped(_ value: Value, for property: VariableDeclaration, _ evaluator: Evaluator) -> Value

  /// Where a local variable with a wrapper that keeps its value lives.
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
  /// The type is not one that the framework knows more about: the rules of all types hold.
  case ordinary
}

/// The defaults, for plain Swift and for a framework that adds nothing.
extension Framework {
  package func impliedNames(of type: TypeInfo, _ evaluator: Evaluator) -> [String] { [] }

  package func elementType(ofCollection name: String) -> String? { nil }

  package func conversion(of value: Value, to name: String, _ evaluator: Evaluator) -> Conversion { .ordinary }

  package func standIn(for value: OpaqueValue, as type: String, _ evaluator: Evaluator) -> Value? { nil }
  package func order(of value: Value) -> Int? { nil }

  package func publisher(of value: Value, named name: String) -> Value { .symbol(type: "Publisher", name: name) }

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
