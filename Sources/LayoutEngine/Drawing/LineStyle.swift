/// How a line is drawn: its width, its ends and its corners.
///
/// Source: Apple's documentation of `StrokeStyle`, `CGLineCap` and `CGLineJoin`.
public struct LineStyle: Equatable, Sendable {
  /// What the ends of a line, and of each of its dashes, look like.
  public enum Cap: String, Equatable, Sendable {
    case butt, round, square
  }

  /// What the corners of a line look like.
  public enum Join: String, Equatable, Sendable {
    case miter, round, bevel
  }

  /// In points.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// How much longer than the line is wide a mitred corner may be before it is cut off.
  public var miterLimit: Double

  /// Makes a line; without more than its width, one as SwiftUI draws it.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
  }
}
