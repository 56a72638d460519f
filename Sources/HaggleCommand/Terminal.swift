import Foundation

/// Where a command reads and writes; the only way for it to do either.
///
/// Results go to the output, diagnostics and progress to the error stream.
public struct Terminal {
  public var readInput: () -> [UInt8]
  public var writeOutput: (String) -> Void
  public var writeError: (String) -> Void

  public init(
    readInput: @escaping () -> [UInt8], writeOutput: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own streams.
  public static var standard: Terminal {
    Terminal(
      readInput: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) },
      writeOutput: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) })
  }

  /// Writes a text and a line break to the error stream.
  func report(_ text: String) { writeError(text.hasSuffix("\n") ? text : text + "\n") }

  /// Writes a result and sees to it that it ends in a line break.
  func write(_ text: String) { writeOutput(text.hasSuffix("\n") ? text : text + "\n") }
}
