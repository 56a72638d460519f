internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `NavigationLink` in all its forms, and `Link`: they lay out their label.
extension Catalog {
  static let navigationLinks: [CatalogEntry] =
    [
      CatalogEntry(.view, "NavigationLink", "Lays out its label; a row that is one has an arrow.", valueForms + destinationForms),
      CatalogEntry(
        .view, "Link", "Lays out its label.",
        [titled([.labelled("destination", .any)]), labelled([.labelled("destination", .any)])]),
      .noEffect("isDetailLink", "Whether a navigation link leads to the detail column."),
    ]

  private static let valueForms = [
    titled([.labelled("value", .any)]), labelled([.labelled("value", .any)]),
    titled([.labelled("destinationName", .any)]), labelled([.labelled("destinationName", .any)]),
  ]

  /// A destination as a view or a closure; the older forms also say when it is shown.
  private static let destinationForms: [Overload] = [SwiftType.any, .function([], .any)].flatMap { type in
    let destination = ParameterDeclaration.labelled("destination", type, "Is not looked at.")
    let active = ParameterDeclaration.labelled("isActive", .any, "Whether the destination is shown.")
    let tag = ParameterDeclaration.labelled("tag", .any)
    let selection = ParameterDeclaration.labelled("selection", .any, "The tag of the destination that is shown.")
    return [
      titled([destination]), labelled([destination]), titled([destination, active]), labelled([destination, active]),
      titled([active, destination]), labelled([active, destination]), titled([destination, tag, selection]),
      labelled([destination, tag, selection]), titled([tag, selection, destination]),
      labelled([tag, selection, destination]),
    ]
  }

  private static func titled(_ parameters: [ParameterDeclaration]) -> Overload {
    Overload([.unlabelled("title", .string)] + parameters) { call throws(Diagnostics) in
      linked(call, [titleView(call)])
    }
  }

  private static func labelled(_ parameters: [ParameterDeclaration]) -> Overload {
    Overload(parameters + [.labelled("label", .content)]) { call throws(Diagnostics) in
      linked(call, try call.views("label"))
    }
  }

  /// A link's label; in a list the row is marked as a link, whose views stand side by side.
  private static func linked(_ call: Invocation, _ label: [ViewValue]) -> Value {
    guard call.entry.name == "NavigationLink" else { return call.view(.group(label)) }
    return call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        var nodes = try builder.nodes(of: label, in: environment)
        guard environment.isInRows, !nodes.isEmpty else { return nodes }
        if nodes.count > 1 {
          nodes = [try builder.add(.stack(StackRule(axis: .horizontal)), nodes, site.info())]
        }
        builder.rowTraits[nodes[0], default: RowTraits()].isLink = true
        return nodes
      })
  }
}
