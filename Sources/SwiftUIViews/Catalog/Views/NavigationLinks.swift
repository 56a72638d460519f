internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `NavigationLink` in all its forms: its label, which outside a list looks like that of a button.
extension Catalog {
  static let navigationLinks: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "NavigationLink", "Lays out its label; a row that is one has an arrow.", valueForms + destinationForms),
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
    Overload([.words] + parameters) { call throws(Diagnostics) in
      link(call, [titleView(call)])
    }
  }

  private static func labelled(_ parameters: [ParameterDeclaration]) -> Overload {
    Overload(parameters + [.labelled("label", .content)]) { call throws(Diagnostics) in
      link(call, try call.views("label"))
    }
  }

  private static func link(_ call: Invocation, _ label: [ViewValue]) -> Value {
    let views = ViewValue(.group(label), site: call.site)
    let configuration: [(name: String, value: Value)] = [
      ("label", .view(views)), ("isPressed", .bool(false)), ("role", .none),
    ]
    return styledControl(call, by: "ButtonStyle", configuration) { control throws(Diagnostics) in
      control.environment.isInRows ? row(label, call.site) : control.button(control.joined(label))
    }
  }

  /// A row of a list that is marked as a link, whose views stand side by side.
  private static func row(_ label: [ViewValue], _ site: CallSite) -> ViewValue {
    let made = ViewContent.made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
      var nodes = try builder.nodes(of: label, in: environment)
      guard !nodes.isEmpty else { return nodes }
      if nodes.count > 1 {
        nodes = [try builder.add(.stack(StackRule(axis: .horizontal)), nodes, site.info())]
      }
      let indicator = environment.values["navigationLinkIndicatorVisibility"]?.symbolName
      builder.rowTraits[nodes[0], default: RowTraits()].isLink = indicator != "hidden"
      return nodes
    }
    return ViewValue(made, site: site)
  }
}
