import LayoutEngine
import SwiftUIViews
import ViewProgram

/// A scenario's first preview, laid out: frames by what `id` names the views.
struct LaidOut {
  let outcome: Outcome
  let size: Size
  private var frames: [String: Rect] = [:]

  /// Lays the body of a preview of a fixed size out.
  init(_ body: String, width: Double = 200, height: Double = 100, declarations: String = "", platform: Platform = .iOS)
  {
    let traits = "traits: .fixedLayout(width: \(width), height: \(height))"
    self.init(source: "\(declarations)\n#Preview(\(traits)) {\n\(body)\n}", platform: platform)
  }

  init(source: String, platform: Platform = .iOS) {
    outcome = evaluate(source, platform: platform)
    guard let preview = outcome.preview else {
      size = .zero
      return
    }
    let container = preview.container ?? Device.default.size
    let insets = preview.safeAreaInsets
    let proposal = Proposal(
      width: container.width - insets.leading - insets.trailing, height: container.height - insets.top - insets.bottom)
    size =
      preview.tree.layOut(
        root: preview.root, proposal: proposal, container: container, safeAreaInsets: insets
      ).size
    for index in 0..<preview.tree.nodeCount {
      let node = NodeID(Int32(index))
      for label in preview.tree.info(of: node).labels where frames[label] == nil {
        frames[label] = preview.tree.frame(of: node)
      }
    }
  }

  /// A frame as `x y width height`, or what went wrong.
  subscript(label: String) -> String {
    if let problem = outcome.preview?.layoutProblem?.all.first { return problem.message }
    guard let frame = frames[label] else { return outcome.firstError }
    return [frame.minX, frame.minY, frame.size.width, frame.size.height].map { text($0) }.joined(separator: " ")
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }
}
