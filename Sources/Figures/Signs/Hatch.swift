import LayoutEngine
import Markup

/// Diagonal lines that fill a box.
enum Hatch {
  private static let mostLines = 400

  /// Lines at 45°, or falling at 135°, `pitch` pixels apart along the box's edges.
  static func path(in box: Box, pitch: Double, isFalling: Bool = false) -> PathData {
    var path = PathData()
    for line in lines(in: box, pitch: pitch, isFalling: isFalling) { path.segment(line.from, line.to) }
    return path
  }

  /// The same, each line by itself.
  static func lines(in box: Box, pitch: Double, isFalling: Bool = false) -> [(from: Point, to: Point)] {
    var lines: [(from: Point, to: Point)] = []
    guard box.isDrawable, box.width > 0, box.height > 0 else { return lines }
    let length = box.width + box.height
    let pitch = max(pitch, length / Double(mostLines))
    var distance = pitch / 2
    while distance < length {
      // From the left or lower edge up to the upper or right one.
      let startX = box.minX + max(0, distance - box.height)
      let startY = min(box.maxY, box.minY + distance)
      let endX = min(box.maxX, box.minX + distance)
      let endY = box.minY + max(0, distance - box.width)
      let mirrored = { (x: Double) in isFalling ? box.minX + box.maxX - x : x }
      lines.append((from: Point(x: mirrored(startX), y: startY), to: Point(x: mirrored(endX), y: endY)))
      distance += pitch
    }
    return lines
  }
}
