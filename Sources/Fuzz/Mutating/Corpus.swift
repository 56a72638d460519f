import Foundation

/// The sources that mutation starts from.
struct Corpus {
  /// The folders of a checkout that hold some.
  static let folders = ["Scenarios", "Tests/ConformanceTests/Cases", "Tests/FuzzTests/Corpus"]

  private(set) var inputs: [[UInt8]] = []

  /// Every Swift file below the folders, sorted by path; a file with several previews gives one input for each, with
  /// the file's declarations before it.
  init(checkout: URL) throws {
    for folder in Self.folders {
      for file in try Self.files(in: checkout.appendingPathComponent(folder)) {
        inputs += Self.split([UInt8](try Data(contentsOf: file)))
      }
    }
  }

  /// Every Swift file below a folder, sorted by path; none when the folder is missing.
  static func files(in folder: URL) throws -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Cuts before each line that starts a preview.
  static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var shared: [UInt8] = []
    var previews: [[UInt8]] = []
    var isInPreview = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: "#Preview".utf8) {
        previews.append([])
        isInPreview = true
      }
      let text = line + [0x0A]
      if isInPreview { previews[previews.count - 1] += text } else { shared += text }
      if line.first == UInt8(ascii: "}") { isInPreview = false }
    }
    return previews.isEmpty ? [bytes] : previews.map { shared + $0 }
  }
}
