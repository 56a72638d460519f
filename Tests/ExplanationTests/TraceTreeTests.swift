import Explanation
import Testing
import TraceSamples

private let goldens = Golden(beside: #filePath)

private func tree(_ sample: TraceSample) -> String {
  TraceDocument(trace: sample.trace, preview: sample.rawValue).tree()
}

@Test(arguments: TraceSample.allCases)
func writesTheRecordedTree(_ sample: TraceSample) {
  #expect(goldens.difference(of: tree(sample), from: sample.rawValue + ".txt") == nil)
}

@Test func everyRecordedTreeBelongsToASample() throws {
  #expect(try goldens.recorded() == Set(TraceSample.allCases.map { $0.rawValue + ".txt" }))
}

@Test(arguments: TraceSample.allCases)
func treeFitsATerminal(_ sample: TraceSample) {
  #expect(tree(sample).split(separator: "\n").allSatisfy { $0.count <= 100 })
}

@Test func treeMarksTheViewThatWasNotChosen() {
  let trace = LaidOut.viewThatFits(widths: [300, 50])
  let lines = TraceDocument(trace: trace, preview: "two").tree().split(separator: "\n")
  #expect(lines.contains { $0.contains("frame(width: 300, height: 10) #“300 wide”") && $0.hasSuffix("  not chosen") })
  #expect(lines.contains { $0.contains("= 300 × 10") && $0.hasSuffix(", not chosen") })
  #expect(!lines.contains { $0.contains("50 wide") && $0.contains("not chosen") })
  #expect(
    LongDescription(IndexedTrace(trace)).text.contains(
      "frame(width: 300, height: 10) #“300 wide” was not chosen."))
}
