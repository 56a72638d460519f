import Figures
import Foundation

// Draws figures of screens of 50, 300 and 3,000 views from their records and reports how long that takes. Exits with 1
// when a figure could not be published or a limit is missed. Arguments name the presets to measure; without any, all
// are measured.
print("\nfigures from a record: CPU time in ms, median of 15")
let named = CommandLine.arguments.dropFirst()
let areMet = FigurePreset.allCases.filter { named.isEmpty || named.contains($0.rawValue) }.map { measure($0) }
exit(areMet.contains(false) ? 1 : 0)

/// The most time that an article's figure may take, in milliseconds, by the number of rows on the screen.
private func bar(_ preset: FigurePreset, rows: Int) -> Double? { preset == .article ? [6: 2.0, 37: 10.0][rows] : nil }

/// Reports how long the figures of a preset take, and whether its bars are met.
private func measure(_ preset: FigurePreset) -> Bool {
  var medians: [Double] = []
  var isMet = true
  for rows in [6, 37, 370] {
    guard let measurement = FigureMeasurement(rows: rows, preset: preset, runs: 15) else {
      print("  \(preset.rawValue), \(rows) rows: the figure could not be published or differs between two runs")
      return false
    }
    let time = measurement.milliseconds
    medians.append(time)
    print(
      "  \(preset.rawValue), \(measurement.nodeCount) views: \(hundredths(time)), \(measurement.byteCount) bytes"
        + verdict(time, atMost: bar(preset, rows: rows)))
    isMet = isMet && time <= bar(preset, rows: rows) ?? .infinity
  }
  // The largest factor by which ten times as many views may take longer.
  let growth = 12.0
  let factor = medians[2] / medians[1]
  print("    ten times the views: \(hundredths(factor))" + verdict(factor, atMost: growth))
  return isMet && factor <= growth
}

private func verdict(_ value: Double, atMost bar: Double?) -> String {
  bar.map { " of at most \(hundredths($0)): \(value <= $0 ? "met" : "MISSED")" } ?? ""
}

private func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
