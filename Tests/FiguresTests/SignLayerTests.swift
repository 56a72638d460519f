import Explanation
@testable import Figures
import LayoutEngine
import Testing

/// The signs in a picture.
struct SignLayerTests {
  /// The outline of the shape is as much outside its frame as inside.
  @Test func aSpringEndsBeforeWhatReachesIntoItsPlace() throws {
    let views = """
      HStack(spacing: 0) {
        Text("One")
        Spacer()
        RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 10).frame(width: 60, height: 40)
      }
      """
    let sheet = try sheet(of: views, 300, 80, .article).sheet
    let spring = try #require(groups("spring", in: sheet).first)
    let outline = try #require(ContentInk(sheet.content, sheet.styles).fills.map { $0.box }.max { $0.minX < $1.minX })
    let lines = SheetGeometry(spring.elements).lines
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { max($0.from.x, $0.to.x) < outline.minX })
  }
}
