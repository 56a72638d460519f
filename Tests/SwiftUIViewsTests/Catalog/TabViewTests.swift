import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct TabViewTests {
  @Test(arguments: [
    (".constant(2)", "Text(\"a\").tag(1); Text(\"b\").tag(2)", "b"),
    (".constant(3)", "Text(\"a\").tag(1); Text(\"b\").tag(2)", "a"),
    (".constant(Page.last)", "Text(\"a\").tag(Page.first); Group { Text(\"b\").padding().tag(Page.last) }", "b"),
    (".constant(1)", "ForEach(0..<3) { index in Text(\"page \\(index)\") }", "page 1"),
    (".constant(2)", "ForEach(0..<3) { index in Text(\"page \\(index)\").tag(index + 1) }", "page 1"),
    (
      ".constant(2)",
      "Tab(\"A\", systemImage: \"a\", value: 1) { Text(\"a\") }; Tab(\"B\", systemImage: \"b\", value: 2) { Text(\"b\") }",
      "b"
    ),
    (
      ".constant(2)",
      "Tab(value: 1) { Text(\"a\") }; TabSection(\"More\") { Tab(\"B\", systemImage: \"b\", value: 2) { Text(\"b\") } }",
      "b"
    ),
    ("$selection", "Text(\"a\").tag(Page.first); Text(\"b\").tabItem { Text(\"B\") }.tag(Page.last)", "b"),
  ])
  func laysOutTheSelectedTab(selection: String, tabs: String, shown: String) throws {
    let run = try run(
      """
      enum Page { case first, last }
      struct Book: View {
        @State private var selection = Page.last
        var body: some View { TabView(selection: \(selection)) { \(tabs) } }
      }
      #Preview { Book() }
      """)
    #expect(run.texts.first == shown)
  }

  /// As in a scroll view, where they are known to disappear.
  @Test func pagesHaveNoHeightOfTheirOwn() throws {
    let run = try run("#Preview { ScrollView { TabView { Text(\"a\") }.tabViewStyle(.page).id(\"pages\") } }")
    #expect(run.frame("pages")?.size.height == 0)
    let questions = run.trace.findings.filter { $0.code == .openQuestion }.map(\.numbers)
    #expect(questions == [[Double(OpenQuestion.pagesWithoutHeight.rawValue)]])
  }

  /// The bar arranges what it takes of an item, in its own font.
  @Test(arguments: [
    "Label(\"Home\", systemImage: \"house\")", "Text(\"Home\"); Image(systemName: \"house\")",
    "HStack { Text(\"Home\").font(.largeTitle); VStack { Image(systemName: \"house\").padding(9) } }",
  ])
  func theSymbolStandsAboveTheTitleHoweverTheItemArrangesThem(item: String) throws {
    let nodes = try run("#Preview { TabView { Color.red.tabItem { \(item) } } }").trace.nodes
    let title = try #require(nodes.first { $0.text?.string == "Home" })
    let symbol = try #require(nodes.first { if case .symbol = $0.info.appearance { true } else { false } })
    #expect(symbol.frame.maxY <= title.frame.minY)
    #expect((symbol.frame.midX - title.frame.midX).magnitude < 0.5)
    #expect(title.text?.font.size == 10)
  }

  @Test(arguments: [(5, ["0", "1", "2", "3", "4"]), (6, ["0", "1", "2", "3", "More"])])
  func theLastOfMoreTabsThanThereIsRoomForStandsForTheOthers(count: Int, titles: [String]) throws {
    let tabs =
      "ForEach(0..<\(count), id: \\.self) { i in Color.red.tabItem { Label(\"\\(i)\", systemImage: \"star\") } }"
    #expect(try run("#Preview { TabView { \(tabs) } }").texts == titles)
  }

  @Test(arguments: [
    (2, "role: .search", ["0", "1"]), (4, "role: .search", ["0", "1", "2", "3"]),
    (5, "role: .search", ["0", "1", "2", "More"]),
    (2, "\"Cart\", systemImage: \"cart\", role: .prominent", ["0", "1"]),
  ])
  func aTabForSearchingStandsApart(count: Int, apart: String, titles: [String]) throws {
    let run = try run(
      """
      #Preview {
        TabView {
          ForEach(0..<\(count), id: \\.self) { i in Tab("\\(i)", systemImage: "star") { Color.red } }
          Tab(\(apart)) { Color.blue }
        }
      }
      """)
    #expect(run.texts == titles)
    let glasses = run.trace.nodes.filter {
      $0.info.isPart && $0.info.name == "background" && $0.frame.size.height == 58
    }
    .map(\.frame)
    #expect(glasses.count == 2 && glasses[1].size.width == 58)
    #expect(glasses[1].maxX == 390 - 21 && glasses[0].maxX <= glasses[1].minX - 8)
  }

  @Test func laysOutTheFirstTabWithoutASelection() throws {
    #expect(try run("#Preview { TabView { Text(\"a\"); Text(\"b\") } }").texts == ["a"])
  }

  @Test func showsTheTabThatAnActionSelects() throws {
    let run = try run(
      """
      struct Book: View {
        @State private var selection = 0
        var body: some View {
          TabView(selection: $selection) { Text("a").tag(0); Text("b").tag(1) }.onAppear { selection = 1 }
        }
      }
      #Preview { Book() }
      """)
    #expect(run.texts == ["b"])
  }

  @Test(arguments: [
    ("Color.red.id(\"page\").tabItem { Text(\"One\") }", "", 791.0),
    ("Tab(\"One\", systemImage: \"star\") { Color.red.id(\"page\") }", "", 791),
    ("Color.red.id(\"page\").toolbar(.hidden, for: .tabBar)", "", 840),
    ("Color.red.id(\"page\")", ".tabViewStyle(.page)", 840),
    ("Color.red.id(\"page\")", ".tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))", 840),
  ])
  func keepsTheTabClearOfItsBar(tab: String, style: String, bottom: Double) throws {
    let run = try run("#Preview { TabView { \(tab) }\(style).previewDevice(\"iPhone 17\") }")
    #expect(run.frame("page") == Rect(x: 0, y: 62, width: 402, height: bottom - 62))
    #expect(run.warnings.allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [(".tabViewStyle(.page)", 2), (".tabViewStyle(.page(indexDisplayMode: .never))", 0)])
  func showsADotForEachPage(style: String, count: Int) throws {
    let run = try run("#Preview { TabView { Text(\"a\"); Text(\"b\") }\(style) }")
    #expect(run.trace.nodes.filter { $0.frame.size == Size(width: 7, height: 7) && $0.children.isEmpty }.count == count)
  }

  @Test func sharesTheWidthOfTheScreenAmongManyTabs() throws {
    let tabs = (1...5).map { "Tab(\"Tab \($0)\", systemImage: \"star\") { Color.red }" }.joined(separator: ";")
    let run = try run("#Preview { TabView { \(tabs) }.previewDevice(\"iPhone SE (3rd generation)\") }")
    let capsule = try #require(run.trace.nodes.first { $0.frame.size.height == 58 })
    #expect(abs(capsule.frame.minX - 21) < 1e-9)
    #expect(abs(capsule.frame.size.width - 333) < 1e-9)
    #expect(capsule.frame.maxY == 667 - 23)
  }

  /// A list keeps its frame clear of the bars; what is scrolled shows behind them, to the edges of the screen.
  @Test(arguments: ["List { Text(\"a\") }", "ScrollView { Color.red.frame(width: 402, height: 2000) }"])
  func letsAListShowBehindIt(view: String) throws {
    let run = try run(
      """
      #Preview {
        TabView {
          NavigationStack { \(view).navigationTitle("Title") }.tabItem { Text("One") }
          Text("2").tabItem { Text("Two") }
        }.previewDevice("iPhone 17")
      }
      """)
    let node = try #require(run.trace.nodes.first { $0.info.name == "ScrollView" })
    #expect(node.frame == Rect(x: 0, y: 168.5, width: 402, height: 874 - 83 - 168.5))
    #expect(node.viewport == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test(arguments: [
    "Text(\"b\").tabItem { Label(\"B\", systemImage: \"moon\") }", "Tab(\"B\", systemImage: \"moon\") { Text(\"b\") }",
  ])
  func aTabHasItsBadge(tab: String) throws {
    let texts = { (badge: String) throws -> [String] in
      try run("#Preview { TabView { Text(\"a\").tabItem { Text(\"A\") }; \(tab)\(badge) } }").texts
    }
    #expect(try texts("") == ["a", "A", "B"])
    #expect(try texts(".badge(4)") == ["a", "A", "4", "B"])
    #expect(try texts(".badge(\"New\")") == ["a", "A", "New", "B"])
    #expect(try texts(".badge(0)") == ["a", "A", "B"])
  }

  @Test func aBadgeMovesNothing() throws {
    let frames = { (badge: String) throws -> [Rect] in
      try run("#Preview { TabView { Tab(\"B\", systemImage: \"moon\") { Text(\"b\") }\(badge) } }").trace.nodes
        .filter { $0.text?.lines.first?.string != "4" && $0.text != nil }.map(\.frame)
    }
    #expect(try frames(".badge(4)") == frames(""))
  }
}
