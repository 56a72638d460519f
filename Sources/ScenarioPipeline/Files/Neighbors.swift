internal import Diagnostics
internal import SwiftFrontend
internal import ViewProgram

/// The files that the scenarios of a folder share.
struct Neighbors: Sendable {
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

  /// The same without one file: a file of declarations may be laid out by itself and is not its own neighbour.
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
