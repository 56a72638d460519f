internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that change what is drawn and never the layout.
extension Catalog {
  static let drawing: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "clipped", "Hides what lies outside the frame.",
      [.labelled("antialiased", .bool, default: "false", "Is not looked at.")]
    ) { call throws(Diagnostics) in call.modified(.drawing(.clip(ShapeValue(outline: .rectangle)))) }.typed(
      "_ClipEffect<Rectangle>"),
    CatalogEntry(
      .modifier(on: "View"), "clipShape", "Hides what lies outside a shape.",
      [
        .unlabelled("shape", .shape, "The shape."),
        .labelled("style", .named("FillStyle"), default: "FillStyle()", "Is not looked at."),
      ]
    ) { call throws(Diagnostics) in
      guard let view = call.viewArgument("shape"), case .shape(let shape) = view.content else { return call.base }
      var site = call.site
      site.arguments = view.site.name
      return .view(ViewValue(.modified(call.baseView, .drawing(.clip(shape))), site: site))
    }.typed("_ClipEffect<some Shape>"),
    CatalogEntry(
      .modifier(on: "View"), "cornerRadius", "Hides the corners of the frame.",
      [
        .unlabelled("radius", .cgFloat, "The radius of every corner."),
        .labelled("antialiased", .bool, default: "true", "Is not looked at."),
      ]
    ) { call throws(Diagnostics) in
      let radius = call.length("radius") ?? 0
      let outline = Outline.roundedRectangle(cornerWidth: radius, cornerHeight: radius)
      return call.modified(.drawing(.clip(ShapeValue(outline: outline))))
    }.typed("_ClipEffect<RoundedRectangle>"),
    CatalogEntry(
      .modifier(on: "View"), "opacity", "Makes the view translucent.", [.unlabelled("opacity", .double, "From 0 to 1.")]
    ) { call throws(Diagnostics) in
      let opacity = call.number("opacity") ?? 1
      return call.modified(.drawing(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
    }.alsoOn("VisualEffect").typed("_OpacityEffect"),
    CatalogEntry(
      .modifier(on: "View"), "hidden", "Keeps the view's place and draws nothing; of a tab, leaves it out.",
      [
        Overload([]) { call throws(Diagnostics) in call.modified(.drawing(.opacity(0))) },
        Overload([.unlabelled("hidden", .bool, "Whether a tab is left out.")]) { call throws(Diagnostics) in
          call.bool("hidden") ?? false ? call.view(.empty) : call.base
        },
      ]
    ).typed("_HiddenModifier"),
  ]
}
