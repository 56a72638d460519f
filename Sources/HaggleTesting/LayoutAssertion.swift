internal import Foundation
internal import Haggle

/// The comparison behind `assertLayout`.
struct LayoutAssertion {
  let file: String
  let preview: String?
  /// The path of the test's own file.
  let testFile: String

  init(file: String, preview: String?, from testFile: String) {
    (self.file, self.preview, self.testFile) = (file, preview, testFile)
  }

  /// What is wrong; `nil` where the preview is as expected.
  func failure(of expectation: LayoutExpectation) -> String? {
    do {
      let source = try PackageFiles(around: testFile).file(file)
      let shown = try chosen(of: Scenario(contentsOf: source.url))
      return try baseline(expectation).difference(from: shown, in: source.path)
    } catch {
      return "\(error)"
    }
  }

  private func baseline(_ expectation: LayoutExpectation) throws -> Baseline {
    switch expectation {
    case .text(let text): try Baseline(text)
    case .file(let name): try Baseline(contentsOf: PackageFiles(around: testFile).file(name).url)
    }
  }

  private func chosen(of scenario: Scenario) throws -> Preview {
    let names = scenario.previews.map { "'\($0.name)'" }.joined(separator: ", ")
    guard let preview else {
      guard scenario.previews.count == 1 else {
        throw LayoutAssertionFailure("\(file) has several previews; name one of \(names)")
      }
      return scenario.previews[0]
    }
    guard let found = scenario.previews.first(where: { $0.name == preview }) else {
      throw LayoutAssertionFailure("\(file) has no preview '\(preview)'; it has \(names)")
    }
    return found
  }
}

/// Why an assertion could not compare anything.
struct LayoutAssertionFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The files of the package that contains a test.
struct PackageFiles {
  private let testFolder: URL
  private let package: URL

  init(around testFile: String) {
    testFolder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    var folder = testFolder
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    package = folder.path == "/" ? testFolder : folder
  }

  /// A file by its path from the test or the package, or by the end of its path.
  ///
  /// - Returns: The file, and its path from the package.
  /// - Throws: That there is none, or several.
  func file(_ name: String) throws -> (url: URL, path: String) {
    for folder in [testFolder, package] {
      let url = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: url.path) { return (url, name) }
    }
    let found = paths.filter { $0.hasSuffix("/" + name) }
    guard found.count == 1 else {
      let problem = found.isEmpty ? "has no file '\(name)'" : "has several: \(found.joined(separator: ", "))"
      throw LayoutAssertionFailure("the package in \(package.lastPathComponent) " + problem)
    }
    return (package.appendingPathComponent(found[0]), found[0])
  }

  /// The paths of the package's files, hidden folders and builds left out, sorted.
  private var paths: [String] {
    guard
      let files = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    let prefix = package.standardizedFileURL.path + "/"
    return files.compactMap { ($0 as? URL)?.standardizedFileURL.path }.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.sorted()
  }
}
