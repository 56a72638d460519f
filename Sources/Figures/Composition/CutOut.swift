import LayoutEngine

/// The subject cut out of a screen with a little of what is around it.
struct CutOut {
  /// The part that is shown, in points.
  let region: Rect
  /// Pixels per point.
  let unit: Double
  /// Sides at which the picture continues.
  let cut: EdgeSet

  /// How much of the surroundings is shown, in pixels; less if the subject's letters would otherwise be too small to
  /// read.
  private static let margins = [26.0, 12]
  private static let smallMargins = [12.0, 4]
  /// The height that letters may shrink to, in pixels, before a subject is cut at its side.
  private static let smallestLetters = 4.0
  /// A subject that would become only a little larger without its lower part is shown whole.
  private static let littleSmaller = 0.7
  /// The screen of a tablet on the stage of a page.
  private static let leastUncut = 0.12

  /// - Parameters:
  ///   - wanted: the subject, and the screen around it.
  ///   - available: room for the picture, in pixels.
  ///   - largest: the largest scale.
  ///   - cuts: whether a subject is cut rather than drawn too small for its letters to be read.
  init(_ wanted: PicturePlan.Wanted, _ available: Size, _ largest: Double, cuts: Bool) {
    let focus = wanted.focus
    let whole = wanted.container.union(PicturePlan.bounded(focus, around: wanted.container))
    let room = { (margin: Double) in
      Size(
        width: available.width - (focus.size.width < whole.size.width - 0.5 ? 2 * margin : 0),
        height: available.height - 2 * margin)
    }
    let margins = available.width < 360 ? CutOut.smallMargins : CutOut.margins
    let margin =
      margins.first { PicturePlan.fitting(focus.size, room($0)) >= min(wanted.smallestUnit, 1) } ?? margins[0]
    let inner = room(margin)
    unit = min(largest, CutOut.unit(wanted, in: inner, cuts: cuts))
    let shown = Size(
      width: min(focus.size.width, inner.width / unit), height: min(focus.size.height, inner.height / unit))
    region = PicturePlan.widened(
      Rect(origin: focus.origin, size: shown), by: margin / unit, in: wanted.container.union(focus))
    cut = CutOut.cut(wanted, region, shown)
  }

  /// A subject that is too high continues below the picture; its whole width is shown as long as its letters can be
  /// told apart.
  ///
  /// Without permission to cut, only a subject that would be practically invisible is cut.
  private static func unit(_ wanted: PicturePlan.Wanted, in room: Size, cuts: Bool) -> Double {
    let (size, smallest) = (wanted.focus.size, wanted.smallestUnit)
    let widthFits = PicturePlan.fitting(Size(width: size.width, height: 0), room)
    let letters = smallest * smallestLetters / PicturePlan.smallestText
    let fits = PicturePlan.fitting(size, room)
    let readable = max(fits, min(smallest, 1, max(widthFits, letters)))
    let exact = min(room.width / size.width, room.height / size.height)
    let uncut = fits < readable ? max(fits, (exact * 100).rounded(.down) / 100) : fits
    return uncut >= readable * littleSmaller || !cuts && uncut >= leastUncut ? uncut : readable
  }

  /// - Parameter shown: how much of the subject's size lies in the region.
  private static func cut(_ wanted: PicturePlan.Wanted, _ region: Rect, _ shown: Size) -> EdgeSet {
    let (container, focus) = (wanted.container, wanted.focus)
    var cut: EdgeSet = []
    if region.minX > container.minX + 0.5 { cut.insert(.leading) }
    if region.maxX < container.maxX - 0.5 || shown.width < focus.size.width { cut.insert(.trailing) }
    if region.minY > container.minY + 0.5 { cut.insert(.top) }
    if region.maxY < container.maxY - 0.5 || shown.height < focus.size.height { cut.insert(.bottom) }
    return cut
  }
}
