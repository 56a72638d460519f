import Markup

/// How a figure shows its frames one after the other, again and again; not where less motion is asked for.
///
/// The frames lie on a strip, each as wide as the canvas, and the strip moves on by a frame at a time until it is where it
/// stands without motion, the finished figure on the canvas. A part of the figure does not move; it is clipped to its turn,
/// the length of the strip that its frames take up. So one rule moves all parts, however many there are.
struct Motion: Sendable {
  /// How many frames there are, the finished one included.
  let count: Int
  let canvas: Box

  /// How long a frame is shown, in seconds; the finished one twice as long.
  private static let secondsPerFrame = 2

  /// How many steps the strip takes.
  private var steps: Int { count + 1 }

  /// Where the turn of a part lies on the strip when that has come to its end; `nil` for what every frame shows.
  func turn(of frames: Range<Int>) -> Box? {
    guard frames.count < count else { return nil }
    let start = frames.lowerBound - steps
    // The finished figure stays on the canvas.
    let end = frames.upperBound == count ? 1 : frames.upperBound - steps
    return Box(
      minX: canvas.minX + Double(start) * canvas.width, minY: canvas.minY,
      maxX: canvas.minX + Double(end) * canvas.width, maxY: canvas.maxY)
  }

  /// What moves the strip of a figure.
  ///
  /// - Parameter id: the figure's.
  func rules(of id: String) -> String {
    let length = numberText(Double(steps) * canvas.width)
    let animation = id + " \(steps * Motion.secondsPerFrame)s steps(\(steps)) infinite"
    return "@keyframes " + id + "{0%{transform:translate(" + length + "px)}}\n"
      + "@media (prefers-reduced-motion:no-preference){#" + id + " .t{animation:" + animation + "}}\n"
  }
}
