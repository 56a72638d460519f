import Explanation
import LayoutEngine
import Testing
import TraceSamples

@Test func explainsWhyAGridIsWiderThanItsProposal() {
  let trace = LaidOut.flexibleColumns()
  let grid = trace.nodes.first { $0.info.name == "LazyVGrid" }
  let sentences = grid.map { ReasonSentences(IndexedTrace(trace)).why($0.id) } ?? []
  #expect(sentences.count == 2)
  #expect(sentences.first?.hasPrefix("Width 224: ") == true)
  #expect(sentences.first?.contains("max(224, 200) = 224") == true)
}

@Test func explainsEveryNodeOnBothAxes() {
  for sample in [TraceSample.flexibleColumns, .textBetweenColors, .paddedText] {
    let trace = sample.trace
    let sentences = ReasonSentences(IndexedTrace(trace))
    #expect(!trace.nodes.isEmpty)
    for node in trace.nodes {
      #expect(sentences.why(node.id).count == 2, "\(node.info.name) in \(sample)")
    }
  }
}
