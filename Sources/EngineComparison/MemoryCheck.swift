import AllocatedMemory
import BrowserSession
import SwiftUIViews
import ViewProgram

/// Whether layouts leak nothing: the memory in use is the same before and after many.
///
/// Only one thread may be running meanwhile. Where the allocator does not report how much is in use, nothing is found.
struct MemoryCheck {
  static let runs = 1_000
  /// The allocations of the runtime itself that are tolerated, in bytes a run. One node takes more.
  static let allowance = 100

  /// What is wrong; `nil` when the memory stays flat.
  static func problem() throws(Diagnostics) -> String? {
    let session = ScenarioSession(try OwnScenario.circles.scenario())
    for (index, preview) in session.previews.enumerated() {
      let growth = growth { try? session.layOut(preview: index) }
      if growth > allowance { return "'\(preview.name)' keeps \(growth) bytes of every layout" }
    }
    return nil
  }

  /// By how many bytes the memory in use grows, a run.
  private static func growth(_ layOut: () -> PreviewRun?) -> Int {
    // What is made once and kept is not a leak.
    for _ in 0..<20 { _ = layOut() }
    let before = Int(allocated_bytes())
    for _ in 0..<runs { _ = layOut() }
    return (Int(allocated_bytes()) - before) / runs
  }
}
