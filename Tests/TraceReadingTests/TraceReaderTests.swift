import Explanation
import LayoutEngine
import Testing
import TraceReading
import TraceSamples

private func read(_ text: String) throws -> [RecordedTrace] { try TraceReader.read(Array(text.utf8)) }

private func error(_ text: String) -> TraceReadingError? {
  do throws(TraceReadingError) {
    _ = try TraceReader.read(Array(text.utf8))
    return nil
  } catch {
    return error
  }
}

@Test(arguments: TraceSample.allCases)
func readsBackWhatWasWritten(_ sample: TraceSample) throws {
  let trace = sample.trace
  let text = TraceDocument(trace: trace, preview: "a preview").json(file: "a.swift")
  let record = try #require(try read(text).first)
  #expect((record.file, record.preview, record.version) == ("a.swift", "a preview", 2))
  #expect(record.container == trace.container)
  #expect(record.verdict == trace.verdict)
  #expect(record.nodes.map(\.frame) == trace.nodes.map(\.frame))
  #expect(record.nodes.map(\.parent) == trace.nodes.map { $0.parent.map { Int($0.rawValue) } })
  #expect(record.nodes.map(\.tracks) == trace.nodes.map(\.tracks))
  #expect(record.findings.map(\.numbers) == trace.findings.map(\.numbers))
  #expect(record.rounds.count == trace.rounds.count)
  for (read, written) in zip(record.rounds, trace.rounds) {
    #expect(read.events.map(\.action) == written.events.map(\.action))
    let numbers = read.events.flatMap(\.reasons).map(\.number)
    let steps = read.events.flatMap(\.reasons).map(\.step)
    #expect(steps == numbers.map { written.reasons[$0].step.key })
    #expect(Set(numbers).count == written.reasons.count)
  }
}

extension TraceEvent {
  fileprivate var action: RecordedTrace.Event.Action {
    switch kind {
    case .measure: .measure(proposal, purpose)
    case .answer: .answer(size, answeredBy: answeredBy.map(Int.init))
    case .place: .place(at: origin, proposal, size)
    }
  }
}

@Test func readsBothVersionsAsTheSameRecord() throws {
  var first = try #require(try TraceReader.read(Fixture.bytes(version: 1)).first)
  var second = try #require(try TraceReader.read(Fixture.bytes(version: 2)).first)
  #expect((first.version, second.version) == (1, 2))
  #expect(second.findings.allSatisfy { !$0.numbers.isEmpty })
  #expect(second.nodes.allSatisfy { $0.isPlaced == true })
  // What version 1 does not record, and what is worded for people.
  for index in second.findings.indices {
    second.findings[index].numbers = []
    second.findings[index].message = first.findings[index].message
    second.findings[index].suggestion = first.findings[index].suggestion
  }
  for index in second.nodes.indices { second.nodes[index].isPlaced = nil }
  for round in second.rounds.indices {
    for event in second.rounds[round].events.indices {
      for reason in second.rounds[round].events[event].reasons.indices {
        first.rounds[round].events[event].reasons[reason].words = ""
        second.rounds[round].events[event].reasons[reason].words = ""
      }
    }
  }
  first.version = 2
  #expect(first == second)
}

@Test func namesTheStepsOfVersionOne() throws {
  let record = try #require(try TraceReader.read(Fixture.bytes(version: 1)).first)
  let reasons = record.rounds.flatMap(\.events).flatMap(\.reasons)
  #expect(!reasons.contains { $0.step == "unknown" })
  let remaining = reasons.filter { $0.words == "remains" }
  #expect(Set(remaining.map(\.step)) == ["remaining", "remaining-for-tracks"])
}

@Test func readsInfiniteAndOpenLengths() throws {
  let text = TraceDocument(trace: LaidOut.textBetweenColors(), preview: "a preview").json(file: "a.swift")
  let actions = try #require(try read(text).first).rounds[0].events.map(\.action)
  let widths = actions.compactMap { action -> Double? in
    guard case .measure(let proposal, .probeMaximum) = action else { return nil }
    return proposal.width
  }
  #expect(widths == [.infinity, .infinity, .infinity])
}

@Test func readsAnArrayOfDocumentsInItsOrder() throws {
  let documents = ["first", "second"].map { TraceDocument(trace: LaidOut.paddedText(), preview: $0) }
  #expect(try read(TraceDocument.json(documents, file: "a.swift")).map(\.preview) == ["first", "second"])
}

@Test func refusesALaterVersionAndNamesBoth() throws {
  let later = try Fixture.text(version: 2).replacing(#""version": 2"#, with: #""version": 3"#)
  #expect(error(later) == .unknownVersion(3))
  let message = try #require(error(later)?.message)
  #expect(message.contains("version 3"))
  #expect(message.contains("versions 1 to 2"))
}

@Test func refusesALaterVersionOfWhichNothingElseIsKnown() {
  #expect(error(#"{"format": "haggle-trace", "version": 9, "views": []}"#) == .unknownVersion(9))
}

@Test func reportsWhereADocumentIsDamaged() throws {
  let text = try Fixture.text(version: 2)
  let withoutSize = text.replacing(#""container": {"width": 200, "#, with: #""container": {"#)
  #expect(error(withoutSize) == .malformed(path: "container", problem: "the field 'width' is missing"))
  let noLength = text.replacing(#""container": {"width": 200"#, with: #""container": {"width": "wide""#)
  #expect(
    error(noLength) == .malformed(path: "container.width", problem: "expected a number, 'inf', '-inf' or null"))
  let noPurpose = text.replacing(#""purpose": "root""#, with: #""purpose": "fun""#)
  #expect(
    error(noPurpose) == .malformed(path: "rounds[0].events[0].purpose", problem: "there is no purpose 'fun'"))
}

@Test(arguments: ["", "{", "[1, 2", "SwiftUI"])
func refusesWhatIsNoJSON(_ text: String) {
  guard case .notJSON(let problem) = error(text) else {
    Issue.record("\(String(describing: error(text)))")
    return
  }
  #expect(!problem.isEmpty)
}

@Test(arguments: ["{}", "3", "[[]]", #"{"format": "sarif"}"#, #"{"format": null, "version": 1}"#])
func refusesOtherJSON(_ text: String) {
  #expect(error(text) == .notATrace)
}
