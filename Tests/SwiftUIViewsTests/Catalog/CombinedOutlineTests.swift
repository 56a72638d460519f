import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Shapes combined from two, in a frame of 40 × 40: points show their areas.
struct CombinedOutlineTests {
  private let declarations = """
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([.zero, CGPoint(x: rect.maxX, y: 0), CGPoint(x: 0, y: rect.maxY)]) }
      }
    }
    """

  private func outline(_ view: String) throws -> PathOutline {
    let run = try run("\(declarations)\n#Preview { \(view).frame(width: 40, height: 40) }")
    #expect(run.warnings.isEmpty)
    let outlines = run.trace.nodes.compactMap { node -> PathOutline? in
      switch node.info.appearance {
      case .fill(.path(let path), _), .stroke(.path(let path), _, _, _), .clip(.path(let path)): path
      default: nil
      }
    }
    return try #require(outlines.first)
  }

  /// Whether a path with the rule that every turn counts encloses a point; curves are taken as 32 lines.
  private func contains(_ path: PathOutline, _ x: Double, _ y: Double) -> Bool {
    var (turns, start, pen) = (0, Point.zero, Point.zero)
    func line(to end: Point) {
      if (pen.y <= y) != (end.y <= y), pen.x + (y - pen.y) / (end.y - pen.y) * (end.x - pen.x) > x {
        turns += end.y > pen.y ? 1 : -1
      }
      pen = end
    }
    for segment in path.segments {
      switch segment {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): line(to: point)
      case .close: line(to: start)
      case .quadCurve(let point, _): line(to: point)
      case .curve(let end, let first, let second):
        let from = pen
        for step in 1...32 {
          let t = Double(step) / 32
          let s = 1 - t
          func part(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          line(to: Point(x: part(from.x, first.x, second.x, end.x), y: part(from.y, first.y, second.y, end.y)))
        }
      }
    }
    return turns != 0
  }

  private static let left = "Rectangle().size(width: 20, height: 40)"
  private static let shapes: [(String, @Sendable (Double, Double) -> Bool)] = [
    ("Circle()", { ($0 - 20) * ($0 - 20) + ($1 - 20) * ($1 - 20) < 400 }),
    ("Circle().scale(0.5)", { ($0 - 20) * ($0 - 20) + ($1 - 20) * ($1 - 20) < 100 }),
    (left, { x, _ in x < 20 }), ("Rectangle()", { _, _ in true }), ("Corner()", { $0 + $1 < 40 }),
    ("Circle().offset(x: 20, y: 0)", { ($0 - 40) * ($0 - 40) + ($1 - 20) * ($1 - 20) < 400 }),
    ("Rectangle().rotation(.degrees(45)).scale(0.5)", { ($0 - 20).magnitude + ($1 - 20).magnitude < 14.142 }),
  ]
  private static let operations: [(String, @Sendable (Bool, Bool) -> Bool)] = [
    ("union", { $0 || $1 }), ("intersection", { $0 && $1 }), ("subtracting", { $0 && !$1 }),
    ("symmetricDifference", { $0 != $1 }),
  ]

  @Test(arguments: shapes.indices, operations.indices)
  func everyPointIsInWhatIsLeftOfBoth(first: Int, operation: Int) throws {
    let (one, isInFirst) = CombinedOutlineTests.shapes[first]
    let (name, keeps) = CombinedOutlineTests.operations[operation]
    for (other, isInSecond) in CombinedOutlineTests.shapes {
      let path = try outline("\(one).\(name)(\(other)).fill(.red)")
      // Beside both diagonals and all edges.
      for x in stride(from: 1.3, to: 40, by: 4.1) {
        for y in stride(from: 0.9, to: 40, by: 4.3) {
          #expect(
            contains(path, x, y) == keeps(isInFirst(x, y), isInSecond(x, y)), "\(one).\(name)(\(other)) at \(x), \(y)")
        }
      }
    }
  }

  @Test func aHoleGoesRoundTheOtherWay() throws {
    let ring = try outline("Circle().subtracting(Circle().scale(0.5)).fill(.red)")
    #expect(ring.segments.count { if case .move = $0 { true } else { false } } == 2)
    #expect(ring.bounds == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func curvesStayCurves() throws {
    let half = try outline("Circle().intersection(\(CombinedOutlineTests.left)).fill(.red)")
    #expect(half.segments.count { if case .curve = $0 { true } else { false } } == 2)
  }

  @Test(arguments: [("lineIntersection", 20.0), ("lineSubtraction", 20)])
  func aLineIsCutByAnArea(name: String, x: Double) throws {
    let line = "Path { $0.addLines([CGPoint(x: 0, y: 9), CGPoint(x: 40, y: 9)]) }"
    let path = try outline("\(line).\(name)(\(CombinedOutlineTests.left)).stroke(.red)")
    let start = name == "lineIntersection" ? 0.0 : x
    #expect(path.segments == [.move(Point(x: start, y: 9)), .line(Point(x: start + 20, y: 9))])
  }

  @Test func aCombinedShapeClips() throws {
    let path = try outline("Color.red.clipShape(Circle().subtracting(\(CombinedOutlineTests.left)))")
    #expect(!contains(path, 10, 20))
    #expect(contains(path, 30, 20))
  }
}
