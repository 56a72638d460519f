import BenchmarkTrees

// Lays out the benchmark trees and reports how long that takes. Exits with 1 when a result is wrong or a limit that
// must be met is missed.
guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: LayoutBench [--runs N] [tree…]\ntrees: \(Shape.all.map(\.description).joined(separator: " "))")
  leave(64)
}
keepFreedMemory()
print("CPU time a node in ns, median of \(options.runs) runs; rivals: the faster of Yoga and Taffy as once measured")
Report.printHeader()
var results = Results()
for shape in options.shapes {
  for kind in LeafKind.allCases {
    guard let measurement = Measurement(shape, kind, runs: options.runs) else {
      print("\(shape) \(kind.rawValue): the frames are not the expected ones, nothing was measured")
      leave(1)
    }
    Report.printRow(measurement)
    results.add(measurement)
  }
}
Report.printNotes(results)
leave(Report.printBars(results.bars) ? 0 : 1)
