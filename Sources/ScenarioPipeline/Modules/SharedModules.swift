internal import Diagnostics
internal import Foundation

/// What was read of modules, for several files that are laid out one after the other.
///
///     let modules = SharedModules()
///     for file in files { try runner.run(.file(file, shownAs: name), sharing: modules) }
///
/// What changes on the disk meanwhile is not noticed.
public final class SharedModules {
  private var sources: [String: ScannedSource] = [:]
  private var size = 0
  private var local: [String: LocalModules] = [:]
  /// The last modules with their folders: files beside one another mostly need the same ones.
  private var latest: (folders: [[String]], contents: ModuleContents)?

  /// The bytes that are kept at most; what a repository has beyond them is read again for each file.
  private static let most = 200_000_000

  public init() {}

  /// The contents of the modules in a folder, read if they are not known.
  func contents(of folder: ModuleFolder, read: () -> ModuleContents) -> ModuleContents {
    let folders = [folder.root.standardizedFileURL.pathComponents] + folder.parts
    if let latest, latest.folders == folders { return latest.contents }
    let contents = read()
    latest = (folders, contents)
    return contents
  }

  /// A file's source, read if it is not known.
  func source(of file: URL, read: () throws(Problem) -> [UInt8]) throws(Problem) -> ScannedSource {
    let path = file.path
    if let known = sources[path] { return known }
    let source = ScannedSource(try read())
    guard size + source.bytes.count <= SharedModules.most else { return source }
    size += source.bytes.count
    sources[path] = source
    return source
  }

  /// The modules of the repository around a folder.
  func localModules(around folder: ModuleFolder) -> LocalModules {
    let path = folder.root.standardizedFileURL.path
    if let known = local[path] { return known }
    let modules = LocalModules(around: folder)
    local[path] = modules
    return modules
  }
}
