import Explanation
import LayoutEngine
import Markup

/// Draws the frames of layouts beside each other.
struct FramesComposer {
  private let sketches: [FrameSketch]
  private let title: String
  private let options: FigureOptions
  /// What is shown on every side, in points, and pixels per point.
  private let region: Rect
  private let unit: Double

  private static let gap = 34.0
  private static let tallest = 480.0
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
    sheet.height = (bottom + sheet.margin * 0.75).rounded(.up)
    sheet.description = description
    return sheet
  }

  private static func column(_ room: Double, _ count: Int) -> Double {
    (room - gap * Double(count - 1)) / Double(max(1, count))
  }

  // MARK: - What is shown

  /// The containers, and what lies within their reach of the frames with numbers.
  private static func region(of sketches: [FrameSketch]) -> Rect {
    var region: Rect?
    for sketch in sketches {
      let container = PicturePlan.containerFrame(of: sketch.container)
      var shown = container
      for frame in sketch.frames where frame.number != nil && PicturePlan.isFinite(frame.rect) {
        shown = PicturePlan.union(shown, PicturePlan.bounded(frame.rect, around: container))
      }
      region = region.map { PicturePlan.union($0, shown) } ?? shown
    }
    return region ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }

  private var facts: String {
    let sizes = sketches.map { LengthText.size($0.container) }
    let isShared = sizes.allSatisfy { $0 == sizes[0] }
    return (isShared ? sizes.prefix(1).map { "Container " + $0 + " · " }.joined() : "")
      + "frames only, sizes in points, " + HeaderLayer.scale(unit)
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
    var elements: [Element] = []
    let frames = sketch.frames.compactMap { frame in
      FramesComposer.box(of: frame.rect, in: space).map { (box: $0, number: frame.number) }
    }
    for (box, number) in frames where number == nil {
      elements.append(.path(PathData(box.corners, closed: true), classes: "line rule"))
    }
    for (box, number) in frames where number != nil {
      elements.append(.path(PathData(box.corners, closed: true), classes: "line answer"))
    }
    sheet.elements.append(
      .group(Element.Group(classes: "side", label: sketch.name, elements: elements + FramesComposer.numbers(frames))))
  }

  /// As much of a frame as is shown; `nil` for one that is all outside.
  private static func box(of rect: Rect, in space: PictureSpace) -> Box? {
    guard PicturePlan.isFinite(rect) else { return nil }
    let (own, shown) = (space.box(of: rect), space.box)
    guard own.minX <= shown.maxX, own.maxX >= shown.minX, own.minY <= shown.maxY, own.maxY >= shown.minY else {
      return nil
    }
    return own.intersection(shown)
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
