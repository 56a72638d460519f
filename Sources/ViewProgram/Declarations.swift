public import LayoutEngine

/// A type as the source writes it: `CGFloat`, `[GridItem]`, `Binding<CGFloat>`, `some View`, `Int?`.
public struct TypeReference: Sendable, Equatable {
  /// The name without generic arguments; `Array`, `Dictionary`, `Optional`, `Function` and `Tuple` for sugar.
  ///
  /// `some` and `any` are dropped, a nested type is `Outer.Inner`, `A & B` is `Composition`, `T.Type` is `Metatype`.
  public var name: String
  /// The generic arguments; a function's parameter types and then its result.
  public var arguments: [TypeReference]
  /// The labels of a tuple's elements; empty when none is written.
  public var labels: [String?] = []
  /// Where the type is written.
  public var source: SourceRange

  public init(name: String, arguments: [TypeReference] = [], source: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }

  /// The names that a type inherits by: both of `View & Identifiable`.
  package var inheritedNames: [String] {
    guard name == "Composition" else { return [name] }
    var names: [String] = []
    for argument in arguments { names += argument.inheritedNames }
    return names
  }
}

/// `@State`, `@ViewBuilder`, `@Environment(\.layoutDirection)` …
public struct Attribute: Sendable {
  /// The name without `@`.
  public var name: String
  /// The arguments in parentheses; empty without any.
  public var arguments: [Argument]
  /// From `@` to the end of the arguments.
  public var source: SourceRange

  public init(name: String, arguments: [Argument] = [], source: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.source = source
  }
}

extension Attribute {
  /// The mark of a declaration at file scope that only its own file sees: `private` and `fileprivate`.
  public static let filePrivate = "fileprivate"
}

/// `T: Shape` of a generic parameter, or of its `where` clause.
public struct GenericBound: Sendable {
  /// The name of the generic parameter, `T`.
  public var parameter: String
  /// The protocol or class that it has to conform to or inherit from.
  public var type: TypeReference

  public init(parameter: String, type: TypeReference) {
    self.parameter = parameter
    self.type = type
  }
}

/// A `struct`, `enum`, `class` or `protocol`.
public struct TypeDeclaration: Sendable {
  /// The keyword of the declaration.
  public enum Kind: UInt8, Sendable { case structure, enumeration, classType, protocolType }

  /// Which of the four kinds of types it is.
  public var kind: Kind
  /// The name without generic parameters.
  public var name: String
  /// The names of the generic parameters, in source order.
  public var genericParameters: [String]
  /// The bounds of the generic parameters, those of a `where` clause included.
  public var genericBounds: [GenericBound] = []
  /// The protocols and the superclass after the colon.
  public var inherited: [TypeReference]
  /// What is declared between the braces, cases apart.
  public var members: Members
  /// The cases of an enum; empty for other types.
  public var cases: [EnumCase]
  /// `@Observable` and others that may matter; `@MainActor` and similar ones are left out.
  public var attributes: [Attribute]
  /// Where the declaration stands.
  public var source: SourceRange

  public init(
    kind: Kind, name: String, genericParameters: [String] = [], inherited: [TypeReference] = [],
    members: Members, cases: [EnumCase] = [], attributes: [Attribute] = [], source: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.members = members
    self.cases = cases
    self.attributes = attributes
    self.source = source
  }
}

/// An `extension` of a type, SwiftUI's or the scenario's own.
public struct ExtensionDeclaration: Sendable {
  /// The type that gets the members.
  public var extended: TypeReference
  /// The protocols after the colon.
  public var inherited: [TypeReference]
  /// What is declared between the braces.
  public var members: Members
  /// Where the declaration stands.
  public var source: SourceRange

  public init(extended: TypeReference, inherited: [TypeReference] = [], members: Members, source: SourceRange) {
    self.extended = extended
    self.inherited = inherited
    self.members = members
    self.source = source
  }
}

/// The declarations between the braces of a type or an extension.
public struct Members: Sendable {
  /// The properties, stored and computed, static ones included.
  public var variables: [VariableDeclaration]
  /// The methods and operators, static ones included.
  public var functions: [FunctionDeclaration]
  /// Initialisers; their name is `init`.
  public var initializers: [FunctionDeclaration]
  /// The subscripts, in source order.
  public var subscripts: [SubscriptDeclaration] = []
  /// The types nested in this one.
  public var types: [TypeDeclaration]
  /// The `typealias` declarations.
  public var aliases: [TypeAlias]

  public init(
    variables: [VariableDeclaration] = [], functions: [FunctionDeclaration] = [],
    initializers: [FunctionDeclaration] = [], types: [TypeDeclaration] = [], aliases: [TypeAlias] = []
  ) {
    self.variables = variables
    self.functions = functions
    self.initializers = initializers
    self.types = types
    self.aliases = aliases
  }
}

/// `subscript(parameters) -> Element { get set }`
public struct SubscriptDeclaration: Sendable {
  /// The parameters and the result; its body is the getter's.
  public var getter: FunctionDeclaration
  /// The statements of the setter, whose value is called `newValue`; `nil` without one.
  public var setter: [Statement]?

  public init(getter: FunctionDeclaration, setter: [Statement]?) {
    self.getter = getter
    self.setter = setter
  }
}

/// `typealias Name = Type`
public struct TypeAlias: Sendable {
  /// The new name.
  public var name: String
  /// The names of the generic parameters, in source order.
  public var genericParameters: [String]
  /// The type that the name stands for.
  public var type: TypeReference
  /// Where the declaration stands.
  public var source: SourceRange

  public init(name: String, genericParameters: [String] = [], type: TypeReference, source: SourceRange) {
    self.name = name
    self.genericParameters = genericParameters
    self.type = type
    self.source = source
  }

  /// Whether it only makes a type of another module known here, under the name that the type has there:
  /// `typealias Theme = Design.Theme`.
  public var handsTypeOn: Bool { type.name.hasSuffix("." + name) }
}

/// One case of an enum.
public struct EnumCase: Sendable {
  /// The name after `case`.
  public var name: String
  /// The associated values, in source order; empty without any.
  public var parameters: [Parameter]
  /// The value after `=`; `nil` where none is written.
  public var rawValue: Expression?
  /// Where the case stands.
  public var source: SourceRange

  /// An associated value.
  public struct Parameter: Sendable {
    /// The label at the call; `nil` for none.
    public var label: String?
    /// The type of the value.
    public var type: TypeReference
    /// The value that a call may leave out; `nil` where it may not.
    public var defaultValue: Expression?

    public init(label: String?, type: TypeReference, defaultValue: Expression? = nil) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  public init(name: String, parameters: [Parameter] = [], rawValue: Expression? = nil, source: SourceRange) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.source = source
  }
}

/// A `let` or `var`, stored or computed. A pattern that binds several names is several declarations.
public struct VariableDeclaration: Sendable {
  /// The name of the constant or variable; `_` for one that is discarded.
  public var name: String
  /// Whether it is declared with `let`.
  public var isConstant: Bool
  /// Whether it belongs to the type instead of its instances.
  public var isStatic: Bool
  /// The type after the colon; `nil` where it is inferred.
  public var type: TypeReference?
  /// Its attributes, property wrappers among them.
  public var attributes: [Attribute]
  /// The value after `=`; `nil` without one.
  public var initialValue: Expression?
  /// The statements of a computed property's getter.
  public var getter: [Statement]?
  /// The statements of a computed property's setter, whose value is called `newValue`.
  public var setter: [Statement]?
  /// What runs before a stored property changes; the value after is called `newValue`.
  public var willSet: [Statement]?
  /// What runs after a stored property has changed; the value before is called `oldValue`.
  public var didSet: [Statement]?
  /// `lazy`: the initial value is made when it is first read.
  public var isLazy = false
  /// For `let (a, b) = …`: which element of the tuple this name takes.
  public var tupleElement: Int?
  /// Where the declaration stands.
  public var source: SourceRange

  public init(
    name: String, isConstant: Bool, isStatic: Bool = false, type: TypeReference? = nil,
    attributes: [Attribute] = [], initialValue: Expression? = nil, getter: [Statement]? = nil,
    setter: [Statement]? = nil, tupleElement: Int? = nil, source: SourceRange
  ) {
    self.name = name
    self.isConstant = isConstant
    self.isStatic = isStatic
    self.type = type
    self.attributes = attributes
    self.initialValue = initialValue
    self.getter = getter
    self.setter = setter
    self.tupleElement = tupleElement
    self.source = source
  }
}

/// A function, method, initialiser or subscript.
public struct FunctionDeclaration: Sendable {
  /// A parameter of a function, method, initialiser or subscript.
  public struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    public var label: String?
    /// The name in the body.
    public var name: String
    /// The type of the argument; of each argument, if it is variadic.
    public var type: TypeReference
    /// Whether the function changes the argument in place.
    public var isInout: Bool
    /// Whether it takes any number of arguments, as `Int...` does.
    public var isVariadic: Bool
    /// Its attributes and those within its type, such as `@ViewBuilder`.
    public var attributes: [Attribute]
    /// The value that a call may leave out; `nil` where it may not.
    public var defaultValue: Expression?
    /// Where the parameter stands.
    public var source: SourceRange

    public init(
      label: String?, name: String, type: TypeReference, isInout: Bool = false, isVariadic: Bool = false,
      attributes: [Attribute] = [], defaultValue: Expression? = nil, source: SourceRange
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.attributes = attributes
      self.defaultValue = defaultValue
      self.source = source
    }
  }

  /// The name without labels; `init` for an initialiser.
  public var name: String
  /// Whether it belongs to the type instead of its instances.
  public var isStatic: Bool
  /// Whether it may change the value it is called on.
  public var isMutating: Bool
  /// Its attributes, result builders among them.
  public var attributes: [Attribute]
  /// The names of the generic parameters, in source order.
  public var genericParameters: [String]
  /// The bounds of the generic parameters, those of a `where` clause included.
  public var genericBounds: [GenericBound] = []
  /// The parameters in source order.
  public var parameters: [Parameter]
  /// `nil` without `->`; `Optional<Self>` for `init?`.
  public var result: TypeReference?
  /// Empty for a protocol's requirement.
  public var body: [Statement]
  /// Where the declaration stands.
  public var source: SourceRange

  public init(
    name: String, isStatic: Bool = false, isMutating: Bool = false, attributes: [Attribute] = [],
    genericParameters: [String] = [], parameters: [Parameter], result: TypeReference? = nil,
    body: [Statement], source: SourceRange
  ) {
    self.name = name
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.body = body
    self.source = source
  }
}
