import BrowserSession
import Foundation
import LayoutEngine
import ScenarioPipeline
import SwiftFrontend
import SwiftUIViews
import ViewProgram

/// The files that the comparison of the two engines needs, made by the native one.
///
/// For `Scenarios/group/name.swift` there is `Scenarios/group/name.scenario` with the scenario in bytes and, for each
/// preview, `name.1.svg` and `name.1.json` with its figure and trace, or `name.1.problem` with what is wrong; for the
/// scenarios, not for the conformance cases, also `name.1.widths` with checksums of its frames at twenty widths.
struct Comparison: Sendable {
  private let output: URL

  /// Makes the folder, and removes its former contents.
  init(output: URL) throws {
    self.output = output
    if FileManager.default.fileExists(atPath: output.path) { try FileManager.default.removeItem(at: output) }
  }

  /// Writes the files of every scenario and of every conformance case.
  func write() throws {
    try write(filesIn: "Scenarios", atWidths: true)
    try write(filesIn: "Tests/ConformanceTests/Cases")
    // Some need something unsupported, which both engines must report in the same words.
    try write(filesIn: "Tests/ConformanceTests/Recorded", mayFail: true)
    for own in OwnScenario.all { try write(own.scenario(), at: own.name, mayFail: own.mayFail) }
  }

  private func write(filesIn root: String, mayFail: Bool = false, atWidths: Bool = false) throws {
    let frontend = Frontend()
    var folders: [String: ScenarioFolder] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted() where path.hasSuffix(".swift") {
      let file = URL(fileURLWithPath: "\(root)/\(path)")
      let place = file.deletingLastPathComponent()
      let folder = folders[place.path] ?? ScenarioFolder(place, shownAs: "", frontend: frontend)
      folders[place.path] = folder
      let scenario = try folder.scenario(file.lastPathComponent)
      let program = try frontend.program(of: scenario.files).program
      // A file of shared declarations has nothing to lay out.
      if program.previews.isEmpty { continue }
      let base = "\(root)/\(path.dropLast(".swift".count))"
      try write(PortableScenario(program, in: scenario), at: base, mayFail: mayFail, atWidths: atWidths)
    }
  }

  /// - Parameters:
  ///   - mayFail: whether a preview may fail to be laid out.
  ///   - atWidths: whether it is laid out at many widths, too.
  private func write(
    _ scenario: PortableScenario, at path: String, mayFail: Bool, atWidths: Bool = false
  ) throws {
    let base = output.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(scenario.bytes).write(to: base.appendingPathExtension("scenario"))
    let session = ScenarioSession(scenario)
    for index in session.previews.indices {
      for (ending, text) in try texts(of: index, in: session, mayFail: mayFail) {
        try Data(text.utf8).write(to: base.appendingPathExtension("\(index + 1)").appendingPathExtension(ending))
      }
      guard atWidths else { continue }
      let widths = WidthSweep(scenario: scenario, preview: index + 1).text
      try Data(widths.utf8).write(to: base.appendingPathExtension("\(index + 1)").appendingPathExtension("widths"))
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
