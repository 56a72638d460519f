internal import LayoutEngine

/// A picture that a figure shows; the figure holds or names its file once, however many views show it.
public struct FigureImage: Sendable, Equatable {
  /// How a stored picture is turned to be seen, as EXIF numbers it.
  public enum Orientation: Int, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// Where the file is: an address relative to the figure's, or the file itself as a `data:` address.
  public var address: String
  public var orientation: Orientation

  public init(address: String, orientation: Orientation = .up) {
    self.address = address
    self.orientation = orientation
  }

  /// Lays the stored picture, drawn as a square of length 1, onto a box as it is to be seen.
  func transform(onto box: Box) -> Transform {
    let (origin, right, bottom) = corners
    func place(_ corner: Corner) -> Point {
      Point(x: box.minX + corner.x * box.width, y: box.minY + corner.y * box.height)
    }
    let (start, rowEnd, columnEnd) = (place(origin), place(right), place(bottom))
    return Transform(
      a: rowEnd.x - start.x, b: rowEnd.y - start.y, c: columnEnd.x - start.x, d: columnEnd.y - start.y, tx: start.x,
      ty: start.y)
  }

  private typealias Corner = (x: Double, y: Double)

  /// Where the stored picture's corners are seen: the first pixel, the end of the first row, that of the first column.
  private var corners: (Corner, Corner, Corner) {
    let (topLeft, topRight, bottomLeft, bottomRight): (Corner, Corner, Corner, Corner) = (
      (0, 0), (1, 0), (0, 1), (1, 1)
    )
    switch orientation {
    case .up: return (topLeft, topRight, bottomLeft)
    case .upMirrored: return (topRight, topLeft, bottomRight)
    case .down: return (bottomRight, bottomLeft, topRight)
    case .downMirrored: return (bottomLeft, bottomRight, topLeft)
    case .leftMirrored: return (topLeft, bottomLeft, topRight)
    case .right: return (topRight, bottomRight, topLeft)
    case .rightMirrored: return (bottomRight, topRight, bottomLeft)
    case .left: return (bottomLeft, topLeft, bottomRight)
    }
  }
}
