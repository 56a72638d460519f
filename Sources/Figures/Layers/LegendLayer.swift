import LayoutEngine
import Markup

/// A line or a sign with its meaning. A figure explains those that it uses, which are recognised by their classes.
enum LegendEntry: Int, CaseIterable, Hashable, Sendable {
  case proposal, answer, fading, cut, order, place, key, focus, spring, padding, spacing, safeArea, empty, squeezed
  case alignment, ghost, way, clipped, overflow
  case room, kept, cellLength, wedge, middle

  /// The class of the elements that the entry explains.
  var mark: String {
    switch self {
    case .proposal: "proposal"
    case .answer: "answer"
    case .fading: "faint"
    case .cut: "cut"
    case .order: "order"
    case .place: "place"
    case .key: "key"
    case .focus: "subject"
    case .spring: "spring"
    case .padding: "padding"
    case .spacing: "spacing"
    case .safeArea: "safe-area"
    case .empty: "empty"
    case .squeezed: "squeezed"
    case .alignment: "alignment"
    case .ghost: "ghost"
    case .way: "way"
    case .clipped: "clipping"
    case .overflow: "zigzag"
    case .room: "room"
    case .kept: "kept"
    case .cellLength: "cell-length"
    case .wedge: "wedge"
    case .middle: "middle"
    }
  }

  func text(for kind: SubjectKind) -> String {
    switch self {
    case .proposal: "? proposed"
    case .answer: "= answered"
    case .fading: "without end"
    case .cut: "goes on"
    case .order: kind == .chain ? "from the outside in" : "order of service"
    case .place: "place in the source"
    case .key: "row of the table"
    case .focus: "the subject"
    case .spring: "Spacer"
    case .padding: "padding"
    case .spacing: "spacing"
    case .safeArea: "safe area"
    case .empty: "without extent"
    case .squeezed: "text that wants more room"
    case .alignment: "alignment"
    case .ghost: "where it was laid out"
    case .way: "to where it is drawn"
    case .clipped: "clipped away"
    case .overflow: "sticks out"
    case .room: "room left"
    case .kept: "kept for later"
    case .cellLength: "what a cell takes"
    case .wedge: "more than the grid answered"
    case .middle: "middle"
    }
  }

  /// Whether the numbers of a figure are wrappers or places in an order.
  enum SubjectKind { case container, chain }
}

/// Explains the lines and signs of a figure with samples, drawn by the same functions as the figure.
enum LegendLayer {
  private static let sample = Size(width: 26, height: 12)
  private static let rowHeight = 22.0

  /// The entries whose marks are among the elements.
  static func used(in elements: [Element]) -> Set<LegendEntry> {
    let words = words(of: elements)
    return Set(LegendEntry.allCases.filter { words.contains($0.mark) })
  }

  /// The words of all classes but the legend's own.
  private static func words(of elements: [Element]) -> Set<String> {
    var classes: Set<String> = []
    for element in elements { collect(element, &classes) }
    return Set(classes.flatMap { $0.classWords.map { String($0) } })
  }

  private static func collect(_ element: Element, _ classes: inout Set<String>) {
    switch element {
    case .group(let group):
      // The samples of the legend itself do not count as used.
      guard group.classes != "legend" else { return }
      for element in group.elements { collect(element, &classes) }
      classes.insert(group.classes)
    case .rectangle(_, _, _, let own), .ellipse(_, let own), .path(_, let own, _): classes.insert(own)
    case .text, .image, .fade: return
    }
  }

  /// Draws the entries in lines and returns where they end.
  static func draw(on sheet: inout Sheet, top: Double, kind: LegendEntry.SubjectKind) -> Double {
    let words = words(of: sheet.elements)
    let entries = LegendEntry.allCases.filter { words.contains($0.mark) }
    guard !entries.isEmpty else { return top }
    sheet.explained = Set(entries)
    let (left, right) = (sheet.margin, sheet.width - sheet.margin)
    var elements: [Element] = [
      .line(Point(x: left, y: top + 0.5), Point(x: right, y: top + 0.5), classes: "line rule")
    ]
    var x = left
    var y = top + 8
    for entry in entries {
      let text = entry.text(for: kind) + (sheet.additions[entry] ?? "")
      let textWidth = LabelStyle.note.width(of: text)
      let width = sample.width + 8 + textWidth
      if x + width > right, x > left {
        x = left
        y += rowHeight
      }
      let box = Box(x: x, y: y + (rowHeight - sample.height) / 2, width: sample.width, height: sample.height)
      elements += self.sample(entry, in: box, hasScissors: words.contains(ClippedViews.scissors))
      elements.append(
        .label(text, x: box.maxX + 8, y: y + rowHeight / 2 + 4, style: .note, color: "muted", width: textWidth))
      x += width + 20
    }
    sheet.elements.append(.group(Element.Group(classes: "legend", elements: elements)))
    return y + rowHeight
  }

  /// - Parameter hasScissors: whether the figure had room for scissors on the line around clipped content.
  private static func sample(_ entry: LegendEntry, in box: Box, hasScissors: Bool) -> [Element] {
    let (left, right) = (Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY))
    let line = { (classes: String) in [Element.line(left, right, classes: "line " + classes)] }
    switch entry {
    case .proposal: return line("proposal")
    case .answer: return line("answer")
    case .fading:
      let middle = Point(x: box.minX + 8, y: box.midY)
      return [.line(left, middle, classes: "line ink")]
        + DimensionLine.fading(from: middle, to: right, classes: "line ink")
    case .cut:
      let middle = Point(x: box.midX - 1, y: box.midY)
      let end = Point(x: middle.x + DimensionLine.cutLength, y: box.midY)
      return [.line(left, middle, classes: "line ink"), DimensionLine.cut(from: middle, to: end, classes: "line ink")]
    case .order, .place, .key: return Badge.elements(1, at: Point(x: box.midX, y: box.midY))
    case .focus: return [.rectangle(box.inset(1), classes: "line ink focus")]
    case .spring: return [.path(Sign.spring(box, .horizontal), classes: "line ink sign")]
    case .padding, .spacing:
      let path = Hatch.path(in: box, pitch: 6, isFalling: entry == .spacing)
      return [.path(path, classes: "line ink hatch")]
    case .safeArea: return [.path(Sign.dots(in: box), classes: "line ink dotted hatch")]
    case .empty: return Sign.empty(at: Point(x: box.midX, y: box.midY))
    case .squeezed:
      return [-1.0, 1].map { side in
        .path(Sign.squeezed(at: Point(x: box.midX + side * 4, y: box.midY), side: side), classes: "line ink sign")
      }
    case .alignment:
      return line("guide") + [.path(Sign.diamond(at: Point(x: box.midX, y: box.midY)), classes: "area guide")]
    case .ghost: return [.rectangle(box.inset(1), classes: "line ink moved")]
    case .way:
      let head = Arrowhead.triangle(from: left, to: right)
      return [
        .line(left, Point(x: head[0].x, y: box.midY), classes: "line ink moved"),
        .path(PathData(head, closed: true), classes: "area ink"),
      ]
    case .clipped:
      return line("ink clipped") + (hasScissors ? Sign.scissors(at: Point(x: box.midX, y: box.midY)) : [])
    case .overflow: return [.path(Sign.zigzag(left, right), classes: "line ink zigzag")]
    case .middle: return line("guide")
    case .room: return [LedgerBar.room(box)]
    case .kept: return [LedgerBar.kept(box)]
    case .cellLength:
      let x = box.midX
      return [.line(Point(x: x, y: box.midY - 4), Point(x: x, y: box.midY + 4), classes: "line ink")]
    case .wedge:
      let path = PathData(
        [Point(x: box.minX, y: box.minY), Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY)],
        closed: true)
      return [.path(path, classes: "area answer wash"), .path(path, classes: "line answer")]
    }
  }
}
