import Foundation
import Testing

/// Checks what the documents at the root state about the project against the project.
struct DocumentsTests {
  private static let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  /// Folders that a site may have and this one has not.
  private static let optional = ["Site/templates", "Site/assets"]

  @Test func theReadmeShowsTheFigureThatRenderGives() throws {
    let outcome = try HaggleProcess.run(
      ["render", "Scenarios/lazy-grids/two-flexible-minimums.swift"], in: HaggleProcess.package)
    #expect(
      outcome.output == (try text(of: "Site/readme/two-flexible-minimums.svg")),
      "run `make picture` and look at the figure")
  }

  @Test(arguments: documents) func namesOnlyFilesThatExist(document: String) throws {
    let text = try text(of: document)
    let links = text.matches(of: #/\]\(([^)#:]+)\)/#).map { String($0.1) }
    let names = text.matches(of: #/`((?:Sources|Tests|Site|Scenarios|\.ci)(?:/[\w.\-]+)+|[A-Z]+\.md)/?`/#)
      .map { String($0.1) }
    for path in links + names where !Self.optional.contains(path) {
      #expect(FileManager.default.fileExists(atPath: url(path).path), "\(path)")
    }
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
  func pointsToFiles(document: String) throws {
    #expect(try text(of: document).contains(#/`[\w.\-]+(/[\w.\-]+)+`|\]\(\w/#))
  }

  @Test func theArchitectureNamesEveryModule() throws {
    // A folder that has moved may stay behind empty where it was checked out before.
    let modules = try FileManager.default.contentsOfDirectory(atPath: url("Sources").path)
      .filter { module in
        guard !module.hasPrefix(".") else { return false }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url("Sources/\(module)").path)
        return paths.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }
      }
    #expect(modules.count > 15)
    let architecture = try text(of: "ARCHITECTURE.md")
    #expect(modules.filter { !architecture.contains("`\($0)`") } == [])
  }

  @Test func contributingNamesOnlyTargetsThatExist() throws {
    let makefile = try text(of: "Makefile")
    let targets = try Self.documents.flatMap { try text(of: $0).matches(of: #/make ([a-z][a-z\-]*)/#) }
      .map { String($0.1) }
    #expect(targets.count > 8)
    for target in Set(targets) { #expect(makefile.contains("\n\(target):"), "make \(target)") }
  }

  private func url(_ path: String) -> URL { HaggleProcess.package.appendingPathComponent(path) }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }
}
