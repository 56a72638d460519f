import Explanation
import LayoutEngine

/// Every length along an axis of the subject: padding, children, gaps. Equal lengths of the same kind are stated once,
/// at the first: `8 ×3`.
struct RulerLayer {
  let scene: Scene
  let axis: Axis

  /// More stops on one axis cannot be distinguished.
  private static let mostStops = 300

  /// The lengths from one end of the picture to the other, in their order; repeated ones have no value. Those outside
  /// the picture are counted.
  var rows: [[Span]] {
    let stretches = RulerStretches(scene: scene, axis: axis).rows
    let all = Array(stretches.joined())
    let shown = stretches.map { $0.filter { isShown($0) } }
    let seen = Array(shown.joined())
    guard seen.count < RulerLayer.mostStops else { return [] }
    return zip(shown, stretches).map { row, whole in
      var spans = row.map { stretch in
        let alike = seen.filter { $0.isLike(stretch) }
        let told = alike.first { isWhole($0) } ?? alike.first
        return span(stretch, count: told == stretch ? all.count { $0.isLike(stretch) } : nil)
      }
      guard !spans.isEmpty else { return [] }
      // The row continues even if the picture ends exactly between two of its stretches.
      if row.first != whole.first { spans[0].goesOn.before = true }
      if row.last != whole.last { spans[spans.count - 1].goesOn.after = true }
      return spans
    }
  }

  /// - Parameter count: how many equal stretches there are; `nil` where the length is stated elsewhere.
  private func span(_ stretch: RulerStretches.Stretch, count: Int?) -> Span {
    let (start, end) = pixels(stretch)
    let words = count.map { $0 == 1 ? stretch.value : stretch.value + " ×\($0)" }
    let name = count == 1 && stretch.part == .child ? scene.name(of: stretch.node) : stretch.part.name
    return Span(
      kind: .length, node: scene.subject.node, start: start, end: end, value: words ?? "",
      name: count == nil ? "" : name
    ).cut(to: limits)
  }

  private func pixels(_ stretch: RulerStretches.Stretch) -> (start: Double, end: Double) {
    let length = stretch.end - stretch.start
    let box = scene.space.box(of: Rect(x: stretch.start, y: stretch.start, width: length, height: length))
    return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }

  private func isShown(_ stretch: RulerStretches.Stretch) -> Bool {
    let (start, end) = pixels(stretch)
    return start.isFinite && end.isFinite && end > limits.0 + 1 && start < limits.1 - 1
  }

  private func isWhole(_ stretch: RulerStretches.Stretch) -> Bool {
    let (start, end) = pixels(stretch)
    return start >= limits.0 - 1 && end <= limits.1 + 1
  }

  /// How far the picture reaches.
  private var limits: (Double, Double) {
    let box = scene.space.box
    return axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
  }
}
