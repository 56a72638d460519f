internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `DisclosureGroup`: a label next to an arrow and, if it is open, its content below.
extension Catalog {
  static let disclosureGroups: [CatalogEntry] = [
    CatalogEntry(
      .view, "DisclosureGroup", "Its label beside an arrow and, where it is open, its content below.",
      [.anything { call throws(Diagnostics) in try disclosure(call) }])
  ]

  private static func disclosure(_ call: Invocation) throws(Diagnostics) -> Value {
    let evaluator = call.evaluator
    let label = try label(call, isFirstClosureLabel: false)
    let isOpen = try call.heldFlag("isExpanded") ?? false
    // The content of a closed group is not made.
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
    return styledControl(call, by: "DisclosureGroupStyle", configuration) { control throws(Diagnostics) in
      let head = control.disclosureHead(label, isOpen: isOpen)
      if !isOpen { return control.whole(head, above: .ofContent, below: .ofContent) }
      if control.environment.isInRows { return evaluator.group([head, content], call.source) }
      let inside = control.column([content], spacing: nil)
      let column = control.column([head, inside], spacing: control.isPhone ? nil : 0)
      return control.whole(column, above: .ofContent, below: .ofContent)
    }
  }
}

extension Control {
  /// A label next to an arrow, in all the width that is proposed.
  func disclosureHead(_ label: [ViewValue], isOpen: Bool) -> ViewValue {
    guard isPhone else {
      let arrow = mark(
        "arrow", Size(width: MacMeasures.disclosureArrow, height: 11),
        [DrawnShape(.symbol(isOpen ? "chevron.down" : "chevron.right"), SystemColor.secondary)])
      let row = row([arrow] + label, spacing: MacMeasures.disclosureGap)
      return filling(padded(row, side: 0, edge: MacMeasures.disclosureEdge))
    }
    if !environment.isInRows {
      warn("DisclosureGroup on iOS", standIn: "its label, a spacer and an arrow, above its content if open")
    }
    let arrow = mark(
      "arrow", Size(width: 12, height: 12), [DrawnShape(.symbol(isOpen ? "chevron.down" : "chevron.right"), tint)])
    return spread(label, arrow)
  }
}
