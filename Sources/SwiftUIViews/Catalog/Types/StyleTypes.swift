internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Styles of types of their own: materials, image paints, styles of any type, and styles with a shadow.
extension Catalog {
  static let styleTypes: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "AnyShapeStyle", "A style of any type.", [.unlabelled("style", .style)]) {
        call throws(Diagnostics) in .style(call.style("style") ?? .foreground)
      },
      CatalogEntry(
        .initializer, "ImagePaint", "An image as a style; it is drawn as a gray fill.",
        [
          .labelled("image", .any), .labelled("sourceRect", .named("CGRect"), default: "the whole image"),
          .labelled("scale", .cgFloat, default: "1"),
        ]
      ) { call throws(Diagnostics) in imagePaint(call) },
      CatalogEntry(
        .staticMember(of: "ShapeStyle"), "image", "An image as a style; it is drawn as a gray fill.",
        [
          .unlabelled("image", .any), .labelled("sourceRect", .named("CGRect"), default: "the whole image"),
          .labelled("scale", .cgFloat, default: "1"),
        ]
      ) { call throws(Diagnostics) in imagePaint(call) },
      .type("Material", "A translucent style.").takingConstants(of: "ShapeStyle"),
      CatalogEntry(
        .member(of: "ShapeStyle"), "opacity", "The style, more translucent.", [.unlabelled("opacity", .double)]
      ) { call throws(Diagnostics) in
        let opacity = min(max(call.number("opacity") ?? 1, 0), 1)
        switch call.base.swiftUI {
        case .style(let style): return .style(.faded(style, opacity))
        case .gradient(let gradient):
          return .gradient(ColorValue(paint: gradient.paint.opacity(opacity), name: gradient.name))
        default: return call.base
        }
      },
      CatalogEntry(
        .staticMember(of: "ShapeStyle"), "shadow", "The foreground's style with a shadow, which is not drawn.",
        [.unlabelled("style", .unread)]
      ) { _ throws(Diagnostics) in .style(.foreground) },
      CatalogEntry(
        .member(of: "ShapeStyle"), "shadow", "The style with a shadow, or the view with one; no shadow is drawn.",
        status: .noEffect,
        [
          Overload([.unlabelled("style", .unread)]) { call throws(Diagnostics) in call.base },
          Overload(shadowParameters) { call throws(Diagnostics) in call.modified(.nothing) },
        ]),
    ]
    + SystemColor.materials.map { name, paint in
      CatalogEntry(constant: name, of: "Material", "A material.") { _ throws(Diagnostics) in .style(.paint(paint)) }
    }

  static var shadowParameters: [ParameterDeclaration] {
    [
      .labelled("color", .named("Color"), default: ".black.opacity(0.33)"), .labelled("radius", .cgFloat),
      .labelled("x", .cgFloat, default: "0"), .labelled("y", .cgFloat, default: "0"),
    ]
  }

  private static func imagePaint(_ call: Invocation) -> Value {
    call.evaluator.warn(.notDrawn("the image of a style", call.source))
    return .style(.paint(Paint(RGBA(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.2))))
  }
}
