internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIBezierPath`, from which code makes a `Path`: `Path(UIBezierPath(roundedRect: rect, byRoundingCorners:
/// …).cgPath)`.
///
/// Source: Apple's documentation of `UIBezierPath`. Its angles are in radians, and clockwise means clockwise on the
/// screen.
extension Catalog {
  static let platformPaths: [CatalogEntry] =
    [
      CatalogEntry(
        .initializer, type, "An outline of UIKit, of which a Path can be made.",
        [
          Overload([]) { call throws(Diagnostics) in path(call, PathOutline()) },
          Overload([.labelled("rect", .named("CGRect"))]) { call throws(Diagnostics) in
            path(call, PathOutline(.rectangle, in: call.rect("rect")))
          },
          Overload([.labelled("ovalIn", .named("CGRect"))]) { call throws(Diagnostics) in
            path(call, PathOutline(.ellipse, in: call.rect("ovalIn")))
          },
          Overload([.labelled("roundedRect", .named("CGRect")), .labelled("cornerRadius", .cgFloat)]) {
            call throws(Diagnostics) in
            let radius = call.length("cornerRadius") ?? 0
            let outline = Outline.roundedRectangle(cornerWidth: radius, cornerHeight: radius)
            return path(call, PathOutline(outline, in: call.rect("roundedRect")))
          },
          Overload([
            .labelled("roundedRect", .named("CGRect")), .labelled("byRoundingCorners", .named(corners)),
            .labelled("cornerRadii", .named("CGSize")),
          ]) { call throws(Diagnostics) in
            path(call, PathOutline(.unevenRoundedRectangle(roundCorners(call)), in: call.rect("roundedRect")))
          },
          Overload(arc("arcCenter")) { call throws(Diagnostics) in
            var outline = PathOutline()
            add(arcOf: call, around: "arcCenter", to: &outline)
            return path(call, outline)
          },
          Overload([.labelled("cgPath", .named("Path"))]) { call throws(Diagnostics) in
            guard case .shape(let shape)? = call.viewArgument("cgPath")?.content else { return .none }
            return .view(ViewValue(.shape(shape), site: call.site))
          },
        ]),
      CatalogEntry(property: "cgPath", of: type, "The outline, for a Path.") { call throws(Diagnostics) in
        guard let view = call.base.view else { return .none }
        var site = view.site
        site.name = "Path"
        return .view(ViewValue(view.content, site: site))
      },
    ]
    + [
      stroke("move", of: type, [.labelled("to", .named("CGPoint"))]) { $0.move(to: $1.point("to")) },
      stroke("addLine", of: type, [.labelled("to", .named("CGPoint"))]) { $0.addLine(to: $1.point("to")) },
      stroke(
        "addQuadCurve", of: type,
        [.labelled("to", .named("CGPoint")), .labelled("controlPoint", .named("CGPoint"))]
      ) { $0.addQuadCurve(to: $1.point("to"), control: $1.point("controlPoint")) },
      stroke(
        "addCurve", of: type,
        [
          .labelled("to", .named("CGPoint")), .labelled("controlPoint1", .named("CGPoint")),
          .labelled("controlPoint2", .named("CGPoint")),
        ]
      ) { path, call in
        path.addCurve(
          to: call.point("to"), control1: call.point("controlPoint1"), control2: call.point("controlPoint2"))
      },
      stroke("addArc", of: type, arc("withCenter")) { path, call in add(arcOf: call, around: "withCenter", to: &path) },
      stroke("close", of: type, []) { path, _ in path.close() },
    ] + cornerConstants

  private static let type = "UIBezierPath"
  private static let corners = "UIRectCorner"
  private static let cornerNames = ["topLeft", "topRight", "bottomLeft", "bottomRight"]

  private static var cornerConstants: [CatalogEntry] {
    constants(corners, cornerNames) + [
      CatalogEntry(constant: "allCorners", of: corners, "All four.") { _ throws(Diagnostics) in
        .symbol(type: corners, name: cornerNames.joined(separator: " "))
      }
    ]
  }

  private static func arc(_ center: String) -> [ParameterDeclaration] {
    [
      .labelled(center, .named("CGPoint")), .labelled("radius", .cgFloat), .labelled("startAngle", .cgFloat),
      .labelled("endAngle", .cgFloat), .labelled("clockwise", .bool),
    ]
  }

  private static func add(arcOf call: Invocation, around center: String, to path: inout PathOutline) {
    let (start, end) = (call.number("startAngle") ?? 0, call.number("endAngle") ?? 0)
    // `Path` means clockwise with a y axis that points up.
    let delta = PathArc.turn(from: start, to: end, isClockwise: !(call.bool("clockwise") ?? true))
    PathArc(center: call.point(center), radius: call.number("radius") ?? 0, start: start, delta: delta)
      .add(to: &path, call.map)
  }

  /// The corners are those of the screen, whatever the direction of the layout.
  private static func roundCorners(_ call: Invocation) -> CornerRadii {
    let names = (call.symbol("byRoundingCorners") ?? "").split(separator: " ").map { String($0) }
    let radius = call.size("cornerRadii").width
    func length(_ name: String) -> Double { names.contains(name) ? radius : 0 }
    return CornerRadii(
      topLeading: length("topLeft"), bottomLeading: length("bottomLeft"), bottomTrailing: length("bottomRight"),
      topTrailing: length("topRight"))
  }
}
