import BenchmarkTrees
import LayoutEngine

let benchmark = Benchmark(runs: 15)
print(Benchmark.heading)
for shape in Benchmark.shapes {
  for leaf in LeafKind.allCases { print(benchmark.line(shape, leaf)) }
}
