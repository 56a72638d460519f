import BenchmarkTrees
import LayoutEngine

/// The time that laying out one tree took.
struct Measurement {
  let shape: Shape
  let kind: LeafKind
  /// Nanoseconds per node without a recorder: one number per run, in ascending order.
  private(set) var times: [Double] = []
  /// The same with a recorder.
  private(set) var recordedTimes: [Double] = []
  let leafCallsPerLeaf: Double
  let negotiationsPerStack: Double
  let bytesPerNode: Double

  /// Checks the result, with a recorder and without, and only then measures the time.
  ///
  /// - Returns: `nil` when the frames are not the expected ones.
  init?(_ shape: Shape, _ kind: LeafKind, runs: Int) {
    self.shape = shape
    self.kind = kind
    let benchmark = BenchmarkTree(shape, kind)
    let outcome = benchmark.layOut()
    let checksum = benchmark.framesChecksum
    benchmark.layOut(recorder: TraceRecorder())
    guard benchmark.isExpected(checksum, of: shape), benchmark.framesChecksum == checksum else { return nil }
    let (nodes, stacks) = (benchmark.countedNodes, max(1, benchmark.countedNodes - benchmark.leafCount))
    leafCallsPerLeaf = Double(outcome.leafCalls) / Double(benchmark.leafCount)
    negotiationsPerStack = Double(outcome.containerCalls) / Double(stacks)
    bytesPerNode = Double(outcome.memory + benchmark.tree.memory) / Double(nodes)
    let runs = nodes > 50_000 ? max(5, runs / 3) : runs
    times = Measurement.times(benchmark, runs) { nil }
    recordedTimes = Measurement.times(benchmark, runs) { TraceRecorder() }
  }

  /// Small trees are laid out several times per run, so that the clock's own time does not matter.
  private static func times(
    _ benchmark: BenchmarkTree, _ runs: Int, _ recorder: () -> TraceRecorder?
  ) -> [Double] {
    let repeats = max(1, 2000 / benchmark.countedNodes)
    let times = (0..<runs).map { _ in
      let start = cpuTime()
      for _ in 0..<repeats { benchmark.layOut(recorder: recorder()) }
      return (cpuTime() - start) / Double(benchmark.countedNodes * repeats)
    }
    return times.sorted()
  }

  var median: Double { times[times.count / 2] }
  var recordedMedian: Double { recordedTimes[recordedTimes.count / 2] }
  /// The factor by which recording takes longer.
  var recordingFactor: Double { recordedMedian / median }
}
