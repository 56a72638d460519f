import LayoutEngine
import Markup

/// Brackets right of the picture with their labels, which are moved apart where they would overlap.
struct BracketColumn {
  /// The spans with a label, and those that are only a stretch.
  private let spans: [Span]
  private let stretches: [Span]
  private let showsNames: Bool
  /// Whether lengths are next to their numbers; spans without a number always have their length.
  private let showsValues: Bool
  /// How wide the widest number is with the gap to the text next to it; zero without numbers.
  private let numberWidth: Double

  private static let pitch = 19.0
  private static let elbow = 16.0
  private static let longestName = 150.0

  init(_ spans: [Span], _ sides: SideAnnotation) {
    self.spans = spans.filter { $0.hasLabel }.sorted { $0.middle < $1.middle }
    stretches = spans.filter { !$0.hasLabel }
    (showsNames, showsValues) = (sides.showsNames, sides.showsValues)
    numberWidth = spans.compactMap { $0.number }.map { Badge.width(of: "\($0)") + 6 }.max() ?? 0
  }

  /// How wide the column is, in pixels.
  var width: Double { BracketColumn.elbow + 6 + (spans.map { labelWidth($0) }.max() ?? 0) }

  private func name(_ span: Span) -> String {
    showsNames ? LabelStyle.note.shortened(span.name, room: BracketColumn.longestName) : ""
  }

  private func labelWidth(_ span: Span) -> Double {
    numberWidth + LabelStyle.number.width(of: value(span)) + nameWidth(span)
  }

  /// How wide the name is with the gap to the length; the gap is the same for most and is measured once.
  private func nameWidth(_ span: Span) -> Double {
    guard showsNames, !span.name.isEmpty else { return 0 }
    let whole = LabelStyle.note.width(of: span.name)
    return 8 + (whole <= BracketColumn.longestName ? whole : LabelStyle.note.width(of: name(span)))
  }

  private func value(_ span: Span) -> String { showsValues || span.number == nil ? span.value : "" }

  /// Draws the brackets and returns where their labels end below.
  func draw(on sheet: inout Sheet, left: Double, top: Double) -> Double {
    let heights = positions(top: top)
    var bottom = top
    for stretch in stretches {
      sheet.elements.append(.group(Element.Group(node: stretch.node, elements: stretch.bracket(.vertical, at: left))))
    }
    for (span, y) in zip(spans, heights) {
      var elements = span.bracket(.vertical, at: left)
      if (y - span.middle).magnitude > 1 {
        let bend = [
          Point(x: left + 2, y: span.middle), Point(x: left + 6, y: span.middle),
          Point(x: left + BracketColumn.elbow - 2, y: y),
        ]
        elements.append(.path(PathData(bend), classes: "line hair"))
      }
      elements += label(span, x: left + BracketColumn.elbow + 2, y: y)
      let classes = span.number == nil ? "" : "order"
      sheet.elements.append(
        .group(Element.Group(classes: classes, node: span.node, call: span.call, elements: elements)))
      bottom = max(bottom, y + 10)
    }
    return bottom
  }

  /// The middles of the labels: as near to their brackets as the others leave room for.
  private func positions(top: Double) -> [Double] {
    var positions = spans.map { $0.middle }
    for index in positions.indices.dropFirst() {
      positions[index] = max(positions[index], positions[index - 1] + BracketColumn.pitch)
    }
    // A crowd of labels is moved up by half of the distance that it was moved down.
    guard let last = positions.last, let middle = spans.last?.middle, last > middle else { return positions }
    positions[positions.count - 1] = max(middle, last - (last - middle) / 2)
    for index in positions.indices.dropLast().reversed() {
      positions[index] = min(positions[index], positions[index + 1] - BracketColumn.pitch)
    }
    guard let first = positions.first, first < top else { return positions }
    return positions.map { $0 + top - first }
  }

  private func label(_ span: Span, x: Double, y: Double) -> [Element] {
    var elements: [Element] = []
    var x = x
    if let number = span.number {
      elements += Badge.elements(number, at: Point(x: x + (numberWidth - 6) / 2, y: y))
    }
    x += numberWidth
    let value = value(span)
    let width = LabelStyle.number.width(of: value)
    if !value.isEmpty {
      elements.append(.label(value, x: x, y: y + 4, style: .number, color: span.kind.color, width: width))
    }
    let name = name(span)
    if !name.isEmpty { elements.append(.label(name, x: x + width + 8, y: y + 4, style: .note, color: "muted")) }
    return elements
  }
}
