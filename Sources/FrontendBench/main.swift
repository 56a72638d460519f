import Foundation
import SwiftFrontend
import ViewProgram

// Parses and interprets a scenario and reports how long that takes. Exits with 1 when the file cannot be laid out
// completely or the limit is missed.
guard CommandLine.arguments.count == 2, let bytes = FileManager.default.contents(atPath: CommandLine.arguments[1])
else {
  print("usage: FrontendBench FILE.swift")
  exit(64)
}
let source = SourceText(name: CommandLine.arguments[1], bytes: Array(bytes))
let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
guard let measurement = FrontendMeasurement(source, runs: 25) else {
  print("\(source.name): it has errors or differs between two runs, nothing was measured")
  exit(1)
}
/// The most time that reading a scenario of 200 lines may take, in milliseconds.
let bar = 20.0
print("\n\(source.name), \(lines) lines, \(measurement.nodeCount) nodes: CPU time in ms, first run and median of 25")
for (name, times) in [("parse", measurement.parsing), ("interpret", measurement.interpreting)] {
  print("  \(name): \(hundredths(times.first)), \(hundredths(times.median))")
}
let total = measurement.parsing.first + measurement.interpreting.first
let isMet = total <= bar
print("  both, at first: \(hundredths(total)) of at most \(hundredths(bar)): \(isMet ? "met" : "MISSED")")
exit(isMet ? 0 : 1)

func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
