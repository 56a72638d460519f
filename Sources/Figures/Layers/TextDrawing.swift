import Explanation
import LayoutEngine
import Markup

/// Draws texts line by line, and bars in place of letters that could not be read.
extension ContentLayer {
  /// The lines of a text, each piece in its own font and colour.
  ///
  /// - Parameters:
  ///   - box: Where the text is, in pixels.
  ///   - scale: The factor by which the views around the text scale it.
  ///   - paint: The paint of pieces that have none.
  func text(
    _ node: Trace.Node, _ box: Box, _ scale: Double, _ paint: Paint, _ styles: inout StyleSheet
  ) -> [Element] {
    guard let layout = node.text else { return [] }
    var elements: [Element] = []
    var bars: [Element] = []
    func add(_ run: Element.TextRun, _ font: Font) {
      if isReadable(font, scale) { elements.append(.text(run)) } else { bars.append(bar(for: run)) }
    }
    for line in layout.lines where !line.string.isEmpty && line.width > 0 {
      let x = box.minX + line.x * space.unit
      let y = box.minY + line.baseline * space.unit
      if line.pieces.isEmpty {
        let classes = styles.fill(paint, in: box, unit: space.unit)
        add(run(line.string, x, y, line.width, layout.font, classes), layout.font)
      }
      for piece in line.pieces where piece.width > 0 {
        let (left, base) = (x + piece.x * space.unit, y - piece.baselineOffset * space.unit)
        let classes = styles.fill(piece.paint ?? paint, in: box, unit: space.unit)
        if let image = piece.image {
          elements += picture(image, left, base, classes)
        } else {
          var run = run(piece.string, left, base, piece.width, piece.font, classes)
          run.decorations = piece.decorations.map { line in
            (line.place, line.paint.map { styles.fill($0, in: box, unit: space.unit) } ?? classes)
          }
          add(run, piece.font)
        }
      }
    }
    if !bars.isEmpty { elements.append(.group(Element.Group(classes: ContentInk.words, opacity: 0.5, elements: bars))) }
    return elements
  }

  /// A picture in a line, on the line's baseline.
  private func picture(_ image: InlineImage, _ left: Double, _ base: Double, _ classes: String) -> [Element] {
    let box = Box(
      minX: left, minY: base - image.ascent * space.unit, maxX: left + image.width * space.unit,
      maxY: base + image.descent * space.unit)
    guard box.isDrawable, box.width > 0, box.height > 0 else { return [] }
    switch image.content {
    case .symbol(let name):
      let natural = Size(width: box.width, height: box.height)
      return SymbolDrawing(name: name, box: box, natural: natural, classes: classes).elements(options.symbol(name))
    case .image(let name):
      return self.image(name, Size(width: image.width, height: image.ascent + image.descent), box)
    case nil: return [.rectangle(box, cornerX: 4, cornerY: 4, classes: classes)]
    }
  }

  /// A bar for each line of a text that is redacted, as high as its capital letters.
  func placeholders(_ node: Trace.Node, _ box: Box, _ paint: Paint, _ styles: inout StyleSheet) -> [Element] {
    guard let layout = node.text else { return [] }
    let height = 0.8 * layout.font.size * space.unit
    let bars = layout.lines.filter { $0.width > 0 }.map { line in
      let bar = Box(
        x: box.minX + line.x * space.unit, y: box.minY + line.baseline * space.unit - 0.9 * height,
        width: line.width * space.unit, height: height)
      return Element.rectangle(
        bar, cornerX: height / 4, cornerY: height / 4, classes: styles.fill(paint, in: box, unit: space.unit))
    }
    if bars.isEmpty { return [] }
    return [.group(Element.Group(classes: ContentInk.words, opacity: Appearance.placeholderOpacity, elements: bars))]
  }

  private func isReadable(_ font: Font, _ scale: Double) -> Bool {
    let hair = 0.005
    return space.unit >= 1 || font.size * scale * space.unit > smallestLetters - hair
  }

  /// A run of letters from a line's start: another font that is wider or narrower changes only where it ends.
  private func run(
    _ string: String, _ x: Double, _ y: Double, _ width: Double, _ font: Font, _ classes: String
  ) -> Element.TextRun {
    let beginsRight = WritingDirection.isRightToLeft(string)
    return Element.TextRun(
      string: string, x: beginsRight ? x + width * space.unit : x, y: y, classes: classes,
      anchor: beginsRight ? .end : .start, size: font.size * space.unit, length: width * space.unit,
      weight: font.weight.number, italic: font.italic)
  }

  /// A pale bar as high as small letters, in place of words that could not be read.
  private func bar(for run: Element.TextRun) -> Element {
    let (box, size) = (ContentInk.box(of: run), run.fontSize)
    let bar = Box(x: box.minX, y: run.y - 0.6 * size, width: box.width, height: 0.5 * size)
    return .rectangle(bar, cornerX: size / 4, cornerY: size / 4, classes: run.classes)
  }
}

extension Font.Weight {
  /// The weight as CSS numbers it.
  fileprivate var number: Int { (Int(rawValue) + 1) * 100 }
}
