import LayoutEngine

/// A comparison in sentences: the text alternative of its figure.
public struct ComparisonDescription: Sendable {
  /// The sentences as one paragraph.
  public let text: String

  /// The most rows that are useful when read aloud.
  private static let mostRows = 24

  public init(_ comparison: LayoutComparison, words: ComparisonWords) {
    var sentences = words.account.isEmpty ? [] : [LengthText.spoken(words.account)]
    for (index, side) in comparison.sides.enumerated() {
      let container = LengthText.spoken(LengthText.size(side.record.trace.container))
      sentences.append("\(index + 1): " + side.name + ", container " + container + " points.")
    }
    for row in comparison.rows.prefix(ComparisonDescription.mostRows) {
      let cells = row.cells.enumerated().map { ComparisonDescription.words($1, comparison.sides[$0], number: $0 + 1) }
      sentences.append(cells.joined(separator: "; ") + ".")
    }
    let more = comparison.rows.count - ComparisonDescription.mostRows
    if more > 0 { sentences.append("And \(more) more views differ.") }
    text = sentences.joined(separator: " ")
  }

  private static func words(_ cell: LayoutComparison.Cell?, _ side: LayoutComparison.Side, number: Int) -> String {
    guard let cell, let node = side.record.node(cell.node) else { return "not in \(number)" }
    let name = "in \(number) " + NodeName.call(of: node)
    guard let answer = cell.answer else { return name + " was " + (node.absence ?? "not placed") }
    let proposal = cell.proposal.map { " was proposed " + LengthText.spoken(LengthText.proposal($0)) + " and" } ?? ""
    return name + proposal + " answered " + LengthText.spoken(LengthText.size(answer)) + ", placed at "
      + LengthText.spoken(LengthText.length(cell.origin.x)) + ", "
      + LengthText.spoken(LengthText.length(cell.origin.y))
  }
}
