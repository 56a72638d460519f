import Explanation
import LayoutEngine
import Testing
import TraceSamples

struct FigureHeadlineTests {
  @Test(arguments: [
    ("overlay", "an overlay"), ("aspectRatio", "an aspectRatio"), ("unredacted", "an unredacted"),
    ("HStack", "an HStack"), ("border", "a border"), ("VStack", "a VStack"),
  ])
  func namesTheOutermostWrapperWithItsArticle(name: String, words: String) throws {
    let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      return tree.add(.neutral, children: [color], info: NodeInfo(name: name))
    }
    let record = IndexedTrace(trace)
    let subject = try #require(Subject(record))
    #expect(FigureHeadline(record, subject).title.contains(" in \(words) of "))
  }
}
