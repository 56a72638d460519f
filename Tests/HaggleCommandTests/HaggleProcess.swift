import Foundation
import TestSupport
import Testing

/// Runs the built `haggle` as a shell would.
enum HaggleProcess {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of the built products, where the test bundle lies too.
  static var products: URL {
    let start = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    var folder = start.deletingLastPathComponent()
    // On macOS the test bundle is a folder of folders.
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("haggle").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The checkout this test was built from.
  static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  static func run(_ arguments: [String], input: [UInt8] = [], in folder: URL? = nil) throws -> Outcome {
    try run(products.appendingPathComponent("haggle"), arguments, input: input, in: folder)
  }

  /// Runs any program. Streams are files, so that no amount of output can stop it.
  static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    try streams.write(input, to: "input")
    try streams.write([], to: "output")
    try streams.write([], to: "errors")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: streams.file("input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.file("output"))
    process.standardError = try FileHandle(forWritingTo: streams.file("errors"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(program.lastPathComponent) \(arguments) crashed")
    return Outcome(
      status: process.terminationStatus, output: try streams.text("output"), errors: try streams.text("errors"))
  }
}
