import LayoutEngine
import SwiftUIViews
import Testing

/// A lazy container makes enough of its rows; one node stands for the others.
struct LazyLoadingTests {
  @Test(arguments: [
    ("LazyVStack(spacing: 4)", 101_996.0), ("LazyVStack", 113_992),
    ("LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4)", 50_996),
  ])
  func anyNumberOfRowsIsAsLongAsItsRows(container: String, length: Double) throws {
    let run = try run(rows(3_000, in: container))
    #expect(run.frame("rows")?.size.height == length)
    #expect(run.trace.nodes.count < 2_100)
    let remaining = run.trace.nodes.filter { $0.info.remainingRows > 0 }
    #expect(remaining.count == 1 && remaining[0].info.isPart)
  }

  @Test func otherStacksMakeAllOfTheirRows() {
    #expect(throws: (any Error).self) { try run(rows(4_000, in: "VStack")) }
  }

  private func rows(_ count: Int, in container: String) -> String {
    """
    #Preview(traits: .fixedLayout(width: 100, height: 100)) {
      ScrollView { \(container) { ForEach(0..<\(count)) { _ in Color.red.frame(height: 30) } }.logSizes("rows") }
    }
    """
  }

  @Test func unequalRowsAreEstimatedByTheirAverage() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<2_000) { row in Color.red.frame(height: row.isMultiple(of: 2) ? 20 : 40) }
            Color.blue.frame(height: 5).logSizes("end")
          }
        }
      }
      """)
    #expect(run.frame("end")?.origin.y == 60_000.0)
  }

  @Test(arguments: [".insetGrouped", ".plain", ".grouped"])
  func listsHaveAllTheirSectionsAndRows(style: String) throws {
    func height(_ sections: Int, _ rows: Int) throws -> Double {
      let run = try run(
        """
        #Preview {
          List {
            ForEach(0..<\(sections)) { _ in
              Section("Title") { ForEach(0..<\(rows)) { _ in Color.red.frame(height: 30) } }
            }
          }
          .listStyle(\(style))
        }
        """)
      let list = try #require(run.trace.nodes.first { $0.info.name == "LazyVStack" && $0.info.arguments == "rows" })
      return list.frame.size.height
    }
    let few = try height(3, 10)
    let section = try height(4, 10) - few
    let row = (try height(3, 11) - few) / 3
    // The first section begins closer to the top, and counts in the average.
    #expect(abs(try height(103, 10) - few - 100 * section) < 100 * section / 50)
    #expect(abs(try height(1, 410) - (try height(1, 10)) - 400 * row) < row)
  }

  @Test func aRowThatMayBeScrolledToIsMade() throws {
    let run = try run(
      """
      struct Rows: View {
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<1_100) { row in Color.red.frame(height: 10).logSizes("row \\(row)").id(row) }
              }
            }
            .onAppear { proxy.scrollTo(1_020, anchor: .top) }
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 100, height: 100)) { Rows() }
      """)
    #expect(run.frame("row 1020")?.origin.y == 0)
  }

  @Test func rowsThatHoldManyViewsThemselvesHaveFewOfThem() throws {
    let run = try run(
      """
      #Preview {
        ScrollView {
          LazyVStack {
            ForEach(0..<60) { _ in
              ScrollView(.horizontal) { LazyHStack { ForEach(0..<60) { Text("\\($0)").padding().border(.red) } } }
            }
          }
        }
      }
      """)
    #expect(run.trace.nodes.count < 60 * 60 * 4 / 2)
  }

  @Test func modifiersOfAForEachCountInTheEstimate() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_500) { _ in Color.red.frame(height: 10) }.padding(5) }.logSizes("rows")
        }
      }
      """)
    #expect(run.frame("rows")?.size.height == 30_000.0)
  }
}
