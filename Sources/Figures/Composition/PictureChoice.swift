import LayoutEngine

/// Which annotation is drawn next to a picture, and which part of the screen is shown at which scale.
///
/// 1. The most informative annotation is kept if the letters of the picture can be read next to it.
/// 2. Else there is less of it, if then the letters can be read, the picture becomes larger by a tenth, or all of the
///    subject's width is shown.
/// 3. If no annotation leaves enough room, the picture may be taller, but no larger than its letters need. It may also
///    be taller if all of the subject can then be shown.
struct PictureChoice {
  let sides: SideAnnotation
  let plan: PicturePlan

  /// The usual height limit of a picture, and the limit that makes letters readable, in pixels.
  private static let tallest = 640.0
  private static let tallestForLetters = 820.0
  /// A picture without text to read may be this small.
  private static let smallUnit = 0.75
  /// How much a picture must grow to be worth less annotation next to it.
  private static let worthwhile = 1.1
  /// The room below the picture of a stage in addition to its rows of lengths, and the least height that is left, in
  /// pixels.
  private static let below = 36.0
  private static let row = 32.0
  private static let lowest = 90.0

  /// The plan with the room that annotation usually leaves, used to measure the annotation: the tallest one, so that
  /// everything that is finally shown was measured.
  static func provisional(_ wanted: PicturePlan.Wanted, _ options: FigureOptions) -> PicturePlan {
    let beside = options.width == .narrow ? 88.0 : 188
    let height = options.stage?.height ?? tallestForLetters
    return PicturePlan(
      wanted, available: Size(width: options.canvasWidth - beside, height: height), cuts: options.stage == nil)
  }

  init(_ wanted: PicturePlan.Wanted, _ room: SideRoom, _ headroom: Headroom, _ options: FigureOptions) {
    let choices = room.choices
    let planned = { (sides: SideAnnotation, height: Double, largestScale: Double?) in
      PicturePlan(
        wanted, available: Size(width: room.available(sides), height: height), largestScale: largestScale,
        cuts: options.stage == nil)
    }
    let readable = min(1, max(wanted.smallestUnit, PictureChoice.smallUnit))
    let heights = PictureChoice.heights(headroom, room.rows, options, readable)
    var best = (sides: choices[0], plan: planned(choices[0], heights[0].height, heights[0].largestScale))
    search: for (height, largestScale) in heights {
      for sides in choices {
        if best.plan.unit >= readable, best.plan.showsSubject { break search }
        let plan = planned(sides, height, largestScale)
        if PictureChoice.isWorthwhile(plan, instead: best.plan, readable) { best = (sides, plan) }
      }
    }
    (sides, plan) = best
  }

  /// How tall the picture may be, and its largest scale.
  private static func heights(
    _ headroom: Headroom, _ rows: Int, _ options: FigureOptions, _ readable: Double
  ) -> [(height: Double, largestScale: Double?)] {
    guard let stage = options.stage else { return [(tallest, nil), (tallestForLetters, readable)] }
    // On a stage the annotation counts as well: letters there are never scaled down.
    return [(max(lowest, stage.height - headroom.height - below - row * Double(rows)), stage.largestScale)]
  }

  /// Whether a picture is worth less annotation next to it: more of the subject is shown, or it is larger, or its
  /// letters can be read.
  private static func isWorthwhile(_ plan: PicturePlan, instead other: PicturePlan, _ readable: Double) -> Bool {
    if plan.cutsWidth != other.cutsWidth { return other.cutsWidth }
    if plan.cutsHeight != other.cutsHeight { return other.cutsHeight }
    return plan.unit >= worthwhile * other.unit || plan.unit >= readable && other.unit < readable
  }
}
