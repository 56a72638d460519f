import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct NavigationBarTests {
  private func laidOut(_ view: String) throws -> PreviewRun {
    try run("#Preview { \(view).previewDevice(\"iPhone 17\") }")
  }

  /// Where the content begins on a phone whose status bar is 62 high.
  @Test(arguments: [
    ("", 62), (".navigationTitle(\"Title\")", 168.5), (".navigationBarTitle(\"Title\")", 168.5),
    (".navigationBarTitle(\"Title\", displayMode: .inline)", 116),
    (".navigationTitle(Text(\"Title\")).navigationBarTitleDisplayMode(.inline)", 116),
    (".navigationTitle(\"Title\").toolbarTitleDisplayMode(.inline)", 116),
    (".navigationTitle(\"Title\").navigationBarHidden(true)", 62),
    (".navigationTitle(\"Title\").toolbar(.hidden, for: .navigationBar)", 62),
    (".navigationTitle(\"Title\").toolbarVisibility(.hidden, for: .navigationBar, .tabBar)", 62),
    (".toolbar { Button(\"Add\") { } }", 116),
    (".navigationBarItems(trailing: Text(\"Add\"))", 116),
    (".navigationTitle(\"Title\").searchable(text: .constant(\"\"), placement: .navigationBarDrawer)", 232.5),
  ])
  func keepsTheContentClear(modifiers: String, top: Double) throws {
    let run = try laidOut("NavigationStack { Color.red.id(\"root\")\(modifiers) }")
    #expect(run.frame("root") == Rect(x: 0, y: top, width: 402, height: 840 - top))
  }

  @Test func reachesBehindItWhereTheSafeAreaIsIgnored() throws {
    let run = try laidOut(
      "NavigationStack { ZStack { Color.red.ignoresSafeArea().id(\"all\") }.navigationTitle(\"Title\") }")
    #expect(run.trace.nodes.contains { $0.frame == Rect(x: 0, y: 0, width: 402, height: 874) })
  }

  @Test(arguments: [
    ("ToolbarItem(placement: .topBarLeading) { Text(\"a\") }", 32.0...34.0),
    ("ToolbarItem(placement: .cancellationAction) { Text(\"a\") }", 32.0...34.0),
    ("ToolbarItem { Text(\"a\") }", 356.0...364.0),
    ("ToolbarItemGroup(placement: .navigationBarTrailing) { Text(\"a\") }", 356.0...364.0),
    ("ToolbarItem(placement: .principal) { Text(\"a\") }", 190.0...200.0),
    ("Text(\"a\")", 356.0...364.0),
  ])
  func standsItsButtonsWhereTheyBelong(item: String, places: ClosedRange<Double>) throws {
    let run = try laidOut("NavigationStack { Color.red.toolbar { \(item) } }")
    let text = try #require(run.trace.nodes.first { $0.text != nil })
    #expect(places.contains(text.frame.minX))
  }

  @Test func takesItsButtonsFromToolbarsOfTheScenariosOwn() throws {
    let run = try run(
      """
      struct Bar: ToolbarContent {
        let name: String
        var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Text(name) } }
      }
      #Preview { NavigationStack { Color.red.toolbar { Bar(name: "Add") } } }
      """)
    #expect(run.texts == ["Add"])
  }

  @Test func showsTheOutermostTitle() throws {
    let run = try run(
      """
      struct Page: View { var body: some View { Color.red.navigationTitle("Inner") } }
      #Preview { NavigationStack { Page().navigationTitle("Outer") } }
      """)
    #expect(run.texts == ["Outer"])
  }

  @Test func leavesATitleWithoutAStackOut() throws {
    #expect(try run("#Preview { Text(\"a\").navigationTitle(\"Title\").toolbar { Text(\"b\") } }").texts == ["a"])
  }

  @Test func warnsOfWhatStandsAtTheBottom() throws {
    let run = try laidOut("NavigationStack { Color.red.id(\"root\").searchable(text: .constant(\"\")) }")
    #expect(run.frame("root")?.maxY == 776)
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  /// UIKit's search bar was recorded 64 high on a screen 320 wide, its field 304 × 44 at 8, 10.
  @Test func standsASearchFieldBelowTheTitle() throws {
    let run = try run(
      """
      #Preview(traits: .fixedLayout(width: 320, height: 480)) {
        NavigationStack {
          Color.red.id("root").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
        }
      }
      """)
    #expect(run.trace.nodes.contains { $0.frame == Rect(x: 8, y: 74, width: 304, height: 44) })
    #expect(run.frame("root")?.minY == 128)
    #expect(run.warnings.isEmpty)
  }

  /// The title's box and that of a button, whose glass reaches 12 points beyond its text.
  private func inlineTitle(_ title: String, _ placement: String) throws -> (title: Rect, button: Rect) {
    let run = try laidOut(
      """
      NavigationStack {
        Color.red.navigationTitle("\(title)").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .\(placement)) { Text("All done").id("button") } }
      }
      """)
    let node = try #require(
      run.trace.nodes.first { $0.info.labels.isEmpty && $0.text?.lines.first?.string.hasPrefix("A") == true })
    return (node.frame, try #require(run.frame("button")))
  }

  @Test func aShortInlineTitleStandsInTheMiddleOfTheBar() throws {
    #expect((try inlineTitle("A day", "topBarTrailing").title.midX - 201).magnitude < 0.5)
  }

  @Test func anInlineTitleMovesAsideWhereItMeetsAButton() throws {
    let trailing = try inlineTitle("A long title of a page, too", "topBarTrailing")
    #expect(trailing.title.maxX <= trailing.button.minX - 12)
    #expect(trailing.title.midX < 200)
    let leading = try inlineTitle("A long title of a page, too", "topBarLeading")
    #expect(leading.title.minX >= leading.button.maxX + 12)
    #expect(leading.title.midX > 202)
  }

  @Test func anInlineTitleWithoutRoomIsCutOffBeforeTheButton() throws {
    let boxes = try inlineTitle("A long title of a page that is a good deal wider than its bar", "topBarTrailing")
    #expect(boxes.title.minX >= 16)
    #expect(boxes.title.maxX <= boxes.button.minX - 12)
  }

  @Test func aSearchFieldLeavesTheToolbarItsItems() throws {
    let run = try laidOut(
      """
      NavigationStack {
        Text("a").searchable(text: .constant(""), prompt: "Find").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("One").id("one") }
          ToolbarItem(placement: .bottomBar) { Text("Two").id("two") }
        }
      }
      """)
    let (one, two) = (try #require(run.frame("one")), try #require(run.frame("two")))
    let find = try #require(run.trace.nodes.first { $0.text?.lines.first?.string == "Find" }).frame
    #expect(one.maxX < find.minX && find.maxX < two.minX)
  }

  @Test(arguments: [
    ("Button(\"One\") {}; Spacer(); Button(\"Two\") {}", 28.0, 330.0),
    ("Spacer(); Button(\"One\") {}; Button(\"Two\") {}", 273.7, 330),
  ])
  func aSpacerPartsTheToolbarAtTheBottom(items: String, first: Double, second: Double) throws {
    let run = try run(
      "#Preview { NavigationStack { Text(\"x\").toolbar { ToolbarItemGroup(placement: .bottomBar) { \(items) } } } }")
    let places = run.trace.nodes.filter { $0.info.name == "Button" }.map(\.frame.origin.x)
    #expect(places.count == 2)
    #expect(zip(places, [first, second]).allSatisfy { abs($0 - $1) < 0.1 }, "\(places)")
  }

  /// The distances between the buttons of a bar: they touch on one glass.
  @Test(arguments: [
    ("\(Self.plus) \(Self.heart)", [0.0]),
    ("\(Self.plus) ToolbarSpacer(.fixed, placement: .topBarTrailing); \(Self.heart)", [12]),
    ("\(Self.plus) \(Self.save)", [12]), ("\(Self.plus) \(Self.heart); \(Self.save)", [0, 12]),
    ("\(Self.plus) \(Self.heart.dropLast()).buttonStyle(.glassProminent) }", [12]),
    ("ToolbarItem(placement: .secondaryAction) { Button(\"Print\") {} }; \(Self.plus)", [0]),
    ("ToolbarOverflowMenu { Button(\"Print\") {} }; \(Self.plus)", [0]),
    ("\(Self.plus) \(Self.heart).sharedBackgroundVisibility(.hidden)", [12]),
  ])
  func picturesAloneShareAGlass(items: String, distances: [Double]) throws {
    let run = try laidOut("NavigationStack { Text(\"Page\").toolbar { \(items) } }")
    let rooms = run.trace.nodes.filter { $0.info.isPart && $0.info.name == "frame" && $0.frame.size.height == 44 }
      .map(\.frame).filter { $0.size.width < 100 }.sorted { $0.minX < $1.minX }
    #expect(zip(rooms, rooms.dropFirst()).map { $1.minX - $0.maxX } == distances)
    #expect(!run.texts.contains("Print"))
  }

  private static let plus = "ToolbarItem(placement: .topBarTrailing) { Button(\"Add\", systemImage: \"plus\") {} };"
  private static let heart = "ToolbarItem(placement: .topBarTrailing) { Button(\"Love\", systemImage: \"heart\") {} }"
  private static let save = "ToolbarItem(placement: .confirmationAction) { Button(\"Save\") {} }"

  @Test func spacersDecideWhatStandsTogetherAtTheBottom() throws {
    func item(_ name: String) -> String {
      "ToolbarItem(placement: .bottomBar) { Button(\"\(name)\", systemImage: \"plus\") {} }"
    }
    let run = try laidOut(
      """
      NavigationStack {
        Text("Page").toolbar { \(item("a")); \(item("b")); ToolbarSpacer(.flexible, placement: .bottomBar); \(item("c")) }
      }
      """)
    let buttons = run.trace.nodes.filter { $0.info.name == "Button" }.map(\.frame)
    #expect(buttons.count == 3 && buttons[0].minX < 50 && buttons[1].minX < 90 && buttons[2].minX > 320)
  }

  @Test func suggestionsOfASearchAreNotShown() throws {
    let source = """
      #Preview { List { Text("a") }.searchable(text: .constant("")) { Text("b").searchCompletion("b") } }
      """
    #expect(try textsAlone(source) == ["a"])
  }
}
