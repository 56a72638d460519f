import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct CustomLayoutTests {
  private let diagonal = """
    struct Diagonal: Layout {
      var gap: CGFloat = 5
      func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let width = cache.map(\\.width).reduce(0, +) + gap * CGFloat(subviews.count - 1)
        return CGSize(width: width, height: cache.reduce(0) { $0 + $1.height })
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) {
        var point = bounds.origin
        for index in subviews.indices {
          subviews[index].place(at: point, proposal: ProposedViewSize(cache[index]))
          point.x += cache[index].width + gap
          point.y += cache[index].height
        }
      }
    }
    """
  private let views =
    "{ Color.red.frame(width: 20, height: 10).id(\"a\"); Color.red.frame(width: 30, height: 20).id(\"b\") }"

  @Test(arguments: ["Diagonal(gap: 10)", "AnyLayout(Diagonal(gap: 10))", "Diagonal(gap: 10)()"])
  func placesItsSubviewsAsTheScenarioDoes(layout: String) {
    let laidOut = LaidOut("\(layout) \(views)", declarations: diagonal)
    #expect(laidOut.size == Size(width: 60, height: 30))
    #expect(laidOut["a"] == "70 35 20 10")
    #expect(laidOut["b"] == "100 45 30 20")
  }

  @Test func usesTheDefaultsOfItsProperties() {
    #expect(LaidOut("Diagonal \(views)", declarations: diagonal).size == Size(width: 55, height: 30))
  }

  /// As libraries declare rows that work with and without content.
  @Test func aLayoutThatIsAlsoAViewTakesItsContentItself() {
    let row = """
      struct Row<Content: View>: View {
        let layout: Diagonal
        let content: Content
        init(gap: CGFloat = 10, @ViewBuilder content: () -> Content) {
          (self.layout, self.content) = (Diagonal(gap: gap), content())
        }
        var body: some View { layout { content } }
      }
      extension Row: Layout where Content == EmptyView {
        init(gap: CGFloat = 10) { self.init(gap: gap) { EmptyView() } }
        func makeCache(subviews: Subviews) -> [CGSize] { layout.makeCache(subviews: subviews) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
          layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
          layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
      }
      """
    for call in ["Row", "Row(gap: 10)", "AnyLayout(Row(gap: 10))"] {
      let laidOut = LaidOut("\(call) \(views)", declarations: diagonal + "\n" + row)
      #expect(laidOut.size == Size(width: 60, height: 30))
      #expect(laidOut["b"] == "100 45 30 20")
    }
  }

  @Test func mirrorsThePlacements() {
    let laidOut = LaidOut(
      "Diagonal(gap: 10) \(views).environment(\\.layoutDirection, .rightToLeft)", declarations: diagonal)
    #expect(laidOut["a"] == "110 35 20 10")
  }

  @Test func asksForTheGapThatAStackWouldLeave() {
    let declarations = """
      struct Gap: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
          return CGSize(width: gap, height: subviews[0].priority)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    let laidOut = LaidOut(
      "Gap { Color.red.layoutPriority(3); Color.red.id(\"b\") }.id(\"gap\")", declarations: declarations)
    #expect(laidOut["gap"] == "96 48.5 8 3")
    #expect(laidOut["b"] == "0 0 200 100")
  }

  @Test func readsTheValuesThatItsSubviewsHandIt() {
    let declarations = """
      struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 7 }
      struct Weighing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews[0][Weight.self], height: subviews[1][Weight.self])
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    let laidOut = LaidOut(
      "Weighing { Color.red.layoutValue(key: Weight.self, value: 30).padding(1); Color.red }",
      declarations: declarations)
    #expect(laidOut.size == Size(width: 30, height: 7))
  }

  @Test func reportsAnErrorInALayout() {
    let declarations = """
      struct Wrong: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[7].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    #expect(LaidOut("Wrong { Color.red }.id(\"all\")", declarations: declarations)["all"] == "index 7 is out of range")
  }

  @Test func asksEveryMethodWithTheCache() throws {
    let run = try run(
      """
      struct Plain: Layout {
        struct Cache { var count = 0 }
        func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          CGSize(width: CGFloat(cache.count) * 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
        func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
      }
      #Preview { Plain { Color.red; Color.blue } }
      """)
    #expect(run.answer == Size(width: 20, height: 10))
    #expect(run.warnings.isEmpty)
  }

  @Test func takesMethodsFromAProtocolThatItConformsTo() throws {
    let run = try run(
      """
      protocol Fixed: Layout { var length: CGFloat { get } }
      extension Fixed {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: length, height: length)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
      }
      struct Tile: Fixed { var length: CGFloat = 30 }
      #Preview { Tile(length: 40) { Color.red.id("inside") } }
      """)
    #expect(run.answer == Size(width: 40, height: 40))
    #expect(run.frame("inside")?.size == Size(width: 40, height: 40))
    #expect(run.warnings.isEmpty)
  }

  @Test func whatAProtocolMakesCallableTakesViewsBehindItsInitializer() throws {
    let run = try run(
      """
      protocol Holder { var spacing: CGFloat { get } }
      extension Holder {
        func callAsFunction<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          VStack(spacing: spacing) { content() }
        }
      }
      struct Column: Holder {
        var spacing: CGFloat
        init(spacing: CGFloat = 3) { self.spacing = spacing }
      }
      struct Page: View {
        var held: some Holder { Column(spacing: 7) }
        var body: some View {
          Column(spacing: 5) { Color.red.frame(height: 10); Color.blue.frame(height: 10) }.id("made")
          held { Color.red.frame(height: 10); Color.blue.frame(height: 10) }.id("held")
        }
      }
      #Preview { Page() }
      """)
    #expect(run.frame("made")?.size.height == 25)
    #expect(run.frame("held")?.size.height == 27)
    #expect(run.warnings.isEmpty)
  }

  @Test func aLayoutsSubviewsHaveMembersOfTheProgramsOwn() throws {
    let layout = """
      struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.widest, height: [subviews.map { $0 }].reduce(0) { $0 + $1.tallest(.unspecified) })
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var origin = bounds.origin
          for subview in subviews {
            subview.place(at: origin, proposal: .unspecified)
            origin.x += subview.ideal.width
          }
        }
      }
      extension LayoutSubviews { var widest: CGFloat { map { $0.ideal.width }.max() ?? 0 } }
      extension [LayoutSubviews.Element] {
        func tallest(_ proposal: ProposedViewSize) -> CGFloat { map { $0.sizeThatFits(proposal).height }.max() ?? 0 }
      }
      extension LayoutSubviews.Element { var ideal: CGSize { sizeThatFits(.unspecified) } }
      #Preview { Line { Color.red.frame(width: 30, height: 20); Color.blue.frame(width: 50, height: 10) } }
      """
    let trace = try run(layout).trace
    #expect(trace.standIns.isEmpty)
    #expect(trace.nodes.first?.frame.size == Size(width: 50, height: 20))
  }

  private let row = """
    enum Role { case content, item }
    struct RoleKey: LayoutValueKey { static let defaultValue: Role = .content }
    struct WidthKey: LayoutValueKey { static let defaultValue: CGFloat = 10 }
    struct Row: Layout {
      func total(_ subviews: LayoutSubviews) -> CGFloat { subviews.reduce(0) { $0 + $1[WidthKey.self] } }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: total(subviews), height: subviews.contains { $0[RoleKey.self] == .item } ? 40 : 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    """

  @Test func theInnermostValueOfAKeyCounts() {
    let views = "Color.red.layoutValue(key: WidthKey.self, value: 30); Color.blue"
    let laidOut = LaidOut("Row { Group { \(views) }.layoutValue(key: WidthKey.self, value: 50) }", declarations: row)
    #expect(laidOut.size == Size(width: 80, height: 20))
  }

  @Test func theKeyGivesAConstantItsType() {
    let laidOut = LaidOut("Row { Color.red.layoutValue(key: RoleKey.self, value: .item) }", declarations: row)
    #expect(laidOut.size == Size(width: 10, height: 40))
  }

  /// Apple's sample has a `spacing(subviews:)` beside the protocol's `spacing(subviews:cache:)`.
  @Test func aHelperMayHaveTheNameOfARequirement() {
    let layout = """
      struct Line: Layout {
        private func spacing(subviews: Subviews) -> [CGFloat] { subviews.map { _ in 5 } }
        private func makeCache() -> Int { 3 }
        private func explicitAlignment(of guide: HorizontalAlignment) -> CGFloat { 7 }
        func sizeThatFits(_ subview: LayoutSubview) -> CGSize { subview.sizeThatFits(.unspecified) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { sizeThatFits($0) }
          let gaps = spacing(subviews: subviews).dropLast().reduce(0, +)
          return CGSize(width: sizes.map(\\.width).reduce(gaps, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      """
    let laidOut = LaidOut(
      "HStack { Line { Color.red.frame(width: 30, height: 20); Color.blue.frame(width: 50, height: 10) } }",
      declarations: layout)
    #expect(laidOut.size == Size(width: 85, height: 20))
  }
}
