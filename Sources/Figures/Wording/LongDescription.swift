import LayoutEngine

/// The figure in sentences, for readers who do not see it.
struct LongDescription {
  let reader: TraceReader
  let caption: String

  private static let mostNodes = 24

  var text: String {
    var sentences: [String] = []
    if !caption.isEmpty { sentences.append(caption) }
    sentences.append("Container " + LengthText.spoken(LengthText.size(reader.trace.container)) + " points.")
    for node in reader.trace.nodes.prefix(LongDescription.mostNodes) { sentences.append(sentence(node)) }
    let more = reader.trace.nodes.count - LongDescription.mostNodes
    if more > 0 { sentences.append("And \(more) more views.") }
    for node in reader.trace.nodes {
      guard let passes = node.tracks, GridMisalignment.happens(in: passes) else { continue }
      sentences.append(LengthText.spoken(GridMisalignment(node: node, passes: passes).sentence))
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ node: Trace.Node) -> String {
    var text = NodeName.call(of: node)
    if let proposal = reader.finalProposal(of: node.id) {
      text += " was proposed " + LengthText.proposal(proposal) + " and"
    }
    text += " answered " + LengthText.size(node.frame.size)
    text += ", placed at " + LengthText.length(node.frame.minX) + ", " + LengthText.length(node.frame.minY) + "."
    return LengthText.spoken(text)
  }
}
