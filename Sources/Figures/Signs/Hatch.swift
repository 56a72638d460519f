import Markup

/// Diagonal lines that fill a box.
enum Hatch {
  private static let mostLines = 400

  /// Lines at 45°, or falling at 135°, so many pixels apart along the box's edges.
  static func lines(in box: Box, pitch: Double, isFalling: Bool = false) -> PathData {
    var path = PathData()
    guard box.isDrawable, box.width > 0, box.height > 0 else { return path }
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
      path.move(mirrored(startX), startY)
      path.line(mirrored(endX), endY)
      distance += pitch
    }
    return path
  }
}
