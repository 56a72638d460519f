import LayoutEngine
import Markup

/// The default id of a figure: it follows from everything that the figure draws, so that it is the same on every
/// machine, and different figures can be on one page.
struct FigureID {
  // FNV-1a.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The digits of a number, in memory that all numbers reuse.
  private var digits: [UInt8] = []

  /// - Parameters:
  ///   - sheet: what the figure shows.
  ///   - colorScheme: the colours it is drawn in.
  ///   - lettering: how its texts are written; the fonts and outlines themselves are the same in all figures.
  init(of sheet: Sheet, _ colorScheme: ColorScheme, _ lettering: Lettering) {
    add(sheet.title)
    add(sheet.description)
    add(colorScheme.rawValue)
    add(FigureID.kind(of: lettering))
    add(sheet.canvas)
    for paint in sheet.styles.paints {
      for color in [paint.light, paint.dark] {
        add(color.hex)
        add(color.opacity)
      }
    }
    for drawing in sheet.styles.drawings { add(drawing) }
    add(sheet.content)
    add(sheet.elements)
  }

  /// A letter and three letters or digits: the id is in every rule of the style sheet, which must stay small.
  var text: String {
    var rest = hash ^ (hash >> 32)
    var text: [UInt8] = []
    for count in [26, 36, 36, 36] as [UInt64] {
      text.append(FigureID.letters[Int(rest % count)])
      rest /= count
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The letters come first, as no id begins with a digit.
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  private static func kind(of lettering: Lettering) -> String {
    switch lettering {
    case .named: "named"
    case .embedded: "embedded"
    case .outlined: "outlined"
    }
  }

  // MARK: - Parts

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // A byte that no text has marks the end of each text.
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }

  private mutating func add(_ text: String) { add(text.utf8) }

  /// A number as it is written, because further decimals may differ from machine to machine.
  private mutating func add(_ number: Double) {
    digits.removeAll(keepingCapacity: true)
    NumberFormat.append(number, to: &digits)
    add(digits)
  }

  private mutating func add(_ box: Box) {
    for number in [box.minX, box.minY, box.width, box.height] { add(number) }
  }

  private mutating func add(_ map: Transform) {
    for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(number) }
  }

  private mutating func add(_ drawing: GradientDrawing) {
    add(drawing.element)
    for (_, value) in drawing.attributes { add(value) }
    for (offset, stop) in drawing.offsets {
      add(offset)
      add(Double(stop))
    }
  }

  private mutating func add(_ elements: [Element]) {
    add(Double(elements.count))
    for element in elements { add(element) }
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .group(let group): add(group)
    case .rectangle(let box, let cornerX, let cornerY, let classes):
      add(classes)
      add(Element.Shape.rectangle(box, cornerX: cornerX, cornerY: cornerY))
    case .ellipse(let box, let classes):
      add(classes)
      add(Element.Shape.ellipse(box))
    case .path(let path, let classes, let isEvenOdd):
      add(classes)
      add(isEvenOdd ? "even-odd" : "path")
      add(path.bytes)
    case .text(let run): add(run)
    case .image(let image, let box):
      add(image.address)
      add(image.transform(onto: box))
    case .fade(let box, let edge):
      add("fade")
      add(Double(edge.rawValue))
      add(box)
    }
  }

  private mutating func add(_ group: Element.Group) {
    add(group.classes)
    add(Double(group.node?.rawValue ?? -1))
    add(Double(group.call ?? -1))
    if let clip = group.clip { add(clip) }
    if let turn = group.turn { add(turn) }
    add(group.opacity ?? 1)
    if let map = group.transform { add(map) }
    add(group.label ?? "")
    add(group.elements)
  }

  private mutating func add(_ shape: Element.Shape) {
    switch shape {
    case .rectangle(let box, let cornerX, let cornerY):
      add("rectangle")
      add(box)
      add(cornerX)
      add(cornerY)
    case .ellipse(let box):
      add("ellipse")
      add(box)
    case .path(let path, _): add(path.bytes)
    }
  }

  private mutating func add(_ run: Element.TextRun) {
    add(run.classes)
    add(run.string)
    add(run.anchor.rawValue)
    for number in [run.x, run.y, run.size ?? 0, run.length ?? 0, Double(run.weight ?? 0)] { add(number) }
    add(run.italic ? "italic" : "upright")
    for (box, classes) in run.decorationBoxes {
      add(box)
      add(classes)
    }
  }
}
