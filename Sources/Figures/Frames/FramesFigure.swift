public import LayoutEngine

/// The frames of a layout of which nothing else is known, such as a recorded baseline's.
public struct FrameSketch: Sendable {
  /// The frame of a view, in points from the container's top left corner.
  public struct Frame: Sendable {
    public var rect: Rect
    /// The number that the view has on every side of the figure; `nil` for a view that is only drawn around others.
    public var number: Int?

    public init(_ rect: Rect, number: Int? = nil) { (self.rect, self.number) = (rect, number) }
  }

  /// The heading above the frames.
  public var name: String
  /// What the views were laid out in, in points.
  public var container: Size
  /// From the outermost view inwards.
  public var frames: [Frame]

  public init(name: String, container: Size, frames: [Frame]) {
    (self.name, self.container, self.frames) = (name, container, frames)
  }
}

extension Figure {
  /// Composes the frames of one or two layouts next to each other, at one scale. Frames with a number are drawn in the
  /// colour of answers and carry it where there is room; the others are pale.
  ///
  /// - Parameters:
  ///   - sketches: the layouts, from left to right.
  ///   - title: the figure's name for assistive technology.
  ///   - options: the width, the colours and the prefix of its identifiers; its layers choose nothing here.
  public init(frames sketches: [FrameSketch], title: String, options: FigureOptions = FigureOptions()) {
    checked = CheckedPicture(options) { FramesComposer(sketches, title: title, options: $0).sheet() }
  }
}
