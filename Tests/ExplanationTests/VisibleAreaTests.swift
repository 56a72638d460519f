import Explanation
import LayoutEngine
import Testing
import TraceSamples

@Test func whatScrollsShowsInTheScrollViewAndNotBeyondIt() throws {
  let record = IndexedTrace(LaidOut.scrollView(height: 80, of: 5))
  let scroll = try #require(record.trace.nodes.first { $0.info.name == "ScrollView" })
  #expect(record.viewport(of: scroll) == scroll.frame)
  let row = try #require(record.trace.nodes.last { $0.info.name == "Color" })
  #expect(record.visibleArea(around: row) == scroll.frame)
  #expect(record.visibleArea(around: scroll) == nil)
}

@Test func whatScrollsShowsInTheSafeAreaThatItsScrollViewReaches() throws {
  let trace = LaidOut.scrollView(height: nil, of: 5, safeArea: Insets(top: 20, leading: 0, bottom: 30, trailing: 0))
  let record = IndexedTrace(trace)
  let scroll = try #require(record.trace.nodes.first { $0.info.name == "ScrollView" })
  #expect(record.safeArea == Rect(x: 0, y: 20, width: 100, height: 150))
  #expect(scroll.frame == Rect(x: 30, y: 20, width: 40, height: 150))
  #expect(record.viewport(of: scroll) == Rect(x: 30, y: 0, width: 40, height: 200))
}
