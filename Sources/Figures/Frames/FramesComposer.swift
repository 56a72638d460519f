import Explanation
import LayoutEngine
import Markup

/// Draws the frames of layouts next to each other.
struct FramesComposer {
  private let sketches: [FrameSketch]
  private let title: String
  private let options: FigureOptions
  /// What is shown on every side, in points, and pixels per point.
  private let region: Rect
  private let unit: Double

  private static let gap = 34.0
  private static let tallest = 480.0
  /// What is shown around the frames with numbers, in points.
  private static let surroundings = 40.0
  /// What the heading takes above the pictures.
  private static let head = 24.0

  init(_ sketches: [FrameSketch], title: String, options: FigureOptions) {
    (self.sketches, self.title, self.options) = (sketches, title, options)
    region = FramesComposer.region(of: sketches)
    let room = options.width.pixels - 2 * options.width.margin
    unit = PicturePlan.fitting(
      region.size, Size(width: FramesComposer.column(room, sketches.count), height: FramesComposer.tallest))
  }

  func sheet() -> Sheet {
    var sheet = Sheet(title: title, options: options)
    let column = FramesComposer.column(sheet.width - 2 * sheet.margin, sketches.count)
    var bottom = sheet.margin
    for (index, sketch) in sketches.enumerated() {
      let left = sheet.margin + Double(index) * (column + FramesComposer.gap)
      sheet.elements.append(.label(sketch.name, x: left, y: sheet.margin + 4, style: .heading, color: "ink"))
      let space = PictureSpace(
        unit: unit, region: region, origin: Point(x: left, y: sheet.margin + FramesComposer.head))
      draw(sketch, in: space, on: &sheet)
      bottom = max(bottom, space.box.maxY)
    }
    bottom = sheet.addParagraph(
      facts, .note, color: "muted", x: sheet.margin, y: bottom + 24, room: sheet.width - 2 * sheet.margin)
    sheet.height = sheet.height(below: bottom)
    sheet.description = description
    return sheet
  }

  private static func column(_ room: Double, _ count: Int) -> Double {
    (room - gap * Double(count - 1)) / Double(max(1, count))
  }

  // MARK: - What is shown

  /// The containers with what lies within their reach of the frames with numbers; only these frames with what is around
  /// them where they are a small part of a tall container.
  private static func region(of sketches: [FrameSketch]) -> Rect {
    var (whole, changed): (Rect?, Rect?) = (nil, nil)
    for sketch in sketches {
      let container = PicturePlan.containerFrame(of: sketch.container)
      whole = whole.map { $0.union(container) } ?? container
      for frame in sketch.frames where frame.number != nil && PicturePlan.isFinite(frame.rect) {
        let shown = PicturePlan.bounded(frame.rect, around: container)
        changed = changed.map { $0.union(shown) } ?? shown
      }
    }
    guard let container = whole else { return Rect(x: 0, y: 0, width: 1, height: 1) }
    guard let changed else { return container }
    let all = container.union(changed)
    return PicturePlan.isSparse(changed, in: container) ? PicturePlan.widened(changed, by: surroundings, in: all) : all
  }

  private var facts: String {
    let sizes = sketches.map { LengthText.size($0.container) }
    let isShared = sizes.allSatisfy { $0 == sizes[0] }
    let isWhole = sketches.allSatisfy {
      region == region.union(PicturePlan.containerFrame(of: $0.container))
    }
    let container =
      isShared ? sizes.prefix(1).map { "Container " + $0 }.joined() : "Containers " + sizes.joined(separator: " and ")
    return container + (isWhole ? "" : ", shown in part") + " · frames only, sizes in points, "
      + HeaderLayer.scale(unit)
  }

  private var description: String {
    sketches.map { sketch in
      let frames = sketch.frames.compactMap { frame in
        frame.number.map {
          "\($0) is " + LengthText.size(frame.rect.size) + " at " + LengthText.length(frame.rect.minX) + ", "
            + LengthText.length(frame.rect.minY)
        }
      }
      return sketch.name + ": " + (frames.isEmpty ? "no view that differs" : frames.joined(separator: "; ")) + "."
    }.joined(separator: " ")
  }

  // MARK: - Drawing

  private func draw(_ sketch: FrameSketch, in space: PictureSpace, on sheet: inout Sheet) {
    sheet.content.append(
      .group(
        Element.Group(
          classes: "side", label: sketch.name,
          elements: [space.ground(of: PicturePlan.containerFrame(of: sketch.container))])))
    let frames = sketch.frames.filter { PicturePlan.isFinite($0.rect) }.map { frame in
      (box: space.box(of: frame.rect), number: frame.number)
    }
    var elements: [Element] = []
    for (box, number) in frames where number == nil { elements.append(FramesComposer.outline(box, in: space, "rule")) }
    for (box, number) in frames where number != nil {
      elements.append(FramesComposer.outline(box, in: space, "answer"))
    }
    let numbered = frames.filter { $0.box.touches(space.box) }.map { frame in
      (box: frame.box.intersection(space.box), number: frame.number)
    }
    sheet.elements.append(
      .group(Element.Group(classes: "side", label: sketch.name, elements: elements + FramesComposer.numbers(numbered))))
  }

  /// As much of a frame's sides as is shown.
  private static func outline(_ box: Box, in space: PictureSpace, _ color: String) -> Element {
    let shown = space.box
    if shown.contains(box) { return .path(PathData(box.corners, closed: true), classes: "line " + color) }
    var path = PathData()
    for (from, to) in box.sides {
      guard let part = shown.crossing(from: from, to: to), part.enter < part.leave else { continue }
      path.segment(point(from, to, part.enter), point(from, to, part.leave))
    }
    return .path(path, classes: "line " + color)
  }

  private static func point(_ from: Point, _ to: Point, _ part: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// The numbers at corners of their frames, as far as they do not lie over each other; inner frames come first.
  private static func numbers(_ frames: [(box: Box, number: Int?)]) -> [Element] {
    var taken: [Box] = []
    var elements: [Element] = []
    for (box, number) in frames.reversed() {
      guard let number else { continue }
      let places = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
      let free = places.map { FramesComposer.badge(number, at: $0) }.first { badge in
        !taken.contains { $0.overlaps(badge.inset(-1)) }
      }
      guard let free else { continue }
      taken.append(free)
      elements += Badge.elements(number, at: Point(x: free.midX, y: free.midY))
    }
    return elements
  }

  private static func badge(_ number: Int, at corner: (x: Double, y: Double)) -> Box {
    let width = Badge.width(of: "\(number)")
    return Box(x: corner.x - width / 2, y: corner.y - Badge.diameter / 2, width: width, height: Badge.diameter)
  }
}

extension Box {
  /// Whether the two share anything, an edge included.
  fileprivate func touches(_ other: Box) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
