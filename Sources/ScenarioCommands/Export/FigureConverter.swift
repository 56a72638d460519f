package import Diagnostics
package import Foundation

/// Turns figures into PNG and PDF with `rsvg-convert`.
package struct FigureConverter: Sendable {
  /// The program's file.
  package let program: URL

  private init(program: URL) { self.program = program }

  /// The program on this machine.
  ///
  /// - Parameter environment: its `PATH` names the folders to look in.
  package static func installed(_ environment: [String: String]) -> FigureConverter? {
    InstalledProgram.file("rsvg-convert", environment).map { FigureConverter(program: $0) }
  }

  /// A figure in another format.
  ///
  /// - Parameters:
  ///   - svg: the figure; its texts should be outlines, or they are drawn in whatever font the machine has.
  ///   - scale: the pixels of a PNG for each pixel of the figure.
  /// - Throws: What the program complains about.
  func convert(_ svg: String, to format: FigureFormat, scale: Double) throws(Problem) -> Data {
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, target) = (folder.appendingPathComponent("figure.svg"), folder.appendingPathComponent("figure"))
      try Data(svg.utf8).write(to: source)
      let complaint = try run([
        "--format=" + format.rawValue, "--zoom=\(scale)", "--output=" + target.path, source.path,
      ])
      if let complaint { throw Problem(CommandFault.conversionFailed(complaint), in: "rsvg-convert") }
      return try Data(contentsOf: target)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(CommandFault.conversionFailed(error.localizedDescription), in: "rsvg-convert")
    }
  }

  /// A figure as the picture that other sites show with a link to its page: a PNG about 1,200 pixels wide.
  ///
  /// - Throws: What the program complains about.
  package func socialPicture(of svg: String) throws(Problem) -> [UInt8] {
    [UInt8](try convert(svg, to: .png, scale: 1.667))
  }

  /// Runs the program and returns what it complains about; `nil` when it succeeds.
  private func run(_ arguments: [String]) throws -> String? {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    // The date of a PDF is fixed, so that the same figure gives the same bytes.
    process.environment = ["SOURCE_DATE_EPOCH": "0", "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let text = String(decoding: complaint, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "it stopped with status \(process.terminationStatus)" : text
  }
}
