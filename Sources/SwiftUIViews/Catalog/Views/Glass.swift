internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `glassEffect` and `GlassEffectContainer`: glass is drawn behind views and takes no room.
extension Catalog {
  static let glass: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "GlassEffectContainer", "Lays out its content; joined glass is not drawn.",
        [
          .labelled("spacing", .optional(.cgFloat), default: "nil", "From where glass is joined; not a gap."),
          .labelled("content", .content),
        ]
      ) { call throws(Diagnostics) in call.view(.group(try call.views("content"))) },
      CatalogEntry(
        .modifier(on: "View"), "glassEffect", "Draws Liquid Glass behind the view, as a translucent fill with an edge.",
        [
          .unlabelled("glass", .named("Glass"), default: ".regular"),
          .labelled("in", .shape, default: "DefaultGlassEffectShape()"),
          .labelled("isEnabled", .bool, default: "true"),
        ]
      ) { call throws(Diagnostics) in onGlass(call) },
      CatalogEntry(.view, "DefaultGlassEffectShape", "The shape of Liquid Glass: a capsule.") {
        call throws(Diagnostics) in call.view(.shape(capsule))
      },
      .type("Glass", "How Liquid Glass looks."),
      CatalogEntry(
        .member(of: "Glass"), "tint", "The glass in a color.", [.unlabelled("color", .optional(.named("Color")))]
      ) { call throws(Diagnostics) in .record(call.baseRecord.setting("tint", to: call.value("color") ?? .none)) },
      CatalogEntry(
        .member(of: "Glass"), "interactive", "Glass that reacts to touches, which does not show.",
        [.unlabelled("isEnabled", .bool, default: "true")]
      ) { call throws(Diagnostics) in call.base },
    ]
    + ["regular", "clear", "identity"].map { name in
      CatalogEntry(constant: name, of: "Glass", "A kind of glass.") { _ throws(Diagnostics) in
        .record(RecordValue("Glass", [("kind", .string(name))]))
      }
    }

  private static var capsule: ShapeValue { ShapeValue(outline: .capsule, isSquare: false) }

  private static func onGlass(_ call: Invocation) -> Value {
    let glass = call.record("glass")
    guard call.bool("isEnabled") ?? true, glass?.text("kind") != "identity" else { return call.modified(.nothing) }
    var shape = capsule
    if let given = call.viewArgument("in"), case .shape(let own) = given.content { shape = own }
    let paint = paint(of: glass)
    return call.modified(
      .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
        try builder.onGlass(node, shape, paint, site, environment)
      })
  }

  private static func paint(of glass: RecordValue?) -> Paint {
    if case .color(let tint)? = glass?["tint"]?.swiftUI { return tint.paint.opacity(0.8) }
    return glass?.text("kind") == "clear" ? SystemColor.clearGlass : SystemColor.glass
  }
}

extension TreeBuilder {
  /// A view with glass behind it: the fill is a part inside the edge.
  fileprivate func onGlass(
    _ node: NodeID, _ shape: ShapeValue, _ paint: Paint, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let line = LineStyle(width: 0.5)
    var part = NodeInfo(name: "Glass", source: site.source, appearance: .fill(shape.outline, paint))
    part.isPart = true
    let fill = try add(.neutral, [node], part)
    let edge = try add(
      .neutral, [fill], site.info(.stroke(shape.outline, SystemColor.glassEdge, line, inset: true)))
    if shape.isDrawnLater {
      var ring = shape
      ring.painting = .stroke(.paint(SystemColor.glassEdge), line, inset: true)
      outlines.append(OwnOutline(node: fill, shape: shape, environment: environment))
      outlines.append(OwnOutline(node: edge, shape: ring, environment: environment))
    }
    return edge
  }
}
