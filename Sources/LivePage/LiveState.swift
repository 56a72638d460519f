internal import Explanation
internal import Figures
internal import LayoutEngine
internal import Markup
internal import ViewProgram

/// The state of a live page, for its script: the view and the call that are shown, and what surrounds them.
public struct LiveState {
  private let layout: LiveLayout
  private let address: PageAddress
  private let layoutNumber: Int

  /// - Parameters:
  ///   - layout: what is shown.
  ///   - address: the part of it that is shown.
  ///   - layoutNumber: a number that changes whenever the layout does.
  public init(_ layout: LiveLayout, at address: PageAddress, layoutNumber: Int) {
    (self.layout, self.address, self.layoutNumber) = (layout, address, layoutNumber)
  }

  /// The state as JSON.
  public var json: String {
    var json = JSONWriter()
    json.object { write(to: &$0) }
    return json.finish()
  }

  private func write(to json: inout JSONWriter) {
    json.field("address", address.text)
    json.field("layout", layoutNumber)
    json.field("preview", address.preview)
    let selection = layout.selection(address)
    json.field("node", Int(selection.rawValue))
    if let node = layout.record.node(selection), node.isPlaced {
      json.field("frame") { NodesPanel.write(node.frame, to: &$0) }
    }
    json.field("subject", Int(layout.subject.node.rawValue))
    let steps = layout.steps.steps
    let index = layout.step(address)
    json.field("step", index.map { $0 + 1 } ?? steps.count)
    json.field("isOver", index == nil)
    json.field("steps", steps.count)
    if let index { write(steps[index], to: &json) }
    json.field("width", layout.record.trace.container.width)
    json.field("height", layout.record.trace.container.height)
    json.field("device", address.device ?? "")
    json.field("platform", (address.platform ?? .iOS).rawValue)
    json.field("text", (address.typeSize ?? .large).name)
    json.field("rtl", address.isRightToLeft)
    json.field("preset", address.preset.rawValue)
    json.field("depth", address.depth)
    json.field("round", layout.record.trace.rounds.count)
    json.field("rounds", layout.whole.rounds.count)
    json.field("calls", layout.record.events.count { $0.kind != .answer })
    json.field("changes") { json in
      json.array { json in
        for change in address.changes {
          json.object { json in
            json.field("at", "L\(change.line)C\(change.column)")
            json.field("is", change.text)
          }
        }
      }
    }
  }

  /// The call of a step, and the views at its two ends.
  private func write(_ step: NegotiationSteps.Step, to json: inout JSONWriter) {
    json.field("call", Int(step.call))
    json.field("to", Int(step.node.rawValue))
    if let parent = step.parent { json.field("from", Int(parent.rawValue)) }
    let kind =
      switch step.kind {
      case .asked: "proposal"
      case .placed: "placement"
      case .answered: step.isRemembered ? "remembered" : "answer"
      }
    json.field("kind", kind)
  }
}
