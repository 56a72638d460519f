internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A layout as a value: `HStackLayout()`, or an instance of a type that conforms to `Layout`.
final class LayoutValue {
  let name: String
  private let content: ([ViewValue]) -> ViewContent

  init(_ name: String, content: @escaping ([ViewValue]) -> ViewContent) {
    self.name = name
    self.content = content
  }

  func view(of views: [ViewValue], _ source: SourceRange) -> ViewValue {
    ViewValue(content(views), site: CallSite(name: name, source: source))
  }

  /// The closure that a call of the layout runs: a function of a view builder.
  var closure: ClosureValue {
    ClosureValue(
      .native { (evaluator, arguments, source) throws(Diagnostics) -> Value in
        guard case .closure(let builder)? = arguments.first else { return .view(self.view(of: [], source)) }
        return .view(self.view(of: try evaluator.views(from: builder, [], source), source))
      }, parameterTypes: [.content])
  }
}

extension Evaluator {
  /// `MyLayout(gap: 4) { … }`: the trailing closure is not the initialiser's but the layout's content.
  func laidOut(_ info: TypeInfo, _ call: Call, in scope: Scope) throws(Diagnostics) -> Value? {
    guard call.firstTrailingClosure < call.arguments.count, let content = call.arguments.last else { return nil }
    var plain = call
    plain.arguments.removeLast()
    guard case .structure(let structure) = try construct(info.name, plain, in: scope) else { return nil }
    guard case .closure(let builder) = try typed(content.value, as: .content, in: scope) else { return nil }
    return .view(layout(structure).view(of: try views(from: builder, [], content.source), call.ownSource))
  }
}
