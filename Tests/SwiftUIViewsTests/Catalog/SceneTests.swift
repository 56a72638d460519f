import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// What is shown of scenes.
@Suite struct SceneTests {
  @Test func scenesBesideWindowsAreNotLaidOut() throws {
    let source = """
      struct Notes: App {
        var body: some Scene {
          WindowGroup { Text("Notes").frame(width: 300, height: 200).id("window") }
            .windowResizability(.contentSize).defaultSize(width: 400, height: 300)
            .commands { CommandGroup(replacing: .newItem) {} }
          MenuBarExtra("Notes", systemImage: "note") { Button("Quit") {} }.menuBarExtraStyle(.window)
          Settings { Text("Settings") }
        }
      }
      #Preview { Notes().body }
      """
    let run = try run(source)
    #expect(run.trace.standIns.isEmpty)
    #expect(run.texts == ["Notes"])
    #expect(run.frame("window")?.size == Size(width: 300, height: 200))
  }
}
