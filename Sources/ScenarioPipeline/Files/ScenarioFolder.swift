public import Diagnostics
public import Foundation
public import SwiftFrontend
internal import ViewProgram

/// The Swift files of one folder, each of which is read once for all the scenarios there.
///
/// A file with a preview or a bare view is a scenario. One with neither holds declarations that every scenario of the
/// folder can use.
public final class ScenarioFolder {
  private let folder: URL
  private let prefix: String
  private let frontend: Frontend
  private let project: ProjectFiles
  private let images: ImageFolder
  private lazy var resources = ResourceFolder(resourceFiles(), in: project)
  /// By the bytes of the names: texts are equal whatever the encoding of their accents, files are not.
  private var filesRead: [[UInt8]: ParsedFile] = [:]
  private lazy var neighbors = readNeighbors()

  /// - Parameters:
  ///   - project: Where the folder's links may lead; only into the folder itself if not given.
  ///   - prefix: What stands before the files' names in diagnostics: empty, or a path that ends in a slash.
  ///   - frontend: Reads the files, for the platform that they are laid out on.
  public init(_ folder: URL, in project: ProjectFiles? = nil, shownAs prefix: String, frontend: Frontend) {
    self.folder = folder
    self.prefix = prefix
    self.frontend = frontend
    self.project = project ?? ProjectFiles(folder)
    images = ImageFolder(folder: folder, in: self.project)
  }

  /// Whether a file is a scenario; one that cannot be read as Swift is, so that its errors are reported.
  ///
  /// - Throws: That there is no such file, or that it cannot be read.
  public func isScenario(_ name: String) throws(Problem) -> Bool {
    let file = try read(name, shownAs: prefix + name)
    return file.hasPreview || file.firstError != nil
  }

  /// A scenario with what it shares.
  ///
  /// - Parameters:
  ///   - name: The file's name in the folder.
  ///   - shownName: What diagnostics call it; the name after the folder's prefix if not given.
  /// - Throws: That there is no such file, or that it cannot be read.
  public func scenario(_ name: String, shownAs shownName: String? = nil) throws(Problem) -> ScenarioFile {
    let file = try read(name, shownAs: shownName ?? prefix + name)
    let others = neighbors.besides(file.source.name, frontend: frontend)
    var scenario = ScenarioFile(
      name: name, files: [file] + others.shared, brokenNeighbors: others.broken, images: images)
    scenario.resources = resources
    return scenario
  }

  /// The texts and data in the folder, and the texts in its folders of English.
  private func resourceFiles() -> [ResourceFolder.File] {
    var files: [ResourceFolder.File] = []
    let own = try? project.list(folder, shownAs: prefix) {
      ResourceFolder.isWanted($0) || ResourceFolder.isLanguage($0)
    }
    for entry in own?.entries ?? [] {
      guard entry.kind == .folder else {
        files.append(ResourceFolder.File(name: entry.name, shownName: prefix + entry.name, url: entry.url))
        continue
      }
      let inside = prefix + entry.name + "/"
      let texts = try? project.list(entry.url, shownAs: inside, where: ResourceFolder.isTable)
      for entry in texts?.entries ?? [] where entry.kind == .file {
        files.append(ResourceFolder.File(name: entry.name, shownName: inside + entry.name, url: entry.url))
      }
    }
    return files
  }

  private func read(_ name: String, shownAs shownName: String) throws(Problem) -> ParsedFile {
    if let known = filesRead[Array(name.utf8)] { return known }
    // One byte more than a source may have is enough to see that it is too large.
    let bytes = try InputFile.beginning(
      folder.appendingPathComponent(name), most: frontend.limits.sourceBytes + 1, shownAs: shownName)
    let file = frontend.read(SourceText(name: shownName, bytes: bytes))
    filesRead[Array(name.utf8)] = file
    return file
  }

  /// The files that may be shared; one that is too large is no part of any scenario but its own.
  private func readNeighbors() -> Neighbors {
    var neighbors = Neighbors()
    do throws(Problem) {
      let listing = try project.list(folder, shownAs: prefix) { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      neighbors.add(unreadable: listing.reports)
      var bytes = 0
      for entry in listing.entries where entry.kind == .file && entry.size <= frontend.limits.sourceBytes {
        bytes += entry.size
        guard bytes <= project.limits.neighbors.number else {
          let fault = InputFault.manyNeighbors(project.limits.neighbors)
          neighbors.add(unreadable: [Report(fault, in: prefix + entry.name)])
          continue
        }
        do throws(Problem) {
          neighbors.add(try read(entry.name, shownAs: prefix + entry.name), frontend)
        } catch {
          neighbors.add(unreadable: error.reports)
        }
      }
    } catch {
      neighbors.add(unreadable: error.reports)
    }
    return neighbors
  }
}

/// What the scenarios of a folder share.
private struct Neighbors {
  /// The files without a preview, with the numbers they have in every scenario: 1, 2 and so on.
  var shared: [ParsedFile] = []
  /// Files that cannot be read, or that have syntax errors and no sign of a preview.
  var broken: [BrokenNeighbor] = []

  mutating func add(_ file: ParsedFile, _ frontend: Frontend) {
    if let error = file.firstError {
      let text = String(decoding: file.source.bytes, as: UTF8.self)
      guard !text.contains("#Preview"), !text.contains("PreviewProvider") else { return }
      broken.append(BrokenNeighbor(name: file.source.name, problem: error.message))
    } else if !file.hasPreview {
      shared.append(frontend.numbered(shared.count + 1, file))
    }
  }

  mutating func add(unreadable reports: [Report]) {
    broken += reports.map { BrokenNeighbor(name: $0.file, problem: $0.message) }
  }

  /// The same without one file: a file of declarations may be laid out by itself and is no neighbour of its own.
  func besides(_ name: String, frontend: Frontend) -> Neighbors {
    var others = self
    others.broken.removeAll { $0.name == name }
    guard let index = others.shared.firstIndex(where: { $0.source.name == name }) else { return others }
    others.shared.remove(at: index)
    for later in others.shared.indices.dropFirst(index) {
      others.shared[later] = frontend.numbered(later + 1, others.shared[later])
    }
    return others
  }
}
