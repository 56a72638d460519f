import Explanation
import LayoutEngine

/// How much room the annotation beside a picture takes, whatever the picture's scale.
struct SideRoom {
  /// What is right of the picture: a column for each level of answers, then guides and lengths.
  let columns: [[Span]]
  /// How many rows of lengths stand below it, the subject's own not among them.
  let rows: Int
  private let scene: Scene
  /// How far what is drawn around the picture reaches to its left and right, in pixels.
  private let outset: (left: Double, right: Double)
  private let map: Size?

  /// - Parameters:
  ///   - scene: the subject at any scale.
  ///   - outset: how far the outlines of a chain stand outside the picture.
  ///   - map: the size of the map beside it; `nil` for none.
  init(_ scene: Scene, outset: Double, map: Size?) {
    (self.scene, self.map) = (scene, map)
    let picture = scene.space.box
    let marks = scene.options.layers.contains(.overflow) ? OverflowMarks(scene).box : nil
    let ghosts = SideRoom.ghosts(scene) ?? picture
    self.outset = (
      max(outset + SideRoom.guides(scene), picture.minX - min(marks?.minX ?? .infinity, ghosts.minX)),
      max(outset, max(marks?.maxX ?? -.infinity, ghosts.maxX) - picture.maxX - 2)
    )
    columns = SideRoom.columns(scene)
    rows = SideRoom.rows(scene).count
  }

  /// The box around the lines of what is clipped away, where they are drawn.
  static func ghosts(_ scene: Scene) -> Box? {
    scene.options.layers.contains(.overflow) ? GhostLayer(scene: scene).clippedBox : nil
  }

  /// The ways to annotate the sides, the most telling first.
  var choices: [SideAnnotation] {
    let options = scene.options
    let isOnStage = options.stage != nil
    return SideAnnotation.choices(
      options.width, hasBrackets: !columns.isEmpty,
      hasTable: !isOnStage && PictureFrame.canHaveTable(scene.subject, options),
      hasNumbers: columns.contains { $0.contains { $0.number != nil } }
    ).filter { !isOnStage || !$0.fillsWidth }
  }

  /// What is left of the canvas for the picture's width.
  func available(_ sides: SideAnnotation) -> Double {
    let map = sides.isMapAbove ? 0 : map.map { $0.width + 24 } ?? 0
    let beside = 2 * SideRoom.margin(sides, scene.options) + left(sides) + right(sides) + map
    return max(80, scene.options.canvasWidth - beside)
  }

  func left(_ sides: SideAnnotation) -> Double { outset.left + leading(sides) }

  func right(_ sides: SideAnnotation) -> Double { outset.right + trailing(sides) }

  /// The line of an alignment ends outside the picture, where a label along the proposal would stand.
  static func guides(_ scene: Scene) -> Double { scene.options.layers.contains(.guides) ? 4 : 0 }

  /// What stays empty at each side of the canvas.
  static func margin(_ sides: SideAnnotation, _ options: FigureOptions) -> Double {
    guard sides.fillsWidth else { return options.width.margin }
    return Sheet.leastMargin + (options.layers.contains(.borders) ? 3 * Scene.outset : SubjectOutline.outset)
  }

  static func columns(_ scene: Scene) -> [[Span]] {
    let layers = scene.options.layers
    var columns: [[Span]] = layers.contains(.answer) ? SceneSpans(scene: scene, axis: .vertical).levels : []
    if layers.contains(.guides), scene.axis == .vertical { columns.append(GuideLayer(scene: scene).spans) }
    if layers.contains(.rulers) { columns += RulerLayer(scene: scene, axis: .vertical).rows }
    return columns.filter { !$0.isEmpty }
  }

  static func rows(_ scene: Scene, withAnswers: Bool = true) -> [[Span]] {
    let layers = scene.options.layers
    var rows: [[Span]] =
      layers.contains(.answer) && withAnswers ? SceneSpans(scene: scene, axis: .horizontal).levels : []
    if layers.contains(.guides), scene.axis == .horizontal { rows.append(GuideLayer(scene: scene).spans) }
    if layers.contains(.rulers) { rows += RulerLayer(scene: scene, axis: .horizontal).rows }
    return rows.filter { !$0.isEmpty }
  }

  private func leading(_ sides: SideAnnotation) -> Double {
    guard scene.options.layers.contains(.proposal), let proposal = scene.record.finalProposal(of: scene.subject.node)
    else { return 8 }
    if sides.fillsWidth { return 0 }
    if sides.isTurned { return 24 }
    return 24 + LabelStyle.number.width(of: "? " + LengthText.proposed(proposal.height))
  }

  private func trailing(_ sides: SideAnnotation) -> Double {
    if sides.fillsWidth { return 0 }
    var width = 14.0
    for spans in columns where sides.showsBrackets {
      // How many spans have a label of their own is known only when the picture's scale is.
      let rest = spans.count > SceneSpans.fewSpans ? 24 + LabelStyle.number.width(of: "and \(spans.count) more") : 0
      width += max(rest, BracketColumn(spans, sides).width) + 14
    }
    guard scene.options.layers.contains(.answer), let node = scene.node else { return width }
    if sides.isTurned { return width + 22 }
    return width + 16 + LabelStyle.number.width(of: "= " + LengthText.length(node.frame.size.height))
  }
}
