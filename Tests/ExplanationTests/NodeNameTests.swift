import Explanation
import LayoutEngine
import Testing
import TraceSamples

@Test func namesNodesByLabelElseByText() {
  let names = LaidOut.textBetweenColors().nodes.map(NodeName.name)
  #expect(names == ["HStack", "Color “left”", "Text “Hello world”", "Color"])
}

@Test(arguments: [
  ("spacing: 69.4153", "spacing: 69.42"), ("alignment: .leading, spacing: 50", "alignment: .leading, spacing: 50"),
  ("1.5, lower: 0.125, upper: 285.0000001", "1.5, lower: 0.13, upper: 285"), ("in: 0...1", "in: 0...1"),
  ("\"1.23456\", size2.12345", "\"1.23456\", size2.12345"),
])
func roundsTheLengthsOfACall(arguments: String, words: String) throws {
  #expect(NodeName.call(of: try node(arguments)) == "stack(" + words + ")")
}

@Test func leavesOutWholeArgumentsOfALongCall() throws {
  let long = try node("alignment: .leading, horizontalSpacing: 16, verticalSpacing: 123.5")
  #expect(NodeName.call(of: long) == "stack(alignment: .leading, horizontalSpacing: 16, …)")
  #expect(NodeName.call(of: long, to: 30) == "stack(alignment: .leading, …)")
  let nested = try node("columns: [GridItem(.fixed(20), spacing: 8), GridItem(.fixed(20), spacing: 8)], spacing: 2")
  #expect(NodeName.call(of: nested, to: 20) == "stack(columns: [GridItem(.…)")
}

private func node(_ arguments: String) throws -> Trace.Node {
  let trace = LaidOut.trace(container: Size(width: 10, height: 10)) { tree in
    tree.add(.greedy, info: NodeInfo(name: "stack", arguments: arguments))
  }
  return try #require(trace.nodes.first)
}
