import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Suite struct UnavailableContentTests {
  @Test(arguments: [
    "ContentUnavailableView(\"t\", systemImage: \"star\", description: Text(\"d\"))",
    "ContentUnavailableView { Label(\"t\", systemImage: \"star\") } description: { Text(\"d\") } actions: { Button(\"a\") { } }",
    "ContentUnavailableView.search", "ContentUnavailableView.search(text: \"x\")",
  ])
  func takesAllTheRoom(view: String) {
    #expect(LaidOut("\(view).id(\"all\")", height: 300)["all"] == "0 0 200 300")
  }

  @Test func aSearchIsCalledByTheViewItMakes() throws {
    let run = try run("#Preview { ContentUnavailableView.search(text: \"x\") }")
    #expect(run.trace.nodes.first?.info.name == "ContentUnavailableView")
  }

  /// The recording of macOS 26.2 shows no icon; what iOS shows is guessed.
  @Test(arguments: [(Platform.macOS, false), (.iOS, true)])
  func showsItsIconOnTheFamilyOfDevicesThatDoes(platform: Platform, hasIcon: Bool) throws {
    let view = "ContentUnavailableView(\"t\", systemImage: \"star\", description: Text(\"d\"))"
    let run = try run("#Preview { \(view) }") { $0.platform = platform }
    #expect(run.trace.nodes.contains { $0.info.name == "Image" } == hasIcon)
    #expect(run.warnings.isEmpty == !hasIcon)
  }

  @Test func putsItsPartsBelowEachOther() throws {
    let run = try run("#Preview { ContentUnavailableView(\"t\", systemImage: \"star\", description: Text(\"d\")) }")
    #expect(run.texts == ["t", "d"])
  }
}
