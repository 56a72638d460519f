import Foundation
public import SiteGeneration

/// Where a command reads and writes; the only way for it to do either.
///
/// Results go to the output, diagnostics and progress to the error stream.
public struct Terminal {
  public var readInput: () throws(Problem) -> [UInt8]
  public var writeOutput: (String) throws(Problem) -> Void
  public var writeError: (String) -> Void

  public init(
    readInput: @escaping () throws(Problem) -> [UInt8],
    writeOutput: @escaping (String) throws(Problem) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own streams, any of which may be closed, a folder or full.
  public static var standard: Terminal {
    Terminal(
      readInput: { () throws(Problem) in
        guard let data = try? FileHandle.standardInput.readToEnd() ?? Data() else {
          throw Problem(.missingInput, "<standard input>: error: it cannot be read")
        }
        return [UInt8](data)
      },
      writeOutput: { (text: String) throws(Problem) in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          throw Problem(.unwritable, "<standard output>: error: it cannot be written to")
        }
      },
      // Where errors cannot be told there is nobody left to tell.
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  }

  /// Writes a text and a line break to the error stream.
  func report(_ text: String) { writeError(text.hasSuffix("\n") ? text : text + "\n") }

  /// Writes a result and sees to it that it ends in a line break.
  func write(_ text: String) throws(Problem) { try writeOutput(text.hasSuffix("\n") ? text : text + "\n") }

  /// Writes diagnostics that are themselves the result.
  func writeReport(_ text: String) {
    do throws(Problem) {
      try writeOutput(text)
    } catch {
      error.reports.forEach(report)
    }
  }
}
