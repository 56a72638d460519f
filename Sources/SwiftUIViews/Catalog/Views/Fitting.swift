internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ViewThatFits`.
extension Catalog {
  static let fitting: [CatalogEntry] = [
    CatalogEntry(
      .view, "ViewThatFits", "The first of its views whose ideal size fits.",
      [
        .labelled("in", .named("Axis.Set"), default: "[.horizontal, .vertical]", "Which axes are compared."),
        .labelled("content", .content, "The candidates, in order of preference."),
      ]
    ) { call throws(Diagnostics) in
      var axes = (horizontal: true, vertical: true)
      if case .axes(let horizontal, let vertical)? = call.value("in")?.swiftUI { axes = (horizontal, vertical) }
      let candidates = try call.views("content")
      return call.view(
        .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
          let nodes = try builder.nodes(of: candidates, in: environment)
          let rule = Rule.viewThatFits(horizontal: axes.horizontal, vertical: axes.vertical)
          return [try builder.add(rule, nodes, site.info())]
        })
    }
  ]
}
