public import LayoutEngine

/// How far a lazy grid's tracks end up from the middle of the frame it answered, because it resolves them twice.
public struct GridMisalignment: Sendable {
  private let passes: GridPasses
  /// The grid's frame along its tracks, in the container's coordinates.
  public let start: Double
  /// How long the frame is along the tracks, in points.
  public let length: Double

  /// From the first placed track's start to the last one's end, from the frame's start.
  public let placedExtent: (start: Double, end: Double)
  /// From the first measured track's start to the last one's end, from the frame's start.
  public let measuredExtent: (start: Double, end: Double)

  /// - Parameters:
  ///   - node: the grid.
  ///   - passes: its tracks, `node.tracks`.
  public init(node: Trace.Node, passes: GridPasses) {
    self.passes = passes
    start = passes.axis == .horizontal ? node.frame.minX : node.frame.minY
    length = node.frame.size[passes.axis]
    placedExtent = GridMisalignment.extent(passes.placed)
    measuredExtent = GridMisalignment.extent(passes.measured)
  }

  /// The middle of the placed tracks minus the middle of the frame, in points.
  public var offset: Double { (placedExtent.start + placedExtent.end) / 2 - length / 2 }

  /// Whether the second pass gives other lengths than the first.
  public static func happens(in passes: GridPasses) -> Bool {
    // Shares of the same length that are added up in another order differ in their last bits.
    passes.measured.count != passes.placed.count
      || zip(passes.measured, passes.placed).contains { ($0.length - $1.length).magnitude > 0.005 }
  }

  /// What happened, with its numbers.
  public var sentence: String {
    let isHorizontal = passes.axis == .horizontal
    let tracks = isHorizontal ? "columns" : "rows"
    let total = placedExtent.end - placedExtent.start
    var text = "The grid answered " + LengthText.length(passes.answered) + " for " + tracks + " of "
    text += GridMisalignment.list(passes.measured) + ", then placed " + tracks + " of "
    text += GridMisalignment.list(passes.placed) + ": together " + LengthText.length(total)
    if offset.magnitude < 0.05 { return text + ", and still centred in its frame." }
    // The tracks are counted from the leading edge, which may be the right one.
    let edge = isHorizontal ? (offset > 0 ? "trailing" : "leading") : (offset > 0 ? "bottom" : "top")
    return text + ", " + LengthText.length(offset.magnitude)
      + "\u{00A0}points from the middle of its frame, toward the "
      + edge + " edge."
  }

  private static func extent(_ tracks: [GridPasses.Track]) -> (start: Double, end: Double) {
    let start = tracks.map { $0.start }.min() ?? 0
    let end = tracks.map { $0.start + $0.length }.max() ?? 0
    return (start, end)
  }

  private static func list(_ tracks: [GridPasses.Track]) -> String {
    let lengths = tracks.prefix(6).map { LengthText.length($0.length) }
    if tracks.count > 6 { return lengths.joined(separator: ", ") + " and \(tracks.count - 6) more" }
    guard let last = lengths.last, lengths.count > 1 else { return lengths.first ?? "none" }
    return lengths.dropLast().joined(separator: ", ") + " and " + last
  }
}
