import Explanation
import Figures
import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
internal import ViewProgram

/// The time that composing and writing the figure of a recorded layout took.
struct FigureMeasurement {
  let nodeCount: Int
  /// Bytes of the SVG document.
  let byteCount: Int
  /// The median of the runs, in milliseconds of CPU time.
  let milliseconds: Double

  /// Measures the time of runs that all write the same figure.
  ///
  /// - Parameters:
  ///   - rows: how many rows the list on the screen has.
  ///   - preset: what the figure is for.
  /// - Returns: `nil` when the screen has errors, its figure could not be published, or two runs differ.
  init?(rows: Int, preset: FigurePreset, runs: Int) {
    guard let trace = FigureMeasurement.trace(rows: rows) else { return nil }
    let options = FigureOptions(preset: preset)
    var times: [Double] = []
    var written: Set<String> = []
    for _ in 0..<runs {
      let start = cpuTime()
      let figure = Figure(trace: trace, title: "Rows", options: options)
      let svg = figure.svg()
      times.append(cpuTime() - start)
      written.insert(svg)
      guard figure.collisions().isEmpty else { return nil }
    }
    guard written.count == 1, let svg = written.first else { return nil }
    nodeCount = trace.nodes.count
    byteCount = svg.utf8.count
    milliseconds = times.sorted()[times.count / 2]
  }

  /// The recorded layout of a screen of rows.
  private static func trace(rows: Int) -> Trace? {
    let source = """
      struct Row: View {
        var number: Int
        var body: some View {
          HStack(alignment: .top, spacing: 12) {
            Circle().fill(.teal).frame(width: 40, height: 40)
            VStack(alignment: .leading) {
              Text("Sender \\(number)").font(.headline)
              Text("What the letter is about, in \\(number * number) words").lineLimit(1)
            }
            Spacer()
            Text("9:\\(10 + number % 50)").font(.caption)
          }
        }
      }
      #Preview("Rows") { VStack { ForEach(0..<\(rows), id: \\.self) { Row(number: $0) } }.frame(width: 360) }
      """
    guard let program = try? Frontend().parse([SourceText(name: "rows.swift", bytes: Array(source.utf8))]).program,
      let preview = program.previews.first
    else { return nil }
    let interpreter = Interpreter(program: program, options: EvaluationOptions(limits: .generous))
    return (try? interpreter.run(preview))?.trace
  }
}

extension Limits {
  /// Limits that no measurement reaches.
  fileprivate static var generous: Limits {
    Limits(
      steps: 100_000_000, nodes: 1_000_000, memory: 10_000_000_000, layoutSteps: 100_000_000,
      recordLength: 1_000_000_000)
  }
}

/// The CPU time of this thread in milliseconds.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
