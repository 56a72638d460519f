import Explanation
import LayoutEngine

/// Where a view and all inside it are drawn: views and letters reach out of the frames around them, as far as nothing
/// clips them.
struct DrawnExtent {
  private let record: IndexedTrace
  private let hasGhosts: Bool
  /// The smallest rectangle around everything that is drawn, in points.
  private(set) var rect: Rect?

  /// - Parameters:
  ///   - root: the view that is searched, with all views inside it.
  ///   - members: views inside it whose frames count whether or not they draw anything.
  ///   - hasGhosts: whether the frames of views that are drawn elsewhere count as well.
  ///   - record: the layout.
  init(of root: NodeID, members: [NodeID] = [], hasGhosts: Bool = true, _ record: IndexedTrace) {
    (self.record, self.hasGhosts) = (record, hasGhosts)
    for id in members {
      guard let index = record.index(of: id) else { continue }
      add(record.trace.nodes[index].frame, within: nil)
      add(record.trace.nodes[index].drawn, within: nil)
    }
    var waiting = [(id: root, clip: Rect?.none)]
    while let (id, clip) = waiting.popLast() {
      guard let index = record.index(of: id), record.trace.nodes[index].isPlaced, isVisible(index) else { continue }
      add(index, within: clip)
      // A view that is drawn elsewhere leaves a ghost where it was laid out.
      if hasGhosts, record.drawsElsewhere(record.trace.nodes[index]) {
        add(record.trace.nodes[index].frame, within: clip)
      }
      let inner = self.clip(of: index, within: clip)
      for child in record.trace.nodes[index].children { waiting.append((child, inner)) }
    }
  }

  private func isVisible(_ index: Int) -> Bool {
    if case .opacity(let opacity) = record.trace.nodes[index].info.appearance { opacity > 0 } else { true }
  }

  /// The clip of the nodes inside a node; `nil` without one.
  private func clip(of index: Int, within clip: Rect?) -> Rect? {
    let nodes = record.trace.nodes
    let frame = nodes[index].drawn ?? nodes[index].frame
    let own: Rect
    switch nodes[index].info.appearance {
    case .clip: own = frame
    case .viewport: own = nodes[index].viewport ?? frame
    default: return clip
    }
    return clip.map { PicturePlan.intersection($0, own) } ?? own
  }

  /// Adds what a node itself draws.
  private mutating func add(_ index: Int, within clip: Rect?) {
    let nodes = record.trace.nodes
    let frame = nodes[index].drawn ?? nodes[index].frame
    switch nodes[index].info.appearance {
    case .nothing, .opacity, .clip, .viewport: return
    case .fill(_, let paint):
      guard paint.light.opacity > 0 || paint.dark.opacity > 0 else { return }
      add(frame, within: clip)
    case .stroke(_, _, let line, let isInset):
      let beyond = isInset ? 0 : line.width / 2
      add(
        Rect(
          x: frame.minX - beyond, y: frame.minY - beyond, width: frame.size.width + 2 * beyond,
          height: frame.size.height + 2 * beyond), within: clip)
    case .text, .placeholder:
      guard let text = nodes[index].text, !text.lines.isEmpty else { return }
      add(frame, within: clip)
      if nodes[index].drawn == nil { add(DrawnExtent.letters(of: text, in: frame), within: clip) }
    case .image, .missingImage, .symbol, .shapes, .standIn: add(frame, within: clip)
    }
  }

  /// Where the lines of a text are, which may be wider and higher than its frame.
  private static func letters(of text: TextLayout, in frame: Rect) -> Rect {
    let (left, right) = (text.lines.map { $0.x }.min() ?? 0, text.lines.map { $0.x + $0.width }.max() ?? 0)
    let bottom = (text.lines.last?.baseline ?? 0) + 0.24 * text.font.size
    return Rect(x: frame.minX + left, y: frame.minY, width: max(0, right - left), height: max(0, bottom))
  }

  private mutating func add(_ box: Rect?, within clip: Rect?) {
    guard var box, PicturePlan.isFinite(box) else { return }
    if let clip {
      box = PicturePlan.intersection(box, clip)
      guard box.size.width > 0, box.size.height > 0 else { return }
    }
    rect = rect.map { $0.union(box) } ?? box
  }
}
