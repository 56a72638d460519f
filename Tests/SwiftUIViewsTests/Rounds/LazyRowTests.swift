import LayoutEngine
import Testing
import SwiftUIViews

/// Rows of lazy containers exist only where they can be seen.
struct LazyRowTests {
  @Test func onlyRowsInViewAppear() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in Color.red.frame(height: 40).onAppear { print(row) } }
          }
        }
      }
      """)
    #expect(run.output == ["0", "1", "2"])
  }

  @Test func rowsAtTheEndAppearWhereTheScrollViewStartsThere() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 80)) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<20) { cell in Color.red.frame(height: 40).onAppear { print(cell) } }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
      """)
    #expect(run.output == ["16", "17", "18", "19"])
  }

  @Test func allRowsOfAnEagerStackAppear() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 50)) {
        ScrollView { VStack { ForEach(0..<4) { row in Color.red.frame(height: 40).onAppear { print(row) } } } }
      }
      """)
    #expect(run.output == ["0", "1", "2", "3"])
  }

  @Test func lazyStackAcrossItsScrollViewMakesAllRows() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 50, height: 50)) {
        ScrollView(.vertical) {
          LazyHStack { ForEach(0..<4) { row in Color.red.frame(width: 40).onAppear { print(row) } } }
        }
      }
      """)
    #expect(run.output == ["0", "1", "2", "3"])
  }

  @Test func negativeSpacingDrawsALazyStackTogetherToNothingAtMost() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 50, height: 50)) {
        LazyVStack(spacing: -100) { Color.red.frame(height: 10); Color.red.frame(height: 20) }.logSizes("rows")
      }
      """)
    #expect(run.frame("rows")?.size.height == 0)
    let lengths = run.trace.rounds[0].reasons.filter { $0.step == .stackLength }
    #expect(lengths.isEmpty == false && lengths.allSatisfy { $0.formula.evaluate() == $0.result })
  }
}
