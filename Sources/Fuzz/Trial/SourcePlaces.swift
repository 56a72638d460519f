import Diagnostics
import LayoutEngine

/// The lines of an input, to check that a diagnostic is inside it.
struct SourcePlaces {
  private let lengths: [Int]

  init(_ bytes: [UInt8]) {
    var lengths = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      lengths[lengths.count - 1] += 1
      if endsLine { lengths.append(0) }
    }
    self.lengths = lengths
  }

  /// What is wrong with a report's place or text.
  func fault(in report: Report) -> String? {
    if report.message.isEmpty { return "a diagnostic has no message [\(report.code.name)]" }
    if report.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
      return "a diagnostic holds a control character [\(report.code.name)]"
    }
    guard let source = report.source else { return nil }
    let start = (Int(source.line), Int(source.column))
    let end = (Int(source.endLine), Int(source.endColumn))
    if holds(start), holds(end), start <= end { return nil }
    return "a diagnostic's range \(start) to \(end) is not in the source [\(report.code.name)]"
  }

  /// A column may be just after the last byte of its line.
  private func holds(_ place: (line: Int, column: Int)) -> Bool {
    place.line >= 1 && place.line <= lengths.count && place.column >= 1 && place.column <= lengths[place.line - 1] + 1
  }
}
