internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `padding` and `safeAreaPadding` in their forms.
extension Catalog {
  /// What `padding()` without a number adds on each edge.
  private static var standardPadding: Double { 16 }

  static let paddings: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "padding", "Adds room around the view.",
      paddingForms(length: { $0.distance("length") }, padded)
    ).typed("_PaddingLayout"),
    CatalogEntry(
      .modifier(on: "View"), "safeAreaPadding", "Padding that counts as safe area.",
      paddingForms(length: { $0.length("length") }) { $0.modified(.rule(.safeAreaPadding($1))) }),
  ]

  /// Edges with a length, a length for every edge, and insets.
  private static func paddingForms(
    length: @escaping @Sendable (Invocation) -> Double?, _ padded: @escaping @Sendable (Invocation, Insets) -> Value
  ) -> [Overload] {
    [
      Overload([
        .unlabelled("edges", .named("Edge.Set"), default: ".all", "Where room is added."),
        .unlabelled("length", .optional(.cgFloat), default: "nil", "How much; nil is 16 points."),
      ]) { call throws(Diagnostics) in
        var edges = EdgeSet.all
        if case .edges(let given)? = call.value("edges")?.swiftUI { edges = given }
        return padded(call, edges.insets(length(call) ?? standardPadding))
      },
      Overload([.unlabelled("length", .cgFloat, "How much on every edge.")]) { call throws(Diagnostics) in
        padded(call, Insets(length(call) ?? standardPadding))
      },
      Overload([.unlabelled("insets", .named("EdgeInsets"), "How much on each edge.")]) { call throws(Diagnostics) in
        guard case .insets(let insets)? = call.value("insets")?.swiftUI else { return call.base }
        return padded(call, insets)
      },
    ]
  }

  private static func padded(_ call: Invocation, _ insets: Insets) -> Value {
    var site = call.site
    for (index, parameter) in call.overload.parameters.enumerated() where parameter.name != "edges" {
      guard let source = call.sources[index].first else { continue }
      for edge in [Parameter.top, .leading, .bottom, .trailing] { site.parameters.append((edge, source)) }
    }
    return .view(ViewValue(.modified(call.baseView, .rule(.padding(insets))), site: site))
  }
}
