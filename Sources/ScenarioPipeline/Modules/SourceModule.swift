internal import Diagnostics
internal import Foundation
internal import SwiftFrontend
internal import ViewProgram

/// The Swift files around one file that give it their declarations, of which only those are parsed that it needs.
///
/// Every file is scanned for what it declares. From the names in the file that is asked for, the files that declare them
/// are found, and from the names in those further ones.
struct SourceModule {
  private let folder: ModuleFolder
  private let project: ProjectFiles
  private let frontend: Frontend
  private let cache: ParsedFileCache?
  private let file: URL
  private let shownName: String

  /// - Parameters:
  ///   - shownName: What the user calls the file.
  ///   - cache: Where files that were parsed are kept.
  init?(around file: URL, shownAs shownName: String, limits: FileLimits, frontend: Frontend, cache: ParsedFileCache?) {
    guard let folder = ModuleFolder(around: file) else { return nil }
    self.folder = folder
    self.file = file
    self.shownName = shownName
    self.frontend = frontend
    self.cache = cache
    project = ProjectFiles(folder.root, limits: limits)
  }

  /// The file with everything of the module that it needs.
  ///
  /// - Throws: That there is no such file, or that it cannot be read.
  func scenario() throws(Problem) -> ScenarioFile {
    // One byte more than a source may have is enough to see that it is too large.
    let bytes = try InputFile.beginning(file, most: frontend.limits.sourceBytes + 1, shownAs: shownName)
    let parsed = frontend.read(SourceText(name: shownName, bytes: bytes))
    let listing = ModuleFiles(in: folder.root, project, shownAs: shown)
    var broken = listing.reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
    let others = listing.files.filter { $0.url.standardizedFileURL.path != file.standardizedFileURL.path }
    var search = ModuleSearch(sources(of: others, &broken), from: ownFolders)
    let needed = search.files(neededBy: bytes)
    var files = [parsed]
    var total = 0
    for index in needed {
      let source = SourceText(name: shown(others[index].path), bytes: search.sources[index])
      total += search.sources[index].count
      guard total <= project.limits.parsed.number else {
        let fault = InputFault.manyNeighbors(project.limits.parsed)
        broken.append(BrokenNeighbor(name: source.name, problem: fault.message))
        continue
      }
      let neighbor = self.parsed(source, as: files.count)
      if let error = neighbor.firstError {
        broken.append(BrokenNeighbor(name: source.name, problem: error.message))
      } else {
        files.append(neighbor)
      }
    }
    let images = ImageFolder(
      folder: file.deletingLastPathComponent(), in: project,
      catalogs: listing.catalogs.map { pathFromFile(to: $0) })
    var scenario = ScenarioFile(name: file.lastPathComponent, files: files, brokenNeighbors: broken, images: images)
    scenario.isInModule = true
    scenario.resources = ResourceFolder(
      listing.resources.sorted { (distance(to: $0), $0.path) < (distance(to: $1), $1.path) }.map {
        ResourceFolder.File(name: $0.name, shownName: shown($0.path), url: $0.url)
      }, in: project)
    scenario.notes = search.ambiguous.map { name, used, unused in
      Report(
        InputFault.severalDeclarations(name: name, used: shown(used), other: shown(unused)), in: shownName)
    }
    return scenario
  }

  /// How many folders lie between the file and another.
  private func distance(to file: ModuleFiles.File) -> Int {
    let own = ownFolders
    var shared = 0
    while shared < min(own.count, file.folders.count), own[shared] == file.folders[shared] { shared += 1 }
    return own.count + file.folders.count - 2 * shared
  }

  private func parsed(_ source: SourceText, as number: Int) -> ParsedFile {
    if let known = cache?.file(source, as: number, frontend) { return known }
    let file = frontend.read(source, as: number).asNeighbor
    if file.firstError == nil { cache?.keep(file) }
    return file
  }

  /// The bytes of the files, as far as they are allowed; those that are left out declare nothing.
  private func sources(of files: [ModuleFiles.File], _ broken: inout [BrokenNeighbor]) -> [ModuleSearch.Source] {
    var total = 0
    var sources: [ModuleSearch.Source] = []
    for file in files {
      var source = ModuleSearch.Source(folders: file.folders, path: file.path, bytes: [])
      defer { sources.append(source) }
      guard file.size <= frontend.limits.sourceBytes else { continue }
      total += file.size
      guard total <= project.limits.neighbors.number else {
        let fault = InputFault.manyNeighbors(project.limits.neighbors)
        broken.append(BrokenNeighbor(name: shown(file.path), problem: fault.message))
        continue
      }
      do throws(Problem) {
        source.bytes = try InputFile.beginning(
          file.url, most: frontend.limits.sourceBytes, shownAs: shown(file.path))
      } catch {
        broken += error.reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
      }
    }
    return sources
  }

  // MARK: Paths

  /// The names of the folders from the module's root to the file.
  private var ownFolders: [String] {
    let root = folder.root.standardizedFileURL.pathComponents
    return Array(folder.fileFolder.pathComponents.dropFirst(root.count))
  }

  /// What the user calls a path from the module's root: like the file itself, from the folder where they are.
  private func shown(_ path: String) -> String {
    var path = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    var own = ownFolders[...]
    while let next = own.first, path.count > 1, path[path.startIndex] == next {
      own.removeFirst()
      path.removeFirst()
    }
    var prefix = shownName.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for _ in own {
      if let last = prefix.last, !last.isEmpty, last != "..", last != "." {
        prefix.removeLast()
      } else {
        prefix.append("..")
      }
    }
    return (prefix + path).joined(separator: "/")
  }

  /// The way from the file's folder.
  private func pathFromFile(to path: String) -> String {
    String(repeating: "../", count: ownFolders.count) + path
  }
}
