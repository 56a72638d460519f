public import Diagnostics
public import Foundation
public import ScenarioPipeline

/// The place where a command reads and writes; it does neither in any other way.
///
/// Results go to the output, diagnostics and progress to the error stream.
public struct Terminal {
  /// Reads at most the given number of bytes.
  public var readInput: (Int) throws(Problem) -> [UInt8]
  public var writeOutput: (Data) throws(Problem) -> Void
  public var writeError: (String) -> Void
  /// Whether textual results may use table lines and colours.
  public var form: TerminalForm
  /// Replaces the line shown before, or removes it; `nil` where the error stream is not a terminal.
  public var showProgress: ((String) -> Void)?

  public init(
    readInput: @escaping (Int) throws(Problem) -> [UInt8],
    writeOutput: @escaping (Data) throws(Problem) -> Void,
    writeError: @escaping (String) -> Void,
    form: TerminalForm = .plain, showProgress: ((String) -> Void)? = nil
  ) {
    self.showProgress = showProgress
    self.form = form
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
  }

  /// The process's own streams, any of which may be closed, a folder or full.
  public static var standard: Terminal {
    Terminal(
      readInput: { (most: Int) throws(Problem) in
        try InputFile.standardInput(most: most)
      },
      writeOutput: { (bytes: Data) throws(Problem) in
        do {
          try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
          throw Problem(CommandFault.unwritableOutput, in: "<standard output>")
        }
      },
      // Where errors cannot be written there is no place to report that.
      writeError: { try? FileHandle.standardError.write(contentsOf: Data(VisibleText.escapingLines($0).utf8)) },
      form: TerminalForm(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment),
      showProgress: progress(isTerminal: isatty(2) == 1, ProcessInfo.processInfo.environment["TERM"]))
  }

  /// A line at the bottom of the terminal; `nil` for a terminal that cannot go back to the start of a line.
  static func progress(isTerminal: Bool, _ kind: String?) -> ((String) -> Void)? {
    guard isTerminal, kind != "dumb" else { return nil }
    return { text in
      try? FileHandle.standardError.write(contentsOf: Data(("\r" + VisibleText.escapingLines(text) + "\u{1B}[K").utf8))
    }
  }

  /// The same, with a standard input that can be read more than once.
  func rereading() -> Terminal {
    var kept: [UInt8]?
    var terminal = self
    terminal.readInput = { [readInput] (most: Int) throws(Problem) in
      if let kept { return kept }
      let bytes = try readInput(most)
      kept = bytes
      return bytes
    }
    return terminal
  }

  /// Writes a text and a line break to the error stream.
  package func report(_ text: String) { writeError(text.hasSuffix("\n") ? text : text + "\n") }

  /// Writes a result, which ends in a line break.
  ///
  /// - Throws: That the output cannot be written to.
  package func write(_ text: String) throws(Problem) {
    try write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes a result that is not a text.
  ///
  /// - Throws: That the output cannot be written to.
  func write(_ bytes: Data) throws(Problem) { try writeOutput(bytes) }
}
