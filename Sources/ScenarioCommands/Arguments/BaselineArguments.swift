import ArgumentParser
import Diagnostics
import Foundation
import ScenarioPipeline

/// Reading what baselines are made of, or baselines.
struct BaselineArguments: ParsableArguments {
  @OptionGroup var assumptions: AssumptionArguments

  @Option(help: "Whose fonts and defaults to use; ios if not given.")
  var platform: PlatformArgument?

  private func runner() throws(Problem) -> ScenarioRunner {
    var options = try assumptions.options()
    if let platform { options.platform = platform.platform }
    options.cache = ParsedFileCache.standard(nil)
    return ScenarioRunner(options: options)
  }

  /// The previews of a folder as they are now.
  func runs(in folder: String) throws(Problem) -> [(path: String, run: ScenarioRun)] {
    try BaselineFiles(URL(fileURLWithPath: folder), shownAs: folder, runner: runner()).runs()
  }

  /// The previews of a folder or of a Swift file as they are now, or the baseline that a file holds.
  func side(_ argument: String) throws(Problem) -> BaselineSide {
    let (file, preview) = ScenarioArguments.split(argument)
    let url = URL(fileURLWithPath: file)
    if InputFile.isFolder(url) { return BaselineSide(try runs(in: file)) }
    guard file.hasSuffix(".swift") else { return try baseline(url, shownAs: file) }
    let run = try runner().run(.file(url, shownAs: file), only: preview)
    return BaselineSide([(file, run)])
  }

  /// The baseline of a folder.
  func baseline(of folder: String) throws(Problem) -> BaselineSide {
    let url = URL(fileURLWithPath: folder)
    try InputFile.requireFolder(url, shownAs: folder)
    let file = url.appendingPathComponent(BaselineFiles.name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw Problem(InputFault.noBaseline, in: folder + "/" + BaselineFiles.name)
    }
    return try baseline(file, shownAs: folder + "/" + BaselineFiles.name)
  }

  private func baseline(_ file: URL, shownAs name: String) throws(Problem) -> BaselineSide {
    let bytes = try InputFile.bytes(file, limit: assumptions.options().files.asset, shownAs: name)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Problem(InputFault.notUTF8, in: name) }
    return try BaselineSide(reading: text, shownAs: name)
  }
}
