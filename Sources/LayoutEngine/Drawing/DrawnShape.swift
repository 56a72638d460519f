/// One of the shapes that a view draws in its frame, such as the knob of a slider.
public struct DrawnShape: Equatable, Sendable {
  /// What is drawn in the shape's box.
  public enum Form: Equatable, Sendable {
    case fill(Outline)
    /// A line inside the outline, its width in points.
    case line(Outline, width: Double)
    /// A system symbol, as large as fits into the box.
    case symbol(String)
    /// A short text in the middle of the box, its font size in points.
    case text(String, size: Double)
    /// A filled polygon, its corners in fractions of the box.
    case polygon([UnitPoint])
  }

  public var form: Form
  public var paint: Paint
  /// Where the shape lies in the frame.
  public var box: DrawnBox

  /// Makes a shape; see the properties.
  public init(_ form: Form, _ paint: Paint, in box: DrawnBox = DrawnBox()) {
    self.form = form
    self.paint = paint
    self.box = box
  }

  /// The shape as it is drawn where the layout goes from right to left; symbols and texts are not turned.
  public var mirrored: DrawnShape {
    var copy = self
    copy.box = box.mirrored
    if case .polygon(let points) = form { copy.form = .polygon(points.map { UnitPoint(x: 1 - $0.x, y: $0.y) }) }
    return copy
  }
}

/// A box in a frame, whose edges follow the frame's size: each coordinate is a fraction of the frame's length plus some
/// points.
public struct DrawnBox: Equatable, Sendable {
  /// The part of the frame, in fractions of it.
  public var part: Rect
  /// What is added to its origin and its size, in points.
  public var points: Rect

  /// Makes a box; the whole frame without parameters.
  public init(
    part: Rect = Rect(x: 0, y: 0, width: 1, height: 1), points: Rect = Rect(x: 0, y: 0, width: 0, height: 0)
  ) {
    self.part = part
    self.points = points
  }

  /// The frame without a margin at its sides and one at its top and bottom, in points.
  public init(insetX x: Double, insetY y: Double) {
    self.init(points: Rect(x: x, y: y, width: -2 * x, height: -2 * y))
  }

  /// A box of its own size at a point of the frame, moved by a distance in points.
  public init(_ size: Size, at anchor: UnitPoint, x: Double = 0, y: Double = 0) {
    self.init(
      part: Rect(x: anchor.x, y: anchor.y, width: 0, height: 0),
      points: Rect(
        x: x - anchor.x * size.width, y: y - anchor.y * size.height, width: size.width, height: size.height))
  }

  /// A box of its own size whose middle is at a point of the frame.
  public init(_ size: Size, centredAt point: UnitPoint) {
    self.init(
      part: Rect(x: point.x, y: point.y, width: 0, height: 0),
      points: Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Where the box lies in a frame.
  public func rect(in frame: Rect) -> Rect {
    Rect(
      x: frame.minX + part.minX * frame.size.width + points.minX,
      y: frame.minY + part.minY * frame.size.height + points.minY,
      width: max(0, part.size.width * frame.size.width + points.size.width),
      height: max(0, part.size.height * frame.size.height + points.size.height))
  }

  var mirrored: DrawnBox {
    var copy = self
    copy.part.origin.x = 1 - part.maxX
    copy.points.origin.x = -points.maxX
    return copy
  }
}
