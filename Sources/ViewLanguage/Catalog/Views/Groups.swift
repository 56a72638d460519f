internal import LayoutEngine

/// Views that are no node of their own.
extension Catalog {
  static let groups: [CatalogEntry] = [
    CatalogEntry(.view, "EmptyView", "No view at all.") { call throws(Diagnostics) in call.view(.empty) },
    CatalogEntry(
      .view, "Group", "Several views that count as their parent's own.", [.labelled("content", .content)]
    ) { call throws(Diagnostics) in call.view(.group(try call.views("content"))) },
    CatalogEntry(.view, "AnyView", "A view whose type is hidden.", [.unlabelled("view", .view)]) {
      call throws(Diagnostics) in
      guard let view = call.viewArgument("view") else { return call.view(.empty) }
      return .view(view)
    },
    CatalogEntry(
      .view, "ForEach", "A view for each element of a collection.",
      [
        Overload([
          .unlabelled("data", .any, "A range, or a collection of elements that are Identifiable."),
          .labelled("id", .any, default: "\\.id", "What tells the elements apart."),
          .labelled("content", .builder([.any]), "The view for an element."),
        ]) { call throws(Diagnostics) in try forEach(call) }
      ]),
  ]

  private static func forEach(_ call: Invocation) throws(Diagnostics) -> Value {
    guard let data = call.value("data"), let content = call.closure("content") else { return call.view(.empty) }
    let source = call.source(of: "data")
    var views: [ViewValue] = []
    for element in try elements(of: data, call.evaluator, source) {
      try call.evaluator.step(source)
      views += try call.evaluator.views(from: content, [element], call.source(of: "content"))
    }
    return call.view(.group(views))
  }

  /// A binding to a collection gives a binding to each element.
  private static func elements(
    of data: Value, _ evaluator: Evaluator, _ source: SourceRange
  ) throws(Diagnostics) -> [Value] {
    guard case .binding(let binding) = data else { return try evaluator.elements(of: data, source) }
    let count = try evaluator.elements(of: try evaluator.read(binding, source), source).count
    return (0..<count).map { .binding(BindingValue(.element(binding, .int($0)))) }
  }
}
