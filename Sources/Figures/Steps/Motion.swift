import Markup

/// How a figure shows its frames one after the other, repeatedly; not if the reader asks for less motion.
///
/// The frames are on a strip, each as wide as the canvas. The strip moves by one frame at a time until the finished
/// figure is on the canvas, where it also is without motion. A part of the figure does not move; it is clipped to its
/// turn, the length of the strip that its frames take up. So a single rule moves all parts, however many there are.
struct Motion: Sendable {
  /// How many frames there are, the finished one included.
  let count: Int
  let canvas: Box

  /// How long a frame is shown, in seconds; the finished one twice as long.
  private static let secondsPerFrame = 2

  /// How many steps the strip takes.
  private var steps: Int { count + 1 }

  /// Where the turn of a part is on the strip when that has reached its end; `nil` for a part that every frame shows.
  func turn(of frames: Range<Int>) -> Box? {
    guard frames.count < count else { return nil }
    let start = frames.lowerBound - steps
    // The finished figure stays on the canvas.
    let end = frames.upperBound == count ? 1 : frames.upperBound - steps
    return Box(
      minX: canvas.minX + Double(start) * canvas.width, minY: canvas.minY,
      maxX: canvas.minX + Double(end) * canvas.width, maxY: canvas.maxY)
  }

  /// The rules that move the strip of a figure.
  ///
  /// - Parameter id: the figure's.
  func rules(of id: String) -> String {
    let length = numberText(Double(steps) * canvas.width)
    let animation = id + " \(steps * Motion.secondsPerFrame)s steps(\(steps)) infinite"
    return "@keyframes " + id + "{0%{transform:translate(" + length + "px)}}\n"
      + "@media (prefers-reduced-motion:no-preference){#" + id + " .t{animation:" + animation + "}}\n"
  }
}
