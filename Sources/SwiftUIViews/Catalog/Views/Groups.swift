internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views that are not nodes themselves.
extension Catalog {
  static let groups: [CatalogEntry] = [
    CatalogEntry(.view, "EmptyView", "No view at all.") { call throws(Diagnostics) in call.view(.empty) },
    CatalogEntry(
      .view, "Group", "Several views that count as their parent's own.",
      [
        Overload([.labelled("content", .content)]) { call throws(Diagnostics) in
          call.view(.group(try call.views("content")))
        },
        Overload([.labelled("subviews", .view, "The view to take apart."), .labelled("transform", .builder([.any]))]) {
          call throws(Diagnostics) in
          guard let transform = call.closure("transform") else { return call.view(.empty) }
          let subviews = Value.array(subviews(call).map { .view($0) })
          return call.view(.group(try call.evaluator.views(from: transform, [subviews], call.source)))
        },
        groupOfSections,
      ]),
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
          .labelled("id", .any, default: "\\.id", "What identifies an element."),
          .labelled("editActions", .unread, default: "none", "Nobody edits."),
          .labelled("content", .builder([.any]), "The view for an element."),
        ]) { call throws(Diagnostics) in try forEach(call) },
        Overload([.labelled("subviews", .view, "The view to take apart."), .labelled("content", .builder([.view]))]) {
          call throws(Diagnostics) in
          guard let content = call.closure("content") else { return call.view(.empty) }
          var views: [ViewValue] = []
          for (index, subview) in subviews(call).enumerated() {
            let made = try call.evaluator.views(from: content, [.view(subview)], call.source)
            views.append(ViewValue(.identified("\(index)", made), site: CallSite(name: "Group", source: call.source)))
          }
          return call.view(.group(views))
        },
        eachOfSections,
      ]),
    CatalogEntry(property: "id", of: "Subview", "What identifies it among the views it was taken from.") {
      call throws(Diagnostics) in
      guard case .identified(let id, _)? = call.base.view?.content else { return .none }
      return .record(RecordValue("Subview.ID", [("number", .string(id))]))
    },
  ]

  /// The views that a view stands for: those of a group or a ForEach one by one, with the modifiers around it.
  private static func subviews(_ call: Invocation) -> [ViewValue] {
    (call.viewArgument("subviews").map { subviews(of: $0) } ?? []).asSubviews
  }

  /// The views that a view stands for.
  static func subviews(of view: ViewValue) -> [ViewValue] {
    switch view.content {
    case .empty: return []
    case .group(let views):
      var all: [ViewValue] = []
      for view in views { all += subviews(of: view) }
      return all
    case .identified(let id, let views):
      var all: [ViewValue] = []
      for view in views {
        all += subviews(of: view).map { ViewValue(.identified(id, [$0]), site: view.site) }
      }
      return all
    case .modified(let base, let modification):
      return subviews(of: base).map { ViewValue(.modified($0, modification), site: view.site) }
    default: return [view]
    }
  }

  static func forEach(_ call: Invocation, content label: String = "content") throws(Diagnostics) -> Value {
    guard let data = call.value("data"), let content = call.closure(label) else { return call.view(.empty) }
    let source = call.source(of: "data")
    var views: [ViewValue] = []
    var ids: Set<String> = []
    for element in try elements(of: data, call.evaluator, source) {
      try call.evaluator.step(source)
      try checkIdentity(of: element, call)
      let made = try call.evaluator.views(from: content, [element], call.source(of: label))
      let id = try identity(of: element, call)
      if id.isPlain, !ids.insert(id.text).inserted {
        call.evaluator.warn(.repeatedID(id.text, in: call.entry.name, source))
      }
      views.append(ViewValue(.identified(id.text, made), site: CallSite(name: "Group", source: call.source)))
    }
    return call.view(.group(views))
  }

  /// - Throws: that nothing identifies an element: it is of a type of the scenario's own, or a text, which would have to
  ///   be Identifiable.
  private static func checkIdentity(of element: Value, _ call: Invocation) throws(Diagnostics) {
    guard call.value("id") == nil else { return }
    let evaluator = call.evaluator
    let names = evaluator.typeNames(of: element)
    switch element {
    case .string where evaluator.types["String"]?.hasMember("id") ?? false: return
    case .string: throw .notIdentifiable("String", in: call.entry.name, call.source(of: "data"))
    case .structure(let value):
      if value.type.hasMember("id") || !names.dropFirst().allSatisfy({ plainProtocols.contains($0) }) { return }
    case .enumeration(let value):
      if value.type.hasMember("id") || !names.dropFirst().allSatisfy({ plainProtocols.contains($0) }) { return }
    default: return
    }
    throw .notIdentifiable(names[0], in: call.entry.name, call.source(of: "data"))
  }

  /// Protocols that a type may conform to without being Identifiable; for any other name that is not known.
  private static let plainProtocols: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable", "CaseIterable", "String",
    "Int", "CustomStringConvertible", "Error",
  ]

  /// What identifies an element, as text.
  ///
  /// - Returns: the text, and whether it is that of a number or a string, which is the same only for the same id.
  private static func identity(
    of element: Value, _ call: Invocation
  ) throws(Diagnostics) -> (text: String, isPlain: Bool) {
    let evaluator = call.evaluator
    // A subview has no text that identifies it; its place in the source and its number do.
    if let view = element.view { return ("\(view.site.source.line):\(view.site.source.column)", false) }
    var value = element
    if case .binding(let binding) = element { value = try evaluator.read(binding, call.source) }
    if case .keyPath(let names)? = call.value("id") {
      value = try evaluator.value(at: names, of: value, call.source(of: "id"))
    } else if let id = try evaluator.ownProperty("id", of: value, call.source) {
      value = id
    }
    switch value {
    case .int, .double, .string: return (evaluator.text(value), true)
    default: return (evaluator.text(value), false)
    }
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
