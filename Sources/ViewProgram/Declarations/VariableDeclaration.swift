public import LayoutEngine

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
