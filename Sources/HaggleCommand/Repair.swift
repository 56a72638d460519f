import Diagnostics
import Foundation
import LayoutEngine
import ScenarioCommands
import ViewProgram

/// Makes the repairs of reports in the files themselves.
struct Repair {
  /// The folder that the files' names are relative to.
  let folder: URL

  /// Makes the first repair of every report that has the code.
  ///
  /// - Returns: The reports that remain.
  /// - Throws: That a file cannot be written; files before it are repaired.
  func make(_ code: String, of reports: [Report]) throws(Problem) -> [Report] {
    var edits: [String: [Report.Edit]] = [:]
    var rest: [Report] = []
    for report in reports {
      if report.code.name == code, let fix = report.fixes.first {
        edits[report.file, default: []] += fix.edits
      } else {
        rest.append(report)
      }
    }
    for (file, edits) in edits.sorted(by: { $0.key < $1.key }) { try apply(edits, to: file) }
    return rest
  }

  private func apply(_ edits: [Report.Edit], to name: String) throws(Problem) {
    let file = URL(fileURLWithPath: name, relativeTo: folder)
    guard let data = try? Data(contentsOf: file) else { throw Problem(RepairFault.unreadable, in: name) }
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    // From the end, so that earlier places stay valid; the same place is repaired once.
    let ordered = edits.sorted { ($0.source.line, $0.source.column) > ($1.source.line, $1.source.column) }
    var last: Report.Edit?
    for edit in ordered where edit.source != last?.source {
      let (line, start, end) = (Int(edit.source.line) - 1, Int(edit.source.column) - 1, Int(edit.source.endColumn) - 1)
      guard lines.indices.contains(line), edit.source.endLine == edit.source.line, start <= end,
        end <= lines[line].count
      else { continue }
      lines[line].replaceSubrange(start..<end, with: Array(edit.text.utf8))
      last = edit
    }
    try OutputFile.replace(file, with: Data(lines.joined(separator: [UInt8(ascii: "\n")])))
  }
}

/// Why a file cannot be repaired.
enum RepairFault: Fault {
  case unreadable

  var code: String { "unreadable-file" }
  var kind: Problem.Kind { .missingInput }
  var message: String { "the file cannot be read to repair it" }
}

extension Sequence<Report> {
  /// Whether there are errors, rather than just warnings and notes.
  var hasErrors: Bool { contains { $0.severity == .error } }
}
