internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `NavigationStack`, with the bars that its content asks for.
extension Catalog {
  static let navigationStacks: [CatalogEntry] = [
    CatalogEntry(
      .view, "NavigationStack",
      "Its root in all the room it is proposed, below a navigation bar; on macOS its root alone.",
      [.labelled("path", .binding(.any), default: "none"), .labelled("root", .content)]
    ) { call throws(Diagnostics) in
      let views = try call.views("root")
      if let path = call.value("path"), case .array(let values) = try call.held(path), !values.isEmpty {
        call.evaluator.warn(.notDrawn("the destination that the path leads to", call.source(of: "path")))
      }
      return call.view(
        .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
          [try builder.navigationStack(views, site, in: environment)]
        })
    }
  ]
}
