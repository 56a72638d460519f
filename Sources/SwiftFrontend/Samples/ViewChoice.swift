public import ViewProgram

/// The choice of a file's view that is shown by itself, with values for its parameters.
public struct ViewChoice: Sendable {
  /// A value for a parameter, in place of the sample.
  public struct Value: Sendable {
    public var name: String
    /// The parsed source of the value, which holds one expression.
    public var file: ParsedFile

    public init(name: String, file: ParsedFile) {
      self.name = name
      self.file = file
    }
  }

  /// The view's name; `nil` leaves it to the file, which shows its previews when it has any.
  public var view: String?
  public var values: [Value]

  public init(view: String? = nil, values: [Value] = []) {
    self.view = view
    self.values = values
  }

  /// Whether a view is shown even if there are previews.
  var isMade: Bool { view != nil }

  var expressions: [String: Expression] {
    var expressions: [String: Expression] = [:]
    for value in values { expressions[value.name] = value.file.onlyExpression }
    return expressions
  }
}

extension ParsedFile {
  /// The expression that is the file's only content; `nil` if there is anything else.
  public var onlyExpression: Expression? {
    guard parts.previews.count == 1, parts.previews[0].body.count == 1, parts.types.isEmpty,
      case .expression(let expression) = parts.previews[0].body[0].kind
    else { return nil }
    return expression
  }

  /// The names of the file's previews, in their order.
  public var previews: [PreviewDeclaration] { parts.previews }
}
