internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Views whose rows open and close: `OutlineGroup` and `List(_:children:)`.
extension Catalog {
  static let outlines: [CatalogEntry] = [
    CatalogEntry(
      .view, "OutlineGroup", "A row for each element; those with children have an arrow and are closed.",
      [
        Overload([
          .unlabelled("data", .any, "Elements, or a single one."), .labelled("id", .any, default: "\\.id"),
          children, .labelled("content", .builder([.any]), "The view for an element."),
        ]) { call throws(Diagnostics) in call.view(.group(try outline(call, content: "content"))) }
      ])
  ]

  static var children: ParameterDeclaration {
    .labelled("children", .any, "The key path to an element's children, which are nil for a leaf.")
  }

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
        row = [
          styledControl(call, by: "DisclosureGroupStyle", []) { control throws(Diagnostics) in
            control.disclosureHead(made, isOpen: false)
          }.view ?? made[0]
        ]
      }
      rows.append(ViewValue(.identified("\(index)", row), site: CallSite(name: "Group", source: call.source)))
    }
    return rows
  }
}
