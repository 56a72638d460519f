import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct LineStyleTests {
  private func stroke(_ shape: String) throws -> (outline: Outline, line: LineStyle) {
    let run = try run("#Preview { \(shape).frame(width: 40, height: 20) }")
    for node in run.trace.nodes {
      if case .stroke(let outline, _, let line, _) = node.info.appearance { return (outline, line) }
    }
    return try #require(nil)
  }

  private func segments(_ shape: String) throws -> [PathOutline.Segment] {
    guard case .path(let path) = try stroke(shape).outline else { return [] }
    return path.segments
  }

  @Test(arguments: [
    ("lineWidth: 3", LineStyle(width: 3)), ("lineWidth: 3, lineCap: .round", LineStyle(width: 3, cap: .round)),
    ("lineWidth: 3, lineCap: .square, lineJoin: .bevel", LineStyle(width: 3, cap: .square, join: .bevel)),
    ("lineWidth: 3, lineJoin: .round, miterLimit: 2", LineStyle(width: 3, join: .round, miterLimit: 2)),
  ])
  func hasItsEndsAndCorners(style: String, line: LineStyle) throws {
    #expect(try stroke("Circle().stroke(.red, style: StrokeStyle(\(style)))").line == line)
    #expect(try stroke("Circle().stroke(style: StrokeStyle(\(style))).fill(.red)").line == line)
    #expect(try stroke("Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(\(style))).fill(.red)").line == line)
  }

  @Test func makesAPathOfARectangleWhoseCornersAreNotMitred() throws {
    #expect(try segments("Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 4))").isEmpty)
    #expect(try segments("Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 4, lineJoin: .round))").count == 5)
    let inside = try segments("Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel))")
    #expect(inside.first == .move(Point(x: 2, y: 2)))
  }

  @Test func showsDashesWithoutALengthWhereTheyHaveEnds() throws {
    func dashes(_ cap: String) throws -> Int {
      let path = "Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 40, y: 0)) }"
      return try segments("\(path).stroke(.red, style: StrokeStyle(lineCap: .\(cap), dash: [0, 10]))").count / 2
    }
    #expect(try dashes("round") == 4)
    #expect(try dashes("butt") == 0)
  }

  @Test(arguments: [
    ("Rectangle().inset(by: 4)", Point(x: 4, y: 4)), ("Rectangle().inset(by: 4).inset(by: 2)", Point(x: 6, y: 6)),
    ("RoundedRectangle(cornerRadius: 6).inset(by: 4)", Point(x: 6, y: 4)),
  ])
  func goesAroundAnOutlineFurtherIn(shape: String, start: Point) throws {
    #expect(try segments("\(shape).stroke(.red)").first == .move(start))
  }

  @Test(arguments: [
    "Circle().union(Rectangle().stroke(lineWidth: 3)).stroke(.red)",
    "Circle().scale(2).size(width: 5, height: 5).stroke(.red)",
    "RoundedRectangle(cornerRadius: 5).trim(from: 0, to: 0.5).stroke(.red)",
  ])
  func tellsOfAnOutlineThatIsNotKnown(shape: String) throws {
    #expect(try run("#Preview { \(shape) }").warnings.count == 1)
    #expect(try run("#Preview { Circle().trim(from: 0, to: 0.5).stroke(.red) }").warnings.isEmpty)
  }
}
