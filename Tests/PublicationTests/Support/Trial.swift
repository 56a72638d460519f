import Foundation

/// The program `PublicationTrial`, running.
final class Trial {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// The folder of the built products, where the test bundle lies too.
  static var program: URL {
    let start = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = start.deletingLastPathComponent()
    // On macOS the test bundle is a folder of folders.
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("PublicationTrial").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("PublicationTrial")
  }

  /// - Parameter shell: What a shell does before it becomes the trial; nothing for no shell.
  init(_ output: String, _ words: String, count: Int, pause: Int = 0, after shell: [String] = []) throws {
    let arguments = [output, words, "\(count)", "\(pause)"]
    if shell.isEmpty {
      process.executableURL = Trial.program
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = shell + [Trial.program.path] + arguments
    }
    process.standardOutput = self.output
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var isRunning: Bool { process.isRunning }

  /// Waits until the first file is written.
  func waitUntilWriting() { _ = output.fileHandleForReading.availableData }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end: the exit code, or the signal as a negative number, and what was written to the error stream.
  func finish() -> (status: Int32, errors: String) {
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return (isExit ? process.terminationStatus : -process.terminationStatus, text)
  }
}
