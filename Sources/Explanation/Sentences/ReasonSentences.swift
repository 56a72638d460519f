public import LayoutEngine

/// The reasons of a trace in words. Every number in a sentence is an operand or the result of a reason.
///
///     let sentences = ReasonSentences(record).why(grid)
///     // ["Width 224: it adds up its tracks or lines and their spacing, …", "Height 40: …"]
public struct ReasonSentences: Sendable {
  private let record: IndexedTrace

  /// The sentences about the last round of a trace.
  public init(_ record: IndexedTrace) { self.record = record }

  /// One step as a line: `Column 2: share within its bounds, 96 clamped to 120…∞ = 120`.
  public func line(_ reason: Reason) -> String {
    let whole = reason.axis == .horizontal ? "width" : "height"
    let subject = (subject(of: reason) ?? whole) + ": "
    let equation = FormulaText(reason.formula).equation(result: reason.result)
    return subject + reason.wording + ", " + equation
  }

  /// Why a node has its size: one sentence for each axis that its reasons are about.
  ///
  /// - Returns: none for a node that answered no call.
  public func why(_ id: NodeID) -> [String] {
    let reasons = record.decidingReasons(of: id)
    var sentences: [String] = []
    for axis in Axis.allCases {
      guard let last = reasons.last(where: { $0.axis == axis && $0.subject < 0 && $0.step.decidesSize }) else {
        continue
      }
      let name = axis == .horizontal ? "Width " : "Height "
      var sentence = name + LengthText.length(last.result) + ": it " + last.clause
      let equation = FormulaText(last.formula).equation(result: last.result)
      if equation != LengthText.length(last.result, decimals: 2) { sentence += ", " + equation }
      sentences.append(sentence + ".")
    }
    return sentences
  }

  /// Which child or track a step is about; `nil` for the node as a whole.
  private func subject(of reason: Reason) -> String? {
    guard reason.subject >= 0 else { return nil }
    let number = "\(reason.subject + 1)"
    switch reason.step.subjectKind {
    case .track: return (reason.axis == .horizontal ? "Column " : "Row ") + number
    case .child:
      guard let node = record.node(reason.node), Int(reason.subject) < node.children.count,
        let child = record.node(node.children[Int(reason.subject)])
      else { return "Child " + number }
      return NodeName.name(of: child) + (node.children.count > 1 ? " (child " + number + ")" : "")
    }
  }
}
