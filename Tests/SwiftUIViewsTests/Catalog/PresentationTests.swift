import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Sheets and dialogs as separate previews.
///
/// The lengths of the 375 × 667 screen are those of ../conformance's controls: Sheet, Alert, confirmationDialog.
@Suite struct PresentationTests {
  /// What a view presents on the recorded screen.
  private static func presented(_ modifiers: String, device: String = "iPhone 8") throws -> PreviewRun? {
    let runs = try runs("#Preview(\"Page\") { Color.clear.id(\"page\")\(modifiers) }") {
      $0.device = Device(named: device)
    }
    return runs.count > 1 ? runs[1] : nil
  }

  // MARK: Which one

  @Test func laysASheetOutAfterTheViewThatAttachesIt() throws {
    let runs = try runs(
      """
      #Preview("Page") {
        Color.clear.sheet(isPresented: .constant(false)) { Text("Sheet") }
      }
      """)
    #expect(runs.map(\.name) == ["Page", "Page – sheet"])
    #expect(runs.map(\.presentation) == [nil, "sheet"])
    #expect(runs[1].texts == ["Sheet"])
    #expect(runs[0].warnings.isEmpty)
    #expect(runs[1].warnings.map(\.code) == [.presented])
  }

  @Test(arguments: ["alert(\"A\", isPresented: .constant(false)) {}", "popover(isPresented: .constant(false)) {}"])
  func showsDialogsAndPopoversOnlyWhereTheyArePresented(modifier: String) throws {
    #expect(try Self.presented("." + modifier) == nil)
  }

  @Test func prefersWhatIsPresentedAndTellsOfTheRest() throws {
    let runs = try runs(
      """
      #Preview("Page") {
        Color.clear
          .sheet(isPresented: .constant(false)) { Text("Later") }
          .alert("Now", isPresented: .constant(true)) {}
          .sheet(isPresented: .constant(true)) { Text("Behind") }
      }
      """)
    #expect(runs.map(\.name) == ["Page", "Page – alert"])
    #expect(
      runs.flatMap(\.warnings).filter { $0.code == .notDrawn }.map(\.message) == ["what 'sheet' presents is not drawn"])
  }

  @Test func showsWhatAnActionPresents() throws {
    let runs = try runs(
      """
      struct Page: View {
        @State private var isOpen = false
        var body: some View {
          Color.clear.onAppear { isOpen = true }
            .alert("Welcome", isPresented: $isOpen) { Button("Go") {} }
        }
      }
      #Preview { Page() }
      """)
    #expect(runs.count == 2)
    #expect(runs.last?.texts == ["Welcome", "Go"])
  }

  @Test func leavesAViewAloneWhoseSheetCannotBeEvaluated() throws {
    let runs = try runs("#Preview { Color.clear.sheet(isPresented: .constant(true)) { Text(\"A\").frame(widht: 3) } }")
    #expect(runs.count == 1)
    #expect(runs[0].warnings.map(\.message) == ["what 'sheet' presents is not drawn"])
    #expect(runs[0].warnings.map(\.suggestion) == ["'frame' has no argument 'widht:'"])
  }

  // MARK: What it is handed

  @Test func keepsStateBetweenRoundsOfASheet() throws {
    let runs = try runs(
      """
      struct Panel: View {
        @State private var count = 0
        @Binding var name: String
        var body: some View { Text("\\(name) \\(count)").onAppear { count += 1; name = "B" } }
      }
      struct Page: View {
        @State private var name = "A"
        var body: some View { Text(name).sheet(isPresented: .constant(true)) { Panel(name: $name) } }
      }
      #Preview { Page() }
      """)
    #expect(runs[0].texts == ["A"])
    #expect(runs[1].texts == ["B 1"])
    #expect(runs[1].values(of: "Page.name") == ["B"])
  }

  @Test func handsAnItemSheetAValueThatStateHolds() throws {
    let runs = try runs(
      """
      struct Place: Identifiable { let id: Int; var name: String }
      struct Page: View {
        @State private var places = [Place(id: 1, name: "Harbour"), Place(id: 2, name: "Pier")]
        @State private var selected: Place?
        var body: some View { Color.clear.sheet(item: $selected) { Text($0.name) } }
      }
      #Preview { Page() }
      """)
    #expect(runs.last?.texts == ["Harbour"])
  }

  @Test func handsAnItemSheetTheFirstCaseOfItsType() throws {
    let runs = try runs(
      """
      struct Page: View {
        enum Panel: String, Identifiable { case settings, about; var id: String { rawValue } }
        @State private var panel: Panel?
        var body: some View { Color.clear.sheet(item: $panel) { panel in Text(panel.rawValue) } }
      }
      #Preview { Page() }
      """)
    #expect(runs.last?.texts == ["settings"])
  }

  @Test func namesAnItemOfWhichNothingIsKnown() throws {
    let runs = try runs(
      """
      struct Place: Identifiable { let id: Int; var name: String }
      struct Page: View {
        @State private var selected: Place?
        var body: some View { Color.clear.sheet(item: $selected) { place in Text(place.name) } }
      }
      #Preview { Page() }
      """)
    #expect(runs.last?.texts == ["place.name"])
    #expect(runs.last?.warnings.map(\.code).contains(.standInValue) == true)
  }

  // MARK: How large it is

  @Test func aLargeSheetBeginsBelowTheStatusBar() throws {
    let run = try #require(try Self.presented(".sheet(isPresented: .constant(true)) { Color.red.id(\"a\") }"))
    #expect(run.trace.container == Size(width: 375, height: 636))
    #expect(run.frame("a") == Rect(x: 0, y: 0, width: 375, height: 636))
    #expect(run.warnings.map(\.suggestion) == [""])
  }

  @Test func aSheetKeepsTheHomeIndicatorFree() throws {
    let run = try #require(
      try Self.presented(".sheet(isPresented: .constant(true)) { Color.red.id(\"a\") }", device: "iPhone 14"))
    #expect(run.trace.container == Size(width: 390, height: 786))
    #expect(run.proposal == Proposal(width: 390, height: 752))
    #expect(run.warnings.allSatisfy { !$0.suggestion.isEmpty })
  }

  @Test func aMediumSheetFloats() throws {
    let run = try #require(
      try Self.presented(
        ".sheet(isPresented: .constant(true)) { Color.red.id(\"a\").presentationDetents([.large, .medium]) }"))
    #expect(run.trace.container == Size(width: 363, height: 351))
    let indicator = run.trace.nodes.first { $0.info.name == "frame" && $0.info.arguments == "drag indicator" }
    #expect(indicator?.frame == Rect(x: 163.5, y: 5, width: 36, height: 5))
  }

  @Test(arguments: [
    ("[.height(200)]", 200.0), ("[.fraction(0.5), .large]", 333.5),
    ("[.medium, .large], selection: .constant(.large)", 636),
  ])
  func aSheetIsAsHighAsItsLowestDetent(detents: String, height: Double) throws {
    let run = try #require(
      try Self.presented(".sheet(isPresented: .constant(true)) { Color.red.presentationDetents(\(detents)) }"))
    #expect(run.trace.container.height == height)
    #expect(run.warnings.contains { $0.message.contains("height of its own") } == !detents.contains("medium"))
  }

  @Test func aCoverHasTheScreenAndItsSafeArea() throws {
    let run = try #require(try Self.presented(".fullScreenCover(isPresented: .constant(true)) { Color.red.id(\"a\") }"))
    #expect(run.trace.container == Size(width: 375, height: 667))
    #expect(run.frame("a")?.size == Size(width: 375, height: 647))
  }

  @Test func aPopoverIsASheetWhereThereIsLittleWidth() throws {
    let popover = ".popover(isPresented: .constant(true)) { Color.red.frame(width: 90, height: 40) }"
    #expect(try Self.presented(popover)?.trace.container == Size(width: 375, height: 636))
    let run = try #require(try Self.presented(popover, device: "iPad Pro 11-inch (M4)"))
    #expect(run.trace.container == Size(width: 90, height: 40))
    #expect(run.warnings.map(\.code) == [.presented, .sizeAssumed])
  }

  // MARK: Dialogs

  @Test func anAlertHasItsRecordedWidthAndRoom() throws {
    let run = try #require(
      try Self.presented(
        """
        .alert("Title", isPresented: .constant(true)) { Button("One") {}; Button("Two") {} } message: { Text("Message") }
        """))
    #expect(run.trace.container.width == 299)
    #expect(run.texts == ["Title", "Message", "One", "Two"])
    let texts = run.trace.nodes.filter { $0.text != nil }.map(\.frame)
    #expect(texts[0].minX == 28.5 && texts[0].minY == 21.5)
    #expect(texts[1].minY == texts[0].maxY + 10.5)
    let frames = run.trace.nodes.filter { $0.info.name == "frame" }.map(\.frame)
    let buttons = frames.filter { $0.size.height == 46.5 }
    #expect(buttons.map(\.minX) == [13.5, 153.75])
    #expect(buttons.map(\.minY) == [texts[1].maxY + 27, texts[1].maxY + 27])
    #expect(run.trace.container.height == texts[1].maxY + 27 + 46.5 + 13)
  }

  @Test func theCancelButtonOfAnAlertComesFirstAndADialogHasNone() throws {
    let actions = "{ Button(\"Delete\", role: .destructive) {}; Button(\"Cancel\", role: .cancel) {} }"
    #expect(
      try Self.presented(".alert(\"Title\", isPresented: .constant(true)) \(actions)")?.texts
        == ["Title", "Cancel", "Delete"])
    #expect(
      try Self.presented(".confirmationDialog(\"Title\", isPresented: .constant(true)) \(actions)")?.texts
        == ["Delete"])
  }

  @Test func anAlertWithoutActionsHasOne() throws {
    let run = try #require(try Self.presented(".alert(\"Title\", isPresented: .constant(true)) {}"))
    #expect(run.texts == ["Title", "OK"])
  }

  @Test func aConfirmationDialogStacksItsActions() throws {
    let run = try #require(
      try Self.presented(
        ".confirmationDialog(\"Sort\", isPresented: .constant(true)) { Button(\"Name\") {}; Button(\"Date\") {} }"))
    #expect(run.trace.container.width == 238)
    #expect(run.texts == ["Name", "Date"])
    #expect(run.trace.container.height == 13.5 + 45.5 + 10.5 + 45.5 + 13.5)
    #expect(run.warnings.map(\.code) == [.presented, .sizeAssumed])
  }

  @Test func tellsThatASizeThatWasAskedForIsNotKnown() throws {
    let run = try runs(
      "#Preview { Color.red.sheet(isPresented: .constant(true)) { Color.teal.presentationSizing(.form) } }")
    #expect(run.flatMap(\.warnings).map(\.message).contains("a sheet's size by 'presentationSizing' is not laid out"))
  }
}
