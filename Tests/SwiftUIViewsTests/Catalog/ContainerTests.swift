import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

@Suite struct ContainerTests {
  @Test func stacksSeveralViewsOfAHorizontalScrollView() {
    let laidOut = LaidOut(
      """
      ScrollView(.horizontal, showsIndicators: false) {
        Color.red.frame(width: 300, height: 20).id("a")
        Color.red.frame(width: 100, height: 20).id("b")
      }.id("scroll")
      """)
    #expect(laidOut["scroll"] == "0 26 200 48")
    #expect(laidOut["b"] == "100 54 100 20")
  }

  @Test func handsMarginsAndAnchorsToTheNearestScrollViewOnly() {
    let laidOut = LaidOut(
      """
      ScrollView {
        ScrollView { Color.red.frame(width: 50, height: 10).id("inner") }.frame(height: 30)
        Color.red.frame(width: 50, height: 90).id("last")
      }.contentMargins(.leading, 10).defaultScrollAnchor(.bottom).id("outer")
      """)
    #expect(laidOut["outer"] == "70 0 60 100")
    #expect(laidOut["last"] == "80 10 50 90")
    #expect(laidOut["inner"] == "80 -28 50 10")
  }

  @Test func givesALazyStackTheWholeWidth() {
    let laidOut = LaidOut(
      "LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) { Color.red.frame(width: 20, height: 10).id(\"a\") }.id(\"all\")"
    )
    #expect(laidOut["all"] == "0 45 200 10")
    #expect(laidOut["a"] == "0 45 20 10")
  }

  @Test func countsASectionsHeaderAndFooterAsChildren() {
    let outcome = evaluate(
      "#Preview { LazyVStack { Section { Color.red } header: { Text(\"h\") } footer: { Spacer() } } }")
    #expect(tree(outcome) == "LazyVStack(Text, Color, Spacer)")
  }

  @Test func appliesAModifierOnARowToEveryCell() {
    let outcome = evaluate(
      """
      #Preview {
        Grid {
          GridRow { Color.red; Color.blue }.padding(2)
          ForEach(0..<2, id: \\.self) { _ in GridRow { Text("a").gridCellColumns(2) } }
          Divider()
        }
      }
      """)
    #expect(
      tree(outcome)
        == "Grid(GridRow(padding(Color), padding(Color)), GridRow(gridCellColumns(Text)), "
        + "GridRow(gridCellColumns(Text)), Divider)")
  }

  @Test func takesARowOutsideAGridForItsCells() {
    #expect(tree(evaluate("#Preview { HStack { GridRow { Color.red; Text(\"a\") } } }")) == "HStack(Color, Text)")
  }

  @Test func alignsAColumnAsOneOfItsCellsAsks() {
    let laidOut = LaidOut(
      """
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 80, height: 10); Color.red.frame(width: 20, height: 10) }
        GridRow { Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing).id("a") }
      }
      """)
    #expect(laidOut["a"] == "120 50 10 10")
  }

  @Test func choosesTheFirstViewThatFits() {
    let laidOut = LaidOut(
      """
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 300, height: 10).id("wide")
        Color.blue.frame(width: 150, height: 300).id("narrow")
      }
      """)
    #expect(laidOut["narrow"] == "25 -100 150 300")
    #expect(laidOut["wide"] == "0 0 0 0")
  }

  @Test func switchesBetweenLayoutsAsValues() {
    let body = """
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      return layout { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10).id("b") }
      """
    for (isRow, expected) in [(true, "100 45 10 10"), (false, "95 50 10 10")] {
      let laidOut = LaidOut("show(\(isRow))", declarations: "func show(_ isRow: Bool) -> some View {\n\(body)\n}")
      #expect(laidOut["b"] == expected)
    }
  }

  @Test func laysOutOnlyTheLabelOfAControl() {
    let source = """
      #Preview { VStack {
        Button("a") { }
        Button(role: .destructive) { } label: { Color.red }
        NavigationLink { Text("there") } label: { Text("here") }
        Menu("m") { Text("item") }
        Label("t", systemImage: "star")
      } }
      """
    let controls = "Button(Text), Button(Color), NavigationLink(Text), Menu(Text), Label(alignmentGuide(Image), Text)"
    #expect(tree(evaluate(source)) == "VStack(\(controls))")
  }

  @Test func marksAnOpaqueBox() throws {
    let preview = try #require(evaluate("#Preview { Canvas { context, size in nothing() } }").preview)
    #expect(preview.tree.info(of: preview.root).arguments == "opaque")
  }

  @Test func subviewsHaveIDs() throws {
    let source = """
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { all in
            VStack {
              ForEach(all.prefix(2)) { one in
                one.overlay { if one.id == all.prefix(2).last?.id { Text("+\\(all.count - all.index(one.id) - 1)") } }
              }
            }
          }
        }
      }
      extension SubviewsCollection {
        func index(_ id: SubviewsCollection.Element.ID) -> Int { firstIndex { $0.id == id } ?? 0 }
      }
      #Preview { Cards { Color.red; Color.blue; Color.green } }
      """
    #expect(try textsAlone(source) == ["+1"])
  }
}
