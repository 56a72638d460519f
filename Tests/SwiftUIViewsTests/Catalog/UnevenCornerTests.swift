import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Rectangles whose corners differ, in a frame of 40 × 40.
struct UnevenCornerTests {
  private let radii = CornerRadii(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1)
  private let arguments = "topLeadingRadius: 4, bottomLeadingRadius: 3, bottomTrailingRadius: 2, topTrailingRadius: 1"
  private let record = "RectangleCornerRadii(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1)"

  private func outline(_ view: String) throws -> Outline {
    let run = try run("#Preview { \(view).frame(width: 40, height: 40) }")
    #expect(run.warnings.isEmpty)
    let outlines = run.trace.nodes.compactMap { node -> Outline? in
      switch node.info.appearance {
      case .fill(let outline, _), .stroke(let outline, _, _, _), .clip(let outline): outline
      default: nil
      }
    }
    return try #require(outlines.first)
  }

  @Test func everyCornerHasItsRadius() throws {
    let views = [
      "UnevenRoundedRectangle(\(arguments)).fill(.red)", "UnevenRoundedRectangle(cornerRadii: \(record))",
      "Text(\"\").clipShape(.rect(\(arguments)))", "Text(\"\").clipShape(.rect(cornerRadii: \(record)))",
      "Text(\"\").background(.red, in: UnevenRoundedRectangle(\(arguments)))",
      "{ () -> UnevenRoundedRectangle in .rect(\(arguments)) }().fill(.red)",
    ]
    for view in views { #expect(try outline(view) == .unevenRoundedRectangle(radii), "\(view)") }
  }

  @Test func leadingIsRightWhereTheLayoutGoesFromRightToLeft() throws {
    let view = "UnevenRoundedRectangle(\(arguments)).environment(\\.layoutDirection, .rightToLeft)"
    let mirrored = CornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(try outline(view) == .unevenRoundedRectangle(mirrored))
  }

  @Test func aLineInsideTheOutlineHasSmallerCorners() throws {
    guard
      case .path(let path) = try outline("UnevenRoundedRectangle(topLeadingRadius: 9).strokeBorder(.red, lineWidth: 4)")
    else {
      Issue.record("no path")
      return
    }
    #expect(path.segments.first == .move(Point(x: 9, y: 2)))
    #expect(path.bounds == Rect(x: 2, y: 2, width: 36, height: 36))
  }

  /// As of a button whose radius is meant to be large enough.
  @Test(arguments: [
    (100.0, 100.0, Size(width: 20, height: 20)), (.infinity, .infinity, Size(width: 20, height: 20)),
    (8, 8, Size(width: 8, height: 8)), (90, 15, Size(width: 85, height: 15)), (-1, -1, Size(width: 0, height: 0)),
  ])
  func aCornerStaysRoundHoweverLargeItsRadius(width: Double, height: Double, corner: Size) {
    let room = Size(width: 170, height: 40)
    #expect(Outline.corner(width: width, height: height, in: room) == corner)
    let outline = Outline.roundedRectangle(cornerWidth: width, cornerHeight: height)
    let path = PathOutline(outline, in: Rect(origin: .zero, size: room))
    #expect(path.segments.first == .move(Point(x: corner.width, y: 0)))
  }

  @Test func aPathHasThem() throws {
    let rect = "CGRect(x: 0, y: 0, width: 40, height: 40)"
    let expected = Outline.path(
      PathOutline(.unevenRoundedRectangle(radii), in: Rect(x: 0, y: 0, width: 40, height: 40)))
    #expect(try outline("Path(roundedRect: \(rect), cornerRadii: \(record))") == expected)
    #expect(try outline("Path { $0.addRoundedRect(in: \(rect), cornerRadii: \(record)) }") == expected)
  }

  @Test(arguments: [
    ("Circle().offset(x: 5, y: 0)", Rect(x: 5, y: 0, width: 40, height: 40)),
    ("Circle().inset(by: 5)", Rect(x: 5, y: 5, width: 30, height: 30)),
    ("Rectangle().scale(0.5)", Rect(x: 10, y: 10, width: 20, height: 20)),
  ])
  func aClipIsMovedAsItsShapeIs(shape: String, bounds: Rect) throws {
    guard case .path(let path) = try outline("Color.red.clipShape(\(shape))") else {
      // The colour itself comes after the clip.
      Issue.record("no path")
      return
    }
    #expect(path.bounds == bounds)
  }
}
