internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Path`: a shape of lines and curves. As a view it takes the room that it is proposed.
extension Catalog {
  static let paths: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Path", "An outline of lines and curves, in points from the top left corner of its frame.",
        [
          Overload([]) { call throws(Diagnostics) in path(call, PathOutline()) },
          Overload([.unlabelled("rect", .named("CGRect"))]) { call throws(Diagnostics) in
            path(call, PathOutline(.rectangle, in: call.rect("rect")))
          },
          Overload([.labelled("ellipseIn", .named("CGRect"))]) { call throws(Diagnostics) in
            path(call, PathOutline(.ellipse, in: call.rect("ellipseIn")))
          },
          Overload([
            .labelled("roundedRect", .named("CGRect")), .labelled("cornerRadius", .cgFloat), roundedStyle,
          ]) { call throws(Diagnostics) in
            let radius = call.length("cornerRadius") ?? 0
            let outline = Outline.roundedRectangle(cornerWidth: radius, cornerHeight: radius)
            return path(call, PathOutline(outline, in: call.rect("roundedRect")))
          },
          Overload([
            .labelled("roundedRect", .named("CGRect")), .labelled("cornerSize", .named("CGSize")), roundedStyle,
          ]) { call throws(Diagnostics) in
            let size = call.size("cornerSize")
            let outline = Outline.roundedRectangle(cornerWidth: size.width, cornerHeight: size.height)
            return path(call, PathOutline(outline, in: call.rect("roundedRect")))
          },
          Overload([
            .labelled("roundedRect", .named("CGRect")), .labelled("cornerRadii", .named("RectangleCornerRadii")),
            roundedStyle,
          ]) { call throws(Diagnostics) in
            path(call, PathOutline(.unevenRoundedRectangle(cornerRadii(call)), in: call.rect("roundedRect")))
          },
          Overload([.unlabelled("path", .named("Path"))]) { call throws(Diagnostics) in call.value("path") ?? .none },
          Overload([.unlabelled("callback", .function([.any], .any), "Draws the path.")]) { call throws(Diagnostics) in
            try drawn(call)
          },
        ])
    ] + strokes + pathProperties

  /// The path that a closure draws; only its room if the closure uses unknown values.
  private static func drawn(_ call: Invocation) throws(Diagnostics) -> Value {
    let empty = path(call, PathOutline())
    guard let draw = call.closure("callback") else { return empty }
    do throws(Diagnostics) {
      return try call.evaluator.changed(empty, by: draw, [], call.source)
    } catch {
      if error.isLimit { throw error }
      call.evaluator.warn(.outlineNotDrawn(of: call.entry.name, call.source))
      return call.view(.shape(ShapeValue(outline: .rectangle)))
    }
  }

  static func path(_ call: Invocation, _ path: PathOutline) -> Value {
    call.view(.shape(ShapeValue(outline: .path(path))))
  }

  static var roundedStyle: ParameterDeclaration {
    .labelled("style", .named("RoundedCornerStyle"), default: ".continuous")
  }

  // MARK: - Strokes

  private static let strokes: [CatalogEntry] = [
    stroke("move", [.labelled("to", .named("CGPoint"))]) { $0.move(to: $1.point("to")) },
    stroke("addLine", [.labelled("to", .named("CGPoint"))]) { $0.addLine(to: $1.point("to")) },
    stroke("addLines", [.unlabelled("lines", .array(.named("CGPoint")))]) { $0.addLines($1.points("lines")) },
    stroke("addQuadCurve", [.labelled("to", .named("CGPoint")), .labelled("control", .named("CGPoint"))]) {
      $0.addQuadCurve(to: $1.point("to"), control: $1.point("control"))
    },
    stroke(
      "addCurve",
      [
        .labelled("to", .named("CGPoint")), .labelled("control1", .named("CGPoint")),
        .labelled("control2", .named("CGPoint")),
      ]
    ) { $0.addCurve(to: $1.point("to"), control1: $1.point("control1"), control2: $1.point("control2")) },
    arc,
    stroke(
      "addRelativeArc",
      [
        .labelled("center", .named("CGPoint")), .labelled("radius", .cgFloat),
        .labelled("startAngle", .named("Angle")), .labelled("delta", .named("Angle")), transform,
      ]
    ) { path, call in
      PathArc(
        center: call.point("center"), radius: call.number("radius") ?? 0, start: call.angle("startAngle"),
        delta: call.angle("delta")
      ).add(to: &path, call.map)
    },
    stroke("addRect", [.unlabelled("rect", .named("CGRect")), transform]) { path, call in
      path.add(PathOutline(.rectangle, in: call.rect("rect")).mapped(call.map))
    },
    stroke("addRects", [.unlabelled("rects", .array(.named("CGRect"))), transform]) { path, call in
      for rect in call.rects("rects") { path.add(PathOutline(.rectangle, in: rect).mapped(call.map)) }
    },
    stroke("addEllipse", [.labelled("in", .named("CGRect")), transform]) { path, call in
      path.add(PathOutline(.ellipse, in: call.rect("in")).mapped(call.map))
    },
    roundedRect,
    stroke("addPath", [.unlabelled("path", .named("Path")), transform]) { path, call in
      guard case .shape(let shape)? = call.viewArgument("path")?.content, let other = shape.path(in: .zero) else {
        return
      }
      path.add(other.mapped(call.map))
    },
    stroke("closeSubpath", []) { path, _ in path.close() },
  ]

  private static let roundedRect = CatalogEntry(
    .member(of: "Path"), "addRoundedRect", "Adds to the path.",
    [
      adding([.labelled("in", .named("CGRect")), .labelled("cornerSize", .named("CGSize")), roundedStyle, transform]) {
        path, call in
        let size = call.size("cornerSize")
        let outline = Outline.roundedRectangle(cornerWidth: size.width, cornerHeight: size.height)
        path.add(PathOutline(outline, in: call.rect("in")).mapped(call.map))
      },
      adding([
        .labelled("in", .named("CGRect")), .labelled("cornerRadii", .named("RectangleCornerRadii")), roundedStyle,
        transform,
      ]) { path, call in
        path.add(PathOutline(.unevenRoundedRectangle(cornerRadii(call)), in: call.rect("in")).mapped(call.map))
      },
    ])

  private static let arc = CatalogEntry(
    .member(of: "Path"), "addArc", "Adds to the path.",
    [
      adding([
        .labelled("center", .named("CGPoint")), .labelled("radius", .cgFloat),
        .labelled("startAngle", .named("Angle")), .labelled("endAngle", .named("Angle")),
        .labelled("clockwise", .bool), transform,
      ]) { path, call in
        let (start, end) = (call.angle("startAngle"), call.angle("endAngle"))
        let delta = PathArc.turn(from: start, to: end, isClockwise: call.bool("clockwise") ?? false)
        PathArc(center: call.point("center"), radius: call.number("radius") ?? 0, start: start, delta: delta)
          .add(to: &path, call.map)
      },
      adding([
        .labelled("tangent1End", .named("CGPoint")), .labelled("tangent2End", .named("CGPoint")),
        .labelled("radius", .cgFloat), transform,
      ]) { path, call in
        path.addArc(
          tangent1End: call.map(call.point("tangent1End")), tangent2End: call.map(call.point("tangent2End")),
          radius: call.number("radius") ?? 0)
      },
    ])

  private static var transform: ParameterDeclaration {
    .labelled("transform", .named("CGAffineTransform"), default: "CGAffineTransform()")
  }

  /// The most segments that cost only the step of their call, as for the outline of a rounded rectangle.
  private static let mostFreeSegments = 16

  private static let segmentsCopiedInAStep = 256

  /// A method that adds to the path it is called on.
  static func stroke(
    _ name: String, of type: String = "Path", _ parameters: [ParameterDeclaration],
    _ add: @escaping @Sendable (inout PathOutline, Invocation) -> Void
  ) -> CatalogEntry {
    CatalogEntry(.member(of: type), name, "Adds to the path.", [adding(parameters, add)])
  }

  private static func adding(
    _ parameters: [ParameterDeclaration], _ add: @escaping @Sendable (inout PathOutline, Invocation) -> Void
  ) -> Overload {
    Overload(isMutating: true, parameters) { call throws(Diagnostics) in
      guard let base = call.base.view, case .shape(var shape) = base.content, case .path(var path) = shape.outline
      else { return .void }
      let count = path.segments.count
      // If the path is also stored elsewhere, it is copied.
      try call.evaluator.step(call.source, cost: 1 + count / segmentsCopiedInAStep)
      add(&path, call)
      // A path that is added to itself again and again grows faster than the steps that are spent on it.
      if path.segments.count - count > mostFreeSegments {
        try call.evaluator.check(elements: path.segments.count, new: path.segments.count - count, call.source)
      }
      shape.outline = .path(path)
      call.base = .view(ViewValue(.shape(shape), site: base.site))
      return .void
    }
  }

  // MARK: - Properties

  private static let pathProperties: [CatalogEntry] = [
    property("currentPoint", "Where the last stroke ended, or nil.") { $0.currentPoint.map { .point($0) } ?? .none },
    property("isEmpty", "Whether nothing was added.") { .bool($0.segments.isEmpty) },
    property("boundingRect", "The rectangle around the path.") {
      .rect($0.bounds ?? Rect(origin: .zero, size: .zero))
    },
  ]

  private static func property(
    _ name: String, _ documentation: ReferenceText, _ value: @escaping @Sendable (PathOutline) -> Value
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "Path", documentation) { call throws(Diagnostics) in
      guard case .shape(let shape)? = call.base.view?.content, case .path(let path) = shape.outline else {
        return .none
      }
      return value(path)
    }
  }
}

extension Invocation {
  func point(_ name: String) -> Point {
    if case .point(let point)? = value(name)?.swiftUI { return point }
    return .zero
  }

  func rect(_ name: String) -> Rect {
    if case .rect(let rect)? = value(name)?.swiftUI { return rect }
    return .zero
  }

  func size(_ name: String) -> Size {
    if case .size(let size)? = value(name)?.swiftUI { return size }
    return .zero
  }

  func angle(_ name: String) -> Double {
    if case .angle(let radians)? = value(name)?.swiftUI, radians.isFinite { return radians }
    return 0
  }

  func points(_ name: String) -> [Point] {
    guard case .array(let values)? = value(name) else { return [] }
    return values.compactMap { if case .point(let point)? = $0.swiftUI { point } else { nil } }
  }

  func rects(_ name: String) -> [Rect] {
    guard case .array(let values)? = value(name) else { return [] }
    return values.compactMap { if case .rect(let rect)? = $0.swiftUI { rect } else { nil } }
  }

  /// The map of the call's `transform`.
  var map: (Point) -> Point {
    guard case .transform(let map)? = value("transform")?.swiftUI else { return { $0 } }
    return { map($0) }
  }
}

extension Rect {
  static let zero = Rect(origin: .zero, size: .zero)
}
