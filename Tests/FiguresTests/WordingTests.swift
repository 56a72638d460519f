import Figures
import LayoutEngine
import Testing

@Test func writesLengthsWithOneDecimalAtMost() {
  #expect(LengthText.length(85.34) == "85.3")
  #expect(LengthText.length(224) == "224")
  #expect(LengthText.length(-0.01) == "0")
  #expect(LengthText.length(-12) == "−12")
  #expect(LengthText.length(.infinity) == "∞")
}

@Test func writesAnOpenProposalAsNil() {
  #expect(LengthText.proposal(Proposal(width: 200, height: nil)) == "200\u{2009}×\u{2009}nil")
}

@Test func saysWhyAGridIsWiderThanItsProposal() {
  let trace = LaidOut.flexibleColumns()
  let grid = trace.nodes.first { $0.info.name == "LazyVGrid" }
  let sentences = grid.map { Explanation(trace: trace).why($0.id) } ?? []
  #expect(sentences.count == 2)
  #expect(sentences.first?.hasPrefix("Width 224: ") == true)
  #expect(sentences.first?.contains("max(224, 200) = 224") == true)
}

@Test func explainsEveryNodeOnBothAxes() {
  for golden in [GoldenFigure.flexibleColumns, .textBetweenColors, .paddedText] {
    let explanation = Explanation(trace: golden.trace)
    #expect(!golden.trace.nodes.isEmpty)
    for node in golden.trace.nodes {
      #expect(explanation.why(node.id).count == 2, "\(node.info.name) in \(golden)")
    }
  }
}

@Test func namesNodesByLabelElseByText() {
  let names = LaidOut.textBetweenColors().nodes.map(NodeName.name)
  #expect(names == ["HStack", "Color “left”", "Text “Hello world”", "Color"])
}

@Test func tableHasOneRowForACallAndItsAnswer() {
  let rows = NegotiationTable(trace: LaidOut.textBetweenColors()).rows
  let calls = rows.filter { $0.kind == .call }
  #expect(calls.map(\.call) == Array(0..<calls.count))
  #expect(calls.allSatisfy { !$0.answer.isEmpty })
  #expect(calls.filter { $0.purpose == "minimum?" }.count == 3)
  #expect(rows.filter { $0.kind == .placement }.count == 4)
  #expect(rows.first?.depth == 0)
}

@Test func tableMarksRememberedAnswers() {
  let rows = NegotiationTable(trace: LaidOut.flexibleColumns()).rows
  let cached = rows.filter { $0.memory != nil }
  #expect(!cached.isEmpty)
  #expect(cached.allSatisfy { $0.reasons.isEmpty })
}

@Test func treeFitsATerminal() {
  for golden in GoldenFigure.allCases {
    let lines = TraceDocument(trace: golden.trace, preview: golden.rawValue).tree().split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
