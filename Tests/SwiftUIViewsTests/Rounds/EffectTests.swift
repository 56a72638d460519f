import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

@Test func taskRunsAgainWhenItsIdChanges() throws {
  let run = try run(
    """
    struct Bars: View {
      @State private var room: CGFloat = 200
      @State private var once: CGFloat = 0
      @State private var again: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          Color.red
            .onAppear { once = proxy.size.width }
            .task(id: proxy.size.width) { again = proxy.size.width }
        }
        .frame(width: room, height: 20)
        .onChange(of: again) { room = 120 }
      }
    }
    #Preview { Bars() }
    """)
  #expect(run.values(of: "Bars.once") == ["200.0"])
  #expect(run.values(of: "Bars.again") == ["200.0", "120.0"])
  #expect(run.trace.verdict == .settled(after: 4))
}

@Test func taskWithoutIdRunsOnce() throws {
  let run = try run(
    """
    struct Once: View {
      @State private var count = 0
      var body: some View { Text("\\(count)").task { count += 1 } }
    }
    #Preview { Once() }
    """)
  #expect(run.values(of: "Once.count") == ["1"])
}

@Test func onChangeHandsOverTheValuesItsClosureTakes() throws {
  let run = try run(
    """
    struct Watched: View {
      @State private var count = 1
      var body: some View {
        Color.red
          .onChange(of: count) { print("changed") }
          .onChange(of: count) { new in print("to", new) }
          .onChange(of: count) { old, new in print("from", old, "to", new) }
          .onChange(of: count) { print($0 + $1) }
          .onAppear { count = 4 }
      }
    }
    #Preview { Watched() }
    """)
  #expect(run.output == ["changed", "to 4", "from 1 to 4", "5"])
}

@Test func onChangeRunsAtFirstOnlyWhenItIsAskedTo() throws {
  let run = try run(
    """
    #Preview {
      Color.red
        .onChange(of: 3, initial: true) { old, new in print("initial", old, new) }
        .onChange(of: 3) { print("never") }
    }
    """)
  #expect(run.output == ["initial 3 3"])
}

@Test func onGeometryChangePassesEveryNewValue() throws {
  let run = try run(
    """
    struct Resized: View {
      @State private var width: CGFloat = 50
      var body: some View {
        Color.red
          .frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: { print($0) }
          .onAppear { width = 80 }
      }
    }
    #Preview { Resized() }
    """)
  #expect(run.output == ["50.0", "80.0"])
}

@Test func viewThatGoesRunsOnDisappear() throws {
  let run = try run(
    """
    struct Vanishing: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Color.red.onDisappear { print("gone") } }
          Color.blue
        }
        .onAppear { isShown = false }
      }
    }
    #Preview { Vanishing() }
    """)
  #expect(run.output == ["gone"])
}

@Test func givenProposalHoldsInEveryRound() throws {
  let code = """
    struct Wide: View {
      @State private var seen: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in Color.red.onAppear { seen = proxy.size.width } }.logSizes("reader")
      }
    }
    #Preview { Wide() }
    """
  let run = try run(code, on: PreviewSurface(proposal: Proposal(width: 90, height: nil)))
  #expect(run.values(of: "Wide.seen") == ["90.0"])
  #expect(run.answer == Size(width: 90, height: 10))
  #expect(run.trace.container == Size(width: 90, height: 10))
}

@Test func laterRunsImmediatelyInsideAnAction() throws {
  let run = try run(
    """
    struct Patient: View {
      @State private var steps: [String] = []
      var body: some View {
        Text(steps.joined(separator: " ")).task { await wait() }.onAppear {
          withAnimation { steps.append("animated") }
          DispatchQueue.main.async { steps.append("dispatched") }
        }
      }
      func wait() async {
        try? await Task.sleep(for: .seconds(2))
        try? await Task.sleep(nanoseconds: 500)
        Task { steps.append("slept") }
      }
    }
    #Preview { Patient() }
    """)
  #expect(run.texts == ["animated dispatched slept"])
  #expect(run.trace.verdict == .settled(after: 2))
}

@Test func whatABodyHandsToTheMainQueueRunsAfterTheLayout() throws {
  let run = try run(
    """
    struct Measured: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack { Text("\\(height)") }
          .background(GeometryReader { proxy -> Color in
            DispatchQueue.main.async { height = proxy.size.height }
            return .clear
          })
      }
    }
    #Preview(traits: .fixedLayout(width: 200, height: 100)) { Measured() }
    """)
  #expect(run.values(of: "Measured.height").last?.hasPrefix("20.3") == true)
  #expect(run.trace.rounds.count == 2)
}

/// The view inside `id(_:)` is another one when the id is another, and what is outside stays what it was.
@Test(arguments: [
  ("Text(\"a\").id(id).onAppear { id += 1; count += 1 }", "1"),
  ("Group { Text(\"a\"); Text(\"b\") }.id(id).onAppear { id += 1; count += 1 }", "2"),
  ("Text(\"a\").onAppear { if count < 3 { id += 1; count += 1 } }.id(id)", "3"),
  ("Text(\"a\").id(id).task { id += 1; count += 1 }", "1"),
])
func appearsAnewOnlyInsideItsId(view: String, count: String) throws {
  let run = try run(
    """
    struct V: View {
      @State private var id = 0
      @State private var count = 0
      var body: some View { \(view); Text("\\(count)") }
    }
    #Preview { V() }
    """)
  #expect(run.texts.last == count)
}

@Test func anActionTellsWhatItDoesNotDo() throws {
  let source = """
    struct Row: View {
      @State private var isOn = false
      var body: some View { Text("a").onAppear { withMotion { isOn = true } } }
    }
    #Preview { Row() }
    """
  let note = try run(source).warnings.first { $0.code == .notRun }
  #expect(note?.message == "cannot find 'withMotion' in scope, so that the closure it is given is not run")
}
