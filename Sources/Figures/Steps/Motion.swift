import Markup

/// Style rules that show parts of a figure one after the other, again and again; none where less motion is asked for.
struct Motion: Sendable {
  /// What the style sheet ends with.
  let rules: String

  /// How long a frame is shown, in seconds; the finished one twice as long.
  private static let secondsPerFrame = 2.0

  /// - Parameters:
  ///   - ranges: the frames in which the parts are shown.
  ///   - count: how many frames there are.
  ///   - prefix: the figure's id.
  init(_ ranges: [Range<Int>], count: Int, prefix: String) {
    // The finished frame counts twice.
    let length = count + 1
    let duration = numberText(Double(length) * Motion.secondsPerFrame)
    var classes: Set<String> = []
    var lengths: Set<Int> = []
    var keyframes: [String] = []
    var animations: [String] = []
    for range in ranges where range.count < count {
      let end = range.upperBound == count ? length : range.upperBound
      let shown = end - range.lowerBound
      if lengths.insert(shown).inserted {
        let share = numberText(Double(shown) / Double(length) * 100)
        keyframes.append(
          "@keyframes " + prefix + "-for\(shown){0%{visibility:visible}" + share + "%{visibility:hidden}}")
      }
      let name = Motion.name(range)
      guard classes.insert(name).inserted else { continue }
      // A negative delay lets each part begin in the middle of its turn.
      let delay =
        range.lowerBound == 0 ? "0" : "-" + numberText(Double(length - range.lowerBound) * Motion.secondsPerFrame)
      animations.append(
        "#" + prefix + " ." + name + "{animation:" + prefix + "-for\(shown) " + duration + "s step-end " + delay
          + "s infinite}")
    }
    rules =
      keyframes.joined(separator: "\n") + "\n@media (prefers-reduced-motion: no-preference) {\n"
      + animations.joined(separator: "\n") + "\n}\n"
  }

  /// The classes of a part: what the finished figure does not have is hidden unless it is shown in turn.
  static func classes(of range: Range<Int>, count: Int) -> String {
    if range.count >= count { return "" }
    return range.upperBound == count ? name(range) : "in-turn " + name(range)
  }

  private static func name(_ range: Range<Int>) -> String { "t\(range.lowerBound)-\(range.upperBound)" }
}
