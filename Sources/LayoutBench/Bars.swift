import BenchmarkTrees

/// A quantity with a limit: above `must` the program fails, and `aim` is the goal.
struct Bar {
  let name: String
  let value: Double
  let must: Double
  let aim: Double

  var isMet: Bool { value <= must }
  var reachesAim: Bool { value <= aim }
}

/// All measurements of one run, and the bars they are held to.
struct Results {
  private(set) var measurements: [Measurement] = []

  mutating func add(_ measurement: Measurement) { measurements.append(measurement) }

  private func find(_ shape: Shape, _ kind: LeafKind) -> Measurement? {
    measurements.first { $0.shape.description == shape.description && $0.kind == kind }
  }

  /// The bars of the trees that were measured.
  var bars: [Bar] {
    LeafKind.allCases.flatMap { timeBars($0) + growthBars($0) } + countBars
  }

  private func timeBars(_ kind: LeafKind) -> [Bar] {
    let limits: [(shape: Shape, must: Double, aim: Double)] = [
      (.balanced(10, depth: 4), 1500, 500), (.wide(10_000), 400, 100), (.deep(20), 2500, 1000),
    ]
    return limits.compactMap { limit in
      find(limit.shape, kind).map {
        Bar(name: "ns per node, \(limit.shape) \(kind.rawValue)", value: $0.median, must: limit.must, aim: limit.aim)
      }
    }
  }

  private func growthBars(_ kind: LeafKind) -> [Bar] {
    let wraps = kind == .text || kind == .mixed
    return [
      growth(from: .deep(20), to: .deep(60), kind, must: wraps ? 6 : 1.5, aim: wraps ? 2.5 : 1.1),
      growth(from: .balanced(10, depth: 3), to: .balanced(10, depth: 5), kind, must: 2, aim: 1.3),
    ].compactMap { $0 }
  }

  private func growth(from small: Shape, to large: Shape, _ kind: LeafKind, must: Double, aim: Double) -> Bar? {
    guard let small = find(small, kind), let large = find(large, kind) else { return nil }
    return Bar(
      name: "growth, \(large.shape) ÷ \(small.shape) \(kind.rawValue)", value: large.median / small.median, must: must,
      aim: aim)
  }

  private var countBars: [Bar] {
    let limits: [(shape: Shape, kind: LeafKind, must: Double, aim: Double)] = [
      (.deep(20), .flexible, 30, 22.3), (.deep(20), .text, 70, 45.4), (.balanced(10, depth: 4), .flexible, 30, 23),
    ]
    return limits.compactMap { limit in
      find(limit.shape, limit.kind).map {
        Bar(
          name: "leaf calls per leaf, \(limit.shape) \(limit.kind.rawValue)", value: $0.leafCallsPerLeaf,
          must: limit.must, aim: limit.aim)
      }
    }
  }
}
