import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Outlines of the scenario's own shapes and of paths.
struct PathTests {
  private static let shapes = """
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }

    """

  /// What the nodes of a preview draw, without those that draw nothing.
  private func appearances(_ view: String) throws -> [Appearance] {
    let run = try run(PathTests.shapes + "#Preview { \(view).frame(width: 40, height: 20) }")
    #expect(run.warnings.map(\.message) == [])
    return run.trace.nodes.map(\.info.appearance).filter { $0 != .nothing }
  }

  private func path(_ view: String) throws -> [PathOutline.Segment] {
    let paths = try appearances(view).compactMap { appearance -> PathOutline? in
      switch appearance {
      case .fill(.path(let path), _), .stroke(.path(let path), _, _, _), .clip(.path(let path)): path
      default: nil
      }
    }
    return try #require(paths.first).segments
  }

  private static let triangle: [PathOutline.Segment] = [
    .move(Point(x: 0, y: 20)), .line(Point(x: 20, y: 0)), .line(Point(x: 40, y: 20)), .close,
  ]

  @Test(arguments: [
    "Triangle()", "Triangle().fill(.red)", "Triangle().stroke(.red, lineWidth: 2)", "Color.red.clipShape(Triangle())",
    "Color.clear.background(.red, in: Triangle())", "Color.red.mask(Triangle())",
  ])
  func aShapeIsDrawnAsItsPathInItsFrame(view: String) throws {
    #expect(try path(view) == PathTests.triangle)
  }

  @Test func aShapeIsMirroredFromRightToLeft() throws {
    let slope = "Slope().environment(\\.layoutDirection, .rightToLeft)"
    let run = try run(
      """
      struct Slope: Shape {
        func path(in rect: CGRect) -> Path { Path { $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]) } }
      }
      #Preview { \(slope).frame(width: 40, height: 20) }
      """)
    let paths = run.trace.nodes.compactMap { node -> [PathOutline.Segment]? in
      if case .fill(.path(let path), _) = node.info.appearance { path.segments } else { nil }
    }
    #expect(paths == [[.move(Point(x: 40, y: 0)), .line(Point(x: 0, y: 20))]])
  }

  @Test(arguments: [
    ("$0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))", Rect(x: 1, y: 2, width: 3, height: 4)),
    ("$0.addEllipse(in: CGRect(x: 1, y: 2, width: 3, height: 4))", Rect(x: 1, y: 2, width: 3, height: 4)),
    (
      "$0.addRoundedRect(in: CGRect(x: 1, y: 2, width: 3, height: 4), cornerSize: CGSize(width: 9, height: 1))",
      Rect(x: 1, y: 2, width: 3, height: 4)
    ),
    (
      "$0.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), transform: CGAffineTransform(scaleX: 3, y: 1))",
      Rect(x: 0, y: 0, width: 6, height: 2)
    ),
    (
      "$0.move(to: .zero); $0.addCurve(to: CGPoint(x: 9, y: 0), control1: .zero, control2: CGPoint(x: 9, y: 5))",
      Rect(x: 0, y: 0, width: 9, height: 5)
    ),
  ])
  func aPathIsDrawnWhereItsPointsAre(strokes: String, bounds: Rect) throws {
    var path = PathOutline()
    for segment in try self.path("Path { \(strokes) }") {
      switch segment {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second): path.addCurve(to: point, control1: first, control2: second)
      case .close: path.close()
      }
    }
    #expect(path.bounds == bounds)
  }

  /// Angles grow from the right over the bottom unless the arc is `clockwise`.
  @Test(arguments: [(false, Point(x: 10, y: 20)), (true, Point(x: 10, y: 0))])
  func anArcGoesTheWayThatSwiftUICallsIt(isClockwise: Bool, middle: Point) throws {
    let segments = try path(
      "Path { $0.addArc(center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(180), "
        + "clockwise: \(isClockwise)) }")
    #expect(segments.count == 3)
    guard case .curve(let end, _, _) = segments[1], case .curve(let last, _, _) = segments[2] else {
      Issue.record("an arc consists of curves")
      return
    }
    #expect(abs(end.x - middle.x) < 1e-9 && abs(end.y - middle.y) < 1e-9)
    #expect(abs(last.x) < 1e-9 && abs(last.y - 10) < 1e-9)
  }

  @Test func aPathIsAValueThatIsReadAndChanged() throws {
    let run = try run(
      """
      struct Probe: View {
        var width: CGFloat {
          var path = Path()
          path.addLines([.zero, CGPoint(x: 30, y: 5)])
          let kept = path
          path.addLine(to: CGPoint(x: 70, y: 0))
          return kept.boundingRect.width + (path.currentPoint?.x ?? 0) + (path.isEmpty ? 1000 : 0)
        }
        var body: some View { Color.red.frame(width: width, height: 10) }
      }
      #Preview { Probe() }
      """)
    #expect(run.trace.nodes.contains { $0.frame.size.width == 100 })
  }

  /// In the `path(in:)` of another shape an outline is asked for at once.
  @Test(arguments: ["Triangle()", "Rectangle().intersection(Triangle())"])
  func aShapeTurnedInsideOfAnotherIsTurned(shape: String) throws {
    let run = try run(
      PathTests.shapes + """
        struct Turned: Shape {
          func path(in rect: CGRect) -> Path { \(shape).rotation(.degrees(180)).path(in: rect) }
        }
        #Preview { Turned().frame(width: 40, height: 20) }
        """)
    #expect(run.warnings.map(\.message) == [])
    let paths = run.trace.nodes.compactMap { node -> PathOutline? in
      if case .fill(.path(let path), _) = node.info.appearance { path } else { nil }
    }
    let points = try #require(paths.first).segments.compactMap { segment -> Point? in
      switch segment {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    // Its tip is below.
    let tips = points.filter { ($0.y - 20).magnitude < 1e-6 }
    #expect(!tips.isEmpty && tips.allSatisfy { ($0.x - 20).magnitude < 1e-6 })
    #expect(points.contains { $0.y.magnitude < 1e-6 && $0.x.magnitude < 1e-6 })
  }

  @Test(arguments: [("insetBy", "4 6 32 8"), ("offsetBy", "4 6 40 20")])
  func aRectangleMakesAnotherOfItself(name: String, expected: String) throws {
    let run = try run(
      """
      struct Probe: Shape {
        func path(in rect: CGRect) -> Path { Path(rect.\(name)(dx: 4, dy: 6)) }
      }
      #Preview { Probe().frame(width: 40, height: 20) }
      """)
    #expect(run.warnings.map(\.message) == [])
    let bounds = run.trace.nodes.compactMap { node -> Rect? in
      if case .fill(.path(let path), _) = node.info.appearance { path.bounds } else { nil }
    }
    let rect = try #require(bounds.first)
    #expect("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.size.width)) \(Int(rect.size.height))" == expected)
  }

  @Test func aPathThatTheProgramExtendsIsAPath() throws {
    let run = try run(
      """
      extension Path { mutating func drop(to y: CGFloat) { addLine(to: CGPoint(x: 8, y: y)) } }
      struct Step: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: .zero)
          path.drop(to: 12)
          path.addLines([CGPoint(x: 30, y: 2)])
          return path
        }
      }
      #Preview { Step().frame(width: 40, height: 20) }
      """)
    #expect(run.warnings.map(\.message) == [])
    let bounds = run.trace.nodes.compactMap { node -> Rect? in
      if case .fill(.path(let path), _) = node.info.appearance { path.bounds } else { nil }
    }
    #expect(bounds.map(\.size) == [Size(width: 30, height: 12)])
  }
}
