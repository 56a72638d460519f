import Explanation
@testable import Figures
import LayoutEngine
import Testing

/// The lines of alignments and their diamonds.
struct GuideLayerTests {
  @Test func theLineOfAnAlignmentIsInterruptedAtASpring() throws {
    let views = """
      HStack {
        Circle().frame(width: 20, height: 20)
        Spacer()
        Circle().frame(width: 30, height: 30)
      }.padding(20)
      """
    let sheet = try sheet(of: views, 300, 80, .everything).sheet
    let spring = try #require(groups("spring", in: sheet).first.map { SheetGeometry($0.elements).lines.map { $0.box } })
    let line = try #require(groups("alignment", in: sheet).first)
    let whole = spring.dropFirst().reduce(spring[0]) { $0.union($1) }
    #expect(!SheetGeometry(line.elements).lines.contains { whole.touches(from: $0.from, to: $0.to) })
  }

  /// The purple of guides is dark in a light figure.
  @Test(arguments: [("white", false), ("black", true)])
  func aDiamondOverSomethingDarkHasARim(color: String, hasRim: Bool) throws {
    let views = """
      VStack(spacing: 30) {
        Circle().fill(.orange).frame(width: 20, height: 20)
        Circle().fill(.orange).frame(width: 30, height: 30)
      }.padding(30).background(.\(color))
      """
    let line = try #require(groups("alignment", in: try sheet(of: views, 300, 200, .alignment).sheet).first)
    let classes = line.elements.compactMap { if case .path(_, let classes, _) = $0 { classes } else { nil } }
    let diamonds = classes.indices.filter { classes[$0] == "area guide" }
    #expect(!diamonds.isEmpty)
    #expect(diamonds.allSatisfy { ($0 > 0 && classes[$0 - 1] == "casing broad") == hasRim })
  }
}
