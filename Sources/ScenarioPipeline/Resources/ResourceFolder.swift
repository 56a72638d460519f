internal import Diagnostics
internal import Foundation
internal import SwiftUIViews
internal import Synchronization

/// The texts and data files next to a scenario: each is read when it is first asked for.
///
/// Texts come from `.strings`, `.stringsdict` and `.xcstrings` files, `Localizable` unless another table is asked for, in
/// English or the language of the source unless another language is asked for.
public final class ResourceFolder: Sendable {
  /// A file by its name and where it is.
  struct File: Sendable {
    var name: String
    /// The file as the user would name it.
    var shownName: String
    var url: URL

    /// The language of the folder that the file is in; `nil` for that of the source.
    fileprivate var language: String? {
      let folder = url.deletingLastPathComponent().lastPathComponent
      guard folder.hasSuffix(".lproj"), !["en.lproj", "Base.lproj"].contains(folder) else { return nil }
      return String(folder.dropLast(".lproj".count)).replacingOccurrences(of: "_", with: "-")
    }

    /// The name of its table, if it is one.
    fileprivate var table: String { String(name.prefix { $0 != "." }) }
  }

  private struct State {
    /// The texts of each table and language by their keys, once they were read.
    var strings: [String: [String: String]] = [:]
    var contents: [String: [UInt8]?] = [:]
    var bytes = 0
    var reports: [Report] = []
  }

  private let files: [File]
  private let project: ProjectFiles
  private let state = Mutex(State())

  /// A scenario without files.
  public convenience init() { self.init([], in: ProjectFiles(URL(fileURLWithPath: "/dev/null"))) }

  /// - Parameter files: The nearest first; of several with the same name the first is read.
  init(_ files: [File], in project: ProjectFiles) {
    self.files = files
    self.project = project
  }

  /// Whether there may be texts for keys.
  public var hasStrings: Bool { files.contains { ResourceFolder.isTable($0.name) } }

  /// The text for a key, which may be one of another table or language: see `TableKey`. `nil` when there is none.
  public func string(_ key: String) -> String? {
    guard hasStrings else { return nil }
    let (language, table, plainKey) = TableKey.parts(of: key)
    return state.withLock { state in
      let name = TableKey.key("", table: table, language: language)
      let strings = state.strings[name] ?? readStrings(of: table ?? "Localizable", language, &state)
      state.strings[name] = strings
      return strings[plainKey]
    }
  }

  /// The bytes of the file of that name; `nil` when there is none that can be read.
  public func file(_ name: String) -> [UInt8]? {
    let name = name.split(separator: "/").last.map(String.init) ?? ""
    return state.withLock { state in
      if let known = state.contents[name] { return known }
      let file = files.first { $0.name == name && !ResourceFolder.isTable($0.name) }
      let contents = file.flatMap { read($0, &state) }
      state.contents[name] = .some(contents)
      return contents
    }
  }

  /// The problems of files that were asked for.
  var reports: [Report] { state.withLock { $0.reports } }

  private func readStrings(of table: String, _ language: String?, _ state: inout State) -> [String: String] {
    var strings: [String: String] = [:]
    // Texts with plurals take precedence over those without.
    let tables =
      files.filter { $0.name.hasSuffix(".stringsdict") } + files.filter { !$0.name.hasSuffix(".stringsdict") }
    for file in tables where ResourceFolder.isTable(file.name) && file.table == table {
      if !file.name.hasSuffix(".xcstrings"), file.language != language { continue }
      guard let bytes = read(file, &state) else { continue }
      guard let table = StringTable(bytes, name: file.name, language: language) else {
        state.reports.append(Report(InputFault.brokenNeighbor(problem: "it is no table of texts"), in: file.shownName))
        continue
      }
      strings.merge(table.texts) { first, _ in first }
    }
    return strings
  }

  private func read(_ file: File, _ state: inout State) -> [UInt8]? {
    do throws(Problem) {
      let bytes = try project.bytes(file.url, limit: project.limits.resource, shownAs: file.shownName)
      state.bytes += bytes.count
      if state.bytes > project.limits.allResources.number {
        throw Problem(InputFault.largeFile(project.limits.allResources), in: file.shownName)
      }
      return bytes
    } catch {
      for report in error.reports {
        state.reports.append(Report(InputFault.brokenNeighbor(problem: report.message), in: report.file))
      }
      return nil
    }
  }

  /// Whether a file holds texts for keys.
  static func isTable(_ name: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix)
      && !["InfoPlist", "AppShortcuts"].contains(where: name.hasPrefix)
  }

  /// Whether a file may be asked for by its name.
  static func isWanted(_ name: String) -> Bool {
    isTable(name) || [".json", ".txt", ".md", ".csv", ".geojson"].contains(where: name.hasSuffix)
  }

  /// The folders of languages whose texts are read.
  static func isLanguage(_ name: String) -> Bool { name.hasSuffix(".lproj") }
}
