/// How much of a figure's annotation is at the side of its picture: the less there is, the larger the picture can be.
struct SideAnnotation: Equatable {
  /// Whether there are brackets right of the picture; without them a table shows what its views answered.
  var showsBrackets = true
  /// Whether the brackets name their views.
  var showsNames = false
  /// Whether they show lengths next to their numbers; otherwise a table does.
  var showsValues = true
  /// Whether the labels of the subject's heights run along their lines.
  var isTurned = false
  /// Whether the map stands above the picture.
  var isMapAbove = false
  /// Whether the picture takes the whole width of the canvas: the lines above and below it show both lengths.
  var fillsWidth = false

  /// The ways to annotate a figure's sides, the most telling first.
  ///
  /// - Parameters:
  ///   - hasBrackets: whether there is anything to tell right of the picture.
  ///   - hasTable: whether there can be a table below the picture.
  ///   - hasNumbers: whether the brackets have numbers that it could explain.
  static func choices(
    _ width: FigureWidth, hasBrackets: Bool, hasTable: Bool, hasNumbers: Bool
  ) -> [SideAnnotation] {
    let choices =
      switch width {
      case .wide:
        [
          SideAnnotation(showsNames: true), SideAnnotation(),
          SideAnnotation(showsNames: true, isTurned: true, isMapAbove: true),
          SideAnnotation(isTurned: true, isMapAbove: true),
          SideAnnotation(showsBrackets: false, isTurned: true, isMapAbove: true),
          SideAnnotation(showsBrackets: false, isTurned: true, isMapAbove: true, fillsWidth: true),
        ]
      case .narrow:
        [
          SideAnnotation(isTurned: true, isMapAbove: true),
          SideAnnotation(showsValues: false, isTurned: true, isMapAbove: true),
          SideAnnotation(showsBrackets: false, isTurned: true, isMapAbove: true),
          SideAnnotation(showsBrackets: false, isTurned: true, isMapAbove: true, fillsWidth: true),
        ]
      }
    return choices.filter {
      ($0.showsBrackets || hasTable || !hasBrackets) && ($0.showsValues || hasNumbers)
    }
  }
}
