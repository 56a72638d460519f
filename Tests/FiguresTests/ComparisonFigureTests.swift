import Explanation
import Figures
import LayoutEngine
import Testing
import TraceSamples

/// Every comparison that is compared with a recorded file.
enum ComparisonSample: String, CaseIterable, Sendable {
  case order, narrow, three, same

  var file: String { "comparison-" + rawValue + ".svg" }

  private var traces: [Trace] {
    switch self {
    case .order, .narrow:
      [LaidOut.framedAndPadded(isFrameFirst: true), LaidOut.framedAndPadded(isFrameFirst: false)]
    case .three:
      [
        LaidOut.twoColors(["a", "b"]), LaidOut.twoColors(["b", "a"]),
        LaidOut.twoColors(["a", "b"], axis: .vertical, spacing: 4),
      ]
    case .same: [LaidOut.textBetweenColors(), LaidOut.textBetweenColors()]
    }
  }

  var figure: Figure {
    var options = FigureOptions(idPrefix: "comparison")
    if self == .narrow { options.width = .narrow }
    return comparison(traces, options)
  }
}

private func comparison(_ traces: [Trace], _ options: FigureOptions = FigureOptions()) -> Figure {
  let sides = traces.enumerated().map {
    LayoutComparison.Side(name: "side \($0 + 1)", record: IndexedTrace($1), source: "\($0)")
  }
  return Figure(comparing: sides, title: "A comparison", options: options)
}

@Test(arguments: ComparisonSample.allCases)
func aComparisonHasNoCollisions(_ sample: ComparisonSample) {
  #expect(sample.figure.avoided == [])
  #expect(sample.figure.collisions() == [])
}

@Test(arguments: FigureWidth.allCases) func everySampleCanBeComparedWithEveryOther(_ width: FigureWidth) {
  var options = FigureOptions()
  options.width = width
  for one in TraceSample.allCases {
    for other in TraceSample.allCases {
      let figure = comparison([one.trace, other.trace], options)
      #expect(figure.collisions() == [], "\(one) and \(other), \(width)")
      #expect(comparison([one.trace, other.trace, one.trace, other.trace], options).collisions() == [])
    }
  }
}

@Test func aComparisonHasNoLanesAndShowsWhatAnArticleDoes() {
  let traces = [true, false].map { LaidOut.framedAndPadded(isFrameFirst: $0) }
  let lanes = comparison(traces, FigureOptions(preset: .negotiation)).svg()
  #expect(lanes == comparison(traces, FigureOptions(preset: .article)).svg())
}

@Test func aComparisonDrawsBothAtOneScale() throws {
  let svg = ComparisonSample.order.figure.svg()
  // The colour is 100 × 60 on one side and 60 × 20 on the other, and the containers are alike.
  #expect(svg.contains("width=\"100\" height=\"60\" class=\"f1\""))
  #expect(svg.contains("width=\"60\" height=\"20\" class=\"f1\""))
  #expect(svg.split(separator: "aria-label=\"side 1\"").count == 3)
}

/// A phone's column is narrower than a tablet's: both are drawn larger than in columns of one width.
@Test func aComparisonSharesItsWidthByWhatIsShown() throws {
  let sizes = [Size(width: 400, height: 800), Size(width: 800, height: 1100)]
  let traces = sizes.map { size in
    LaidOut.trace(container: size) { tree in
      tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
    }
  }
  let figure = comparison(traces)
  #expect(figure.collisions() == [])
  // In two columns of 319 pixels the tablet would be 262 wide.
  let widths = figure.svg().matches(of: #/<rect [^>]*width="([0-9.]+)"[^>]* fill="#30B0C7"/#).compactMap {
    Double($0.1)
  }
  #expect(widths.count == 2)
  #expect(widths[1] == widths[0] * 2 && widths[1] > 330)
}

/// Beside each other a phone and a tablet would have letters of six pixels.
@Test func picturesStandBelowEachOtherWhereTheirTextsCouldNotBeRead() throws {
  let traces = [390.0, 834].map { LaidOut.textBetweenColors(in: Size(width: $0, height: 300)) }
  let figure = comparison(traces)
  #expect(figure.collisions() == [])
  let svg = figure.svg()
  let texts = svg.matches(of: #/<text x="([0-9.]+)" y="([0-9.]+)"[^>]* font-size="([0-9.]+)"[^>]*>Hello world</#)
  #expect(texts.count == 2)
  #expect(texts.allSatisfy { Double($0.3) ?? 0 > 11 })
  #expect(svg.contains(">in 1<") && svg.contains(">in 2<") && !svg.contains("on the left"))
}

@Test func aComparisonShowsRowsThatComeAgainOnce() throws {
  let traces = [200.0, 300].map { width in
    LaidOut.trace(container: Size(width: width, height: 60)) { tree in
      let colors = (0..<4).map { _ in
        tree.add(.greedy, info: NodeInfo(name: "Color", appearance: .fill(.rectangle, HandMade.teal)))
      }
      return tree.add(
        .stack(StackRule(axis: .horizontal, spacing: 0)), children: colors, info: NodeInfo(name: "HStack"))
    }
  }
  let figure = comparison(traces)
  #expect(figure.collisions() == [])
  let svg = figure.svg()
  #expect(svg.matches(of: #/>Color ×4</#).count == 1)
  #expect(svg.matches(of: #/>Color/#).count == 1)
  #expect(!svg.contains("more views differ"))
}

@Test(arguments: FigureWidth.allCases)
func aRowOfTwoSidesHasArgumentsWhereBothHaveTheSame(_ width: FigureWidth) {
  let traces = [100.0, 150].map { length in
    LaidOut.trace(container: Size(width: 200, height: 60)) { tree in
      let color = tree.add(.greedy, info: NodeInfo(name: "Color"))
      let frame = tree.add(
        .fixedFrame(FixedFrameRule(width: length)), children: [color],
        info: NodeInfo(name: "frame", arguments: "width: \(Int(length))"))
      let stack = StackRule(axis: .horizontal, spacing: 0)
      return tree.add(.stack(stack), children: [frame], info: NodeInfo(name: "HStack", arguments: "spacing: 0"))
    }
  }
  var options = FigureOptions()
  options.width = width
  let svg = comparison(traces, options).svg()
  #expect(svg.contains(">HStack(spacing: 0)<") && svg.contains(">frame<"))
  #expect(!svg.contains(">frame(width: "))
}

@Test func aComparisonTagsTheFirstDifferenceAndJoinsTheSameView() {
  let svg = ComparisonSample.order.figure.svg()
  #expect(svg.split(separator: ">first<").count == 3)
  #expect(svg.contains("Lines join the same view"))
  #expect(!ComparisonSample.same.figure.svg().contains(">first<"))
  #expect(ComparisonSample.same.figure.svg().contains("Both layouts are the same"))
}

@Test func aComparisonIsDescribedInWords() {
  let svg = ComparisonSample.order.figure.svg()
  #expect(svg.contains("in 1 padding(20) was proposed 240 by 160 and answered 140 by 100"))
}
