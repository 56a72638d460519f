import Explanation
import LayoutEngine
import Markup

/// A text that has less room than it needs: it is truncated, smaller than its font, or left without any room. A text
/// that only wraps has room enough.
struct SqueezedText {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Whether a node is such a text.
  static func isSqueezed(_ node: Trace.Node) -> Bool {
    guard let text = node.text, !text.string.isEmpty else { return false }
    return text.isTruncated || text.scale < 1 || min(node.frame.size.width, node.frame.size.height) <= 0.01
  }

  /// Arrowheads at the text's two ends, as far as nothing is drawn there. A rim interrupts the line around the subject.
  ///
  /// - Parameters:
  ///   - frame: the text's frame on the canvas.
  ///   - others: where other signs are.
  func sign(around frame: Box, besides others: [Box]) -> [Element] {
    // The outlines of a chain are where the arrowheads would be.
    guard !PictureFrame.showsChain(scene.subject, scene.options), scene.space.box.inset(-1).contains(frame) else {
      return []
    }
    let ends = [(x: frame.minX, side: -1.0), (x: frame.maxX, side: 1)]
    let paths = ends.map { Sign.squeezed(at: Point(x: $0.x, y: frame.midY), side: $0.side) }
    let free = zip(ends, paths).filter { end, _ in
      let box = Sign.squeezedBox(at: end.x, y: frame.midY, side: end.side)
      return isFree(box) && !others.contains { $0.overlaps(box) }
    }
    return free.flatMap { _, path -> [Element] in
      [.path(path, classes: "casing broad"), .path(path, classes: "line ink sign")]
    }
  }

  private func isFree(_ box: Box) -> Bool { scene.space.box.inset(-8).contains(box) && scene.ink.isFree(box) }
}
