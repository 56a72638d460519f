import Explanation
import LayoutEngine
import Testing
import TraceSamples

@testable import SwiftUIViews

@Test func namesNodesByLabelElseByText() {
  let names = LaidOut.textBetweenColors().nodes.map(NodeName.name)
  #expect(names == ["HStack", "Color #left", "Text “Hello world”", "Color"])
}

/// A text is called what the source calls it, and not what its lines show of it.
@Test func namesATextByItsSource() throws {
  let trace = LaidOut.trace(container: Size(width: 41, height: 60)) { tree in
    let words = TextContent("Incomprehensibilities", font: .standard(platform: .iOS))
    return tree.addText(words, info: NodeInfo(name: "Text", appearance: .text(HandMade.label)))
  }
  let text = try #require(trace.nodes.first)
  #expect(text.text?.shown != "Incomprehensibilities")
  #expect(NodeName.name(of: text) == "Text “Incomprehensibilities”")
}

@Test(arguments: [
  ("spacing: 69.4153", "spacing: 69.42"), ("alignment: .leading, spacing: 50", "alignment: .leading, spacing: 50"),
  ("1.5, lower: 0.125, upper: 285.0000001", "1.5, lower: 0.13, upper: 285"), ("in: 0...1", "in: 0...1"),
  ("\"1.23456\", size2.12345", "\"1.23456\", size2.12345"),
])
func roundsTheLengthsOfACall(arguments: String, words: String) throws {
  #expect(NodeName.call(of: try node(arguments)) == "stack(" + words + ")")
}

@Test func callsAConstantOfColorAsTheSourceDoes() throws {
  for name in SystemColor.all.map(\.name) { #expect(try color("." + name) == "Color." + name) }
  #expect(try color(".red.opacity(0.5)") == "Color.red.opacity(0.5)")
  // These take a colour of the platform, or of a catalogue.
  #expect(try color(".systemRed") == "Color(.systemRed)")
  #expect(try color(".redwood") == "Color(.redwood)")
}

private func color(_ arguments: String) throws -> String {
  NodeName.call(of: try node(arguments).described { $0.name = "Color" })
}

@Test func leavesOutWholeArgumentsOfALongCall() throws {
  let long = try node("alignment: .leading, horizontalSpacing: 16, verticalSpacing: 123.5")
  #expect(NodeName.call(of: long) == "stack(alignment: .leading, horizontalSpacing: 16, …)")
  #expect(NodeName.call(of: long, to: 30) == "stack(alignment: .leading, …)")
  let nested = try node("columns: [GridItem(.fixed(20), spacing: 8), GridItem(.fixed(20), spacing: 8)], spacing: 2")
  #expect(NodeName.call(of: nested, to: 20) == "stack(columns: [GridItem(.…)")
}

@Test func keepsTheArgumentsOfAViewWithALabel() throws {
  let labelled = try node("width: 40").described { $0.labels = ["buoy"] }
  #expect(NodeName.call(of: labelled) == "stack(width: 40) #buoy")
}

@Test func closesAQuotationThatIsCut() throws {
  #expect(NodeName.quoted("The keeper says “it is going to rain” again") == "“The keeper says “it is going…””")
  #expect(NodeName.call(of: try node("\"harbour in the morning\""), to: 12) == "stack(\"harbour in …\")")
}

/// Texts that begin alike are cut where they differ, others at their end.
@Test func cutsNamesWhereTheyDiffer() {
  let texts = [
    "Departs from quay 3 at a quarter past nine", "Departs from quay 3 at a quarter to ten",
    "Arrives at the northern pier about noon",
  ]
  let trace = LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
    let children = texts.map { text in
      var info = NodeInfo(name: "Color")
      info.labels = [text]
      return tree.add(.greedy, info: info)
    }
    return tree.add(.zStack(.center), children: children, info: NodeInfo(name: "ZStack"))
  }
  let names = IndexedTrace(trace).trace.nodes.dropFirst().map { NodeName.name(of: $0) }
  #expect(
    names == [
      "Color #“Departs fr…past nine”", "Color #“Departs fr…to ten”", "Color #“Arrives at the northern pier…”",
    ])
}

private func node(_ arguments: String) throws -> Trace.Node {
  let trace = LaidOut.trace(container: Size(width: 10, height: 10)) { tree in
    tree.add(.greedy, info: NodeInfo(name: "stack", arguments: arguments))
  }
  return try #require(trace.nodes.first)
}

/// What is read from right to left is kept apart, or the number behind it would stand before it.
@Test func keepsApartWhatIsReadFromRightToLeft() throws {
  let quoted = NodeName.quoted("האי")
  #expect(quoted == "“\u{2068}האי\u{2069}”")
  #expect(NodeName.quoted("مرحبا 12") == "“\u{2068}مرحبا 12\u{2069}”")
  #expect(NodeName.quoted("Îles – 12") == "“Îles – 12”")
  #expect(NodeName.shortened("Text " + quoted + ", 40", to: 8) == "Text “\u{2068}ה…\u{2069}”")
  #expect(NodeName.call(of: try node("\"האי\", \"pier\"")) == "stack(\"\u{2068}האי\u{2069}\", \"pier\")")
  let labelled = try node("").described { $0.labels = ["האי"] }
  #expect(NodeName.name(of: labelled) == "stack #\u{2068}האי\u{2069}")
}

/// Marks of the author's own could end what is kept apart, or turn what stands behind it.
@Test(arguments: ["\u{202E}abc", "a\u{2069}b\u{202D}c", "\u{2067}abc"])
func leavesOutMarksThatTurnTheDirection(words: String) {
  #expect(NodeName.quoted(words) == "“\u{2068}abc\u{2069}”")
}

/// A label is not a text that is visible in the picture.
@Test func marksALabel() throws {
  #expect(NodeName.name(of: try node("").described { $0.labels = ["oats"] }) == "stack #oats")
  #expect(NodeName.name(of: try node("").described { $0.labels = ["the oats"] }) == "stack #“the oats”")
}
