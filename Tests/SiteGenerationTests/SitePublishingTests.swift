import Diagnostics
import Foundation
import Publication
import TestSupport
import Testing

@testable import SiteGeneration

struct SitePublishingTests {
  private static let box = "#Preview(traits: .fixedLayout(width: 40, height: 30)) { Color.red }\n"

  private func problem(_ files: [String: String]) throws -> Problem {
    let folder = try TemporaryFolder(files)
    return try #require(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }
  }

  /// Builds a folder's site into its `_site`, as `haggle build` does.
  private func publish(_ folder: TemporaryFolder) throws -> [Report] {
    let output = PublishedSite(to: folder.url.path + "/_site")
    _ = try SiteBuilder(folder: folder.url).build { (file) throws(Problem) in try output.write(file) }
    return try output.publish()
  }

  @Test func filesForTheRootArePublishedAsTheyAre() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": Self.box, "Site/root/CNAME": "example.org", "Site/root/.well-known/x": "y",
      "Site/root/.DS_Store": "icons",
    ])
    #expect(try publish(folder) == [])
    #expect(try folder.text("_site/CNAME") == "example.org")
    #expect(try folder.text("_site/.well-known/x") == "y")
    #expect(!folder.paths.contains("_site/.DS_Store"))
  }

  @Test(arguments: ["Site/assets", "Site/assets/shadow.css", "Site/templates"])
  func whatALinkLeadsOutOfTheProjectToIsNotPublished(path: String) throws {
    let folder = try TemporaryFolder([
      "secrets/shadow.css": "mine", "site/Scenarios/a.swift": Self.box, "site/Site/assets/own.css": "own",
    ])
    let site = folder.url.appendingPathComponent("site")
    let link = site.appendingPathComponent(path)
    if path == "Site/assets" { try FileManager.default.removeItem(at: link) }
    let end = path.hasSuffix(".css") ? "secrets/shadow.css" : "secrets"
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder.file(end).path)
    let problem = #expect(throws: Problem.self) { try CollectedSite(SiteBuilder(folder: site)) }
    let outside = "the link leads out of the project; only what is in the project's folder is read"
    #expect(problem?.reports.map(\.text) == ["\(path): error: \(outside)"])
  }

  @Test func filesForTheRootComeFromTheProject() throws {
    let folder = try TemporaryFolder([
      "secret": "mine", "site/Scenarios/a.swift": Self.box, "site/Site/robots.txt": "all",
    ])
    let site = folder.url.appendingPathComponent("site")
    let root = site.appendingPathComponent("Site/root")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
    let link = root.appendingPathComponent("robots.txt")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../robots.txt")
    #expect(try CollectedSite(SiteBuilder(folder: site)).files.contains { $0.bytes == Array("all".utf8) })
    let outside = "the link leads out of the project; only what is in the project's folder is read"
    for (end, message) in [
      ("../../../secret", outside), ("/etc/hostname", outside), ("nowhere", "there is no such file"),
      (".", "this is the same folder as 'Site/root'; a folder is read once"),
    ] {
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: end)
      let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: site).build() }
      #expect(problem.reports.map(\.text) == ["Site/root/robots.txt: error: \(message)"])
      #expect(problem.kind == .missingInput)
    }
  }

  @Test func twoSourcesOfOneFileAreNamed() throws {
    func both(_ file: String, _ first: String, _ second: String) -> String {
      "\(file): error: \(first) and \(second) both write this file of the site; rename one of them"
    }
    let figures = try problem(["Scenarios/a.swift": Self.box + Self.box, "Scenarios/a-1.swift": Self.box])
    #expect(figures.kind == .content)
    #expect(figures.reports.map(\.text) == [both("a-1.svg", "Scenarios/a-1.swift", "Scenarios/a.swift")])
    let index = try problem(["Scenarios/index.swift": Self.box])
    #expect(
      index.reports.map(\.text) == [both("index.html", "Scenarios/index.swift", "the template index.mustache")])
    let root = try problem(["Scenarios/a.swift": Self.box, "Site/root/A.HTML": ""])
    #expect(
      root.reports.map(\.text) == [
        "A.HTML: error: Scenarios/a.swift writes 'a.html' and Site/root/A.HTML writes 'A.HTML', which are the same file "
          + "on some systems; rename one of them"
      ])
    let reserved = try problem(["Scenarios/a.swift": Self.box, "Site/root/.haggle-site": ""])
    #expect(
      reserved.reports.map(\.text) == [
        "Site/root/.haggle-site: error: no file of the site can be called '.haggle-site'"
      ])
  }

  /// A letter with an accent can be written in two ways, which some systems do not tell apart in names.
  @Test func namesThatDifferInTheEncodingOfAnAccentAreOneFile() throws {
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    #if os(Linux)
      for (first, second) in [("\(one).swift", "\(two).swift"), ("\(one)/a.swift", "\(two)/b.swift")] {
        let folder = try TemporaryFolder(["Scenarios/z.swift": Self.box])
        try folder.write(Array(Self.box.utf8), to: "Scenarios/" + first)
        try folder.write(Array(Self.box.utf8), to: "Scenarios/" + second)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("Scenarios").path)
        try #require(names.count == 3, "the disk does not tell the names apart")
        let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }
        #expect(problem.kind == .content)
        #expect(problem.reports.count == 1, "\(problem.reports.map(\.text))")
        let text = try #require(problem.reports.first?.text)
        for name in [first, second] {
          #expect(Array(text.utf8).firstRange(of: Array("Scenarios/\(name)".utf8)) != nil, "\(text)")
        }
        #expect(text.contains("which are the same file on some systems; rename one of them"))
      }
    #endif
    // Either of them alone is a name like any other, and stays as it is written.
    for name in [one, two] {
      let folder = try TemporaryFolder(["Scenarios/\(name).swift": Self.box])
      let files = try CollectedSite(SiteBuilder(folder: folder.url)).files
      #expect(files.contains { Array($0.path.utf8) == Array("\(name).html".utf8) })
    }
  }

  /// Only at the end it is known that a link leads nowhere; by then the rest is written, and has to go.
  @Test func whatIsFoundAtTheEndLeavesTheOldSite() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": Self.box])
    #expect(try publish(folder) == [])
    let before = folder.allPaths
    try folder.write(Array("<a href=\"nowhere\">{{title}}</a>".utf8), to: "Site/templates/footer.mustache")
    #expect(throws: Problem.self) { try publish(folder) }
    #expect(folder.allPaths.filter { !$0.hasPrefix("Site") } == before)
  }

  @Test func whatStaysIsReported() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": Self.box])
    let output = folder.url.path + "/_site"
    #expect(try publish(folder) == [])
    try folder.write(Array("mine".utf8), to: "_site/CNAME")
    try folder.write(Array("mine".utf8), to: "_site/a.html")
    let reports = try publish(folder)
    #expect(
      reports.map(\.text) == [
        "\(output): note: kept what is there and not part of the site: CNAME",
        "\(output): warning: replaced what somebody had edited: a.html; what was edited is in \(output).edited",
      ])
    #expect(try folder.text("_site.edited/a.html") == "mine")
    #expect(try folder.text("_site/CNAME") == "mine")
  }
}
