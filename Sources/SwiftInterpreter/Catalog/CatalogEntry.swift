internal import struct LayoutEngine.SourceRange
internal import ViewProgram

/// One supported name of SwiftUI or of Swift's standard library: what it takes and what it does.
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
  }

  public var role: Role
  public var name: String
  /// One sentence.
  public var documentation: String
  public var overloads: [Overload]
  /// It is accepted but changes neither layout nor drawing.
  public var isWithoutEffect: Bool

  package init(
    _ role: Role, _ name: String, _ documentation: String, isWithoutEffect: Bool = false, _ overloads: [Overload]
  ) {
    self.role = role
    self.name = name
    self.documentation = documentation
    self.overloads = overloads
    self.isWithoutEffect = isWithoutEffect
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
}

/// One parameter list of a catalogue entry.
public struct Overload: Sendable {
  public var parameters: [ParameterDeclaration]
  /// Read without parentheses.
  public var isProperty: Bool
  /// Changes its base, which has to be a variable.
  public var isMutating: Bool
  /// Takes whatever a call hands over; the action finds it in `Invocation.given`.
  public var takesAnything = false
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

  /// A parameter list that any call fits: nobody looks at the arguments, or only at some of them.
  package static func anything(action: @escaping Action) -> Overload {
    var overload = Overload([], action: action)
    overload.takesAnything = true
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
