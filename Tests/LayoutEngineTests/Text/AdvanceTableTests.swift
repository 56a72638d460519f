import Foundation
import Testing

/// The committed table of advances against what the tool makes of the fonts that are installed here.
@Suite struct AdvanceTableTests {
  static let fonts = "/usr/share/fonts/opentype/inter"

  @Test func isWhatTheToolWouldWriteNow() throws {
    guard FileManager.default.fileExists(atPath: AdvanceTableTests.fonts + "/Inter-Regular.otf") else {
      print("skipped: the fonts the table is made from (package fonts-inter) are not installed")
      return
    }
    let committed = try String(contentsOf: AdvanceTableTests.table, encoding: .utf8)
    let written = try AdvanceTableTests.run([AdvanceTableTests.fonts])
    #expect(written.status == 0)
    guard AdvanceTableTests.revision(of: committed) == AdvanceTableTests.revision(of: written.output) else {
      print("skipped: another revision of Inter is installed than the table was made from")
      return
    }
    #expect(written.output == committed)
  }

  @Test func refusesAFolderWithoutFonts() throws {
    let written = try AdvanceTableTests.run(["/"])
    #expect(written.status == 1)
    #expect(written.output.isEmpty)
  }

  @Test func refusesFilesThatAreNoFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for junk in [[], Array("OTTO".utf8), [UInt8](repeating: 0xFF, count: 4_000)] {
      for name in ["Regular", "Medium", "SemiBold", "Bold"] {
        try Data(junk).write(to: folder.appendingPathComponent("Inter-\(name).otf"))
      }
      #expect(try AdvanceTableTests.run([folder.path]).status == 1)
    }
  }

  @Test func explainsItsUseWhenCalledWithoutAFolder() throws {
    #expect(try AdvanceTableTests.run([]).status == 64)
  }

  static var table: URL {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    return root.appendingPathComponent("Sources/LayoutEngine/Text/InterAdvances.swift").standardized
  }

  static func revision(of source: String) -> Substring? {
    source.split(separator: "\n").first { $0.contains("Inter revision") }
  }

  /// The folder the tests' bundle and the tool are built into.
  static var products: URL? {
    guard let argument = CommandLine.arguments.first(where: { $0.contains(".xctest") }) else { return nil }
    var place = URL(fileURLWithPath: argument)
    while place.pathExtension != "xctest", place.pathComponents.count > 1 { place.deleteLastPathComponent() }
    return place.deletingLastPathComponent()
  }

  /// Runs the tool, which the package builds next to the tests.
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = try #require(products).appendingPathComponent("FontTable")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
