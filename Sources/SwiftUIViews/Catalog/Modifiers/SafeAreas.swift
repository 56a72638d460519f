internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers about the safe area.
extension Catalog {
  static let safeAreas: [CatalogEntry] =
    [
      inset("safeAreaInset").typed("_InsetViewModifier<_>"), inset("safeAreaBar"),
      CatalogEntry(
        .modifier(on: "View"), "ignoresSafeArea", "Reaches beyond the safe area; what the parent sees stays.",
        [
          .unlabelled("regions", .named("SafeAreaRegions"), default: ".all", "Which areas; no keyboard is shown."),
          .labelled("edges", .named("Edge.Set"), default: ".all", "At which edges."),
        ]
      ) { call throws(Diagnostics) in
        isAboutKeyboardAtMost(call) ? call.modified(.nothing) : ignoring(call)
      }.typed("_SafeAreaRegionsIgnoringLayout"),
      CatalogEntry(
        .modifier(on: "View"), "edgesIgnoringSafeArea", "Reaches beyond the safe area; what the parent sees stays.",
        [.unlabelled("edges", .named("Edge.Set"), "At which edges.")]
      ) { call throws(Diagnostics) in ignoring(call) }.typed("_SafeAreaIgnoringLayout"),
    ] + constants("SafeAreaRegions", ["all", "container", "keyboard"])

  /// Whether only the keyboard's area is meant, or none: `[]`.
  private static func isAboutKeyboardAtMost(_ call: Invocation) -> Bool {
    guard let regions = call.symbol("regions") else { return false }
    return regions.split(separator: " ").allSatisfy { $0 == "keyboard" }
  }

  private static func ignoring(_ call: Invocation) -> Value {
    var edges = EdgeSet.all
    if case .edges(let given)? = call.value("edges")?.swiftUI { edges = given }
    return call.modified(.rule(.ignoresSafeArea(edges)))
  }

  private static func inset(_ name: String) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, "Stands a view at an edge and gives the rest to the view.",
      [
        .labelled("edge", .named("Edge.Set"), "At which edge."),
        .labelled(
          "alignment", .oneOf([.named("HorizontalAlignment"), .named("VerticalAlignment")]), default: ".center",
          "Where along the edge."),
        .labelled(
          "spacing", .optional(.cgFloat), default: "nil", "The gap; nil is what the views prefer, mostly 8 points."),
        .labelled("content", .content, "The view at the edge."),
      ]
    ) { call throws(Diagnostics) in
      var edges = EdgeSet.bottom
      if case .edges(let given)? = call.value("edge")?.swiftUI { edges = given }
      let edge = Edge.allCases.first { edges.contains($0) } ?? .bottom
      var guide = call.guide("alignment")
      if guide?.axis == edge.axis { guide = nil }
      let rule = SafeAreaInsetRule(edge: edge, spacing: call.distance("spacing"), alignment: guide)
      let content = try call.views("content")
      return call.modified(
        .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
          let bar = try builder.oneNode(of: content, in: environment, alignment: .center, site.source)
          return try builder.add(.safeAreaInset(rule), [node, bar], site.info())
        })
    }
  }
}
