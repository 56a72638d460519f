import Testing

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
}
