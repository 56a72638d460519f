import BenchmarkTrees

/// Prints results as plain text tables.
struct Report {
  private static let columns = [14, 4, 9, 17, 9, 8, 7, 7, 7, 8]

  static func printHeader() {
    printRow(["tree", "leaf", "ns/node", "min..max", "recorded", "factor", "calls", "negot.", "B/node", "rivals"])
  }

  static func printRow(_ measurement: Measurement) {
    let rival = Rival.fastest(on: measurement.shape, measurement.kind)
    let isBeaten = rival.map { measurement.median < $0 } ?? true
    printRow([
      measurement.shape.description, measurement.kind.rawValue, rounded(measurement.median),
      "\(rounded(measurement.times[0]))..\(rounded(measurement.times[measurement.times.count - 1]))",
      rounded(measurement.recordedMedian), tenths(measurement.recordingFactor), tenths(measurement.leafCallsPerLeaf),
      tenths(measurement.negotiationsPerStack), rounded(measurement.bytesPerNode),
      rival.map { "\(rounded($0))\(isBeaten ? "" : " !")" } ?? "—",
    ])
  }

  /// Prints the bars and returns whether every required one is met.
  static func printBars(_ bars: [Bar]) -> Bool {
    print("\nBars: measured, must, aim")
    for bar in bars {
      let verdict = bar.reachesAim ? "aim reached" : bar.isMet ? "met, aim missed" : "MISSED"
      print("  \(padded(bar.name, 44))\(leading(tenths(bar.value), 8))\(leading(tenths(bar.must), 8))", terminator: "")
      print("\(leading(tenths(bar.aim), 8))  \(verdict)")
    }
    return bars.allSatisfy(\.isMet)
  }

  static func printNotes(_ results: Results) {
    let slower = results.measurements.filter { measurement in
      Rival.fastest(on: measurement.shape, measurement.kind).map { measurement.median >= $0 } ?? false
    }
    let costly = results.measurements.filter { $0.recordingFactor > 3 }
    print("\nSlower than Yoga or Taffy: \(names(slower))")
    print("Recording takes more than 3 times as long: \(names(costly))")
  }

  private static func names(_ measurements: [Measurement]) -> String {
    if measurements.isEmpty { return "none" }
    return measurements.map { "\($0.shape) \($0.kind.rawValue)" }.joined(separator: ", ")
  }

  private static func printRow(_ cells: [String]) {
    var line = padded(cells[0], columns[0])
    for (cell, width) in zip(cells, columns).dropFirst() { line += leading(cell, width) + " " }
    print(line)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func rounded(_ value: Double) -> String { "\(Int(value.rounded()))" }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
