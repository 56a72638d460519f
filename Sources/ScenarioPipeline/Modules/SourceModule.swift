internal import Diagnostics
internal import Foundation
internal import SwiftFrontend
internal import ViewProgram

/// The Swift files around one file that provide declarations for it; only those that it needs are parsed.
///
/// Every file is scanned for what it declares. The names in the requested file lead to the files that declare them, and
/// the names in those to further ones. Where one of them imports another module of the repository, that module's files
/// are scanned as well.
struct SourceModule {
  private var folder: ModuleFolder
  private var project: ProjectFiles
  private let frontend: Frontend
  /// The other modules of the repository whose files are read.
  private var imported: Set<String> = []
  private let cache: ParsedFileCache?
  private let file: URL
  private let shownName: String
  private let shared: SharedModules

  /// - Parameters:
  ///   - shownName: The file as the user named it.
  ///   - cache: Where parsed files are kept.
  ///   - shared: What was read for other files.
  init?(
    around file: URL, shownAs shownName: String, limits: FileLimits, frontend: Frontend, cache: ParsedFileCache?,
    sharing shared: SharedModules
  ) {
    guard let folder = ModuleFolder(around: file) else { return nil }
    self.folder = folder
    self.file = file
    self.shownName = shownName
    self.frontend = frontend
    self.cache = cache
    self.shared = shared
    project = ProjectFiles(folder.root, limits: limits)
  }

  /// The file with everything of the module that it needs.
  ///
  /// - Throws: That there is no such file, or that it cannot be read.
  func scenario() throws(Problem) -> ScenarioFile {
    // One byte more than a source may have is enough to see that it is too large.
    let bytes = try InputFile.beginning(file, most: frontend.limits.sourceBytes + 1, shownAs: shownName)
    let imports = DeclarationScan(bytes, mentions: false).imports
    return scenario(of: bytes, importing: imports, from: shared.localModules(around: folder))
  }

  /// The same with the files of other modules.
  private func reaching(_ imports: Set<String>, of modules: LocalModules) -> SourceModule {
    var found: [(name: String, folder: URL)] = []
    for name in imports.sorted() {
      if let folder = modules.folder(of: name) { found.append((name, folder)) }
    }
    guard !found.isEmpty else { return self }
    var module = self
    module.folder = folder.adding(found.map(\.folder))
    module.project = ProjectFiles(module.folder.root, limits: project.limits)
    module.imported = Set(found.map(\.name))
    return module
  }

  private func scenario(
    of bytes: [UInt8], importing imports: Set<String>, from modules: LocalModules
  ) -> ScenarioFile {
    let module = reaching(imports, of: modules)
    let contents = module.contents
    var search = ModuleSearch(contents, for: file, in: module.ownFolders)
    let needed = search.files(neededBy: bytes)
    let further = needed.reduce(into: imports) { $0.formUnion(contents.sources[$1].content.declarations.imports) }
    if further.contains(where: { !imports.contains($0) && modules.folder(of: $0) != nil }) {
      return scenario(of: bytes, importing: further, from: modules)
    }
    return module.scenario(of: bytes, Found(contents: contents, search: search, imports: imports, needed: needed))
  }

  private var contents: ModuleContents {
    shared.contents(of: folder) {
      ModuleContents(ModuleFiles(in: folder, project, shownAs: shown)) { sources(of: $0, &$1) }
    }
  }

  /// The result of a search.
  private struct Found {
    var contents: ModuleContents
    var search: ModuleSearch
    /// The modules that the file and those that it needs import.
    var imports: Set<String>
    /// The numbers of the files that are needed, in the order in which they matter.
    var needed: [Int]
  }

  /// The numbers of the files that are needed, as far as they may be parsed, in their order in the program.
  ///
  /// The most important files are chosen first; a file that is too long for the rest of the limit does not exclude
  /// shorter ones.
  private func parsable(_ found: Found, _ broken: inout [BrokenNeighbor]) -> [Int] {
    var left = project.limits.parsed.number
    var chosen: [Int] = []
    for index in found.needed {
      let source = found.contents.sources[index]
      let size = source.content.bytes.count
      if size <= left {
        left -= size
        chosen.append(index)
      } else {
        let fault = InputFault.manyNeighbors(project.limits.parsed)
        broken.append(BrokenNeighbor(name: shown(source.path), problem: fault.message))
      }
    }
    return chosen.sorted { found.search.isNearer($0, $1) }
  }

  private func scenario(of bytes: [UInt8], _ found: Found) -> ScenarioFile {
    let (contents, listing) = (found.contents, found.contents.listing)
    var broken = contents.broken.filter { $0.name != shownName }
    var reading = frontend
    reading.ownModules = modules(of: listing)
    var files = [reading.read(SourceText(name: shownName, bytes: bytes))]
    for index in parsable(found, &broken) {
      let source = SourceText(name: shown(contents.sources[index].path), bytes: contents.sources[index].content.bytes)
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
    scenario.foreignModules = reading.foreign(contents.imports.union(found.imports))
    scenario.resources = ResourceFolder(
      listing.resources.sorted { (distance(to: $0), $0.path) < (distance(to: $1), $1.path) }.map {
        ResourceFolder.File(name: $0.name, shownName: shown($0.path), url: $0.url)
      }, in: project)
    scenario.notes = found.search.ambiguous.map { name, used, unused in
      Report(
        InputFault.severalDeclarations(name: name, used: shown(used), other: shown(unused)), in: shownName)
    }
    return scenario
  }

  /// The modules whose files are read: targets of packages, and in a project's tree those with the name of a folder.
  private func modules(of listing: ModuleFiles) -> Set<String> {
    folder.isProject ? imported.union(listing.files.flatMap(\.folders)) : imported
  }

  /// How many folders are between the file and another.
  private func distance(to file: ModuleFiles.File) -> Int {
    let own = ownFolders
    var shared = 0
    while shared < min(own.count, file.folders.count), own[shared] == file.folders[shared] { shared += 1 }
    return own.count + file.folders.count - 2 * shared
  }

  private func parsed(_ source: SourceText, as number: Int) -> ParsedFile {
    // A generated file may be long; the total of all files is limited.
    var frontend = frontend
    frontend.limits.sourceBytes = project.limits.parsed.number
    if let known = cache?.file(source, as: number, frontend) { return known }
    let file = frontend.read(source, as: number).asNeighbor
    if file.firstError == nil { cache?.keep(file) }
    return file
  }

  /// The bytes of the files, as far as the limits allow; those that are left out declare nothing.
  private func sources(of files: [ModuleFiles.File], _ broken: inout [BrokenNeighbor]) -> [ModuleContents.Source] {
    var total = 0
    var sources: [ModuleContents.Source] = []
    for file in files {
      var source = ModuleContents.Source(folders: file.folders, path: file.path)
      defer { sources.append(source) }
      total += file.size
      guard total <= project.limits.neighbors.number else {
        let fault = InputFault.manyNeighbors(project.limits.neighbors)
        broken.append(BrokenNeighbor(name: shown(file.path), problem: fault.message))
        continue
      }
      do throws(Problem) {
        source.content = try shared.source(of: file.url) { () throws(Problem) in
          let bytes = try InputFile.beginning(file.url, most: file.size, shownAs: shown(file.path))
          return try swift(of: bytes, in: file)
        }
        // A file that is too long to be parsed matters only to files that need its declarations.
        source.isUsable = source.content.bytes.count <= project.limits.parsed.number
      } catch {
        broken += error.reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
      }
    }
    return sources
  }

  /// The source in a file, or what Xcode makes of it.
  private func swift(of bytes: [UInt8], in file: ModuleFiles.File) throws(Problem) -> [UInt8] {
    if file.isModel {
      guard let model = DataModel(bytes) else { throw Problem(InputFault.notDataModel, in: shown(file.path)) }
      return Array(ManagedObjectClasses(of: model).source.utf8)
    }
    guard file.isStringCatalog else { return bytes }
    guard StringSymbols.mayBeMade(of: bytes) else { return [] }
    guard let catalog = StringCatalog(bytes) else { throw Problem(InputFault.notStringCatalog, in: shown(file.path)) }
    return Array(StringSymbols(of: catalog, in: file.name).source.utf8)
  }

  // MARK: Paths

  /// The names of the folders from the module's root to the file.
  private var ownFolders: [String] {
    let root = folder.root.standardizedFileURL.pathComponents
    return Array(folder.fileFolder.pathComponents.dropFirst(root.count))
  }

  /// A path from the module's root as the user would name it: like the file itself, from the user's folder.
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

  /// The path from the file's folder.
  private func pathFromFile(to path: String) -> String {
    String(repeating: "../", count: ownFolders.count) + path
  }
}
