internal import Foundation

/// The modules whose files were read, for several files that are laid out one after the other.
///
///     let modules = SharedModules()
///     for file in files { try runner.run(.file(file, shownAs: name), sharing: modules) }
///
/// What changes on the disk meanwhile is not noticed.
public final class SharedModules {
  private var contents: [[[String]]: ModuleContents] = [:]
  private var local: [String: LocalModules] = [:]

  public init() {}

  /// The contents of the modules in a folder, read if they are not known.
  func contents(of folder: ModuleFolder, read: () -> ModuleContents) -> ModuleContents {
    let key = [folder.root.standardizedFileURL.pathComponents] + folder.parts
    if let known = contents[key] { return known }
    let made = read()
    contents[key] = made
    return made
  }

  /// The modules of the repository around a folder.
  func localModules(around folder: ModuleFolder) -> LocalModules {
    let key = folder.root.standardizedFileURL.path
    if let known = local[key] { return known }
    let made = LocalModules(around: folder)
    local[key] = made
    return made
  }
}
