import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

struct LanesPanelTests {
  private func steps(_ views: String, width: Int, height: Int) throws -> (texts: [Element.TextRun], bar: Box) {
    let trace = try Written.trace(views, width: width, height: height)
    let sheet = Figure(trace: trace, title: "lanes", options: FigureOptions(preset: .negotiation)).checked.picture.sheet
    let bars = sheet.elements.compactMap { element in
      if case .rectangle(let box, _, _, "area ink") = element { box } else { nil }
    }
    return (texts(in: sheet.elements), try #require(bars.first))
  }

  private func texts(in elements: [Element]) -> [Element.TextRun] {
    elements.flatMap { element -> [Element.TextRun] in
      switch element {
      case .group(let group): texts(in: group.elements)
      case .text(let run): [run]
      default: []
      }
    }
  }

  /// The text's answer is as wide as four lanes of the same width would be apart.
  @Test func numbersOfTheFirstLaneKeepOffTheContainers() throws {
    let views = """
      VStack(spacing: 4) {
        Text("A text that wraps into several lines when it must")
        Color.teal
        Color.orange.frame(maxHeight: 60)
        Spacer(minLength: 10)
      }
      """
    let (texts, bar) = try steps(views, width: 200, height: 160)
    let numbers = texts.filter { $0.anchor == .end }.map { ContentInk.box(of: $0) }
    #expect(!numbers.isEmpty)
    #expect(numbers.allSatisfy { $0.minX > bar.maxX })
  }

  @Test(arguments: [
    (
      #"HStack { Text("Ebb").padding(4); Text("Flow").padding(4); Text("Low").padding(4); Text("Tide").padding(4) }"#,
      ["Text “Ebb”", "Text “Flow”", "Text “Low”", "Text “Tide”"]
    ),
    // What is called the same is the same in the code, too.
    ("HStack { Color.teal; Color.red }", ["Color", "Color"]),
  ])
  func childrenWithDifferentNamesHaveDifferentHeads(views: String, heads: [String]) throws {
    let texts = try steps(views, width: 300, height: 60).texts
    #expect(texts.filter { $0.style == .name }.map(\.string) == ["HStack"] + heads)
  }
}
