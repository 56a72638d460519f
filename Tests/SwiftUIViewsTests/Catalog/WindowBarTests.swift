import Foundation
import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct WindowBarTests {
  private func laidOut(_ view: String, on surface: PreviewSurface = PreviewSurface()) throws -> PreviewRun {
    try run("#Preview { \(view).previewDevice(\"Mac window\") }", on: surface) { $0.platform = .macOS }
  }

  private func platters(_ run: PreviewRun) -> [Rect] {
    run.trace.nodes.filter { $0.info.name == "overlay" && $0.info.arguments == "toolbar item" }.map(\.frame)
  }

  @Test func standsAboveTheContentWhichKeepsItsSize() throws {
    let run = try laidOut("Color.red.id(\"root\").toolbar { Button(\"Action\") { } }")
    #expect(run.frame("root") == Rect(x: 0, y: 52, width: 900, height: 600))
    #expect(run.trace.container == Size(width: 900, height: 652))
    #expect(run.warnings.isEmpty)
  }

  @Test func standsInsideASizeThatIsAskedForTheWindow() throws {
    let surface = PreviewSurface(container: Size(width: 400, height: 300))
    let run = try laidOut("Color.red.id(\"root\").toolbar { Button(\"Action\") { } }", on: surface)
    #expect(run.frame("root") == Rect(x: 0, y: 52, width: 400, height: 248))
    #expect(run.trace.container == Size(width: 400, height: 300))
  }

  @Test func leavesContentWhereItIsThatIsLargerThanTheWindow() throws {
    let run = try laidOut("Color.red.frame(width: 1000, height: 700).id(\"root\").toolbar { Button(\"Action\") { } }")
    #expect(run.frame("root") == Rect(x: -50, y: 2, width: 1000, height: 700))
    #expect(platters(run).map(\.minY) == [8])
  }

  /// Recorded: platters 36 high, 8 from the top, 8 apart and 8 from the edge; those of a group are its views'.
  @Test func standsItemsAtTheEnd() throws {
    let items = "Button(\"Action\") { }; ToolbarItemGroup { Button(\"One\") { }; Button(\"One\") { } }"
    let run = try laidOut("Color.red.toolbar { \(items) }")
    #expect(
      platters(run) == [
        Rect(x: 737, y: 8, width: 56, height: 36), Rect(x: 801, y: 8, width: 41.5, height: 36),
        Rect(x: 850.5, y: 8, width: 41.5, height: 36),
      ])
  }

  /// Recorded: an item that navigates is at 96, next to the window's buttons.
  @Test func standsWhatNavigatesAtTheStartAndTheTitleAfterIt() throws {
    let item = "ToolbarItem(placement: .navigation) { Button(\"Action\") { } }"
    let run = try laidOut("Color.red.navigationTitle(\"Title\").toolbar { \(item) }")
    #expect(platters(run).map(\.minX) == [96])
    #expect(run.trace.nodes.first { $0.text?.lines.first?.string == "Title" }?.frame.minX == 160)
    #expect(run.warnings.map(\.code) == [.sizeAssumed])
  }

  @Test func reachesBehindTheBarWhereTheSafeAreaIsIgnored() throws {
    let run = try laidOut("ZStack { Color.red.ignoresSafeArea() }.toolbar { Button(\"Action\") { } }")
    #expect(run.trace.nodes.contains { $0.frame == Rect(x: 0, y: 0, width: 900, height: 652) && $0.children.isEmpty })
  }

  @Test(arguments: ["NavigationStack { VIEW }", "NavigationSplitView { Text(\"a\") } detail: { VIEW }", "VIEW"])
  func takesItsItemsFromWhateverViewIsInTheWindow(container: String) throws {
    let view = "Color.red.toolbar { Button(\"Action\") { } }"
    #expect(platters(try laidOut(container.replacingOccurrences(of: "VIEW", with: view))).count == 1)
  }

  @Test(arguments: [
    ".toolbar(.hidden)", ".toolbar(.hidden, for: .windowToolbar)", ".toolbarVisibility(.hidden, for: .windowToolbar)",
  ])
  func isNotThereWhereItIsHidden(modifier: String) throws {
    let run = try laidOut("Color.red.id(\"root\").toolbar { Button(\"Action\") { } }\(modifier)")
    #expect(run.frame("root") == Rect(x: 0, y: 0, width: 900, height: 600))
  }

  @Test(arguments: [
    "Color.red.searchable(text: .constant(\"\"))", "Color.red.toolbar { Toggle(\"On\", isOn: .constant(true)) }",
    "Color.red.toolbar { ToolbarItem(placement: .principal) { Text(\"a\") } }",
    "Color.red.navigationTitle(\"Title\").toolbar { EditButton() }",
    "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\").toolbar { Button(\"Action\") { } } }",
  ])
  func tellsWhatWasNotRecorded(view: String) throws {
    #expect(try laidOut(view).warnings.contains { $0.code == .sizeAssumed && $0.message.contains("toolbar") })
  }

  @Test func tellsWhatIsNotDrawn() throws {
    let title = try laidOut("Color.red.id(\"root\").navigationTitle(\"Title\")")
    #expect(title.frame("root")?.minY == 0)
    #expect(title.warnings.map(\.code) == [.notDrawn])
    let proposal = PreviewSurface(proposal: Proposal(width: 100, height: 100))
    let bare = try laidOut("NavigationStack { Color.red.toolbar { Text(\"a\") } }", on: proposal)
    #expect(bare.texts.isEmpty)
    #expect(bare.warnings.map(\.code) == [.notDrawn])
  }
}
