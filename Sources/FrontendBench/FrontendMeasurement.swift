import Foundation
import LayoutEngine
import SwiftFrontend
import SwiftUIViews
internal import ViewProgram

/// The time that parsing and interpreting one file took.
struct FrontendMeasurement {
  /// Milliseconds: the time that a user waits, and the time of a later run, when everything has been used once.
  struct Times {
    var first: Double
    var median: Double

    init(_ times: [Double]) {
      first = times[0]
      median = times.sorted()[times.count / 2]
    }
  }

  let parsing: Times
  let interpreting: Times
  let nodeCount: Int

  /// Measures the time of runs that all give the same views.
  ///
  /// - Returns: `nil` when the file has errors or no preview, or two runs differ.
  init?(_ source: SourceText, runs: Int) {
    var (parsing, interpreting): ([Double], [Double]) = ([], [])
    var counts: Set<Int> = []
    for _ in 0..<runs {
      let start = cpuTime()
      guard let parsed = try? Frontend().parse([source]) else { return nil }
      let middle = cpuTime()
      guard let count = FrontendMeasurement.nodeCount(parsed.program) else { return nil }
      parsing.append(middle - start)
      interpreting.append(cpuTime() - middle)
      counts.insert(count)
    }
    guard counts.count == 1, let count = counts.first, count > 0 else { return nil }
    self.parsing = Times(parsing)
    self.interpreting = Times(interpreting)
    nodeCount = count
  }

  /// The number of nodes in all previews of a program.
  private static func nodeCount(_ program: Program) -> Int? {
    let interpreter = Interpreter(program: program, options: EvaluationOptions())
    var count = 0
    for preview in program.previews {
      guard let evaluated = try? interpreter.evaluate(preview) else { return nil }
      count += evaluated.tree.nodeCount
    }
    return count
  }
}

/// The CPU time of this process in milliseconds; the parser may use a thread of its own.
private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
