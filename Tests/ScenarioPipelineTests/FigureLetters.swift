import Explanation
@testable import Figures
import LayoutEngine
import Testing

extension GalleryFigure {
  /// The letters can be read: they have 11 pixels, unless the author made them smaller and the picture is at least as large
  /// as the screen.
  func expectLetters(_ place: Comment) {
    guard options.preset == .article else { return }
    #expect(letters(of: sheet.elements).filter { $0.pixels < leastPixels }.map(\.string) == [], place)
    // Where symbols are drawn none has its name.
    let symbols = Set(record.trace.nodes.filter { drawsSymbols($0) }.map(\.id))
    let unit = Subject(record).map { PictureFrame(record, $0, options.resolved(for: record)).plan.unit } ?? 1
    let small = letters(of: sheet.content, besides: symbols).filter {
      $0.pixels < leastPixels && !namesInTexts.contains($0.string)
    }
    // At 1:1 and above only what is smaller than 11 points is.
    #expect((unit < 1 ? small.map(\.string) : []) == [], place)
  }

  /// Whether a node is a symbol, or a drawing of a control's that may have one.
  private func drawsSymbols(_ node: Trace.Node) -> Bool {
    switch node.info.appearance {
    case .symbol, .shapes: true
    default: false
    }
  }

  /// The words of the names of symbols that stand in texts.
  private var namesInTexts: Set<String> {
    var words: Set<String> = []
    for line in record.trace.nodes.flatMap({ $0.text?.lines ?? [] }) {
      for case .symbol(let name)? in line.pieces.map({ $0.image?.content }) {
        words.formUnion(name.split(separator: ".").map(String.init))
      }
    }
    return words
  }

  /// Eleven, without what numbers lose on the way.
  private var leastPixels: Double { 10.99 }

  /// The texts of elements, and how large their letters are drawn.
  private func letters(
    of elements: [Element], besides others: Set<NodeID> = [], scale: Double = 1
  ) -> [(string: String, pixels: Double)] {
    elements.flatMap { element -> [(string: String, pixels: Double)] in
      switch element {
      case .text(let run): return [(run.string, run.fontSize * scale)]
      case .group(let group) where group.node.map(others.contains) ?? false: return []
      case .group(let group):
        let own = group.transform.map { ($0.a * $0.d - $0.b * $0.c).magnitude.squareRoot() } ?? 1
        return letters(of: group.elements, besides: others, scale: scale * own)
      default: return []
      }
    }
  }
}
