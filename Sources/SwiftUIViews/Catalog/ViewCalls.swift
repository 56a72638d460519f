internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension ParameterDeclaration {
  /// The parameter that a formula of the record names when it takes a number from it.
  var traced: Parameter? { Parameter(rawValue: name) }
}

/// Calls that make views and modify them.
extension Invocation {
  /// The call for a node's information.
  var site: CallSite {
    CallSite(name: entry.name, arguments: argumentsText, source: source, parameters: tracedParameters)
  }

  private var tracedParameters: [(name: Parameter, source: SourceRange)] {
    var traced: [(name: Parameter, source: SourceRange)] = []
    for (index, parameter) in overload.parameters.enumerated() {
      if let name = parameter.traced, let range = sources[index].first { traced.append((name, range)) }
    }
    return traced
  }

  /// The views of a builder argument.
  func views(_ name: String) throws(Diagnostics) -> [ViewValue] {
    guard let closure = closure(name) else { return [] }
    return try evaluator.views(from: closure, [], source(of: name))
  }

  /// The value before the dot, as a view.
  var baseView: ViewValue {
    evaluator.view(from: base, baseSource) ?? ViewValue(.empty, site: CallSite(name: "EmptyView", source: source))
  }

  func view(_ content: ViewContent) -> Value { .view(ViewValue(content, site: site)) }

  /// A text whose characters are an argument, with the fonts that Markdown gives them.
  func text(_ name: String) -> ViewContent {
    if case .markedText(let view, _)? = value(name)?.swiftUI { return view.content }
    return .text(string(name) ?? "")
  }

  /// A view that is passed as a value, not as a builder.
  func viewArgument(_ name: String) -> ViewValue? {
    guard let value = value(name) else { return nil }
    return evaluator.view(from: value, source(of: name))
  }

  /// The base, modified.
  func modified(_ modification: ViewModification) -> Value {
    .view(ViewValue(.modified(baseView, modification), site: site))
  }
}
