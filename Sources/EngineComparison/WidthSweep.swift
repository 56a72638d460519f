import BrowserSession
import LivePage
import ViewProgram

/// The frames of a preview at many widths, reduced to a number for each: as text they would be too large to keep.
///
/// Each width has its own session. The engine in WebAssembly shows one width after another in the same session, which
/// reuses its evaluation: so this, too, is compared.
struct WidthSweep {
  static let widths = (0..<20).map { 60 + 47 * $0 }

  let scenario: PortableScenario
  /// Counted from 1.
  let preview: Int

  /// A line for each width: the width, and the checksum of the frames of all views.
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
