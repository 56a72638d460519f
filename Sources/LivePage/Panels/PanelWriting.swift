internal import Explanation
internal import LayoutEngine
internal import Markup

/// The parts that all panels of a page write alike: proposals, answers and links to views and steps.
///
/// Every element about a view carries its number in `data-node`, one about a call that of the record in `data-call`, and
/// where the call has a place in the rail that in `data-step`, counted from 1.
extension MarkupWriter {
  mutating func writeProposal(_ proposal: Proposal) { ask(LengthText.proposal(proposal)) }

  mutating func ask(_ text: String) { element("span", [("class", "ask")], text: "? " + text) }

  mutating func answer(_ text: String) { element("span", [("class", "answer")], text: "= " + text) }

  /// A column's head.
  mutating func head(_ text: String, _ name: String? = nil) {
    element("th", [("scope", "col")] + (name.map { [("class", $0)] } ?? []), text: text)
  }
}

enum PanelLinks {
  static func node(_ id: NodeID) -> (String, String) { ("data-node", "\(id.rawValue)") }

  /// The attributes of an element about a call.
  static func call(_ call: Int32?, in layout: LiveLayout) -> [(String, String)] {
    guard let call else { return [] }
    let step = layout.place(ofCall: call).map { [("data-step", "\($0)")] } ?? []
    return step + [("data-call", "\(call)")]
  }

  /// The address that shows a call.
  static func address(ofCall call: Int32, in layout: LiveLayout) -> String {
    layout.place(ofCall: call).map { "#step=\($0)" } ?? "#call=\(call)"
  }
}
