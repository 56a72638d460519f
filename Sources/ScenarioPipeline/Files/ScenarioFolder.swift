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
  private let images: ImageFolder
  private var filesRead: [String: ParsedFile] = [:]
  private lazy var neighbors = Neighbors(readNeighbors(), frontend: frontend)

  /// - Parameters:
  ///   - prefix: What stands before the files' names in diagnostics: empty, or a path that ends in a slash.
  ///   - frontend: Reads the files, for the platform that they are laid out on.
  public init(_ folder: URL, shownAs prefix: String, frontend: Frontend) {
    self.folder = folder
    self.prefix = prefix
    self.frontend = frontend
    images = ImageFolder(folder: folder)
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
    return ScenarioFile(name: name, files: [file] + others.shared, brokenNeighbors: others.broken, images: images)
  }

  private func read(_ name: String, shownAs shownName: String) throws(Problem) -> ParsedFile {
    if let known = filesRead[name] { return known }
    let bytes = try InputFile.bytes(folder.appendingPathComponent(name), shownAs: shownName)
    let file = frontend.read(SourceText(name: shownName, bytes: bytes))
    filesRead[name] = file
    return file
  }

  /// The files that may be shared; what cannot be read, or only at length, is no part of any scenario but its own.
  private func readNeighbors() -> [ParsedFile] {
    InputFile.names(in: folder).compactMap { name in
      guard name.hasSuffix(".swift") else { return nil }
      if InputFile.size(folder.appendingPathComponent(name)) > frontend.limits.sourceBytes { return nil }
      return try? read(name, shownAs: prefix + name)
    }
  }
}

/// What the scenarios of a folder share.
private struct Neighbors {
  /// The files without a preview, with the numbers they have in every scenario: 1, 2 and so on.
  var shared: [ParsedFile] = []
  /// Files with syntax errors and no sign of a preview.
  var broken: [BrokenNeighbor] = []

  init(_ files: [ParsedFile], frontend: Frontend) {
    for file in files {
      if let error = file.firstError {
        let text = String(decoding: file.source.bytes, as: UTF8.self)
        guard !text.contains("#Preview"), !text.contains("PreviewProvider") else { continue }
        broken.append(BrokenNeighbor(name: file.source.name, problem: error.message))
      } else if !file.hasPreview {
        shared.append(frontend.numbered(shared.count + 1, file))
      }
    }
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
