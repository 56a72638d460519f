internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `padding` and `safeAreaPadding` in their forms.
extension Catalog {
  /// The length that `padding()` without a number adds on each edge, in points.
  private static var standardPadding: Double { 16 }

  static let paddings: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "padding", "Adds room around the view.",
        paddingForms(length: { $0.distance("length") }, padded)
      ).typed("_PaddingLayout"),
      CatalogEntry(
        .modifier(on: "View"), "scenePadding", "Adds the room that a scene keeps at its edges.",
        [
          Overload([.unlabelled("edges", .named("Edge.Set"), default: ".all", "Where room is added.")]) {
            call throws(Diagnostics) in scenePadded(call)
          },
          Overload([.unlabelled("padding", .named("ScenePadding")), edgesOfScene]) { call throws(Diagnostics) in
            scenePadded(call)
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "safeAreaPadding", "Padding that counts as safe area.",
        paddingForms(length: { $0.length("length") }) { $0.modified(.rule(.safeAreaPadding($1))) }),
    ] + constants("ScenePadding", ["minimum", "navigationBar"])

  private static var edgesOfScene: ParameterDeclaration {
    .labelled("edges", .named("Edge.Set"), default: ".all", "Where room is added.")
  }

  /// The margins of an app's content, which are also those of the system's bars and lists.
  private static func scenePadded(_ call: Invocation) -> Value {
    var edges = EdgeSet.all
    if case .edges(let given)? = call.value("edges")?.swiftUI { edges = given }
    let isWide = call.evaluator.preview.options.platform == .macOS || call.evaluator.preview.readScreen().width >= 700
    return padded(call, edges.insets(isWide ? 20 : standardPadding))
  }

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
