public import Diagnostics
public import Foundation

/// The Swift files of a folder or package from whose previews a baseline is made.
public struct BaselineFiles {
  /// The name of the baseline in its folder.
  public static let name = "haggle-baseline.txt"

  private let folder: URL
  private let shownName: String
  private let runner: ScenarioRunner

  /// - Parameters:
  ///   - shownName: The folder as the user named it.
  ///   - runner: Lays the previews out.
  public init(_ folder: URL, shownAs shownName: String, runner: ScenarioRunner) {
    (self.folder, self.shownName, self.runner) = (folder, shownName, runner)
  }

  /// The previews of the files as they are laid out now.
  ///
  /// - Throws: That there is no folder or no preview in it, and all errors if every file has some.
  public func runs() throws(Problem) -> BaselineRuns {
    try InputFile.requireFolder(folder, shownAs: shownName)
    let prefix = shownName == "." ? "" : shownName.hasSuffix("/") ? shownName : shownName + "/"
    let project = ProjectFiles(folder, limits: runner.options.files)
    // A link would give the previews of its file a second time.
    let files = try project.files(below: folder, shownAs: prefix, links: .leftOut) {
      // The kind of an entry is looked up only if its name is wanted.
      $1 == .file ? $0.hasSuffix(".swift") : ModuleFolder.isEntered($0)
    }
    var all = BaselineRuns()
    let modules = SharedModules()
    for file in files {
      do throws(Problem) {
        let bytes = try InputFile.bytes(
          file.url, limit: runner.options.files.source, shownAs: prefix + file.path)
        guard BaselineFiles.hasPreview(bytes) else { continue }
        all.runs.append((file.path, try runner.run(.file(file.url, shownAs: prefix + file.path), sharing: modules)))
      } catch {
        all.wrongFiles.append(file.path)
        all.errors += error.reports
      }
    }
    guard all.runs.isEmpty else { return all }
    throw all.errors.isEmpty ? Problem(InputFault.noPreviews, in: shownName) : Problem(.content, all.errors)
  }

  /// Whether a file may declare a preview; only parsing it makes certain.
  private static func hasPreview(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("#Preview") || text.contains("PreviewProvider")
  }
}

/// The previews of several files with their layouts.
public struct BaselineRuns {
  /// The runs with their paths from the folder, in the order of the paths.
  public var runs: [(path: String, run: ScenarioRun)] = []
  /// The paths of the files that have errors.
  public var wrongFiles: [String] = []
  public var errors: [Report] = []

  public init(_ runs: [(path: String, run: ScenarioRun)] = []) { self.runs = runs }
}
