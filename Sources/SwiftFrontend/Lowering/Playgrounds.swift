internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  /// The view that a playground shows: by `PlaygroundPage.current.setLiveView(view)`, or by an assignment to
  /// `liveView`.
  func liveView(_ item: CodeBlockItemSyntax) -> Expression? {
    guard case .expr(let node) = item.item, node.trimmedDescription.hasPrefix("PlaygroundPage.current.") else {
      return nil
    }
    var shown: Expression
    switch expression(node).kind {
    case .assignment(_, _, let value): shown = value
    case .call(let call):
      guard let argument = call.arguments.first else { return nil }
      shown = argument.value
    default: return nil
    }
    // `UIHostingController(rootView: view)` and `NSHostingView(rootView: view)`
    if case .call(let call) = shown.kind, let root = call.arguments.first(where: { $0.label == "rootView" }) {
      shown = root.value
    }
    return shown
  }
}
