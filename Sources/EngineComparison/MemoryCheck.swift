import AllocatedMemory
import BrowserSession
import LayoutEngine
import ViewLanguage
import ViewProgram

/// Whether a layout leaves nothing behind: the memory in use is the same before and after many.
///
/// Only one thread may be running meanwhile. Where the system's allocator does not say how much is in use, nothing is
/// found.
struct MemoryCheck {
  /// By how many bytes a preview's layouts and figures made the memory in use grow, a run.
  static func growth(of preview: Int, in session: ScenarioSession, runs: Int) throws(Diagnostics) -> Int {
    // What is made once and kept is no leak.
    try layOut(preview, in: session, runs: 3)
    let before = Int(allocated_bytes())
    try layOut(preview, in: session, runs: runs)
    return (Int(allocated_bytes()) - before) / runs
  }

  private static func layOut(_ preview: Int, in session: ScenarioSession, runs: Int) throws(Diagnostics) {
    for _ in 0..<runs { _ = session.figure(of: try session.layOut(preview: preview)) }
  }
}
