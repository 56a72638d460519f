internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// One name of Swift's or of a framework's: how it is treated, what it takes and what it does.
///
/// An entry is all that is known of a name.
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
    /// `@ViewBuilder`
    case resultBuilder(ResultBuilder)
  }

  public var role: Role
  public var name: String
  /// One sentence.
  public var documentation: String
  /// The parameter lists of what can be called or read; none for a gap, a type, an environment value or a wrapper.
  public var overloads: [Overload]
  public var status: Status
  /// How Swift spells the type of a view with the modifier; see `typed`.
  package private(set) var spelling: String?
  /// The type that the modifier returns when it is called on a view of that type.
  package private(set) var keptType: String?
  /// Another type that has the modifier.
  package private(set) var otherType: String?
  /// A string literal makes a value of the type.
  package private(set) var isWrittenLikeString = false
  /// The type whose constants the type takes beside its own.
  package private(set) var constantsType: String?
  /// The labels of forms that Haggle has not; `_` for an argument without one.
  package internal(set) var furtherLabels: [String] = []

  package init(
    _ role: Role, _ name: String, _ documentation: String, status: Status = .supported, _ overloads: [Overload]
  ) {
    self.role = role
    self.name = name
    self.documentation = documentation
    self.overloads = overloads
    self.status = status
  }

  /// An entry with a single parameter list.
  package init(
    _ role: Role, _ name: String, _ documentation: String, _ parameters: [ParameterDeclaration] = [],
    action: @escaping Overload.Action
  ) {
    self.init(role, name, documentation, [Overload(parameters, action: action)])
  }

  /// A property: read without parentheses.
  package init(
    property name: String, of type: String, _ documentation: String, action: @escaping Overload.Action
  ) {
    self.init(.member(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A constant of a type: `.leading`.
  package init(
    constant name: String, of type: String, _ documentation: String = "", action: @escaping Overload.Action
  ) {
    self.init(.staticMember(of: type), name, documentation, [Overload(isProperty: true, [], action: action)])
  }

  /// A name of Swift or SwiftUI that Haggle does not support.
  ///
  /// - Parameter instead: what to write in its place; empty where nothing comes close.
  package static func gap(_ role: Role, _ name: String, _ documentation: String, instead: String = "") -> CatalogEntry {
    CatalogEntry(role, name, documentation, status: .gap(instead: instead), [])
  }

  /// A type that a declaration may name.
  package static func type(_ name: String, _ documentation: String) -> CatalogEntry {
    CatalogEntry(.type, name, documentation, [])
  }

  /// A property wrapper.
  package static func wrapper(
    _ name: String, _ meaning: PropertyWrapper, _ documentation: String, status: Status = .supported
  ) -> CatalogEntry {
    CatalogEntry(.propertyWrapper(meaning), name, documentation, status: status, [])
  }
}

/// What only a few entries state.
extension CatalogEntry {
  /// How Swift spells the type of a view with the modifier.
  ///
  ///     "_PaddingLayout"        around the view: ModifiedContent<Color, _PaddingLayout>
  ///     "_OverlayModifier<_>"   `_` at the end is the type of a second view
  ///     "_ClipEffect<some Shape>"  the argument, where it is a short one
  ///     "IDView<Self, ID>"      a type of its own around the view's
  ///     "Self"                  the view's own type: the modifier returns what it is called on
  package func typed(_ spelling: String) -> CatalogEntry {
    var entry = self
    entry.spelling = spelling
    return entry
  }

  /// The modifier returns a view of the type when it is called on one: `bold()` on a `Text` is a `Text`.
  package func keeping(_ type: String) -> CatalogEntry {
    var entry = self
    entry.keptType = type
    return entry
  }

  /// Another type has the modifier, too: `offset` is one of a `VisualEffect`.
  package func alsoOn(_ type: String) -> CatalogEntry {
    var entry = self
    entry.otherType = type
    return entry
  }

  /// A string literal makes a value of the type where one is wanted.
  package func writtenLikeString() -> CatalogEntry {
    var entry = self
    entry.isWrittenLikeString = true
    return entry
  }

  /// The type takes the constants of another beside its own: `.red` is a `ShapeStyle`.
  package func takingConstants(of type: String) -> CatalogEntry {
    var entry = self
    entry.constantsType = type
    return entry
  }
}

/// One parameter list of a catalogue entry.
public struct Overload: Sendable {
  public var parameters: [ParameterDeclaration]
  /// Read without parentheses.
  public var isProperty: Bool
  /// Changes its base, which has to be a variable.
  public var isMutating: Bool
  /// Takes whatever a call passes; the action finds it in `Invocation.given`.
  public var takesAnything = false
  /// How Swift spells the type where it is not that of the entry: `frame(maxWidth:)` is a `_FlexFrameLayout`.
  package private(set) var spelling: String?
  package let action: Action

  package init(
    isProperty: Bool = false, isMutating: Bool = false, _ parameters: [ParameterDeclaration],
    action: @escaping Action
  ) {
    self.parameters = parameters
    self.isProperty = isProperty
    self.isMutating = isMutating
    self.action = action
  }

  /// A parameter list that any call fits: none of the arguments is read, or only some.
  package static func anything(action: @escaping Action) -> Overload {
    var overload = Overload([], action: action)
    overload.takesAnything = true
    return overload
  }

  package func typed(_ spelling: String) -> Overload {
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
  /// One sentence; may be empty where the name suffices.
  public var documentation: String
  public var isVariadic: Bool

  package init(
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
  package static func labelled(
    _ label: String, _ type: SwiftType, default defaultText: String? = nil, _ documentation: String = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, name: label, type: type, defaultText: defaultText, documentation: documentation)
  }

  /// A parameter without a label; the name is how the entry asks for it.
  package static func unlabelled(
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
