internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The settings of modifiers around a scroll view.
struct ScrollEnvironment {
  var margins = Insets.zero
  /// Where `contentMargins` sets them, in place of the margins that a list has by itself.
  var marginEdges = EdgeSet()
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var position: ScrollPositionValue?
  /// Whether the position that a scroll view has at first does not scroll it: `scrollPosition(id:)`.
  var startsUnscrolled = false
  /// `scrollClipDisabled`: whether content shows outside the scroll view.
  var isClipDisabled = false

  /// Whether a scroll view may stand elsewhere than at its beginning.
  var isScrolled: Bool { position != nil || initialAnchor != nil }
}

/// `ScrollView` and the modifiers that reach the scroll views inside them.
extension Catalog {
  static let scrolling: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "ScrollView", "Takes its proposal along the axes it scrolls and its content's length across them.",
        [
          .unlabelled("axes", .named("Axis.Set"), default: ".vertical", "Along which it scrolls."),
          .labelled("showsIndicators", .bool, default: "true", "Is not looked at."),
          .labelled("content", .content, "Several views stand in an implicit VStack, whatever the axes."),
        ]
      ) { call throws(Diagnostics) in try scrollView(call) },
      CatalogEntry(
        .modifier(on: "View"), "contentMargins", "Room around the content of the scroll views inside.",
        [
          Overload([
            .unlabelled("edges", .named("Edge.Set"), default: ".all", "Where there is room."),
            .unlabelled("length", .optional(.cgFloat), "How much."), contentPlacement,
          ]) { call throws(Diagnostics) in margins(call, edges: edges(call), length: call.distance("length") ?? 16) },
          Overload([
            .unlabelled("edges", .named("Edge.Set"), default: ".all", "Where there is room."),
            .unlabelled("insets", .named("EdgeInsets"), "How much on each edge."), contentPlacement,
          ]) { call throws(Diagnostics) in
            guard case .insets(let insets)? = call.value("insets")?.swiftUI else { return call.base }
            return margins(call, edges: edges(call), insets)
          },
          Overload([.unlabelled("insets", .named("EdgeInsets"), "How much on each edge."), contentPlacement]) {
            call throws(Diagnostics) in
            guard case .insets(let insets)? = call.value("insets")?.swiftUI else { return call.base }
            return margins(call, edges: .all, insets)
          },
          Overload([.unlabelled("length", .cgFloat, "How much on every edge."), contentPlacement]) {
            call throws(Diagnostics) in margins(call, edges: .all, length: call.distance("length") ?? 16)
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "defaultScrollAnchor",
        "Which point of the content shows first, and where short content sits.",
        [
          .unlabelled("anchor", .optional(.named("UnitPoint")), "A point of the content and of the view."),
          .labelled("for", .named("ScrollAnchorRole"), default: "all", "What the anchor is for."),
        ]
      ) { call throws(Diagnostics) in anchored(call) },
      CatalogEntry(
        .modifier(on: "View"), "scrollClipDisabled", "Whether scroll views draw outside their frame.",
        [.unlabelled("disabled", .bool, default: "true", "Whether they do.")]
      ) { call throws(Diagnostics) in
        let isDisabled = call.bool("disabled") ?? true
        return call.modified(.environment(.change { $0.scrolling.isClipDisabled = isDisabled }))
      },
    ] + constants("ContentMarginPlacement", ["automatic", "scrollContent", "scrollIndicators"])
    + constants("ScrollAnchorRole", ["initialOffset", "sizeChanges", "alignment"])
    + constants("ScrollIndicatorVisibility", ["automatic", "visible", "hidden", "never"])

  private static var contentPlacement: ParameterDeclaration {
    .labelled(
      "for", .named("ContentMarginPlacement"), default: ".automatic", "Margins of the indicators change nothing.")
  }

  private static func scrollView(_ call: Invocation) throws(Diagnostics) -> Value {
    var axes = (horizontal: false, vertical: true)
    if case .axes(let horizontal, let vertical)? = call.value("axes")?.swiftUI { axes = (horizontal, vertical) }
    let content = try call.views("content")
    return call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        var inner = environment
        let scrolling = environment.scrolling
        inner.scrolling = ScrollEnvironment()
        inner.mayBeScrolled = environment.mayBeScrolled || scrolling.isScrolled
        let before = builder.identified.count
        let child = try builder.stacked(content, in: inner, site.source)
        var rule = ScrollViewRule(
          horizontal: axes.horizontal, vertical: axes.vertical, margins: scrolling.margins,
          initialAnchor: scrolling.initialAnchor ?? .topLeading,
          alignmentAnchor: scrolling.alignmentAnchor ?? .topLeading)
        rule.position = builder.scrollPosition(
          scrolling, among: builder.identified[before...],
          of: builder.evaluator.preview.memory.identities.child(of: environment.identity, site.source))
        try builder.checkCount(site.source)
        return [
          builder.tree.addScrollView(
            rule, content: child, info: site.info(scrolling.isClipDisabled ? .nothing : .viewport))
        ]
      })
  }

  private static func edges(_ call: Invocation) -> EdgeSet {
    if case .edges(let edges)? = call.value("edges")?.swiftUI { return edges }
    return .all
  }

  private static func margins(_ call: Invocation, edges: EdgeSet, length: Double) -> Value {
    margins(call, edges: edges, edges.insets(length))
  }

  private static func margins(_ call: Invocation, edges: EdgeSet, _ insets: Insets) -> Value {
    if call.symbol("for") == "scrollIndicators" { return call.modified(.nothing) }
    return call.modified(
      .environment(
        .change { environment in
          let old = environment.scrolling.margins
          environment.scrolling.margins = Insets(
            top: edges.contains(Edge.top) ? insets.top : old.top,
            leading: edges.contains(Edge.leading) ? insets.leading : old.leading,
            bottom: edges.contains(Edge.bottom) ? insets.bottom : old.bottom,
            trailing: edges.contains(Edge.trailing) ? insets.trailing : old.trailing)
          environment.scrolling.marginEdges.formUnion(edges)
        }))
  }

  private static func anchored(_ call: Invocation) -> Value {
    var anchor: UnitPoint?
    if case .unitPoint(let point)? = call.value("anchor")?.swiftUI { anchor = point }
    let role = call.symbol("for")
    return call.modified(
      .environment(
        .change { environment in
          if role == nil || role == "initialOffset" { environment.scrolling.initialAnchor = anchor }
          if role == nil || role == "alignment" { environment.scrolling.alignmentAnchor = anchor }
        }))
  }
}
