import BrowserSession
import LivePage

/// The frames of a preview at many widths, each reduced to a number: so much could not be kept as text.
struct WidthSweep {
  static let widths = (0..<20).map { 60 + 47 * $0 }

  let session: ScenarioSession
  /// Counted from 1.
  let preview: Int

  /// A line for each width: the width, and the checksum of where every view stands then.
  var text: String {
    WidthSweep.widths.map { width in "\(width) \(WidthSweep.checksum(frames(at: width)))\n" }.joined()
  }

  /// Empty where nothing can be laid out.
  private func frames(at width: Int) -> String {
    guard (try? session.show(PageAddress("p=\(preview)&w=\(width)"))) ?? nil != nil else { return "" }
    return session.panel("nodes") ?? ""
  }

  /// FNV-1a.
  private static func checksum(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
