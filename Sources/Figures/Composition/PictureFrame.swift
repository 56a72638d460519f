import Explanation
import LayoutEngine

/// How much room the annotation around the picture takes, and what is left for the picture itself.
struct PictureFrame {
  let plan: PicturePlan
  /// The size of the map beside the picture; `nil` where the screen needs none.
  let map: Size?
  /// Whether the way to the subject is worth a line.
  let showsWay: Bool
  /// How far the outlines of a chain stand outside the picture.
  let outset: Double
  /// How far above the picture pills, numbers, arrows and the proposal stand.
  let pillTop: Double
  let numberTop: Double
  let arrowTop: Double
  let proposalTop: Double
  /// What stands beside the picture.
  let sides: SideAnnotation
  /// Whether brackets stand, or could stand, right of the picture.
  private let hasColumns: Bool
  private let top: Double
  private let left: Double
  private let right: Double
  private let record: IndexedTrace
  private let subject: Subject
  private let services: ServiceOrder
  private let options: FigureOptions

  /// How tall a picture is, and how tall it may become for the sake of letters that could not be read, in pixels.
  private static let tallest = 640.0
  private static let tallestForLetters = 800.0
  /// Where there is no text to be read a picture may be this small.
  private static let smallUnit = 0.75
  /// By how much a picture must grow to be worth less annotation beside it.
  private static let worthwhile = 1.1
  /// What is so nearly readable is shown with all its annotation.
  private static let nearly = 0.95
  /// What usually stands above and below the picture of a stage beside its own annotation, and the least height that is
  /// left, in pixels.
  private static let below = 96.0
  private static let lowest = 90.0
  /// So many views need a map when only a part is shown.
  private static let fewViews = 14

  init(_ record: IndexedTrace, _ subject: Subject, _ options: FigureOptions) {
    self.record = record
    self.subject = subject
    self.options = options
    let isNarrow = options.width == .narrow
    let canvas = options.canvasWidth
    let tallest = options.stage?.height ?? PictureFrame.tallest
    // What stands beside the picture does not depend on the scale: a first plan is enough to measure it.
    let wanted = PicturePlan.Wanted(record, subject)
    let first = PicturePlan(wanted, available: Size(width: canvas - (isNarrow ? 88 : 188), height: tallest))
    services = ServiceOrder(record, of: subject.node)
    let provisional = Scene(
      record: record, subject: subject, options: options, plan: first,
      space: PictureSpace(unit: first.unit, region: first.region, origin: .zero),
      services: services, ink: ContentInk([], paints: []))
    let isChain = PictureFrame.showsChain(subject, options)
    outset = isChain ? PictureFrame.chainOutset(provisional) : 0
    let layers = options.layers
    var above = outset + 10
    let leaning = isChain ? ChainLeaders(ChainLayer.outlines(provisional), provisional, top: 0).leaningHeight : 0
    numberTop = above + 14 + leaning
    if isChain { above = numberTop + 6 }
    arrowTop = above + ArrowLayer.height - 10
    if layers.contains(.arrows) { above = arrowTop + 4 }
    proposalTop = above + 4
    if layers.contains(.proposal) { above += 26 }
    let hasPills = layers.contains(.overflow) && !OverflowMarks(provisional).all.isEmpty
    pillTop = hasPills ? above + 18 : above
    top = (hasPills ? pillTop : above) + 4
    let isPart = !first.isWhole && record.placedCount >= PictureFrame.fewViews && layers.contains(.context)
    let isSmall = isNarrow || options.stage != nil
    let room = isSmall ? Size(width: 90, height: 150) : Size(width: 132, height: 280)
    map =
      isPart && PictureFrame.isSmallPart(subject, record, first) ? ScreenMap.size(of: first.container, room: room) : nil
    let columns = PictureFrame.columns(provisional, options)
    hasColumns = !columns.isEmpty
    let beyond = { [outset, map] (sides: SideAnnotation) in
      let left = outset + PictureFrame.leading(provisional, sides)
      let right = outset + PictureFrame.trailing(provisional, columns, sides)
      return (left: left, right: right, map: sides.isMapAbove ? 0 : map.map { $0.width + 24 } ?? 0)
    }
    let planned = { [top] (sides: SideAnnotation, tallest: Double, largestScale: Double?) in
      let room = beyond(sides)
      // On a stage the annotation counts as well: letters there are never scaled down.
      let height = options.stage.map { max(PictureFrame.lowest, $0.height - top - PictureFrame.below) } ?? tallest
      let margins = 2 * PictureFrame.margin(sides, options)
      let available = Size(width: max(80, canvas - margins - room.left - room.right - room.map), height: height)
      return PicturePlan(wanted, available: available, largestScale: options.stage?.largestScale ?? largestScale)
    }
    let hasTable = options.stage == nil && PictureFrame.canHaveTable(subject, options)
    let hasNumbers = columns.contains { $0.contains { $0.number != nil } }
    let choices = SideAnnotation.choices(
      options.width, hasBrackets: hasColumns, hasTable: hasTable, hasNumbers: hasNumbers
    ).filter { options.stage == nil || !$0.fillsWidth }
    let readable = min(1, max(wanted.smallestUnit, PictureFrame.smallUnit))
    // A taller picture is no larger than letters need.
    let heights: [(Double, Double?)] = [(tallest, nil), (PictureFrame.tallestForLetters, readable)]
    var best = (sides: choices[0], plan: planned(choices[0], tallest, nil))
    search: for (height, largestScale) in options.stage == nil ? heights : [heights[0]] {
      for sides in choices {
        if best.plan.unit >= PictureFrame.nearly * readable, !best.plan.cutsWidth { break search }
        let plan = planned(sides, height, largestScale)
        if PictureFrame.isWorthwhile(plan, instead: best.plan) { best = (sides, plan) }
      }
    }
    (sides, plan) = best
    (left, right) = (beyond(sides).left, beyond(sides).right)
    showsWay = map != nil || record.path(to: subject.node).count > 2
  }

  /// The width of what stands left of the picture where the map does.
  var mapRoom: Double { sides.isMapAbove ? 0 : map.map { $0.width + 24 } ?? 0 }

  /// Whether a table has to name what the brackets do not, or for many views on top of each other.
  var needsTable: Bool {
    if case .layers = subject.arrangement, subject.children.count > SceneSpans.fewLayers { return true }
    guard hasColumns else { return false }
    return !sides.showsBrackets || !sides.showsValues || !sides.showsNames && options.width == .wide
  }

  /// The scene whose picture stands below a height.
  func scene(below bottom: Double, ink: ContentInk?) -> Scene {
    let canvas = options.canvasWidth
    let (start, end) = (margin + mapRoom + left, canvas - margin - right)
    let width = plan.region.size.width * plan.unit
    let x = max(start, ((start + end - width) / 2).rounded(.down))
    return Scene(
      record: record, subject: subject, options: options, plan: plan,
      space: PictureSpace(unit: plan.unit, region: plan.region, origin: Point(x: x, y: (bottom + top).rounded())),
      services: services, ink: ink ?? ContentInk([], paints: []))
  }

  /// Whether a picture is worth less annotation beside it: all of the subject's width is shown, or it is larger.
  private static func isWorthwhile(_ plan: PicturePlan, instead other: PicturePlan) -> Bool {
    if plan.cutsWidth != other.cutsWidth { return other.cutsWidth }
    return plan.unit >= worthwhile * other.unit
  }

  /// What stays empty at each side of the canvas, in pixels.
  var margin: Double { PictureFrame.margin(sides, options) }

  private static func margin(_ sides: SideAnnotation, _ options: FigureOptions) -> Double {
    guard sides.fillsWidth else { return options.width.margin }
    return (options.layers.contains(.borders) ? 4 : 2) * Scene.outset
  }

  /// Whether the subject covers so little of the screen that one would look for it.
  private static func isSmallPart(_ subject: Subject, _ record: IndexedTrace, _ plan: PicturePlan) -> Bool {
    guard let size = record.node(subject.node)?.frame.size else { return false }
    return size.width * size.height < 0.5 * plan.container.size.width * plan.container.size.height
  }

  static func showsChain(_ subject: Subject, _ options: FigureOptions) -> Bool {
    subject.kind == .chain && options.layers.contains(.answer) && !options.layers.contains(.borders)
  }

  /// How far the outlines of a chain, each a step outside the next, can stand outside the picture.
  private static func chainOutset(_ scene: Scene) -> Double {
    let (subject, picture) = (scene.subjectBox, scene.space.box)
    let room = min(
      subject.minX - picture.minX, picture.maxX - subject.maxX, subject.minY - picture.minY,
      picture.maxY - subject.maxY)
    return max(0, Scene.outset + 6 * Double(ChainLayer.shown(scene).count) - max(0, room * 0.8))
  }

  private static func leading(_ scene: Scene, _ sides: SideAnnotation) -> Double {
    guard scene.options.layers.contains(.proposal), let proposal = scene.record.finalProposal(of: scene.subject.node)
    else { return 8 }
    if sides.fillsWidth { return 0 }
    if sides.isTurned { return 24 }
    return 24 + LabelStyle.number.width(of: "? " + LengthText.proposed(proposal.height))
  }

  /// Whether a table of the subject's children stands below the picture where it is needed.
  static func canHaveTable(_ subject: Subject, _ options: FigureOptions) -> Bool {
    !options.layers.contains(.ledger) && options.layers.contains(.answer) && subject.kind == .container
  }

  private static func trailing(_ scene: Scene, _ columns: [[Span]], _ sides: SideAnnotation) -> Double {
    var width = 14.0
    for spans in columns where sides.showsBrackets {
      // How many spans have a label of their own is known only when the picture's scale is.
      let rest =
        spans.count > SceneSpans.fewSpans ? 24 + LabelStyle.number.width(of: "and \(spans.count) more") : 0
      width += max(rest, BracketColumn(spans, sides).width) + 14
    }
    if sides.fillsWidth { return 0 }
    guard scene.options.layers.contains(.answer), let node = scene.node else { return width }
    if sides.isTurned { return width + 22 }
    return width + 16 + LabelStyle.number.width(of: "= " + LengthText.length(node.frame.size.height))
  }

  /// What stands right of the picture: a column a level of answers, then guides and lengths.
  static func columns(_ scene: Scene, _ options: FigureOptions) -> [[Span]] {
    var columns: [[Span]] =
      options.layers.contains(.answer) ? SceneSpans(scene: scene, axis: .vertical).levels : []
    if options.layers.contains(.guides), scene.axis == .vertical { columns.append(GuideLayer(scene: scene).spans) }
    if options.layers.contains(.rulers) { columns.append(RulerLayer(scene: scene, axis: .vertical).spans) }
    return columns.filter { !$0.isEmpty }
  }
}
