import LayoutEngine
import Testing

/// The initial place of a scroll view's content: ten rows of 40 points in 100.
@Suite struct ScrollPositionTests {
  private func top(_ position: String, _ modifier: String, rows: String = "VStack") throws -> Double? {
    try run(
      """
      struct Page: View {
        @State private var position\(position)
        var body: some View {
          ScrollView {
            \(rows)(spacing: 0) {
              ForEach(0..<10) { index in Color.red.frame(width: 20, height: 40).id(index) }
            }
            .scrollTargetLayout().logSizes("content")
          }
          .\(modifier)
        }
      }
      #Preview(traits: .fixedLayout(width: 50, height: 100)) { Page() }
      """
    ).frame("content")?.minY
  }

  @Test(arguments: [
    (" = ScrollPosition(id: 4, anchor: .top)", -160.0), (" = ScrollPosition(id: 4, anchor: .bottom)", -100),
    (" = ScrollPosition(id: 4, anchor: .center)", -130), (" = ScrollPosition(id: 4)", -100),
    (" = ScrollPosition(id: 1)", 0),
    (" = ScrollPosition(id: 9, anchor: .top)", -300), (" = ScrollPosition(id: 77)", 0),
    (" = ScrollPosition(idType: Int.self)", 0), (" = ScrollPosition(edge: .bottom)", -300),
    (" = ScrollPosition(edge: .top)", 0), (" = ScrollPosition(y: 70)", -70), (" = ScrollPosition(x: 70)", 0),
    (" = ScrollPosition(point: CGPoint(x: 0, y: 30))", -30), (" = ScrollPosition(y: 900)", -300),
    (" = ScrollPosition(x: 0, y: -20)", 0),
  ])
  func isThatOfTheBinding(position: String, top: Double) throws {
    #expect(try self.top(position, "scrollPosition($position)") == top)
  }

  @Test(arguments: [
    (": Int?", "scrollPosition(id: $position).onAppear { position = 4 }", -100.0),
    (": Int? = 1", "scrollPosition(id: $position, anchor: .top).onAppear { position = 4 }", -160),
    (": Int?", "scrollPosition(id: $position)", 0), (" = 0", "defaultScrollAnchor(.bottom)", -300),
    (" = 0", "defaultScrollAnchor(.center)", -150), (" = 0", "scrollPosition(initialAnchor: .bottom)", -300),
    (" = ScrollPosition()", "scrollPosition($position).onAppear { position.scrollTo(edge: .bottom) }", -300),
    (" = ScrollPosition()", "scrollPosition($position).onAppear { position.scrollTo(id: 5, anchor: .top) }", -200),
    (" = ScrollPosition()", "scrollPosition($position, anchor: .top).onAppear { position = .init(id: 2) }", -80),
  ])
  func comesFromAnIdAnAnchorOrAnAction(position: String, modifier: String, top: Double) throws {
    #expect(try self.top(position, modifier) == top)
  }

  /// Recorded on macOS and iPhone.
  @Test func anIdThatIsBoundFromTheStartDoesNotScroll() throws {
    #expect(try top(": Int? = 4", "scrollPosition(id: $position)") == 0)
    #expect(try top(": Int? = 4", "scrollPosition(id: $position, anchor: .top)") == 0)
  }

  @Test func anIdScrollsOnceItHasBeenAnother() throws {
    let modifier = """
      scrollPosition(id: $position).onAppear { position = 9 }.onChange(of: position) { if position == 9 { position = 4 } }
      """
    #expect(try top(": Int? = 4", modifier) == -100)
  }

  @Test func reachesARowOfALazyStack() throws {
    #expect(try top(" = ScrollPosition(id: 4, anchor: .top)", "scrollPosition($position)", rows: "LazyVStack") == -160)
  }
}
