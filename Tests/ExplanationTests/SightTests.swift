import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct SightTests {
  /// Of a list in a scroll view nothing shows, though its rows are laid out.
  @Test(arguments: [("List", false), ("VStack", true)])
  func nothingIsSeenInAViewWithoutHeight(container: String, isSeen: Bool) throws {
    let view = "ScrollView { \(container) { Color.teal.frame(width: 60, height: 20) } }"
    let record = IndexedTrace(try Written.trace(view, width: 200, height: 160))
    let row = try #require(record.placedNodes.first { $0.info.name == "Color" && !$0.info.isPart })
    #expect(record.canBeSeen(row) == isSeen)
  }
}
