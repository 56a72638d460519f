public import LayoutEngine

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
