internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `background`, `overlay`, `border` and `zIndex`.
extension Catalog {
  static let layers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "background", "Draws something behind the view, in its frame.", layer(isBackground: true)
    ).typed("_BackgroundModifier<_>"),
    CatalogEntry(
      .modifier(on: "View"), "overlay", "Draws something above the view, in its frame.", layer(isBackground: false)
    ).typed("_OverlayModifier<_>"),
    CatalogEntry(
      .modifier(on: "View"), "border", "Draws a line inside the edges of the frame.",
      [
        .unlabelled("content", .style, "The line's style."),
        .labelled("width", .cgFloat, default: "1", "The line's width."),
      ]
    ) { call throws(Diagnostics) in
      var site = call.site
      site.parameters = []
      let border = DrawingModification.border(call.style("content") ?? .foreground, width: call.length("width") ?? 1)
      return .view(ViewValue(.modified(call.baseView, .drawing(border)), site: site))
    }.typed("_OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, Color>>"),
    CatalogEntry(
      .modifier(on: "View"), "zIndex", "Draws the view in front of those beside it that have a lower index.",
      [.unlabelled("value", .double, "0 is the usual index.")]
    ) { call throws(Diagnostics) in
      let index = call.number("value") ?? 0
      return call.modified(.zIndex(index.isFinite ? index : 0))
    }.typed("_TraitWritingModifier<ZIndexTraitKey>"),
  ]

  private static func layer(isBackground: Bool) -> [Overload] {
    let alignment = ParameterDeclaration.labelled(
      "alignment", .named("Alignment"), default: ".center", "Which guides of the two meet.")
    let edges = ParameterDeclaration.labelled(
      "ignoresSafeAreaEdges", .named("Edge.Set"), default: ".all", "Where it reaches beyond the safe area.")
    let plain = Overload([edges]) { call throws(Diagnostics) in
      filled(call, nil, isBackground: true, ignoring: ignoredEdges(call))
    }
    return [
      Overload([.unlabelled("style", .style, "A colour or style that fills the frame."), edges]) {
        call throws(Diagnostics) in filled(call, nil, isBackground: isBackground, ignoring: ignoredEdges(call))
      },
      Overload([
        .unlabelled("style", .style, "A colour or style."), .labelled("in", .shape, "The shape that is filled."),
        .labelled("fillStyle", .named("FillStyle"), default: "FillStyle()", "Is not looked at."),
      ]) { call throws(Diagnostics) in filled(call, call.viewArgument("in"), isBackground: isBackground) },
      Overload([.unlabelled("view", .view, "The other view."), alignment]) { call throws(Diagnostics) in
        layered(call, call.viewArgument("view").map { [$0] } ?? [], isBackground: isBackground)
      },
      Overload([alignment, .labelled("content", .content, "The other views.")]) { call throws(Diagnostics) in
        layered(call, try call.views("content"), isBackground: isBackground)
      },
      Overload([.labelled("in", .shape, "A shape, filled with the background's colour.")]) {
        call throws(Diagnostics) in filled(call, call.viewArgument("in"), isBackground: isBackground)
      },
    ] + (isBackground ? [plain] : [])
  }

  private static func layered(_ call: Invocation, _ views: [ViewValue], isBackground: Bool) -> Value {
    call.modified(.secondary(views, call.alignment("alignment") ?? .center, isBackground: isBackground))
  }

  /// A style fills the frame, or a shape in it.
  private static func filled(
    _ call: Invocation, _ shape: ViewValue?, isBackground: Bool, ignoring edges: EdgeSet = []
  ) -> Value {
    let style = call.style("style") ?? .background
    let source = call.source(of: "style")
    var view = ViewValue(.shape(fill(.rectangle, style)), site: CallSite(name: "Color", source: source))
    if call.styleIsView, let color = call.viewArgument("style") { view = color }
    if let shape, case .shape(let value) = shape.content {
      var filled = value
      filled.painting = .fill(style)
      view = ViewValue(.shape(filled), site: shape.site)
    }
    return call.modified(.secondary([view], .center, isBackground: isBackground, ignoring: edges))
  }

  /// All edges unless the call names others.
  private static func ignoredEdges(_ call: Invocation) -> EdgeSet {
    if case .edges(let edges)? = call.value("ignoresSafeAreaEdges")?.swiftUI { return edges }
    return .all
  }

  private static func fill(_ outline: Outline, _ style: StyleValue) -> ShapeValue {
    ShapeValue(outline: outline, isSquare: outline == .circle, painting: .fill(style))
  }
}

extension Invocation {
  /// The style is a colour or gradient, which is a view by itself.
  fileprivate var styleIsView: Bool {
    switch value("style")?.swiftUI {
    case .color, .gradient: return true
    default: return false
    }
  }
}
