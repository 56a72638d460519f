import ArgumentParser
import Diagnostics
import Foundation
import ScenarioPipeline
import SwiftUIViews

/// Options for reading baselines, or the folders that they are made from.
struct BaselineArguments: ParsableArguments {
  @OptionGroup var assumptions: AssumptionArguments

  @Option(help: "Whose fonts and defaults to use; ios if not given, or macos for an Xcode project only for Macs.")
  var platform: PlatformArgument?

  private func runner(_ device: DeviceArgument? = nil, for url: URL) throws(Problem) -> ScenarioRunner {
    var options = try assumptions.options()
    options.takePlatform(ofProjectAround: url)
    if let device {
      options.devices = [device.device]
      options.platform = device.device.platform
    }
    if let platform { options.platform = platform.platform }
    options.cache = ParsedFileCache.standard(nil)
    return ScenarioRunner(options: options)
  }

  /// The previews of a folder as they are now.
  func runs(in folder: String, on device: DeviceArgument? = nil) throws(Problem) -> BaselineRuns {
    let url = URL(fileURLWithPath: folder)
    return try BaselineFiles(url, shownAs: folder, runner: runner(device, for: url)).runs()
  }

  /// The previews of a folder or of a Swift file, one of which may be named, as they are now.
  func runs(of argument: String) throws(Problem) -> BaselineRuns {
    let named = PreviewArgument(argument)
    let url = URL(fileURLWithPath: named.file)
    if InputFile.isFolder(url) { return try runs(in: named.file) }
    let run = try runner(for: url).run(.file(url, shownAs: named.file), only: named.preview)
    return BaselineRuns([(url.lastPathComponent, run)])
  }

  /// The previews of a folder or of a Swift file as they are now, or the baseline or the traces that a file holds.
  func side(_ argument: String, on device: DeviceArgument? = nil) throws(Problem) -> BaselineSide {
    let named = PreviewArgument(argument)
    return try side(URL(fileURLWithPath: named.file), preview: named.preview, shownAs: named.file, on: device)
  }

  /// The same for a file or folder that is not at the place that the user is shown.
  func side(
    _ url: URL, preview: String?, shownAs name: String, on device: DeviceArgument?
  ) throws(Problem) -> BaselineSide {
    if InputFile.isFolder(url) {
      return BaselineSide(try BaselineFiles(url, shownAs: name, runner: runner(device, for: url)).runs())
    }
    guard name.hasSuffix(".swift") else { return try baseline(url, shownAs: name) }
    let run = try runner(device, for: url).run(.file(url, shownAs: name), only: preview)
    return BaselineSide(BaselineRuns([(name, run)]))
  }

  /// The baseline that a folder has already; `nil` where it has none.
  func earlierBaseline(_ file: URL, shownAs name: String) throws(Problem) -> BaselineSide? {
    FileManager.default.fileExists(atPath: file.path) ? try baseline(file, shownAs: name) : nil
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
    return try BaselineSide(reading: InputFile.text(of: bytes, shownAs: name), shownAs: name)
  }
}
