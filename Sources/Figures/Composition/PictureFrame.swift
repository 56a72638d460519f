import Explanation
import LayoutEngine

/// How much room the annotation around the picture takes, and what is left for the picture itself.
struct PictureFrame {
  let plan: PicturePlan
  /// The size of the map next to the picture; `nil` where the screen needs none.
  let map: Size?
  /// Whether the path to the subject is worth a line.
  let showsWay: Bool
  /// How far the outlines of a chain are outside the picture.
  let outset: Double
  /// The annotation above the picture.
  let headroom: Headroom
  /// The annotation at the sides of the picture.
  let sides: SideAnnotation
  private let room: SideRoom
  private let record: IndexedTrace
  private let subject: Subject
  private let services: ServiceOrder
  private let options: FigureOptions

  /// A screen with at least this many views needs a map when only a part is shown.
  private static let fewViews = 14

  init(_ record: IndexedTrace, _ subject: Subject, _ options: FigureOptions) {
    (self.record, self.subject, self.options) = (record, subject, options)
    services = ServiceOrder(record, of: subject.node)
    let wanted = PicturePlan.Wanted(record, subject)
    // The annotation at the sides does not depend on the scale: a first plan is enough to measure it.
    let first = PictureChoice.provisional(wanted, options)
    let provisional = Scene(
      record: record, subject: subject, options: options, plan: first,
      space: PictureSpace(unit: first.unit, region: first.region, origin: .zero),
      services: services, ink: ContentInk([], StyleSheet()))
    outset = PictureFrame.showsChain(subject, options) ? PictureFrame.chainOutset(provisional) : 0
    headroom = Headroom(provisional, outset: outset)
    map = PictureFrame.map(provisional)
    room = SideRoom(provisional, outset: outset, map: map)
    let choice = PictureChoice(wanted, room, headroom, options)
    (sides, plan) = (choice.sides, choice.plan)
    // A page names the preview itself.
    showsWay = options.stage == nil || map != nil || record.path(to: subject.node).count > 2
  }

  /// The width of the map left of the picture.
  var mapRoom: Double { sides.isMapAbove ? 0 : map.map { $0.width + 24 } ?? 0 }

  /// The empty margin at each side of the canvas, in pixels.
  var margin: Double { SideRoom.margin(sides, options) }

  /// Whether a table has to name views that the brackets do not, or many views on top of each other.
  var needsTable: Bool {
    if case .layers = subject.arrangement, subject.children.count > SceneSpans.fewLayers { return true }
    guard !room.columns.isEmpty else { return false }
    return !sides.showsBrackets || !sides.showsValues || !sides.showsNames && options.width == .wide
  }

  /// The scene whose picture is below a height.
  func scene(below bottom: Double, ink: ContentInk?) -> Scene {
    let start = margin + mapRoom + room.left(sides)
    let end = options.canvasWidth - margin - room.right(sides)
    let width = plan.region.size.width * plan.unit
    let origin = Point(
      x: max(start, ((start + end - width) / 2).rounded(.down)), y: (bottom + headroom.height).rounded())
    return Scene(
      record: record, subject: subject, options: options, plan: plan,
      space: PictureSpace(unit: plan.unit, region: plan.region, origin: origin),
      services: services, ink: ink ?? ContentInk([], StyleSheet()))
  }

  static func showsChain(_ subject: Subject, _ options: FigureOptions) -> Bool {
    subject.kind == .chain && options.layers.contains(.answer) && !options.layers.contains(.borders)
  }

  /// Whether a table of the subject's children may be drawn below the picture if it is needed.
  static func canHaveTable(_ subject: Subject, _ options: FigureOptions) -> Bool {
    !options.layers.contains(.ledger) && options.layers.contains(.answer) && subject.kind == .container
  }

  /// How far the outlines of a chain, each a step outside the next, can be outside the picture.
  private static func chainOutset(_ scene: Scene) -> Double {
    let (subject, picture) = (scene.subjectBox, scene.space.box)
    let room = min(
      subject.minX - picture.minX, picture.maxX - subject.maxX, subject.minY - picture.minY,
      picture.maxY - subject.maxY)
    return max(0, Scene.outset + 6 * Double(ChainLayer.shown(scene).count) - max(0, room * 0.8))
  }

  /// A map shows where on a screen of many views the picture's part is.
  private static func map(_ scene: Scene) -> Size? {
    let (record, options, plan) = (scene.record, scene.options, scene.plan)
    guard !plan.isWhole, record.placedCount >= fewViews, options.layers.contains(.context),
      let size = scene.node?.frame.size,
      // A subject that covers most of the screen needs no map.
      size.width * size.height < 0.5 * plan.container.size.width * plan.container.size.height
    else { return nil }
    let isSmall = options.width == .narrow || options.stage != nil
    let room = isSmall ? Size(width: 90, height: 150) : Size(width: 132, height: 280)
    return ScreenMap.size(of: plan.container, room: room)
  }
}
