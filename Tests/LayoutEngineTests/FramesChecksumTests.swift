import BenchmarkTrees
import LayoutEngine
import Testing

/// Holds the frames of the benchmark trees to the sums that were recorded, so that no change for speed moves a view.
struct FramesChecksumTests {
  @Test func thereAreQuickShapes() {
    #expect(Shape.all.filter(Self.isQuick).count >= 5)
  }

  @Test(arguments: Shape.all.filter(isQuick), LeafKind.allCases)
  func givesTheRecordedFrames(shape: Shape, kind: LeafKind) {
    let benchmark = BenchmarkTree(shape, kind)
    benchmark.layOut()
    let checksum = benchmark.framesChecksum
    #expect(benchmark.isExpected(checksum, of: shape), "\(checksum)")
    benchmark.layOut(recorder: TraceRecorder())
    #expect(benchmark.framesChecksum == checksum)
  }

  /// A tree of thousands of nodes takes a debug build too long.
  private static func isQuick(_ shape: Shape) -> Bool {
    switch shape {
    case .wide(let count): count <= 1000
    case .balanced(let children, let depth): children == 10 && depth == 3
    case .deep, .deepHorizontal, .deepVertical, .chain: true
    }
  }
}
