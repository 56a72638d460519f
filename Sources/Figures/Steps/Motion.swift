import Markup

/// How a figure shows its frames one after the other, again and again; not where less motion is asked for.
///
/// The frames lie on a strip, each as wide as the canvas and the finished one on it, and the strip moves on by a frame at a
/// time. A part of the figure does not move; it is clipped to its turn, the length of the strip that its frames take up. So
/// one rule moves all of them, however many there are, and what knows no motion shows the finished figure.
struct Motion: Sendable {
  /// How many frames there are, the finished one included.
  let count: Int
  let canvas: Box

  /// How long a frame is shown, in seconds; the finished one twice as long.
  private static let secondsPerFrame = 2

  /// Where the turn of a part lies on the strip; `nil` for what every frame shows.
  func turn(of frames: Range<Int>) -> Box? {
    guard frames.count < count else { return nil }
    let length = frames.upperBound == count ? frames.count + 1 : frames.count
    let start = Double(frames.lowerBound - (count - 1)) * canvas.width
    return Box(x: canvas.minX + start, y: canvas.minY, width: Double(length) * canvas.width, height: canvas.height)
  }

  /// What moves the strip of a figure.
  ///
  /// - Parameter id: the figure's.
  func rules(of id: String) -> String {
    let (first, after) = (numberText(Double(count - 1) * canvas.width), numberText(-2 * canvas.width))
    let (frames, seconds) = (count + 1, (count + 1) * Motion.secondsPerFrame)
    let animation = id + "-t \(seconds)s steps(\(frames)) infinite"
    return """
      @keyframes \(id)-t{0%{transform:translateX(\(first)px)}to{transform:translateX(\(after)px)}}
      @media (prefers-reduced-motion:no-preference){#\(id) .t{animation:\(animation)}}

      """
  }
}
