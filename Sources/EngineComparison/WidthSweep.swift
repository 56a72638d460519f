import BrowserSession
import LivePage
import ViewProgram

/// The frames of a preview at many widths, each reduced to a number: so much could not be kept as text.
///
/// Each width has a session of its own. The engine in WebAssembly shows one after the other in the same session, which
/// lays out what it has evaluated: so the two are compared as well.
struct WidthSweep {
  static let widths = (0..<20).map { 60 + 47 * $0 }

  let scenario: PortableScenario
  /// Counted from 1.
  let preview: Int

  /// A line for each width: the width, and the checksum of where every view stands then.
  var text: String {
    WidthSweep.widths.map { width in "\(width) \(WidthSweep.checksum(frames(at: width)))\n" }.joined()
  }

  /// Empty where nothing can be laid out.
  private func frames(at width: Int) -> String {
    let session = ScenarioSession(scenario)
    guard (try? session.show(PageAddress("p=\(preview)&w=\(width)"))) ?? nil != nil else { return "" }
    return session.panel("nodes") ?? ""
  }

  /// FNV-1a.
  private static func checksum(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
