import BrowserSession
import Foundation
import LayoutEngine
import SiteGeneration
import SwiftFrontend
import ViewLanguage
import ViewProgram

/// The files that the comparison of the two engines needs, made by the native one.
///
/// For `Scenarios/group/name.swift` there is `Scenarios/group/name.scenario` with the scenario in bytes and, for each
/// preview, `name.1.svg` and `name.1.json` with its figure and trace, or `name.1.problem` with what is wrong.
struct Comparison: Sendable {
  private let output: URL

  /// Makes the folder, without what it held before.
  init(output: URL) throws {
    self.output = output
    if FileManager.default.fileExists(atPath: output.path) { try FileManager.default.removeItem(at: output) }
  }

  /// Writes the files of every scenario and of every conformance case.
  func write() throws {
    for file in try Comparison.swiftFiles(in: "Scenarios") {
      try write(ScenarioFile(reading: URL(fileURLWithPath: file), shownAs: file), at: file, mayFail: false)
    }
    for folder in ["Cases", "Recorded"] {
      for file in try Comparison.swiftFiles(in: "Tests/ConformanceTests/" + folder) {
        // A case stands for itself, so its many neighbours need not be looked through. Some recorded ones need what is
        // not supported, which both engines are to say in the same words.
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let images = ImageFolder(folder: URL(fileURLWithPath: file).deletingLastPathComponent())
        let scenario = ScenarioFile(name: file, sources: [SourceText(name: file, bytes: bytes)], images: images)
        try write(scenario, at: file, mayFail: folder == "Recorded")
      }
    }
    try write(Circles.scenario(), at: "circles.swift")
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func write(_ file: ScenarioFile, at path: String, mayFail: Bool) throws {
    let program = try Frontend().parse(file.sources).program
    // A file of shared declarations has nothing to lay out.
    if program.previews.isEmpty { return }
    let images = ImageSizes(of: program, in: file.images).all
    try write(PortableScenario(program: program, images: images), at: path, mayFail: mayFail)
  }

  /// - Parameter mayFail: whether a preview that cannot be laid out is no mistake.
  private func write(_ scenario: PortableScenario, at path: String, mayFail: Bool = false) throws {
    let base = output.appendingPathComponent(String(path.dropLast(".swift".count)))
    try FileManager.default.createDirectory(at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(scenario.bytes).write(to: base.appendingPathExtension("scenario"))
    let session = ScenarioSession(scenario)
    for index in session.previews.indices {
      for (ending, text) in try texts(of: index, in: session, mayFail: mayFail) {
        try Data(text.utf8).write(to: base.appendingPathExtension("\(index + 1)").appendingPathExtension(ending))
      }
    }
  }

  private func texts(
    of preview: Int, in session: ScenarioSession, mayFail: Bool
  ) throws(Diagnostics) -> [(ending: String, text: String)] {
    do {
      let run = try session.layOut(preview: preview)
      return [("svg", session.figure(of: run)), ("json", session.trace(of: run))]
    } catch {
      if mayFail { return [("problem", ProblemDocument(error).json)] }
      throw error
    }
  }
}
