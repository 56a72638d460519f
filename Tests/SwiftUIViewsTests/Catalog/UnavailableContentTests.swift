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
    #expect(LaidOut("\(view).id(\"all\")")["all"] == "0 0 200 100")
  }

  @Test func aSearchIsCalledByTheViewItMakes() throws {
    let run = try run("#Preview { ContentUnavailableView.search(text: \"x\") }")
    #expect(run.trace.nodes.first?.info.name == "ContentUnavailableView")
  }

  @Test func putsItsPartsBelowEachOther() throws {
    let run = try run("#Preview { ContentUnavailableView(\"t\", systemImage: \"star\", description: Text(\"d\")) }")
    #expect(run.texts == ["t", "d"])
  }
}
