import LayoutEngine
import SwiftUIViews
import Testing

/// A lazy container makes enough of its rows; one node stands for the others.
struct LazyLoadingTests {
  @Test(arguments: [
    ("LazyVStack(spacing: 4)", 101_996.0), ("LazyVStack", 113_992),
    ("LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4)", 50_996),
    ("LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0)", 30_000),
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

  @Test(arguments: ["LazyVStack(spacing: 0)", "LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0)"])
  func eachForEachIsEstimatedByItsOwnRows(container: String) throws {
    let isGrid = container.hasPrefix("LazyVGrid")
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 100, height: 100)) {
        ScrollView {
          \(container) {
            ForEach(0..<1_500) { _ in Color.red.frame(height: 30) }
            ForEach(0..<1_500) { _ in Color.blue.frame(height: 30) }
            Color.green.frame(height: 10)
          }
          .logSizes("rows")
        }
      }
      """)
    let length = try #require(run.frame("rows")).size.height
    #expect(length == (isGrid ? 1_000 * 30 + 10 : 3_000 * 30 + 10))
  }

  @Test func rowsOfSeveralViewsAndRowsInRowsAreEstimatedWhole() throws {
    func length(_ rows: String) throws -> Double? {
      try run(
        """
        #Preview(traits: .fixedLayout(width: 100, height: 100)) {
          ScrollView { LazyVStack(spacing: 0) { \(rows) }.logSizes("rows") }
        }
        """
      ).frame("rows")?.size.height
    }
    #expect(
      try length("ForEach(0..<1_500) { _ in Color.red.frame(height: 30); Color.blue.frame(height: 10) }") == 60_000)
    #expect(try length("ForEach(0..<20) { _ in ForEach(0..<300) { _ in Color.red.frame(height: 10) } }") == 60_000)
  }

  @Test func whatAModifierAddsToARowIsWhole() throws {
    let run = try run(
      """
      #Preview {
        List {
          ForEach(0..<400) { row in
            Text("Row \\(row)")
              .background { ForEach(0..<5) { _ in Circle().frame(width: 4, height: 4) } }
              .listRowBackground(ForEach(0..<5) { _ in Circle().frame(width: 4, height: 4) })
          }
        }
      }
      """)
    #expect(run.trace.nodes.filter { $0.info.remainingRows > 0 }.count == 1)
  }

  @Test func severalLazyContainersShareWhatAPreviewMayHave() throws {
    let row = "ScrollView(.horizontal) { LazyHStack { ForEach(0..<1_200) { _ in Color.red.frame(width: 10) } } }"
    let run = try run("#Preview { VStack { \(row); \(row); \(row); \(row); \(row) } }")
    #expect(run.trace.nodes.count < 8_000)
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

  @Test func sectionsOfTwoForEachesAndARowAfterThemAreEstimatedAlone() throws {
    func height(_ count: Int, _ end: String) throws -> Double {
      let sections =
        "ForEach(0..<\(count)) { _ in Section(\"S\") { ForEach(0..<4) { _ in Color.red.frame(height: 30) } } }"
      let run = try run("#Preview { List { \(sections); \(sections); \(end) } }")
      let list = try #require(run.trace.nodes.first { $0.info.name == "LazyVStack" && $0.info.arguments == "rows" })
      return list.frame.size.height
    }
    let section = (try height(4, "") - height(3, "")) / 2
    let many = try height(120, "") - height(3, "")
    #expect(abs(many - 234 * section) < 234 * section / 50, "\(many), \(234 * section)")
    #expect(abs(try height(120, "Text(\"end\")") - height(120, "")) < 3 * section)
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
