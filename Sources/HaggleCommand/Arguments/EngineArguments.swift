import ArgumentParser
internal import Diagnostics
import Foundation
internal import SiteGeneration

/// The engine that the pages of a site load.
struct EngineArguments: ParsableArguments {
  @Option(
    help: """
      The engine that pages run to be operated, as `make engine` writes it; if not given, share/haggle/engine.js of the \
      folder above the program's. Without one pages tell their story, and stand still; `view` needs one for the page of a source.
      """, completion: .file(extensions: ["js"]))
  var engine: String?

  /// The engine that was asked for, or that is installed with the program; `nil` where there is none.
  ///
  /// - Throws: That it cannot be read, or is no engine.
  func found() throws(Problem) -> PageEngine? {
    if let engine { return try PageEngine(reading: URL(fileURLWithPath: engine), shownAs: engine) }
    guard let installed = EngineArguments.installed else { return nil }
    return try PageEngine(reading: installed, shownAs: installed.path)
  }

  /// The file of the engine that is installed with the program; `nil` where there is none.
  static var installed: URL? {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let file = program?.appendingPathComponent("../share/haggle/engine.js").standardizedFileURL
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }
}
