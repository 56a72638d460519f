import Explanation
@testable import Figures
import LayoutEngine
import Testing
import TraceSamples

private func figure(_ trace: Trace, title: String = "one", _ change: (inout FigureOptions) -> Void = { _ in }) -> Figure
{
  var options = FigureOptions()
  change(&options)
  return Figure(trace: trace, title: title, options: options)
}

private func ids(_ svg: String) -> Set<Substring> {
  Set(svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
}

@Test func figuresThatDifferHaveNoIdInCommon() {
  var figures: [String] = []
  for sample in TraceSample.allCases {
    for preset in FigurePreset.allCases {
      for scheme in ColorScheme.allCases {
        let figure = figure(sample.trace) { options in
          (options.preset, options.layers, options.colorScheme) = (preset, preset.layers, scheme)
        }
        figures.append(figure.svg())
      }
    }
    figures.append(figure(sample.trace) { $0.width = .narrow }.svg())
    figures.append(figure(sample.trace) { $0.lettering = .outlined(outline: { _ in "M0 0H500" }) }.svg())
  }
  let different = Set(figures)
  #expect(different.count > 60)
  var owners: [Substring: String] = [:]
  for svg in different.sorted() {
    for id in ids(svg) { #expect(owners.updateValue(svg, forKey: id) == nil, "\(id)") }
  }
}

@Test func theSameFigureHasTheSameIds() {
  let (one, other) = (figure(LaidOut.paddedText()), figure(LaidOut.paddedText()))
  #expect(one.svg() == other.svg())
  // It is the same figure whether a page has its rules or the figure itself.
  #expect(ids(one.svg(includesStyle: false)) == ids(one.svg()))
  #expect(one.style.contains(one.id.map { "#" + $0 + " ." } ?? "none"))
}

@Test func aFigureThatDiffersOnlyInADarkColourHasOtherIds() {
  func colored(_ blue: Double) -> Trace {
    LaidOut.trace(container: Size(width: 100, height: 100)) { tree in
      let paint = Paint(
        light: RGBA(red: 1, green: 0, blue: 0), dark: RGBA(red: 1, green: 0, blue: blue))
      return tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, paint)))
    }
  }
  #expect(ids(figure(colored(0.2)).svg()).isDisjoint(with: ids(figure(colored(0.3)).svg())))
}

@Test func anIdThatIsGivenIsKept() {
  #expect(figure(LaidOut.paddedText()) { $0.idPrefix = "mine" }.id == "mine")
}

@Test func aFigureThatChangesHasAnotherIdThanItsFrames() throws {
  let record = IndexedTrace(LaidOut.paddedText())
  let steps = NegotiationSteps(record, try #require(Subject(record)), depth: 1)
  let figures = StepFigures(record, title: "one", steps: steps)
  let all = [figures.animation().svg()] + steps.steps.indices.map { figures.figure(after: $0).svg() }
  let names = all.map { ids($0) }
  for (index, own) in names.enumerated() { #expect(names.dropFirst(index + 1).allSatisfy { own.isDisjoint(with: $0) }) }
}

extension Figure {
  fileprivate var id: String? {
    svg().split(separator: " id=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
  }
}
