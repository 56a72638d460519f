import LayoutEngine
import SwiftUIViews
import Testing

/// `UIBezierPath`, of which code makes shapes with single round corners.
@Suite struct PlatformPathTests {
  /// The outline of the first shape, in a frame of 100 by 60.
  private func outline(_ path: String) throws -> [PathOutline.Segment] {
    let source = """
      struct Cut: Shape {
        func path(in rect: CGRect) -> Path { \(path) }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 60)) { Cut() }
      """
    let trace = try run(source).trace
    #expect(trace.standIns.isEmpty)
    for node in trace.nodes {
      if case .fill(.path(let path), _) = node.info.appearance { return path.segments }
    }
    Issue.record("nothing is drawn")
    return []
  }

  @Test(arguments: [
    ("[.topLeft, .topRight]", "UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20)"),
    (".bottomLeft", "UnevenRoundedRectangle(bottomLeadingRadius: 20)"),
    (".allCorners", "RoundedRectangle(cornerRadius: 20, style: .circular)"),
  ])
  func roundsTheCornersItNames(corners: String, same: String) throws {
    let radii = "CGSize(width: 20, height: 20)"
    let bezier = "UIBezierPath(roundedRect: rect, byRoundingCorners: \(corners), cornerRadii: \(radii))"
    #expect(try outline("Path(\(bezier).cgPath)") == outline("\(same).path(in: rect)"))
  }

  @Test(arguments: [
    ("UIBezierPath(ovalIn: rect)", "Path(ellipseIn: rect)"), ("UIBezierPath(rect: rect)", "Path(rect)"),
    (
      "UIBezierPath(roundedRect: rect, cornerRadius: 8)",
      "Path(roundedRect: rect, cornerRadius: 8)"
    ),
  ])
  func isMadeLikeAPath(bezier: String, path: String) throws {
    #expect(try outline("Path(\(bezier).cgPath)") == outline(path))
  }

  @Test func isDrawnByStrokes() throws {
    let bezier = """
      let bezier = UIBezierPath()
      bezier.move(to: CGPoint(x: rect.minX, y: rect.midY))
      bezier.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      bezier.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 10, y: 20))
      bezier.addArc(withCenter: CGPoint(x: 50, y: 30), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      bezier.close()
      return Path(bezier.cgPath)
      """
    let path = """
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 10, y: 20))
        path.addArc(
          center: CGPoint(x: 50, y: 30), radius: 10, startAngle: .zero, endAngle: .radians(.pi / 2), clockwise: false)
        path.closeSubpath()
      }
      """
    #expect(try outline(bezier) == outline(path))
  }
}
