internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that draw the view elsewhere, larger or turned, and `position`.
extension Catalog {
  static let effects: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "position", "Takes all the room it is proposed and puts the view's middle on a point.",
        [
          Overload([
            .labelled("x", .cgFloat, default: "0", "From the left."),
            .labelled("y", .cgFloat, default: "0", "From the top."),
          ]) { call throws(Diagnostics) in
            call.modified(.rule(.position(Point(x: call.distance("x") ?? 0, y: call.distance("y") ?? 0))))
          },
          Overload([.unlabelled("position", .named("CGPoint"), "The point.")]) { call throws(Diagnostics) in
            guard case .point(let point)? = call.value("position")?.swiftUI else { return call.base }
            return call.modified(.rule(.position(point)))
          },
        ]
      ).typed("_PositionLayout"),
      CatalogEntry(
        .modifier(on: "View"), "scaleEffect", "Draws the view larger or smaller; its frame stays.",
        [
          Overload([.unlabelled("scale", .cgFloat, "The factor."), effectAnchor]) { call throws(Diagnostics) in
            scaled(call, call.distance("scale") ?? 1, call.distance("scale") ?? 1)
          },
          Overload([.unlabelled("scale", .named("CGSize"), "The factors."), effectAnchor]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("scale")?.swiftUI else { return call.base }
            return scaled(call, size.width, size.height)
          },
          Overload([
            .labelled("x", .cgFloat, default: "1", "The factor across."),
            .labelled("y", .cgFloat, default: "1", "The factor down."), effectAnchor,
          ]) { call throws(Diagnostics) in scaled(call, call.distance("x") ?? 1, call.distance("y") ?? 1) },
        ]
      ).alsoOn("VisualEffect").typed("_ScaleEffect"),
      CatalogEntry(
        .modifier(on: "View"), "rotationEffect", "Draws the view turned; its frame stays.",
        [.unlabelled("angle", .named("Angle"), "Clockwise."), effectAnchor]
      ) { call throws(Diagnostics) in
        guard case .angle(let radians)? = call.value("angle")?.swiftUI, radians.isFinite else { return call.base }
        return effect(
          call,
          .rotation(
            radians: radians, sine: Trigonometry.sine(radians), cosine: Trigonometry.cosine(radians),
            anchor: anchorPoint(call)))
      }.alsoOn("VisualEffect").typed("_RotationEffect"),
      CatalogEntry(
        .modifier(on: "View"), "transformEffect", "Draws the view through a map; its frame stays.",
        [.unlabelled("transform", .named("CGAffineTransform"))]
      ) { call throws(Diagnostics) in transformed(call) }.alsoOn("VisualEffect").typed("_TransformEffect"),
      CatalogEntry(
        .modifier(on: "View"), "projectionEffect", "Draws the view through a map; its frame stays.",
        [.unlabelled("transform", .named("ProjectionTransform"))]
      ) { call throws(Diagnostics) in transformed(call) }.alsoOn("VisualEffect").typed("_ProjectionEffect"),
      CatalogEntry(
        .modifier(on: "View"), "rotation3DEffect",
        "Turns the view in space; it is drawn flat here, and its frame stays.",
        [
          .unlabelled("angle", .named("Angle")), .labelled("axis", .tuple([.cgFloat, .cgFloat, .cgFloat])),
          effectAnchor,
          .labelled("anchorZ", .cgFloat, default: "0"), .labelled("perspective", .cgFloat, default: "1"),
        ]
      ) { call throws(Diagnostics) in
        call.evaluator.warn(.effectNotDrawn("rotation3DEffect", call.source))
        return call.modified(.drawing(.passing))
      }.alsoOn("VisualEffect"),
      visualEffect,
    ]

  static var effectAnchor: ParameterDeclaration {
    .labelled("anchor", .named("UnitPoint"), default: ".center", "The point that stays where it is.")
  }

  static func anchorPoint(_ call: Invocation) -> UnitPoint {
    if case .unitPoint(let point)? = call.value("anchor")?.swiftUI { return point }
    return .center
  }

  private static func scaled(_ call: Invocation, _ x: Double, _ y: Double) -> Value {
    effect(call, .scale(x: x, y: y, anchor: anchorPoint(call)))
  }

  private static func transformed(_ call: Invocation) -> Value {
    guard case .transform(let transform)? = call.value("transform")?.swiftUI else { return call.base }
    return effect(call, .transform(transform))
  }

  private static func effect(_ call: Invocation, _ effect: RenderEffect) -> Value {
    call.modified(.effect(effect))
  }
}
