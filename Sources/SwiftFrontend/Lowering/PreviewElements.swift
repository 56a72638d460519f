internal import LayoutEngine
internal import ViewProgram

/// A `ForEach` of previews, of which Xcode shows each element as a preview of its own.
///
/// 1. The elements of a list are those that are written: in the call, in a constant of the provider, or as the numbers of
///    a range.
/// 2. `allCases` of SwiftUI's enumerations are known. Of another enumeration the first case is shown: how many there are
///    is known only where the program runs.
/// 3. Any other `ForEach` is one preview.
/// 4. In each preview the element goes by the name that the closure has for it. In the modifiers that are about the
///    preview, such as `previewDevice(device)`, which are read before it runs, it stands itself.
struct PreviewElements {
  /// The number of elements of the provider's constants that are lists, by their names.
  private let counts: [String: Int]
  private let provider: String

  init(of provider: TypeDeclaration) {
    self.provider = provider.name
    var counts: [String: Int] = [:]
    for variable in provider.members.variables where variable.isStatic && variable.isConstant {
      if case .array(let elements)? = variable.initialValue?.kind { counts[variable.name] = elements.count }
    }
    self.counts = counts
  }

  /// The statements of each element's preview; `nil` for any view but a `ForEach` whose elements can be told apart.
  func bodies(of view: Expression) -> [[Statement]]? {
    guard case .call(let call) = view.kind else { return nil }
    switch call.callee.kind {
    case .identifier("ForEach"):
      guard call.arguments.count > 1, call.arguments[0].label == nil else { return nil }
      let content = call.arguments[call.arguments.count - 1].value
      if case .closure(let closure) = content.kind, closure.parameters.count > 1 { return nil }
      return elements(of: call.arguments[0].value)?.map { body(of: content, for: $0) }
    case .member(let base, _):
      // The modifiers of all are those of each.
      return bodies(of: base)?.map { body in
        body.map { $0.modified(by: call, view.source) }
      }
    default: return nil
    }
  }

  /// What a closure, or any other function, makes of an element.
  private func body(of content: Expression, for element: Expression) -> [Statement] {
    guard case .closure(let closure) = content.kind else {
      let call = Call(
        callee: content, arguments: [Argument(label: nil, value: element, source: element.source)],
        firstTrailingClosure: 1, ownSource: content.source)
      return [Statement(.expression(Expression(.call(call), source: content.source)), source: content.source)]
    }
    let name = closure.parameters.first ?? "$0"
    return [declaration(of: name, as: element)] + closure.body.map { $0.takingInTraits(element, for: name) }
  }

  private func declaration(of name: String, as element: Expression) -> Statement {
    let variable = VariableDeclaration(
      name: name, isConstant: true, isStatic: false, initialValue: element, source: element.source)
    return Statement(.variable(variable), source: element.source)
  }

  /// More previews than these are not made of lists.
  static let most = 32

  /// The previews that elements are split into, for there may be lists inside of lists.
  func previews(of bodies: [[Statement]], split: ([Statement]) -> [[Statement]]) -> [[Statement]] {
    var previews: [[Statement]] = []
    for body in bodies where previews.count < PreviewElements.most { previews += split(body) }
    return Array(previews.prefix(PreviewElements.most))
  }

  private func elements(of data: Expression) -> [Expression]? {
    guard let all = allElements(of: data), !all.isEmpty else { return nil }
    return Array(all.prefix(PreviewElements.most))
  }

  private func allElements(of data: Expression) -> [Expression]? {
    switch data.kind {
    case .array(let elements): return elements
    case .binary("..<", let lower, let upper): return numbers(lower, upper, isClosed: false, data.source)
    case .binary("...", let lower, let upper): return numbers(lower, upper, isClosed: true, data.source)
    case .member(let type, "allCases"):
      let cases = PreviewElements.cases[type.lastName]?.map { Expression(.member(type, $0), source: data.source) }
      return cases ?? [data.element(0)]
    case .member(let type, let name) where type.lastName == "Self" || type.lastName == provider:
      return constants(name, data)
    case .identifier(let name): return constants(name, data)
    default: return nil
    }
  }

  private func constants(_ name: String, _ list: Expression) -> [Expression]? {
    counts[name].map { (0..<$0).map { list.element($0) } }
  }

  private func numbers(
    _ lower: Expression, _ upper: Expression, isClosed: Bool, _ source: SourceRange
  ) -> [Expression]? {
    guard case .integer(let first) = lower.kind, case .integer(let last) = upper.kind, first <= last,
      last < Int64(Int32.max)
    else { return nil }
    let end = min(isClosed ? last + 1 : last, first + Int64(PreviewElements.most))
    return (first..<end).map { Expression(.integer($0), source: source) }
  }

  /// The cases of SwiftUI's enumerations, in their order.
  private static let cases = [
    "ColorScheme": ["light", "dark"],
    "ContentSizeCategory": [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ],
    "DynamicTypeSize": [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ],
    "InterfaceOrientation": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
    "LayoutDirection": ["leftToRight", "rightToLeft"],
    "TextAlignment": ["leading", "center", "trailing"],
  ]
}

extension Expression {
  /// The last name of a type; empty for anything else.
  fileprivate var lastName: String {
    switch kind {
    case .identifier(let name), .member(_, let name): name
    default: ""
    }
  }

  fileprivate func takingInTraits(_ element: Expression, for name: String) -> Expression {
    guard case .call(var call) = kind, case .member(let base, let modifier) = call.callee.kind else { return self }
    let inner = base.takingInTraits(element, for: name)
    call.callee = Expression(.member(inner, modifier), source: call.callee.source)
    if modifier.hasPrefix("preview") { call.arguments = call.arguments.map { $0.replacing(name, by: element) } }
    return Expression(.call(call), source: source)
  }

  /// The same with an expression in the place of a name that is an argument, also of a call in it.
  fileprivate func replacing(_ name: String, by element: Expression) -> Expression {
    switch kind {
    case .identifier(name): return element
    case .call(var call):
      call.arguments = call.arguments.map { $0.replacing(name, by: element) }
      return Expression(.call(call), source: source)
    default: return self
    }
  }

  fileprivate func element(_ index: Int) -> Expression {
    let place = Argument(label: nil, value: Expression(.integer(Int64(index)), source: source), source: source)
    return Expression(.subscripted(self, [place]), source: source)
  }
}

extension Statement {
  /// A view with an element in its modifiers that are about the preview, in the place of its name there.
  fileprivate func takingInTraits(_ element: Expression, for name: String) -> Statement {
    guard case .expression(let view) = kind else { return self }
    return Statement(.expression(view.takingInTraits(element, for: name)), source: source)
  }

  /// A view with a modifier; any other statement as it is.
  func modified(by modifier: Call, _ source: SourceRange) -> Statement {
    guard case .expression(let view) = kind, case .member(_, let name) = modifier.callee.kind else { return self }
    var modified = modifier
    modified.callee = Expression(.member(view, name), source: modifier.callee.source)
    return Statement(.expression(Expression(.call(modified), source: source)), source: self.source)
  }
}

extension Argument {
  fileprivate func replacing(_ name: String, by element: Expression) -> Argument {
    Argument(label: label, value: value.replacing(name, by: element), source: source)
  }
}
