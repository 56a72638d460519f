/// One parameter list of a catalogue entry.
public final class Overload: Sendable {
  public let parameters: [ParameterDeclaration]
  /// Read without parentheses.
  public let isProperty: Bool
  /// Changes its base, which has to be a variable.
  public let isMutating: Bool
  /// Takes any arguments; the action finds them in `Invocation.given`.
  public let takesAnything: Bool
  /// How Swift spells the type if it is not that of the entry: `frame(maxWidth:)` is a `_FlexFrameLayout`.
  package let spelling: String?
  package let action: Action

  private init(
    _ parameters: [ParameterDeclaration], isProperty: Bool = false, isMutating: Bool = false,
    takesAnything: Bool = false, spelling: String? = nil, _ action: @escaping Action
  ) {
    self.parameters = parameters
    self.isProperty = isProperty
    self.isMutating = isMutating
    self.takesAnything = takesAnything
    self.spelling = spelling
    self.action = action
  }

  package convenience init(
    isProperty: Bool = false, isMutating: Bool = false, _ parameters: [ParameterDeclaration],
    action: @escaping Action
  ) {
    self.init(parameters, isProperty: isProperty, isMutating: isMutating, action)
  }

  /// A parameter list that any call fits: none of the arguments is read, or only some.
  package static func anything(action: @escaping Action) -> Overload {
    Overload([], takesAnything: true, action)
  }

  package func typed(_ spelling: String) -> Overload {
    Overload(
      parameters, isProperty: isProperty, isMutating: isMutating, takesAnything: takesAnything, spelling: spelling,
      action)
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
