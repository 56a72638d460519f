import AllocatedMemory
import BrowserSession
import SwiftUIViews
import ViewProgram

/// Checks that layouts do not leak: the memory in use is the same before and after many.
///
/// Only one thread may be running meanwhile. Where the allocator does not report the memory in use, no leak is found.
struct MemoryCheck {
  static let runs = 1_000
  /// The allocations of the runtime itself that are tolerated, in bytes per run. A single node takes more.
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

  /// The growth of the memory in use, in bytes per run.
  private static func growth(_ layOut: () -> PreviewRun?) -> Int {
    // Memory that is allocated once and kept is not a leak.
    for _ in 0..<20 { _ = layOut() }
    let before = Int(allocated_bytes())
    for _ in 0..<runs { _ = layOut() }
    return (Int(allocated_bytes()) - before) / runs
  }
}
