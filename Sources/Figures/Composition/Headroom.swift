import LayoutEngine

/// The room that annotation takes above the picture, in pixels.
struct Headroom {
  /// The pills that state by how much a side sticks out.
  let pills: Double
  /// The numbers of a chain's outlines.
  let numbers: Double
  /// The arrows of the deciding call.
  let arrows: Double
  /// The line of the subject's proposed width.
  let proposal: Double
  /// The height of all annotation above the picture.
  let height: Double

  /// The height of a zigzag above the picture.
  private static let zigzag = 9.0

  /// - Parameters:
  ///   - scene: the subject at any scale.
  ///   - outset: how far the outlines of a chain are outside the picture.
  init(_ scene: Scene, outset: Double) {
    let layers = scene.options.layers
    let isChain = PictureFrame.showsChain(scene.subject, scene.options)
    let leaning = isChain ? ChainLeaders(ChainLayer.outlines(scene), scene, top: 0).leaningHeight : 0
    let marks = layers.contains(.overflow) ? OverflowMarks(scene) : nil
    let rises = (marks?.all ?? []).contains { $0.side == .top && $0.from.y < scene.space.box.minY }
    numbers = outset + 24 + leaning
    let ghosts = SideRoom.ghosts(scene).map { scene.space.box.minY - $0.minY } ?? 0
    var above = (isChain ? numbers + 6 : max(outset + 10, ghosts + 8)) + (rises ? Headroom.zigzag : 0)
    arrows = above + ArrowLayer.height - 10
    if layers.contains(.arrows) { above = arrows + 4 }
    proposal = above + 4
    if layers.contains(.proposal) { above += 26 }
    let (margin, width) = (scene.options.width.margin, scene.options.canvasWidth)
    let rows = PillRows(marks?.told ?? [], from: margin, to: width - margin).count
    pills = rows == 0 ? above : above + 18 + Double(rows - 1) * PillRows.pitch
    height = pills + 4
  }
}
