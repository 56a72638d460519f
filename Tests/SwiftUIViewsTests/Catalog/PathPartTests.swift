import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Parts of outlines and interrupted lines, in a frame of 40 × 40.
struct PathPartTests {
  private func outline(_ view: String) throws -> PathOutline {
    let run = try run("#Preview { \(view).frame(width: 40, height: 40) }")
    #expect(run.warnings.allSatisfy { $0.severity == .note })
    let outlines = run.trace.nodes.compactMap { node -> PathOutline? in
      switch node.info.appearance {
      case .fill(.path(let path), _), .stroke(.path(let path), _, _, _): path
      default: nil
      }
    }
    return try #require(outlines.first)
  }

  /// Where the outline begins and ends, rounded to hundredths.
  private func ends(_ view: String) throws -> [Double] {
    let outline = try outline(view)
    guard case .move(let start)? = outline.segments.first, let end = outline.currentPoint else { return [] }
    return [start.x, start.y, end.x, end.y].map { ($0 * 100).rounded() / 100 + 0 }
  }

  @Test(arguments: [
    ("Circle()", 0.0, 0.5, [40.0, 20, 0, 20]), ("Circle()", 0.25, 0.75, [20, 40, 20, 0]),
    ("Circle()", 0.75, 1, [20, 0, 40, 20]), ("Rectangle()", 0, 0.25, [0, 0, 40, 0]),
    ("Rectangle()", 0.5, 2, [40, 40, 0, 0]), ("RoundedRectangle(cornerRadius: 5)", 0, 0.5, [40, 20, 0, 20]),
  ])
  func aPartOfAShapeIsDrawn(shape: String, from: Double, to: Double, ends: [Double]) throws {
    #expect(try self.ends("\(shape).trim(from: \(from), to: \(to)).stroke(.red, lineWidth: 2)") == ends)
  }

  @Test func aPartOfAPathIsDrawn() throws {
    let path = "Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)]) }"
    #expect(try ends("\(path).trimmedPath(from: 0.25, to: 0.75).stroke(.red)") == [20, 0, 40, 20])
    #expect(try ends("\(path).trim(from: 0.25, to: 0.75).stroke(.red)") == [20, 0, 40, 20])
  }

  @Test func nothingIsLeftOfAnEmptyPart() throws {
    #expect(try outline("Circle().trim(from: 0.5, to: 0.5).stroke(.red)").segments.isEmpty)
  }

  @Test(arguments: [("[10]", 8), ("[10, 30]", 4), ("[10, 5, 20]", 8)])
  func aLineIsInterrupted(dash: String, count: Int) throws {
    let line = "Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: \(dash)))"
    let dashes = try outline(line).segments.count { if case .move = $0 { true } else { false } }
    #expect(dashes == count)
  }

  @Test func aLineInsideTheOutlineIsInterruptedThere() throws {
    let line = "Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [200, 1]))"
    #expect(try outline(line).bounds == Rect(x: 2, y: 2, width: 36, height: 36))
  }

  @Test func anArcTouchesTwoLines() throws {
    let arc = "$0.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 30, y: 30), radius: 10)"
    let outline = try outline("Path { $0.move(to: .zero); \(arc) }.stroke(.red)")
    #expect(outline.segments.count == 3)
    guard case .line(let from) = outline.segments[1], case .curve(let to, let first, _) = outline.segments[2] else {
      Issue.record("no line and curve")
      return
    }
    for (found, expected) in [(from.x, 20.0), (from.y, 0), (to.x, 30), (to.y, 10), (first.x, 25.5228), (first.y, 0)] {
      #expect(abs(found - expected) < 1e-3)
    }
  }

  @Test func fillingOnlyWhatIsEnclosedOddTimesIsToldNotToBeDrawn() throws {
    let run = try run("#Preview { Circle().fill(.red, style: FillStyle(eoFill: true)) }")
    #expect(run.warnings.map(\.message).contains { $0.contains("eoFill") })
  }
}
