internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `mask`, and effects on colours that are accepted without being drawn.
extension Catalog {
  static let clipping: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "mask", "Shows the view only where another one is; a single shape clips, others do not.",
      [
        Overload([
          .labelled("alignment", .named("Alignment"), default: ".center", "Which guides of the two meet."),
          .unlabelled("mask", .content, "The other view."),
        ]) { call throws(Diagnostics) in masked(call, try call.views("mask")) },
        Overload([.unlabelled("mask", .view, "The other view.")]) { call throws(Diagnostics) in
          masked(call, call.viewArgument("mask").map { [$0] } ?? [])
        },
      ]
    ).typed("_MaskEffect<_>")
  ]

  /// A filled shape clips. Any other mask is laid out like an overlay and never painted, and the parts that it would
  /// hide are drawn.
  private static func masked(_ call: Invocation, _ views: [ViewValue]) -> Value {
    if views.count == 1, case .shape(let shape) = views[0].content, !shape.isLine {
      return call.modified(.drawing(.clip(shape)))
    }
    call.evaluator.warn(.effectNotDrawn("mask", call.source))
    let alignment = call.alignment("alignment") ?? .center
    return call.modified(
      .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
        let mask = try builder.oneNode(of: views, in: environment, alignment: alignment, site.source)
        let info = NodeInfo(name: "mask", arguments: "not drawn", source: site.source, appearance: .opacity(0))
        let hidden = try builder.add(.neutral, [mask], info)
        return try builder.add(.secondary(alignment), [node, hidden], site.info())
      })
  }
}
