public import LayoutEngine

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
