import LayoutEngine
import SwiftFrontend
import Testing
import ViewProgram

/// Reads one file that must have no errors.
func parsed(_ text: String, frontend: Frontend = Frontend()) throws -> ParsedProgram {
  try frontend.parse([SourceText(name: "Box.swift", text: text)])
}

/// The dump of a file's program.
func dump(_ text: String) throws -> String {
  ProgramDump.text(try parsed(text).program)
}

/// The dump of one expression, which is the value of a constant.
func expression(_ text: String) throws -> String {
  let program = try parsed("let value = " + text).program
  return try ProgramDump.expression(#require(program.variables.first?.initialValue))
}

/// The dump of the statements in a function.
func statements(_ text: String) throws -> String {
  let program = try parsed("func run() {\n\(text)\n}").program
  return try ProgramDump.text(#require(program.functions.first).body)
}

/// The errors that stop a file, as `line:column: code: message`.
func errors(_ text: String, frontend: Frontend = Frontend()) -> [String] {
  errors([SourceText(name: "Box.swift", text: text)], frontend: frontend)
}

func errors(_ files: [SourceText], frontend: Frontend = Frontend()) -> [String] {
  diagnostics(files, frontend: frontend).map { diagnostic in
    let place = diagnostic.source.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(place): \(diagnostic.code.rawValue): \(diagnostic.message)"
  }
}

/// The diagnostics of files that cannot be read; empty when they can.
func diagnostics(_ files: [SourceText], frontend: Frontend = Frontend()) -> [Diagnostic] {
  do throws(Diagnostics) {
    _ = try frontend.parse(files)
    return []
  } catch {
    return error.all
  }
}
