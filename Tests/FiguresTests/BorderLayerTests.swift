import Explanation
@testable import Figures
import LayoutEngine
import Testing

/// The red borders of answers.
struct BorderLayerTests {
  /// The border of a spacer without length would be in the padding next to it.
  @Test(arguments: [(110, 2), (200, 3)]) func onlyAViewWithALengthHasABorder(width: Int, count: Int) throws {
    let views = """
      HStack(spacing: 0) {
        Text("Harbour").fixedSize().padding(10)
        Spacer(minLength: 0)
        Text("ferry").fixedSize().padding(10)
      }
      """
    let (record, sheet) = try sheet(of: views, width, 80, .overlay)
    let stack = try #require(record.placedNodes.first { $0.info.name == "HStack" })
    #expect(groups("border", in: sheet).filter { $0.node != stack.id }.count == count)
  }
}
