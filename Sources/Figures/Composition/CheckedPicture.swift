/// A picture that is composed until nothing in it runs into anything else, with fewer layers where it must be.
struct CheckedPicture: Sendable {
  let picture: Picture
  /// What would run into what with every layer that was asked for.
  let avoided: [Collision]
  /// The layers that are left out for that.
  let leftOut: FigureLayers
  /// What still runs into something.
  let remaining: [Collision]

  /// A sheet that is drawn once.
  init(_ sheet: Sheet, _ options: FigureOptions, found: [Collision]) {
    (picture, avoided, leftOut, remaining) = (Picture(sheet: sheet, options: options), found, [], found)
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
    var collisions = SheetCheck(drawn).collisions()
    avoided = collisions
    for dispensable in FigureLayers.dispensable where !collisions.isEmpty && !layers.isDisjoint(with: dispensable) {
      layers.subtract(dispensable)
      drawn = sheet(layers)
      collisions = SheetCheck(drawn).collisions()
    }
    leftOut = options.layers.subtracting(layers)
    remaining = collisions
    picture = Picture(sheet: drawn, options: options)
  }
}
