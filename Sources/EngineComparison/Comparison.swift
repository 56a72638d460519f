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
/// preview, `name.1.svg` and `name.1.json` with its figure and trace.
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
      try write(ScenarioFile(reading: URL(fileURLWithPath: file), shownAs: file), at: file)
    }
    let tests = "Tests/ConformanceTests"
    for file in try Comparison.swiftFiles(in: tests + "/Cases") + Comparison.swiftFiles(in: tests + "/Recorded") {
      // A case stands for itself, so its many neighbours need not be looked through.
      let source = SourceText(name: file, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      try write(ScenarioFile(name: file, sources: [source], images: ImageFolder(folder: folder)), at: file)
    }
    try write(Circles.scenario(), at: "circles.swift")
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func write(_ file: ScenarioFile, at path: String) throws {
    let program = try Frontend().parse(file.sources).program
    // A file of shared declarations has nothing to lay out.
    if program.previews.isEmpty { return }
    let images = try Comparison.images(of: program, in: file.images)
    try write(PortableScenario(program: program, images: images), at: path)
  }

  private func write(_ scenario: PortableScenario, at path: String) throws {
    let base = output.appendingPathComponent(String(path.dropLast(".swift".count)))
    try FileManager.default.createDirectory(at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(scenario.bytes).write(to: base.appendingPathExtension("scenario"))
    let session = ScenarioSession(scenario)
    for index in session.previews.indices {
      let preview = base.appendingPathExtension("\(index + 1)")
      let run = try session.layOut(preview: index)
      try Data(session.figure(of: run).utf8).write(to: preview.appendingPathExtension("svg"))
      try Data(session.trace(of: run).utf8).write(to: preview.appendingPathExtension("json"))
    }
  }

  /// The images that the previews ask for, as far as there are any.
  private static func images(of program: Program, in folder: ImageFolder) throws -> [PortableScenario.Image] {
    let found = FoundImages()
    let options = EvaluationOptions { name in
      let size = folder.image(name)?.naturalSize
      if let size { found.add(PortableScenario.Image(name: name, naturalSize: size)) }
      return size
    }
    let interpreter = Interpreter(program: program, options: options)
    for preview in program.previews { _ = try interpreter.run(preview) }
    return found.all
  }
}

/// The images that were asked for, each once.
private final class FoundImages {
  private(set) var all: [PortableScenario.Image] = []

  func add(_ image: PortableScenario.Image) {
    if !all.contains(image) { all.append(image) }
  }
}
