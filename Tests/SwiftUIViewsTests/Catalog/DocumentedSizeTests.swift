import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Lengths that Apple's documentation states.
struct DocumentedSizeTests {
  @Test(arguments: [".borderedProminent", ".bordered", ".plain"])
  func aFlexibleButtonTakesTheWidthItIsProposed(style: String) throws {
    let run = try run(
      "#Preview { Button(\"Go\") {}.buttonStyle(\(style)).logSizes(\"go\").buttonSizing(.flexible).padding(20) }")
    #expect(run.frame("go")?.size.width == 350)
  }

  @Test(arguments: [
    ("labelIconToTitleSpacing(30)", 30.0, nil), ("labelReservedIconWidth(60)", 8, 60.0),
    ("labelReservedIconWidth(60).labelIconToTitleSpacing(2)", 2, 60),
  ])
  func aLabelsSpacingAndIconWidthAreGiven(modifiers: String, gap: Double, icon: Double?) throws {
    let run = try run(
      "#Preview { Label { Color.red.frame(width: 40).id(\"title\") } icon: { Color.blue.frame(width: 10).id(\"icon\") }.\(modifiers) }"
    )
    let (first, title) = (try #require(run.frame("icon")), try #require(run.frame("title")))
    #expect(title.minX - first.maxX == gap + ((icon ?? 10) - 10) / 2)
    #expect(run.trace.standIns.isEmpty)
  }

  @Test func aHiddenIndicatorLeavesTheRowItsWidth() throws {
    func width(_ modifier: String) throws -> Double {
      let row = "NavigationLink { Text(\"b\") } label: { Color.red.id(\"row\") }\(modifier)"
      return try #require(try run("#Preview { List { \(row) } }").frame("row")).size.width
    }
    #expect(try width("") < 320 && width(".navigationLinkIndicatorVisibility(.hidden)") == 326)
  }

  @Test func aTitleThatIsRemovedDoesNotShow() throws {
    let bar = "NavigationStack { Text(\"a\").navigationTitle(\"Title\").toolbar(removing: .title) }"
    #expect(try run("#Preview { \(bar) }").texts == ["a"])
  }

  @Test(arguments: [
    ("", 82.0), (".contentMargins(.top, 0)", 47), (".contentMargins(.top, 10, for: .scrollContent)", 57),
  ])
  func marginsOfTheContentReplaceAListsOwn(modifier: String, top: Double) throws {
    let run = try run("#Preview { List { Color.red.id(\"row\").listRowInsets(EdgeInsets()) }\(modifier) }")
    #expect(run.frame("row")?.minY == top)
  }

  @Test(arguments: [("iPhone 16", 16.0), ("iPhone 16 Pro Max", 20), ("iPad Pro 11-inch (M4)", 20)])
  func theSystemsMarginsFollowTheScreen(device: String, margin: Double) throws {
    func edge(_ style: String) throws -> Double? {
      let list = "List { Color.red.id(\"row\").listRowInsets(EdgeInsets()) }.listStyle(\(style))"
      return try run("#Preview { \(list).previewDevice(\"\(device)\") }").frame("row")?.minX
    }
    #expect(try edge(".insetGrouped") == margin)
    let plain = try run("#Preview { List { Color.red.id(\"row\") }.listStyle(.plain).previewDevice(\"\(device)\") }")
    #expect(plain.frame("row")?.minX == margin)
  }

  @Test(arguments: [
    ("", "10:00"), (", countsDown: false", "0:00"), (", pauseTime: Date.now.addingTimeInterval(90)", "8:30"),
  ])
  func aTimerTextReadsAsItDoesNow(arguments: String, text: String) throws {
    let run = try run(
      "#Preview { Text(timerInterval: Date.now...Date.now.addingTimeInterval(600)\(arguments)) }")
    #expect(run.texts == [text])
    #expect(run.warnings.map(\.code).contains(.sizeAssumed))
  }

  @Test func aLongTimerCountsItsHoursAmongItsMinutesWhereAskedTo() throws {
    let interval = "timerInterval: Date.now...Date.now.addingTimeInterval(5400)"
    #expect(try run("#Preview { Text(\(interval)) }").texts == ["1:30:00"])
    #expect(try run("#Preview { Text(\(interval), showsHours: false) }").texts == ["90:00"])
  }

  @Test(arguments: [
    (".popover", 40.0), (".none", 40), (".fullScreenCover", 667), (".sheet", 614), (".automatic", 614),
  ])
  func aPopoverIsWhatItAsksForOnAPhone(adaptation: String, height: Double) throws {
    let content = "Color.red.frame(width: 30, height: 40).presentationCompactAdaptation(\(adaptation))"
    let runs = try runs("#Preview { Color.clear.popover(isPresented: .constant(true)) { \(content) } }") {
      $0.device = Device(named: "iPhone 8")
    }
    let sizes = try #require(runs.last).trace.container.height
    #expect(abs(sizes - height) < 25, "\(sizes)")
  }

  @Test(arguments: [
    "NavigationStack { Text(\"a\").navigationDestination(isPresented: .constant(true)) { Text(\"b\") } }",
    "NavigationStack(path: .constant([1])) { Text(\"a\").navigationDestination(for: Int.self) { Text(\"\\($0)\") } }",
    "NavigationStack { Text(\"a\").navigationTitle(\"T\").navigationSubtitle(\"S\") }",
  ])
  func whatIsNotShownIsTold(view: String) throws {
    #expect(try run("#Preview { \(view) }").warnings.contains { $0.code == .notDrawn })
  }
}
