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
  public var name: String
  public var arguments: [Argument]
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
  public var parameter: String
  public var type: TypeReference

  public init(parameter: String, type: TypeReference) {
    self.parameter = parameter
    self.type = type
  }
}

/// A `struct`, `enum`, `class` or `protocol`.
public struct TypeDeclaration: Sendable {
  public enum Kind: UInt8, Sendable { case structure, enumeration, classType, protocolType }

  public var kind: Kind
  public var name: String
  public var genericParameters: [String]
  public var genericBounds: [GenericBound] = []
  public var inherited: [TypeReference]
  public var members: Members
  public var cases: [EnumCase]
  /// `@Observable` and others that may matter; `@MainActor` and similar ones are left out.
  public var attributes: [Attribute]
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
  public var extended: TypeReference
  public var inherited: [TypeReference]
  public var members: Members
  public var source: SourceRange

  public init(extended: TypeReference, inherited: [TypeReference] = [], members: Members, source: SourceRange) {
    self.extended = extended
    self.inherited = inherited
    self.members = members
    self.source = source
  }
}

/// What stands between the braces of a type or an extension.
public struct Members: Sendable {
  public var variables: [VariableDeclaration]
  public var functions: [FunctionDeclaration]
  /// Initialisers; their name is `init`.
  public var initializers: [FunctionDeclaration]
  public var subscripts: [SubscriptDeclaration] = []
  public var types: [TypeDeclaration]
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
  /// How it is read; its body is the getter's.
  public var getter: FunctionDeclaration
  /// How it is written; the value is called `newValue`.
  public var setter: [Statement]?

  public init(getter: FunctionDeclaration, setter: [Statement]?) {
    self.getter = getter
    self.setter = setter
  }
}

/// `typealias Name = Type`
public struct TypeAlias: Sendable {
  public var name: String
  public var genericParameters: [String]
  public var type: TypeReference
  public var source: SourceRange

  public init(name: String, genericParameters: [String] = [], type: TypeReference, source: SourceRange) {
    self.name = name
    self.genericParameters = genericParameters
    self.type = type
    self.source = source
  }
}

/// One case of an enum.
public struct EnumCase: Sendable {
  public var name: String
  public var parameters: [Parameter]
  public var rawValue: Expression?
  public var source: SourceRange

  public struct Parameter: Sendable {
    public var label: String?
    public var type: TypeReference
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
  public var name: String
  public var isConstant: Bool
  public var isStatic: Bool
  public var type: TypeReference?
  public var attributes: [Attribute]
  public var initialValue: Expression?
  /// The statements of a computed property's getter.
  public var getter: [Statement]?
  /// The statements of a computed property's setter, whose value is called `newValue`.
  public var setter: [Statement]?
  /// What runs before and after a stored property changes; the values are called `newValue` and `oldValue`.
  public var willSet: [Statement]?
  public var didSet: [Statement]?
  /// `lazy`: the initial value is made when it is first read.
  public var isLazy = false
  /// For `let (a, b) = …`: which element of the tuple this name takes.
  public var tupleElement: Int?
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
  public struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    public var label: String?
    public var name: String
    public var type: TypeReference
    public var isInout: Bool
    public var isVariadic: Bool
    public var attributes: [Attribute]
    public var defaultValue: Expression?
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

  public var name: String
  public var isStatic: Bool
  public var isMutating: Bool
  public var attributes: [Attribute]
  public var genericParameters: [String]
  public var genericBounds: [GenericBound] = []
  public var parameters: [Parameter]
  /// `nil` without `->`; `Optional<Self>` for `init?`.
  public var result: TypeReference?
  /// Empty for a protocol's requirement.
  public var body: [Statement]
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
