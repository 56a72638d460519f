import LayoutEngine
import Markup

/// The pills above the picture that state by how much a side sticks out: each near its side and none over another, in
/// as many rows as they need.
struct PillRows {
  private var pills: [(box: Box, text: String)] = []
  /// How many rows there are.
  private(set) var count = 0

  /// From the top of one row to the next, in pixels.
  static let pitch = 22.0
  private static let pillHeight = 18.0
  private static let gap = 6.0

  /// - Parameters:
  ///   - marks: the marks with numbers, from left to right.
  ///   - left: where pills may begin.
  ///   - right: where they must end.
  init(_ marks: [OverflowMark], from left: Double, to right: Double) {
    var rest = marks.map { (text: $0.text, at: $0.from.x) }
    while !rest.isEmpty {
      let fitting = rest.indices.last { PillRows.width(of: rest[...$0].map { $0.text }) <= right - left } ?? 0
      add(Array(rest[...fitting]), from: left, to: right)
      rest.removeFirst(fitting + 1)
    }
  }

  private mutating func add(_ row: [(text: String, at: Double)], from left: Double, to right: Double) {
    var taken = left
    for (index, pill) in row.enumerated() {
      let width = PillRows.width(of: pill.text)
      let following = row[(index + 1)...].reduce(0) { $0 + PillRows.gap + PillRows.width(of: $1.text) }
      let x = max(taken, min(pill.at - width / 2, right - following - width))
      pills.append((Box(x: x, y: Double(count) * PillRows.pitch, width: width, height: PillRows.pillHeight), pill.text))
      taken = x + width + PillRows.gap
    }
    count += 1
  }

  /// A pill, where the first row begins at a height.
  func elements(_ index: Int, top: Double) -> [Element] {
    let (box, text) = pills[index]
    let pill = Box(x: box.minX, y: top + box.minY, width: box.width, height: box.height)
    return [
      .rectangle(pill, cornerX: 9, cornerY: 9, classes: "area ink pill"),
      .label(text, x: pill.midX, y: pill.minY + 13, style: .number, color: "page", anchor: .middle),
    ]
  }

  private static func width(of text: String) -> Double { LabelStyle.number.width(of: text) + 16 }

  private static func width(of texts: [String]) -> Double { texts.reduce(-gap) { $0 + width(of: $1) + gap } }
}
