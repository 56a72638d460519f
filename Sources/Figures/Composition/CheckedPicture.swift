/// A picture that is composed until nothing in it runs into anything else, with fewer layers where it must be.
struct CheckedPicture: Sendable {
  let picture: Picture
  /// The layers that are left out for that.
  let leftOut: FigureLayers
  /// What was found before anything was left out, and in the end; `nil` for a picture from which nothing could be left
  /// out: it is looked over when somebody asks.
  private let found: (first: [Collision], last: [Collision])?

  /// What would run into what with every layer that was asked for.
  var avoided: [Collision] { found?.first ?? SheetCheck(picture.sheet).collisions() }
  /// What still runs into something.
  var remaining: [Collision] { found?.last ?? SheetCheck(picture.sheet).collisions() }

  /// A sheet that is drawn once.
  ///
  /// - Parameter found: what runs into what on it, where that is known.
  init(_ sheet: Sheet, _ options: FigureOptions, found: [Collision]? = nil) {
    picture = Picture(sheet: sheet, options: options)
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
