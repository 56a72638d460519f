internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `padding` in its forms.
extension Catalog {
  /// What `padding()` without a number adds on each edge.
  private static var standardPadding: Double { 16 }

  static let paddings: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "padding", "Adds room around the view.",
      [
        Overload([
          .unlabelled("edges", .named("Edge.Set"), default: ".all", "Where room is added."),
          .unlabelled("length", .optional(.cgFloat), default: "nil", "How much; nil is 16 points."),
        ]) { call throws(Diagnostics) in
          var edges = EdgeSet.all
          if case .edges(let given)? = call.value("edges")?.swiftUI { edges = given }
          return padded(call, edges.insets(call.distance("length") ?? standardPadding))
        },
        Overload([.unlabelled("length", .cgFloat, "How much on every edge.")]) { call throws(Diagnostics) in
          padded(call, Insets(call.distance("length") ?? standardPadding))
        },
        Overload([.unlabelled("insets", .named("EdgeInsets"), "How much on each edge.")]) { call throws(Diagnostics) in
          guard case .insets(let insets)? = call.value("insets")?.swiftUI else { return call.base }
          return padded(call, insets)
        },
      ]
    ).typed("_PaddingLayout")
  ]

  private static func padded(_ call: Invocation, _ insets: Insets) -> Value {
    var site = call.site
    for (index, parameter) in call.overload.parameters.enumerated() where parameter.name != "edges" {
      guard let source = call.sources[index].first else { continue }
      for edge in [Parameter.top, .leading, .bottom, .trailing] { site.parameters.append((edge, source)) }
    }
    return .view(ViewValue(.modified(call.baseView, .rule(.padding(insets))), site: site))
  }
}
