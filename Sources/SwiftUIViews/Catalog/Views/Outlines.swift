internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views that open and close: `DisclosureGroup`, `OutlineGroup` and `List(_:children:)`.
extension Catalog {
  static let outlines: [CatalogEntry] = [
    CatalogEntry(
      .view, "DisclosureGroup", "Its label beside an arrow and, where it is open, its content below.",
      status: .opaque, [.anything { call throws(Diagnostics) in try disclosure(call) }]),
    CatalogEntry(
      .view, "OutlineGroup", "A row for each element; those with children have an arrow and are closed.",
      [
        Overload([
          .unlabelled("data", .any, "Elements, or a single one."), .labelled("id", .any, default: "\\.id"),
          children, .labelled("content", .builder([.any]), "The view for an element."),
        ]) { call throws(Diagnostics) in call.view(.group(try outline(call, content: "content"))) }
      ]),
  ]

  static var children: ParameterDeclaration {
    .labelled("children", .any, "The key path to an element's children, which are nil for a leaf.")
  }

  private static let arrow = "its label, a spacer and a box of 12 × 12 points for the arrow, above its content if open"

  // MARK: DisclosureGroup

  private static func disclosure(_ call: Invocation) throws(Diagnostics) -> Value {
    let evaluator = call.evaluator
    let label = try label(call, isFirstClosureLabel: false)
    let isOpen = try call.heldFlag("isExpanded") ?? false
    // What is closed is not made.
    let content = ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        let views = try evaluator.preview.reading(environment) { () throws(Diagnostics) in
          try call.givenViews("content")
        }
        return try builder.nodes(of: views, in: environment)
      }, site: part(call))
    let configuration: [(name: String, value: Value)] = [
      ("label", .view(evaluator.group(label, call.source))), ("content", .view(content)),
      ("isExpanded", call.given("isExpanded") ?? .bool(false)),
    ]
    let head = head(call, label)
    return styled(call, by: "DisclosureGroupStyle", configuration) { _ in
      evaluator.warn(.assumedSize(of: "DisclosureGroup", standIn: arrow, call.source))
      return isOpen ? opened(call, head, content) : head
    }
  }

  /// The label's row above the content; in a list both are rows.
  private static func opened(_ call: Invocation, _ head: ViewValue, _ content: ViewValue) -> ViewValue {
    let column = ViewValue(.stack(StackRule(axis: .vertical), [head, content]), site: call.site)
    return ViewValue(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        try builder.nodes(of: environment.isInRows ? [head, content] : [column], in: environment)
      }, site: part(call))
  }

  /// A label beside an arrow.
  private static func head(_ call: Invocation, _ label: [ViewValue]) -> ViewValue {
    let parts = label + [spacer(call), box(call, width: 12, height: 12)]
    return ViewValue(.stack(StackRule(axis: .horizontal), parts), site: call.site)
  }

  // MARK: OutlineGroup

  /// The rows of an outline's first level.
  static func outline(_ call: Invocation, content label: String) throws(Diagnostics) -> [ViewValue] {
    guard let data = call.value("data"), let content = call.closure(label),
      case .keyPath(let path)? = call.value("children")
    else { return [] }
    let evaluator = call.evaluator
    var elements = [data]
    if case .structure = data {} else { elements = try evaluator.elements(of: data, call.source(of: "data")) }
    var rows: [ViewValue] = []
    for (index, element) in elements.enumerated() {
      let made = try evaluator.views(from: content, [element], call.source(of: label))
      var children = element
      children = try evaluator.value(at: path, of: children, call.source(of: "children"))
      var row = made
      if case .none = children {
      } else {
        evaluator.warn(.assumedSize(of: call.entry.name, standIn: arrow, call.source))
        row = [head(call, made)]
      }
      rows.append(ViewValue(.identified("\(index)", row), site: CallSite(name: "Group", source: call.source)))
    }
    return rows
  }
}
