internal import LayoutEngine
internal import ViewProgram

/// One name of SwiftUI or of Swift's standard library: what becomes of it, what it takes and what it does.
///
/// An entry is all that is known of a name; `Facts/Facts.swift` shows one of each kind.
public struct CatalogEntry: Sendable {
  /// What the name stands for in source.
  public enum Role: Sendable, Equatable {
    /// `HStack { }`
    case view
    /// `.padding()` on every view, or on the views of one type such as `Image`.
    case modifier(on: String)
    /// `GridItem(.fixed(20))`
    case initializer
    /// `.leading`, `Font.system(size: 12)`: a constant or function of a type.
    case staticMember(of: String)
    /// `array.count`, `color.opacity(0.5)`
    case member(of: String)
    /// `max(a, b)`
    case function
    /// `var edge: Edge`: a declaration names the type, and nothing makes a value by its name.
    case type
    /// `\.layoutDirection`
    case environmentValue
    /// `@State`
    case propertyWrapper(PropertyWrapper)
  }

  public var role: Role
  public var name: String
  /// One sentence.
  public var documentation: String
  /// The parameter lists of what can be called or read; none for a gap, a type, an environment value or a wrapper.
  public var overloads: [Overload]
  public var status: Status
  /// How Swift spells the type of a view with the modifier; see `typed`.
  private(set) var spelling: String?
  /// The type that the modifier returns when it is called on a view of that type.
  private(set) var keptType: String?
  /// Another type that has the modifier.
  private(set) var otherType: String?
  /// The type whose constants the type takes beside its own.
  private(set) var constantsType: String?

  init(_ role: Role, _ name: String, _ documentation: String, status: Status = .supported, _ overloads: [Overload]) {
    self.role = role
    self.name = name
    self.documentation = documentation
    self.overloads = overloads
    self.status = status
  }

  /// An entry with a single parameter list.
  init(
    _ role: Role, _ name: String, _ documentation: String, _ parameters: [ParameterDeclaration] = [],
    action: @escaping Overload.Action
  ) {
    self.init(role, name, documentation, [Overload(parameters, action: action)])
  }

  /// A property: read without parentheses.
  init(
    property name: String, of type: String, _ documentation: String, action: @escaping Overload.Action
  ) {
    self.init(.member(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A constant of a type: `.leading`.
  init(
    constant name: String, of type: String, _ documentation: String = "", action: @escaping Overload.Action
  ) {
    self.init(.staticMember(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A name that Swift or SwiftUI has and Haggle has not.
  ///
  /// - Parameter instead: what to write in its place; empty where nothing is near.
  static func gap(_ role: Role, _ name: String, _ documentation: String, instead: String = "") -> CatalogEntry {
    CatalogEntry(role, name, documentation, status: .gap(instead: instead), [])
  }

  /// A type that a declaration may name.
  static func type(_ name: String, _ documentation: String) -> CatalogEntry {
    CatalogEntry(.type, name, documentation, [])
  }
}

/// What only few entries say of themselves.
extension CatalogEntry {
  /// How Swift spells the type of a view with the modifier.
  ///
  ///     "_PaddingLayout"        around the view: ModifiedContent<Color, _PaddingLayout>
  ///     "_OverlayModifier<_>"   `_` at the end is the type of a second view
  ///     "_ClipEffect<some Shape>"  the argument, where it is a short one
  ///     "IDView<Self, ID>"      a type of its own around the view's
  ///     "Self"                  the view's own type: the modifier returns what it is called on
  func typed(_ spelling: String) -> CatalogEntry {
    var entry = self
    entry.spelling = spelling
    return entry
  }

  /// The modifier returns a view of the type when it is called on one: `bold()` on a `Text` is a `Text`.
  func keeping(_ type: String) -> CatalogEntry {
    var entry = self
    entry.keptType = type
    return entry
  }

  /// Another type has the modifier, too: `offset` is one of a `VisualEffect`.
  func alsoOn(_ type: String) -> CatalogEntry {
    var entry = self
    entry.otherType = type
    return entry
  }

  /// The type takes the constants of another beside its own: `.red` is a `ShapeStyle`.
  func takingConstants(of type: String) -> CatalogEntry {
    var entry = self
    entry.constantsType = type
    return entry
  }
}

/// One parameter list of a catalogue entry.
public struct Overload: Sendable {
  typealias Action = @Sendable (Invocation) throws(Diagnostics) -> Value

  public var parameters: [ParameterDeclaration]
  /// Read without parentheses.
  public var isProperty: Bool
  /// Changes its base, which has to be a variable.
  public var isMutating: Bool
  /// Takes whatever a call hands over; the action finds it in `Invocation.given`.
  public var takesAnything = false
  /// How Swift spells the type where it is not that of the entry: `frame(maxWidth:)` is a `_FlexFrameLayout`.
  private(set) var spelling: String?
  let action: Action

  init(
    isProperty: Bool = false, isMutating: Bool = false, _ parameters: [ParameterDeclaration],
    action: @escaping Action
  ) {
    self.parameters = parameters
    self.isProperty = isProperty
    self.isMutating = isMutating
    self.action = action
  }

  /// A parameter list that any call fits: nobody looks at the arguments, or only at some of them.
  static func anything(action: @escaping Action) -> Overload {
    var overload = Overload([], action: action)
    overload.takesAnything = true
    return overload
  }

  func typed(_ spelling: String) -> Overload {
    var overload = self
    overload.spelling = spelling
    return overload
  }
}

/// One parameter of a catalogue entry.
public struct ParameterDeclaration: Sendable {
  /// The label at the call; `nil` for none.
  public var label: String?
  /// What the entry's action asks for: the label, or a name where there is none.
  public var name: String
  public var type: SwiftType
  /// How the default is written; `nil` when the argument is required.
  public var defaultText: String?
  /// One sentence; may be empty where the name says it all.
  public var documentation: String
  public var isVariadic: Bool

  init(
    label: String?, name: String, type: SwiftType, defaultText: String?, documentation: String,
    isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.documentation = documentation
    self.isVariadic = isVariadic
  }

  /// A parameter with a label.
  static func labelled(
    _ label: String, _ type: SwiftType, default defaultText: String? = nil, _ documentation: String = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, name: label, type: type, defaultText: defaultText, documentation: documentation)
  }

  /// A parameter without a label; the name is how the entry asks for it.
  static func unlabelled(
    _ name: String, _ type: SwiftType, default defaultText: String? = nil, _ documentation: String = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: nil, name: name, type: type, defaultText: defaultText, documentation: documentation)
  }

  /// Any number of values without a label.
  static func variadic(_ name: String, _ type: SwiftType) -> ParameterDeclaration {
    ParameterDeclaration(
      label: nil, name: name, type: type, defaultText: "none", documentation: "", isVariadic: true)
  }

  /// What a formula of the record calls the parameter when it draws a number from it.
  var traced: Parameter? { Parameter(rawValue: name) }
}

extension Overload {
  /// The parameter list as a call would write it: `(width: CGFloat?, height: CGFloat?)`.
  public var signature: String {
    if takesAnything { return "(…)" }
    var text = ""
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { text += ", " }
      text += "\(parameter.label ?? "_"): \(parameter.type.text)"
      if parameter.isVariadic { text += "…" }
    }
    return "(\(text))"
  }
}
