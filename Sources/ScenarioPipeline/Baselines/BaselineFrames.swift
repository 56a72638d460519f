internal import Figures
internal import LayoutEngine

extension BaselineComparison.PreviewChange {
  /// The frames before and now; none for a side without the preview. A view that differs has its number in `views`,
  /// from 1 on.
  func sketches() -> [FrameSketch] {
    let sides = [("before", before, views.map(\.oldNumber)), ("now", now, views.map(\.number))]
    return sides.compactMap { name, preview, changed in
      preview.map { FrameSketch($0, name: name, changed: changed) }
    }
  }
}

extension FrameSketch {
  /// - Parameter changed: the places of the changed views among the preview's views; `nil` for one that it lacks.
  fileprivate init(_ preview: LayoutBaseline.Preview, name: String, changed: [Int?]) {
    var numbers: [Int: Int] = [:]
    for (index, place) in changed.enumerated() {
      if let place { numbers[place] = index + 1 }
    }
    self.init(
      name: name, container: Size(width: preview.container[0], height: preview.container[1]),
      frames: preview.views.enumerated().compactMap { place, view in
        guard view.size.count == 2 else { return nil }
        let rect = Rect(x: view.origin[0], y: view.origin[1], width: view.size[0], height: view.size[1])
        return Frame(rect, number: numbers[place])
      })
  }
}
