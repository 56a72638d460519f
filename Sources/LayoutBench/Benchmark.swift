import BenchmarkTrees
import LayoutEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lays benchmark trees out and tells the time and the calls it took.
struct Benchmark {
  /// How often each tree is laid out; the median counts.
  var runs: Int

  static let shapes: [Shape] = [
    .wide(1000), .wide(10000), .deep(20), .deep(60), .balanced(10, depth: 3), .balanced(10, depth: 4),
    .balanced(10, depth: 5), .balanced(2, depth: 12), .chain(100),
  ]
  static let heading = row("tree", "leaf", "ns/node", "calls/leaf", "recording")

  private static let offer = Size(width: 1000, height: 1000)
  /// Beyond this a record takes more memory than a benchmark should.
  private static let mostRecordedNodes = 20000

  /// One line of the report.
  func line(_ shape: Shape, _ leaf: LeafKind) -> String {
    let benchmark = BenchmarkTree(shape, leaf)
    var leafCalls = 0
    let times = (0..<runs).map { _ in
      Benchmark.seconds { leafCalls = Benchmark.layOut(benchmark, recorder: nil) }
    }
    let time = times.sorted()[runs / 2]
    var recording = "–"
    if benchmark.countedNodes < Benchmark.mostRecordedNodes {
      let recorded = Benchmark.seconds { _ = Benchmark.layOut(benchmark, recorder: TraceRecorder()) }
      recording = "× " + Benchmark.text(recorded / time)
    }
    return Benchmark.row(
      shape.description, leaf.rawValue, Benchmark.text(time * 1e9 / Double(benchmark.countedNodes)),
      Benchmark.text(Double(leafCalls) / Double(benchmark.leafCount)), recording)
  }

  private static func layOut(_ benchmark: BenchmarkTree, recorder: TraceRecorder?) -> Int {
    benchmark.tree.layOut(
      root: benchmark.root, proposal: Proposal(offer), container: offer, recorder: recorder
    ).leafCalls
  }

  /// The processor time of this thread, which other programs do not disturb.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = threadTime()
    work()
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A number with one decimal.
  private static func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private static func row(_ columns: String...) -> String {
    columns.map { $0 + String(repeating: " ", count: max(1, 14 - $0.count)) }.joined()
  }
}
