/// A picture that is composed without collisions, if necessary with fewer layers.
struct CheckedPicture: Sendable {
  let picture: Picture
  /// The layers that were left out to avoid collisions.
  let leftOut: FigureLayers
  /// The collisions before anything was left out, and the final ones; `nil` for a picture from which nothing could be
  /// left out: it is checked when the collisions are asked for.
  private let found: (first: [Collision], last: [Collision])?

  /// The collisions with every layer that was asked for.
  var avoided: [Collision] { found?.first ?? SheetCheck(picture.sheet).collisions() }
  /// The collisions that remain.
  var remaining: [Collision] { found?.last ?? SheetCheck(picture.sheet).collisions() }

  /// A sheet that is drawn once.
  ///
  /// - Parameters:
  ///   - views: its views, where they were written for several pictures.
  ///   - found: its collisions, if they are known.
  init(_ sheet: Sheet, _ options: FigureOptions, views: WrittenViews? = nil, found: [Collision]? = nil) {
    picture = Picture(sheet: sheet, options: options, views: views)
    leftOut = []
    self.found = found.map { ($0, $0) }
  }

  /// - Parameters:
  ///   - options: the layers that are asked for.
  ///   - compose: draws the sheet with some of them.
  init(_ options: FigureOptions, compose: (FigureOptions) -> Sheet) {
    func sheet(_ layers: FigureLayers) -> Sheet {
      var options = options
      options.layers = layers
      return compose(options)
    }
    var layers = options.layers
    var drawn = sheet(layers)
    guard FigureLayers.dispensable.contains(where: { !layers.isDisjoint(with: $0) }) else {
      (picture, leftOut, found) = (Picture(sheet: drawn, options: options), [], nil)
      return
    }
    let first = SheetCheck(drawn).collisions()
    var collisions = first
    for dispensable in FigureLayers.dispensable where !collisions.isEmpty && !layers.isDisjoint(with: dispensable) {
      layers.subtract(dispensable)
      drawn = sheet(layers)
      collisions = SheetCheck(drawn).collisions()
    }
    // What was left out before the layers at fault were found comes back, the most important first.
    let removed = FigureLayers.dispensable.map { options.layers.subtracting(layers).intersection($0) }
    for kept in removed.filter({ !$0.isEmpty }).dropLast().reversed() where collisions.isEmpty {
      let more = sheet(layers.union(kept))
      guard SheetCheck(more).collisions().isEmpty else { continue }
      layers.formUnion(kept)
      drawn = more
    }
    leftOut = options.layers.subtracting(layers)
    found = (first, collisions)
    picture = Picture(sheet: drawn, options: options)
  }
}
