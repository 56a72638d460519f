import Foundation
import TestSupport
import Testing

/// `haggle export --to perfetto`: what it writes is of the Trace Event Format, whose schema is among the fixtures.
struct PerfettoTests {
  private static let sources = [
    "lists/Row.swift": """
    #Preview("Row | 1", traits: .fixedLayout(width: 200, height: 60)) {
      HStack(spacing: 10) { Color.red.frame(width: 30); Text("Autumn"); Color.blue }
    }
    #Preview("Row 2") { Color.red.frame(width: 10, height: 20) }
    """,
    "b.swift": "#Preview { Color.red }",
    // Two rounds: the second follows from what the first one measured.
    "rounds.swift": """
    struct Wide: View {
      @State private var width = 10.0
      var body: some View {
        Color.red.frame(width: width).onAppear { width = 40 }
      }
    }
    #Preview("Rounds") { Wide() }
    """,
  ]

  private func export(_ path: String) throws -> (document: [String: Any], folder: TemporaryFolder) {
    let folder = try TemporaryFolder(PerfettoTests.sources)
    let outcome = try HaggleProcess.run(["export", "--to", "perfetto", path, "--output", "t.json"], in: folder.url)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(folder.text("t.json").utf8))
    return (try #require(document as? [String: Any]), folder)
  }

  private func events(_ document: [String: Any]) throws -> [[String: Any]] {
    try #require(document["traceEvents"] as? [[String: Any]])
  }

  private func schema() throws -> JSONSchema {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return try JSONSchema(contentsOf: folder.appendingPathComponent("trace-event-format.json"))
  }

  // MARK: - The format

  @Test func theDocumentIsOfTheTraceEventFormat() throws {
    let document = try export(".").document
    #expect(try events(document).count > 20)
    #expect(try schema().faults(in: document) == [])
  }

  /// Events that the format does not have, each wrong in one thing.
  static let wrong = [
    #"{"ph": "Y", "name": "a", "ts": 0, "pid": 1, "tid": 1}"#,
    #"{"ph": "X", "name": "a", "ts": 0, "pid": 1, "tid": 1}"#,
    #"{"ph": "X", "name": "a", "ts": "0", "dur": 1, "pid": 1, "tid": 1}"#,
    #"{"ph": "X", "name": "a", "ts": -1, "dur": 1, "pid": 1, "tid": 1}"#,
    #"{"ph": "X", "name": "", "ts": 0, "dur": 1, "pid": 1, "tid": 1}"#,
    #"{"ph": "X", "name": "a", "ts": 0, "dur": 1, "pid": 1, "tid": 1, "args": 3}"#,
    #"{"ph": "B", "name": "a", "ts": 0, "pid": 1}"#,
    #"{"ph": "i", "name": "a", "ts": 0, "pid": 1, "tid": 1, "s": "x"}"#,
    #"{"ph": "C", "name": "a", "ts": 0, "pid": 1, "args": {"a": "1"}}"#,
    #"{"ph": "b", "name": "a", "cat": "c", "ts": 0, "pid": 1, "tid": 1}"#,
    #"{"ph": "s", "name": "a", "cat": "c", "ts": 0, "pid": 1, "tid": 1}"#,
    #"{"ph": "M", "name": "process_name", "pid": 1, "args": {"title": "a"}}"#,
    #"{"ph": "M", "name": "process_title", "pid": 1, "args": {"name": "a"}}"#,
  ]

  @Test(arguments: wrong) func theSchemaRefusesWhatTheFormatHasNot(event: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data("{\"traceEvents\": [\(event)]}".utf8))
    #expect(try schema().faults(in: document) != [])
  }

  /// The examples of the format's own description, and one for each of the other phases.
  static let right = [
    #"{"name": "myFunction", "cat": "foo", "ph": "B", "ts": 123, "pid": 2343, "tid": 2347, "args": {"first": 1}}"#,
    #"{"ph": "E", "ts": 145, "pid": 2343, "tid": 2347, "args": {"first": 4, "second": 2}}"#,
    #"{"name": "myFunction", "cat": "foo", "ph": "X", "ts": 123, "dur": 234, "pid": 2343, "tid": 2347}"#,
    #"{"name": "OutOfMemory", "ph": "i", "ts": 1234523.3, "pid": 2343, "tid": 2347, "s": "g"}"#,
    #"{"name": "ctr", "ph": "C", "ts": 0, "pid": 1, "args": {"cats": 0, "dogs": 7}}"#,
    #"{"cat": "foo", "name": "async_read", "id": "0x100", "ph": "b", "ts": 1, "pid": 1, "tid": 1}"#,
    #"{"cat": "foo", "name": "async_read", "id2": {"local": "0x1"}, "ph": "e", "ts": 2, "pid": 1, "tid": 1}"#,
    #"{"cat": "foo", "name": "flow", "id": 1, "ph": "s", "ts": 1, "pid": 1, "tid": 1}"#,
    #"{"name": "MyObject", "ph": "N", "id": "0x1000", "ts": 0, "pid": 1, "tid": 1}"#,
    #"{"name": "thread_name", "ph": "M", "pid": 2343, "tid": 2347, "args": {"name": "RendererThread"}}"#,
    #"{"name": "process_sort_index", "ph": "M", "pid": 1, "tid": 1, "args": {"sort_index": -5}}"#,
  ]

  @Test(arguments: right) func theSchemaTakesWhatTheFormatHas(event: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data("{\"traceEvents\": [\(event)]}".utf8))
    #expect(try schema().faults(in: document) == [])
  }

  // MARK: - Contents

  @Test func aPreviewIsAProcessAndARoundAThread() throws {
    let events = try events(export(".").document)
    func names(_ kind: String) -> [String] {
      events.filter { $0["name"] as? String == kind }.compactMap { ($0["args"] as? [String: Any])?["name"] as? String }
    }
    #expect(
      names("process_name")
        == ["b.swift · Preview", "lists/Row.swift · Row | 1", "lists/Row.swift · Row 2", "rounds.swift · Rounds"])
    #expect(names("thread_name").filter { $0 == "round 2" }.count == 1)
  }

  @Test func theSlicesOfAThreadAreInTheOrderOfTheirTimesAndLieInEachOther() throws {
    let slices = try events(export(".").document).filter { $0["ph"] as? String == "X" }
    struct Thread: Hashable { var process, thread: Int }
    var threads: [Thread: [(start: Int, end: Int)]] = [:]
    for slice in slices {
      let start = try #require(slice["ts"] as? Int)
      let end = start + (try #require(slice["dur"] as? Int))
      #expect(end > start)
      let thread = Thread(process: try #require(slice["pid"] as? Int), thread: try #require(slice["tid"] as? Int))
      threads[thread, default: []].append((start, end))
    }
    #expect(threads.count == 5)
    for slices in threads.values {
      #expect(slices.map(\.start) == slices.map(\.start).sorted())
      var open: [Int] = []
      for slice in slices {
        while let last = open.last, last <= slice.start { open.removeLast() }
        if let last = open.last { #expect(slice.end <= last) }
        open.append(slice.end)
      }
    }
  }

  @Test func everyCallIsASliceWithItsProposalAndItsAnswer() throws {
    let (document, folder) = try export("lists/Row.swift#1")
    let slices = try events(document).filter { $0["ph"] as? String == "X" }
    let trace = try HaggleProcess.run(["trace", "lists/Row.swift#1", "--format", "json"], in: folder.url).output
    let record = try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any]
    let rounds = try #require(record?["rounds"] as? [[String: Any]])
    let recorded = try #require(rounds.last?["events"] as? [[String: Any]]).filter { $0["kind"] as? String != "answer" }
    let calls = slices.map { ($0["args"] as? [String: Any])?["call"] as? Int }
    #expect(calls == recorded.map { $0["call"] as? Int })
    for slice in slices {
      let arguments = try #require(slice["args"] as? [String: Any])
      #expect(
        (arguments["proposal"] as? String)?.isEmpty == false && (arguments["answer"] as? String)?.isEmpty == false)
    }
  }
}
