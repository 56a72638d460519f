import LayoutEngine
import SwiftUIViews
import Testing
import ViewProgram

/// Combine's publishers of a program, and what their subscribers get before the screen has settled.
@Suite struct PipelineTests {
  /// A model that notes what it is told, shown as one text for each note.
  private func run(_ statements: String, _ members: String = "", appear: String = "") throws -> PreviewRun {
    try SwiftUIViewsTests.run(
      """
      import Combine
      struct Bad: Error {}
      final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 1
        @Published var copy = ""
        let notes = Notes()
        private var bag = Set<AnyCancellable>()
        \(members)
        init() {
          \(statements)
        }
        func note(_ text: Any) { notes.list.append("\\(text)") }
      }
      final class Notes { var list: [String] = [] }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack { ForEach(Array(model.notes.list.enumerated()), id: \\.offset) { Text($0.element) }; Text(model.copy) }
            .onAppear { \(appear) }
        }
      }
      #Preview { Page() }
      """)
  }

  private func notes(_ statements: String, _ members: String = "", appear: String = "") throws -> [String] {
    let run = try run(statements, members, appear: appear)
    #expect(run.warnings.isEmpty, "\(run.warnings.map(\.message))")
    return run.texts.filter { !$0.isEmpty }
  }

  @Test func aPropertyGivesItsValueOnSubscriptionAndEveryOtherAfterwards() throws {
    let notes = try notes(
      "$name.sink { [weak self] in self?.note($0) }.store(in: &bag); name = \"b\"", appear: "model.name = \"c\"")
    #expect(notes == ["a", "b", "c"])
  }

  @Test func aSubscriberIsToldBeforeTheValueIsStoredAndOnTheMainQueueAfterwards() throws {
    let notes = try notes(
      """
      $count.dropFirst().sink { self.note("\\($0) after \\(self.count)") }.store(in: &bag)
      $count.dropFirst().receive(on: DispatchQueue.main).sink { self.note("\\($0) is \\(self.count)") }.store(in: &bag)
      count = 2
      """)
    #expect(notes == ["2 after 1", "2 is 2"])
  }

  @Test(arguments: [
    "$name.map { $0 + \"!\" }.assign(to: &$copy)",
    "$name.map { $0 + \"!\" }.assign(to: \\.copy, on: self).store(in: &bag)",
    "$name.map { $0 + \"!\" }.receive(on: RunLoop.main).sink { self.copy = $0 }.store(in: &bag)",
  ])
  func whatIsPublishedIsStored(statement: String) throws {
    #expect(try run(statement, appear: "model.name = \"z\"").texts == ["z!"])
  }

  @Test(arguments: [
    ("[1, 2, 3].publisher.map { $0 * 2 }.filter { $0 > 2 }", ["4", "6"]),
    ("[1, 1, 2, 1].publisher.removeDuplicates()", ["1", "2", "1"]),
    ("[\"1\", \"x\"].publisher.compactMap { Int($0) }", ["1"]),
    ("(1...4).publisher.dropFirst(2)", ["3", "4"]), ("[1, 2, 3].publisher.prefix(2)", ["1", "2"]),
    ("[1, 2, 3].publisher.first(where: { $0 > 1 })", ["2"]), ("[1, 2, 3].publisher.last()", ["3"]),
    ("[1, 2, 3].publisher.scan(10, +)", ["11", "13", "16"]), ("[1, 2, 3].publisher.reduce(0) { $0 + $1 }", ["6"]),
    ("[1, 2, 3].publisher.collect()", ["[1, 2, 3]"]), ("[1, 2, 3].publisher.collect(2)", ["[1, 2]", "[3]"]),
    ("[1].publisher.append(2).prepend(0)", ["0", "1", "2"]),
    ("Just(1).merge(with: Just(2), Just(3))", ["1", "2", "3"]),
    ("Just(1).zip(Just(\"z\")).map { \"\\($0)\\($1)\" }", ["1z"]),
    ("$count.combineLatest($name) { \"\\($0)\\($1)\" }", ["1a"]),
    ("Publishers.CombineLatest($count, Just(2)).map(+)", ["3"]),
    ("Publishers.MergeMany([Just(1), Just(2)])", ["1", "2"]),
    ("Just(1).flatMap { Just($0 + 1) }", ["2"]), ("$name.map { Just($0 + \"?\") }.switchToLatest()", ["a?"]),
    ("Just(1).tryMap { _ -> Int in throw Bad() }.replaceError(with: 9)", ["9"]),
    ("Fail<Int, Bad>(error: Bad()).catch { _ in Just(5) }", ["5"]),
    ("Empty<Int, Never>().replaceEmpty(with: 3)", ["3"]),
    ("Future<Int, Never> { $0(.success(4)) }", ["4"]), ("Deferred { Just(6) }.eraseToAnyPublisher()", ["6"]),
    ("Just(1).delay(for: 2, scheduler: RunLoop.main).debounce(for: .seconds(1), scheduler: RunLoop.main)", ["1"]),
    ("Just(1).handleEvents(receiveOutput: { self.note(\"saw \\($0)\") })", ["saw 1", "1"]),
    ("PassthroughSubject<Int, Never>()", []), ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", []),
  ])
  func operatorsMakeOfValuesWhatTheyDoInCombine(publisher: String, expected: [String]) throws {
    #expect(try notes("\(publisher).sink { self.note($0) }.store(in: &bag)") == expected)
  }

  @Test func subjectsPublishWhatIsSentToThem() throws {
    let notes = try notes(
      """
      current.sink { self.note("current \\($0)") }.store(in: &bag)
      current.send(2); current.value = 3; current.value += 1
      passing.sink(receiveCompletion: { _ in self.note("over") }) { self.note("passing \\($0)") }.store(in: &bag)
      passing.send("x"); passing.send(completion: .finished); passing.send("y")
      """,
      "let current = CurrentValueSubject<Int, Never>(1); let passing = PassthroughSubject<String, Never>()")
    #expect(notes == ["current 1", "current 2", "current 3", "current 4", "passing x", "over"])
  }

  @Test func theEndIsToldWithItsError() throws {
    let notes = try notes(
      """
      Fail<Int, Bad>(error: Bad()).sink(receiveCompletion: {
        switch $0 { case .finished: self.note("finished"); case .failure(let error): self.note(error) }
      }, receiveValue: { _ in }).store(in: &bag)
      Just(1).sink(receiveCompletion: { if case .finished = $0 { self.note("end") } }, receiveValue: { _ in })
        .store(in: &bag)
      """)
    #expect(notes == ["Bad()", "end"])
  }

  @Test func aCancelledSubscriptionIsToldNothing() throws {
    let notes = try notes(
      "let one = $name.sink { self.note($0) }; one.cancel(); name = \"b\"; note(bag.count)")
    #expect(notes == ["a", "0"])
  }

  @Test func functionsHandPublishersOn() throws {
    let notes = try notes(
      "load().map { $0.uppercased() }.sink { self.note($0) }.store(in: &bag)",
      "func load() -> AnyPublisher<String, Never> { Just(\"x\").receive(on: RunLoop.main).eraseToAnyPublisher() }")
    #expect(notes == ["X"])
  }

  @Test func operatorsOfTheProgramAreRun() throws {
    let run = try SwiftUIViewsTests.run(
      """
      import Combine
      extension Publisher where Output == String {
        func loud() -> AnyPublisher<String, Failure> { map { $0.uppercased() }.eraseToAnyPublisher() }
      }
      struct Page: View {
        @State private var seen = ""
        var body: some View { Text(seen).onReceive(Just("x").loud()) { seen = $0 } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["X"])
  }

  @Test(arguments: ["tryScan(0) { $0 + $1 }", "operatorOfAPackage()"])
  func anOperatorThatIsNotRunIsNoted(name: String) throws {
    let run = try run("Just(3).\(name).sink { self.note($0) }.store(in: &bag)")
    #expect(run.texts.filter { !$0.isEmpty } == [])
    #expect(run.warnings.map(\.code) == [.notRun])
  }

  @Test func noOperatorIsNotedWhereNothingIsPublished() throws {
    let run = try run("PassthroughSubject<Int, Never>().tryScan(0) { $0 + $1 }.sink { self.note($0) }.store(in: &bag)")
    #expect(run.warnings.isEmpty)
  }

  @Test func propertiesThatChangeEachOtherForEverReachALimit() throws {
    #expect(throws: Diagnostics.self) {
      try run("$name.sink { self.copy = $0 + \"x\" }.store(in: &bag); $copy.sink { self.name = $0 }.store(in: &bag)")
    }
  }

  @Test(arguments: [
    "func again() -> AnyPublisher<Int, Never> { Deferred { again() }.eraseToAnyPublisher() }; let all = again()",
    "var all = Just(1).eraseToAnyPublisher(); for _ in 0..<12_000 { all = all.print().map { $0 }.eraseToAnyPublisher() }",
    "var all = Just(1).eraseToAnyPublisher(); for _ in 0..<12_000 { all = all.merge(with: Just(2)).eraseToAnyPublisher() }",
  ])
  func aPipelineInAPipelineWithoutEndReachesALimitAtItsSubscriber(pipeline: String) throws {
    let error = try #require(throws: Diagnostics.self) {
      try run(pipeline + "; all.sink { self.note($0) }.store(in: &bag)")
    }
    #expect(error.all.map(\.code) == [.limitDepth])
    #expect(error.all.first?.source != nil)
  }

  @Test(arguments: [
    "URLSession.shared.dataTaskPublisher(for: url).map { $0.data }.sink { _ in } receiveValue: { self.note($0) }.store(in: &bag)",
    "loaded().decode(type: [String].self, decoder: JSONDecoder()).sink { _ in } receiveValue: { self.note($0) }.store(in: &bag)",
  ])
  func aServerIsNotAsked(statements: String) throws {
    let run = try run(
      "let url = URL(string: \"https://example.org\")!; note(\"first\"); \(statements)",
      """
      func loaded() -> AnyPublisher<Data, Error> {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org")!).map(\\.data).eraseToAnyPublisher()
      }
      """)
    #expect(run.texts.filter { !$0.isEmpty } == ["first"])
    #expect(run.warnings.map(\.code) == [.notRun])
  }

  @Test func aViewReceivesWhatAPublisherHas() throws {
    let run = try SwiftUIViewsTests.run(
      """
      import Combine
      struct Page: View {
        @State private var seen = "nothing"
        var body: some View { Text(seen).onReceive(Just("just").map { $0 + "!" }) { seen = $0 } }
      }
      #Preview { Page() }
      """)
    #expect(run.texts == ["just!"])
  }
}
