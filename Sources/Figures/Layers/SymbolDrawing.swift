import Explanation
import LayoutEngine
import Markup

/// Draws a system symbol in its box.
struct SymbolDrawing {
  let name: String
  /// Where it is drawn, in pixels.
  let box: Box
  /// The size of its box before it is stretched, in pixels.
  let natural: Size
  /// The class that fills with its colour.
  let classes: String

  /// The glyph, as large as fits into the box and a little smaller; without one a rounded outline with the name.
  func elements(_ glyph: SymbolGlyph?) -> [Element] {
    guard box.width > 0, box.height > 0, natural.width > 0, natural.height > 0 else { return [] }
    guard let glyph else { return placeholder }
    return shapes(SymbolOutline(glyph))
  }

  /// The margin around a symbol, as a fraction of its shorter side.
  private static let margin = 0.06

  private func shapes(_ outline: SymbolOutline) -> [Element] {
    guard outline.width > 0 || outline.height > 0 else { return [] }
    let margin = 2 * SymbolDrawing.margin * min(natural.width, natural.height)
    let scale = min(
      (natural.width - margin) / max(outline.width, 1), (natural.height - margin) / max(outline.height, 1))
    let stretch = Point(x: box.width / natural.width, y: box.height / natural.height)
    let map = Transform(
      a: scale * stretch.x, b: 0, c: 0, d: scale * stretch.y, tx: box.midX - outline.width * scale * stretch.x / 2,
      ty: box.midY - outline.height * scale * stretch.y / 2)
    var shapes: [(isEvenOdd: Bool, path: PathData)] = []
    var pen = Pen(map: map)
    for command in outline.commands {
      if command.isFillRule {
        shapes.append((command.letter == "E", PathData()))
        pen = Pen(map: map)
      } else if !shapes.isEmpty {
        pen.draw(command, in: &shapes[shapes.count - 1].path)
      }
    }
    return shapes.filter { !$0.path.isEmpty }.map {
      .path($0.path, classes: classes + " " + ContentInk.symbol, isEvenOdd: $0.isEvenOdd)
    }
  }

  /// Follows relative commands and writes absolute ones.
  private struct Pen {
    let map: Transform
    private var place = Point.zero
    private var start = Point.zero

    init(map: Transform) { self.map = map }

    mutating func draw(_ command: SymbolOutline.Command, in path: inout PathData) {
      let numbers = command.numbers
      switch command.letter {
      case "h": place.x += numbers[0]
      case "v": place.y += numbers[0]
      case "c":
        let (first, second) = (mapped(numbers[0], numbers[1]), mapped(numbers[2], numbers[3]))
        place = Point(x: place.x + numbers[4], y: place.y + numbers[5])
        let end = mapped(0, 0)
        return path.curve(first.x, first.y, second.x, second.y, end.x, end.y)
      case "M": place = Point(x: numbers[0], y: numbers[1])
      case "m", "l": place = Point(x: place.x + numbers[0], y: place.y + numbers[1])
      default:
        place = start
        return path.close()
      }
      let end = mapped(0, 0)
      if command.isMove {
        start = place
        path.move(end.x, end.y)
      } else {
        path.line(end.x, end.y)
      }
    }

    /// A point relative to the pen's place, in pixels.
    private func mapped(_ x: Double, _ y: Double) -> Point {
      Point(x: (place.x + x) * map.a + map.tx, y: (place.y + y) * map.d + map.ty)
    }
  }

  // MARK: Without a glyph

  private var placeholder: [Element] {
    let line = max(1, min(box.width, box.height) / 18)
    let corner = min(box.width, box.height) / 5
    let inner = box.inset(line / 2)
    let ring = OutlinePath.ring(.rectangle(inner, cornerX: corner, cornerY: corner), width: line)
    return [.path(ring, classes: classes + " " + ContentInk.symbol)] + words(in: inner.inset(2 * line))
  }

  /// The parts of the name below each other, where they can be read.
  private func words(in room: Box) -> [Element] {
    let words = name.split(separator: ".").map { NodeName.shortened(String($0), to: 16) }
    let widest = words.map { LabelStyle.number.width(of: $0) }.max() ?? 0
    guard widest > 0, room.width > 0, room.height > 0 else { return [] }
    let full = LabelStyle.number.size
    let size = min(full, full * room.width / widest, room.height / Double(words.count) / 1.1)
    guard size >= 4 else { return [] }
    let top = room.midY - size * 1.1 * Double(words.count) / 2
    return words.enumerated().map { index, word in
      let run = Element.TextRun(
        string: word, x: room.midX, y: top + size * (1.1 * Double(index) + 0.85), classes: classes, anchor: .middle,
        size: size)
      return .text(run)
    }
  }
}
