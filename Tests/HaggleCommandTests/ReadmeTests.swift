import Foundation
import Testing

struct ReadmeTests {
  @Test func showsTheFigureThatRenderGives() throws {
    let outcome = try HaggleProcess.run(
      ["render", "Scenarios/lazy-grids/two-flexible-minimums.swift"], in: HaggleProcess.package)
    let committed = HaggleProcess.package.appendingPathComponent("Site/readme/two-flexible-minimums.svg")
    #expect(
      outcome.output == String(decoding: try Data(contentsOf: committed), as: UTF8.self),
      "run `make picture` and look at the figure")
  }

  @Test func linksOnlyToFilesThatExist() throws {
    let readme = HaggleProcess.package.appendingPathComponent("README.md")
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    let links = text.matches(of: #/\]\(([^)#:]+)\)/#).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      #expect(
        FileManager.default.fileExists(atPath: HaggleProcess.package.appendingPathComponent(link).path), "\(link)")
    }
  }
}
