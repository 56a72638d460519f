/// Builds the `d` attribute of an SVG path, in absolute coordinates. A line along an axis is written with a single
/// coordinate.
///
///     var path = PathData()
///     path.move(0, 0)
///     path.line(10.5, 0)
///     path.close()
///     path.text  // "M0 0H10.5Z"
public struct PathData: Equatable, Sendable {
  /// The attribute's value as UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Where the last straight line or move ended; `nil` after anything else.
  private var current: (x: Double, y: Double)?

  public init() {}

  /// Whether nothing was added yet.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The value for the attribute.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts a new part at a point.
  public mutating func move(_ x: Double, _ y: Double) {
    append("M", x, y)
    current = (x, y)
  }

  /// Draws a straight line to a point.
  public mutating func line(_ x: Double, _ y: Double) {
    if let current, current.y == y, current.x != x {
      append("H", x)
    } else if let current, current.x == x, current.y != y {
      append("V", y)
    } else {
      append("L", x, y)
    }
    current = (x, y)
  }

  /// Draws a horizontal line.
  public mutating func horizontalLine(_ x: Double) { append("H", x) }

  /// Draws a vertical line.
  public mutating func verticalLine(_ y: Double) { append("V", y) }

  /// Draws a quadratic curve with one control point.
  public mutating func quadCurve(_ controlX: Double, _ controlY: Double, _ x: Double, _ y: Double) {
    append("Q", controlX, controlY, x, y)
  }

  /// Draws a cubic curve with two control points.
  public mutating func curve(
    _ firstX: Double,
    _ firstY: Double,
    _ secondX: Double,
    _ secondY: Double,
    _ x: Double,
    _ y: Double
  ) {
    append("C", firstX, firstY, secondX, secondY, x, y)
  }

  /// Draws a part of an ellipse to a point.
  ///
  /// - Parameters:
  ///   - radiusX: Half the ellipse's width.
  ///   - radiusY: Half the ellipse's height.
  ///   - isLarge: Whether to take the longer of the two possible ways.
  ///   - isClockwise: Whether to go clockwise.
  ///   - x: The end point's horizontal position.
  ///   - y: The end point's vertical position.
  public mutating func arc(
    radiusX: Double,
    radiusY: Double,
    isLarge: Bool = false,
    isClockwise: Bool = true,
    _ x: Double,
    _ y: Double
  ) {
    append("A", radiusX, radiusY, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, x, y)
  }

  /// Closes the current part.
  public mutating func close() {
    bytes.append(UInt8(ascii: "Z"))
    current = nil
  }

  public static func == (first: PathData, second: PathData) -> Bool { first.bytes == second.bytes }

  private mutating func append(_ command: Unicode.Scalar, _ numbers: Double...) {
    current = nil
    bytes.append(UInt8(ascii: command))
    var isFirst = true
    for number in numbers {
      if !isFirst { bytes.append(UInt8(ascii: " ")) }
      isFirst = false
      NumberFormat.append(number, to: &bytes)
    }
  }
}
