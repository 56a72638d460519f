internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import Markup

/// Negotiations as a trace for <https://ui.perfetto.dev>, in the Trace Event Format.
///
/// A preview is a process, a round of evaluation and layout a thread, a call or a placement a slice that holds the
/// calls made in it. There is no clock: an event of the record takes a microsecond, so that order and nesting are those
/// of the layout.
public struct PerfettoTrace {
  private let runs: [(path: String, run: ScenarioRun)]

  public init(of runs: [(path: String, run: ScenarioRun)]) { self.runs = runs }

  /// The trace as JSON.
  public func json() -> String {
    var json = JSONWriter(isPretty: true)
    json.object { json in
      json.field("displayTimeUnit", "ms")
      json.field("otherData") { json in
        json.object { $0.field("unit", "an event of the record is a microsecond") }
      }
      json.field("traceEvents") { json in
        json.array { json in
          var process = 0
          for (path, run) in runs {
            for preview in run.previews {
              process += 1
              PerfettoTrace.write(preview, of: run, in: path, process, to: &json)
            }
          }
        }
      }
    }
    return json.finish() + "\n"
  }

  private static func write(
    _ preview: LaidOutPreview, of run: ScenarioRun, in path: String, _ process: Int, to json: inout JSONWriter
  ) {
    name("process_name", path + " · " + preview.name, process, 0, to: &json)
    let rounds = preview.trace.rounds
    for (index, round) in rounds.enumerated() {
      let thread = index + 1
      name("thread_name", "round \(thread)", process, thread, to: &json)
      // Nodes of earlier rounds belong to trees that no longer exist.
      let isLast = thread == rounds.count
      let slices = PerfettoSlices(round, rows: isLast ? NegotiationTable(preview.record).rows : [])
      for slice in slices.all {
        let source = isLast ? preview.record.node(slice.event.node)?.info.source : nil
        write(slice, at: source.flatMap(run.sources.place), process, thread, to: &json)
      }
    }
  }

  private static func name(
    _ kind: String, _ name: String, _ process: Int, _ thread: Int, to json: inout JSONWriter
  ) {
    json.object(onOneLine: true) { json in
      json.field("ph", "M")
      json.field("name", kind)
      json.field("pid", process)
      json.field("tid", thread)
      json.field("args") { json in json.object { $0.field("name", name) } }
    }
  }

  private static func write(
    _ slice: PerfettoSlices.Slice, at source: String?, _ process: Int, _ thread: Int, to json: inout JSONWriter
  ) {
    let event = slice.event
    json.object { json in
      json.field("ph", "X")
      json.field("name", slice.row?.name ?? "view \(event.node.rawValue)")
      json.field("cat", event.kind == .place ? "placement" : "call")
      json.field("ts", slice.start)
      json.field("dur", slice.duration)
      json.field("pid", process)
      json.field("tid", thread)
      json.field("args") { json in
        json.object { json in
          json.field("call", Int(event.call))
          json.field("purpose", slice.row?.purpose ?? event.purpose.wording)
          json.field("proposal", LengthText.proposal(event.proposal).withPlainSpaces)
          json.field("answer", slice.answer.withPlainSpaces)
          if event.kind == .place {
            json.field("origin", LengthText.length(event.origin.x) + ", " + LengthText.length(event.origin.y))
          }
          if let memory = slice.answeredBy { json.field("remembered from call", Int(memory)) }
          if let source { json.field("source", source) }
          let reasons = slice.row?.reasons ?? []
          if !reasons.isEmpty { json.field("reasons") { $0.strings(reasons.map(\.withPlainSpaces)) } }
        }
      }
    }
  }
}

/// The calls and placements of a round as nested spans.
struct PerfettoSlices {
  struct Slice {
    var event: TraceEvent
    var start: Int
    var end: Int
    var answer: String
    var answeredBy: Int32?
    var row: NegotiationTable.Row?

    var duration: Int { end - start }
  }

  /// In the order in which they start.
  private(set) var all: [Slice] = []

  init(_ round: Trace.Round, rows: [NegotiationTable.Row]) {
    var rowOf: [Int32: NegotiationTable.Row] = [:]
    for row in rows { rowOf[Int32(row.call)] = row }
    var indexOf: [Int32: Int] = [:]
    for (time, event) in round.events.enumerated() {
      if event.kind == .answer {
        guard let index = indexOf[event.call] else { continue }
        all[index].answer = LengthText.size(event.size)
        all[index].answeredBy = event.answeredBy
        extend(index, to: time, indexOf)
        continue
      }
      indexOf[event.call] = all.count
      all.append(
        Slice(
          event: event, start: time, end: time, answer: event.kind == .place ? LengthText.size(event.size) : "",
          row: rowOf[event.call]))
      extend(all.count - 1, to: time + 1, indexOf)
    }
  }

  /// A slice ends no sooner than those inside it.
  private mutating func extend(_ index: Int, to end: Int, _ indexOf: [Int32: Int]) {
    var next: Int? = index
    while let index = next, all[index].end < end {
      all[index].end = end
      next = indexOf[all[index].event.parentCall]
    }
  }
}
