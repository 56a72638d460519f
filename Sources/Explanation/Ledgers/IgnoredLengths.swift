import LayoutEngine

/// The lengths of a frame that have no effect: negative and infinite ones.
///
///     IgnoredLengths(node)?.words    // ignores its width of −20
struct IgnoredLengths {
  /// What the frame does, after its name.
  let words: String

  /// `nil` for other views, and for a frame all of whose lengths have an effect.
  init?(_ node: Trace.Node) {
    guard node.isFrame else { return nil }
    let lengths = node.info.arguments.split(separator: ",").compactMap { IgnoredLengths.words(String($0)) }
    guard !lengths.isEmpty else { return nil }
    words = "ignores its " + lengths.joined(separator: " and its ")
  }

  /// `width of −20` for `width: -20`; `nil` for a length that has an effect. A minimum width below zero has one: it
  /// counts as zero.
  private static func words(_ argument: String) -> String? {
    let parts = argument.split(separator: ":").map { $0.drop { $0 == " " } }
    guard parts.count == 2, parts[0] == "width" || parts[0] == "height" else { return nil }
    switch parts[1] {
    case ".infinity": return String(parts[0]) + " of ∞"
    case "-.infinity": return String(parts[0]) + " of −∞"
    default:
      guard let length = Double(String(parts[1])), length < 0 else { return nil }
      return String(parts[0]) + " of " + LengthText.length(length)
    }
  }
}
