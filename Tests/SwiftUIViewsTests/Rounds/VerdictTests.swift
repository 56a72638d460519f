import LayoutEngine
import Testing
import SwiftUIViews
import ViewProgram

private let ownWidth = """
  struct OwnWidth: View {
    @State private var points: CGFloat = 0
    var body: some View {
      Text("Width \\(points)")
        .background {
          GeometryReader { proxy in Color.clear.task(id: proxy.size.width) { points = proxy.size.width } }
        }
    }
  }

  """

@Test func textThatShowsItsOwnWidthIsACycle() throws {
  let run = try run(ownWidth + "#Preview { OwnWidth() }")
  guard case .cycle(let period, let from, let to) = run.trace.verdict else {
    Issue.record("\(run.trace.verdict)")
    return
  }
  #expect(period >= 2)
  #expect(to - from == period)
  #expect(run.trace.rounds.count == to)
  #expect(!run.trace.settled)
  let finding = try #require(run.trace.findings.first { $0.code == .stateCycle })
  #expect(finding.numbers == [Double(period), Double(from), Double(to)])
  // The two rounds end in the same state.
  #expect(run.values(of: "OwnWidth.points")[from - 1] == run.values(of: "OwnWidth.points")[to - 1])
}

@Test func textWithDigitsOfEqualWidthSettles() throws {
  let run = try run(ownWidth + "#Preview { OwnWidth().monospaced() }")
  #expect(run.trace.settled)
  #expect(!run.trace.findings.contains { $0.code == .stateCycle })
}

@Test func toggledStateIsACycleOfPeriodTwo() throws {
  let run = try run(
    """
    struct Flicker: View {
      @State private var isWide = false
      var body: some View { Color.red.frame(width: isWide ? 20 : 10).task(id: isWide) { isWide.toggle() } }
    }
    #Preview { Flicker() }
    """)
  #expect(run.trace.verdict == .cycle(period: 2, from: 1, to: 3))
}

@Test func stateThatOnlyGrowsIsStopped() throws {
  let code = """
    struct Counting: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").task(id: count) { count += 1 } }
    }
    #Preview { Counting() }
    """
  let run = try run(code, limits: Limits(rounds: 12))
  #expect(run.trace.verdict == .unsettled(rounds: 12))
  #expect(run.trace.findings.map(\.code) == [.stateUnsettled])
  #expect(run.trace.findings.first?.numbers == [12])
}

@Test func stateThatIsNotANumberSettles() throws {
  let run = try run(
    """
    struct Undefined: View {
      @State private var ratio: CGFloat = 1
      var body: some View { Color.red.task(id: ratio) { ratio = CGFloat.nan } }
    }
    #Preview { Undefined() }
    """)
  #expect(run.trace.verdict == .settled(after: 2))
}

@Test func stepsThatRunOutLeaveTheRoundBefore() throws {
  let run = try run(
    """
    struct Page: View {
      @State var count = 0
      var body: some View { Text("\\(count) \\(busy(count))").onAppear { count = 1 } }
      func busy(_ count: Int) -> Int {
        var sum = 0
        while count > 0 { sum += 1 }
        return sum
      }
    }
    #Preview { Page() }
    """, limits: Limits(steps: 50_000))
  #expect(run.texts == ["0 0"])
  #expect(run.trace.rounds.count == 1)
  #expect(run.warnings.contains { $0.code == .limitSteps && $0.severity == .warning })
}
