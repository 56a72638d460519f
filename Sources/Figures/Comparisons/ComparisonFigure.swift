public import Explanation

extension Figure {
  /// How many layouts can be compared in a figure.
  public static let comparable = 2...4

  /// Composes several layouts side by side at one scale: what differs first is the title, and a table has the views that
  /// differ.
  ///
  ///     let figure = Figure(comparing: [
  ///       .init(name: "padding first", record: one, source: "order.swift"),
  ///       .init(name: "frame first", record: other, source: "order.swift"),
  ///     ], title: "Order of modifiers")
  ///
  /// - Parameters:
  ///   - sides: the layouts, from left to right.
  ///   - title: begins the figure's name for assistive technology.
  ///   - options: what is shown, and how. The figure is about the first difference, whatever their focus and depth.
  ///   - images: gives the picture of an image on each side; the options' own is used for a side without.
  public init(
    comparing sides: [LayoutComparison.Side], title: String, options: FigureOptions = FigureOptions(),
    images: [@Sendable (String) -> FigureImage?] = []
  ) {
    let comparison = LayoutComparison(sides)
    checked = CheckedPicture(options.forComparison) { options in
      var composer = ComparisonComposer(comparison, title: title, options: options, images: images)
      return composer.compose()
    }
  }
}

extension FigureOptions {
  /// The options of a comparison, which has no lanes: if only these are asked for, it shows the layers of an article.
  fileprivate var forComparison: FigureOptions {
    guard layers.contains(.lanes), layers.isDisjoint(with: FigureLayers.ofComparisons) else { return self }
    var options = self
    options.layers = FigurePreset.article.layers
    return options
  }
}
