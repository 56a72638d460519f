internal import Explanation
internal import LayoutEngine

/// The picture of an answer in words, for readers who cannot see it: which views are where and how large, but not why.
///
///     LayoutWords(trace).text    // In 300 × 150 points: Color, 96 × 40, 38 from the left and 55 from the top; Color, …
struct LayoutWords {
  private let trace: Trace

  /// At most this many views are described one by one.
  private static let mostViews = 8

  init(_ trace: Trace) { self.trace = trace }

  var text: String {
    let seen = trace.nodes.filter { $0.isPlaced && $0.isChosen && ($0.info.appearance.isSeen || LayoutWords.cuts($0)) }
    guard !seen.isEmpty else { return "Nothing in \(LengthText.size(trace.container)) points." }
    var parts = seen.prefix(LayoutWords.mostViews).map(LayoutWords.words)
    let more = seen.count - parts.count
    if more > 0 { parts.append("and \(more) more") }
    return "In \(LengthText.size(trace.container)) points: " + parts.joined(separator: "; ") + "."
  }

  private static func cuts(_ node: Trace.Node) -> Bool {
    if case .clip = node.info.appearance { true } else { false }
  }

  private static func words(_ node: Trace.Node) -> String {
    let frame = node.drawn ?? node.frame
    let name = node.text == nil ? NodeName.call(of: node) : NodeName.name(of: node)
    return [
      cuts(node) ? "what is inside cut off by " + name : name, LengthText.size(frame.size),
      "\(LengthText.length(frame.minX)) from the left and \(LengthText.length(frame.minY)) from the top",
    ].joined(separator: ", ")
  }
}
