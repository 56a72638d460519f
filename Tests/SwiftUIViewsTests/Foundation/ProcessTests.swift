import LayoutEngine
import SwiftUIViews
import Testing

/// `ProcessInfo`, which apps ask whether they are tested.
@Suite struct ProcessTests {
  @Test func aPreviewIsStartedWithoutVariables() throws {
    let run = try run(
      """
      extension ProcessInfo {
        static var isTested: Bool { processInfo.environment["TESTED"] == "1" || processInfo.arguments.contains("-test") }
      }
      #Preview { Text(ProcessInfo.isTested || ProcessInfo.processInfo.isLowPowerModeEnabled ? "tested" : "shown") }
      """)
    #expect(run.texts == ["shown"])
    #expect(run.warnings.isEmpty)
  }
}
