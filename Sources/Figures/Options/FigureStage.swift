/// The room on a page for a figure that is only the picture: the page states the rest of a figure next to it.
///
///     var options = FigureOptions(layers: FigurePreset.article.layers.subtracting(FigureStage.besides))
///     options.stage = FigureStage(width: 548, height: 330)
public struct FigureStage: Sendable, Equatable {
  /// The width of the canvas, in pixels.
  public var width: Double
  /// How tall the picture should be at most, in pixels.
  public var height: Double
  /// The largest scale, in pixels per point, which can be that of a picture next to it; `nil` fits the picture alone.
  public var largestScale: Double?

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The layers that such a page shows in its own words.
  public static let besides: FigureLayers = [.header, .ledger, .lanes, .legend]
}
