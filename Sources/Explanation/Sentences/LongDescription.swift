import LayoutEngine

/// A preview's layout in sentences: the text alternative of its figure.
///
///     LongDescription(record).text
///     // "Container 300 by 120 points. border was proposed 300 by 120 and answered …"
public struct LongDescription: Sendable {
  private let record: IndexedTrace

  /// The most views of which it is useful to hear.
  private static let mostNodes = 24

  public init(_ record: IndexedTrace) { self.record = record }

  /// The sentences as one paragraph.
  public var text: String {
    var sentences: [String] = []
    sentences.append("Container " + LengthText.spoken(LengthText.size(record.trace.container)) + " points.")
    let nodes = record.trace.nodes
    let told = nodes.indices.filter { nodes[$0].isChosen || record.isLosingCandidate(nodes[$0]) }
    for index in told.prefix(LongDescription.mostNodes) { sentences.append(sentence(nodes[index])) }
    let more = told.count - LongDescription.mostNodes
    if more > 0 { sentences.append("And \(more) more views.") }
    for index in nodes.indices where nodes[index].isPlaced {
      guard let passes = nodes[index].tracks, GridMisalignment.happens(in: passes) else { continue }
      sentences.append(LengthText.spoken(GridMisalignment(node: nodes[index], passes: passes).sentence))
    }
    return sentences.joined(separator: " ")
  }

  private func sentence(_ node: Trace.Node) -> String {
    var text = NodeName.call(of: node)
    if let absence = node.absence { return text + " was " + absence + "." }
    if let proposal = record.finalProposal(of: node.id) {
      text += " was proposed " + LengthText.proposal(proposal) + " and"
    }
    text += " answered " + LengthText.size(node.frame.size)
    text += ", placed at " + LengthText.length(node.frame.minX) + ", " + LengthText.length(node.frame.minY) + "."
    return LengthText.spoken(text)
  }
}
