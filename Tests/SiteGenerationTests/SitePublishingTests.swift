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

  @Test func filesForTheRootArePublishedAsTheyAre() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": Self.box, "Site/root/CNAME": "example.org", "Site/root/.well-known/x": "y",
      "Site/root/.DS_Store": "icons",
    ])
    #expect(try SiteBuilder(folder: folder.url).build().publish(to: folder.url.path + "/_site") == [])
    #expect(try folder.text("_site/CNAME") == "example.org")
    #expect(try folder.text("_site/.well-known/x") == "y")
    #expect(!folder.paths.contains("_site/.DS_Store"))
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
    #expect(try SiteBuilder(folder: site).build().files.contains { $0.bytes == Array("all".utf8) })
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

  @Test func whatStaysIsReported() throws {
    let folder = try TemporaryFolder(["Scenarios/a.swift": Self.box])
    let output = folder.url.path + "/_site"
    let site = try SiteBuilder(folder: folder.url).build()
    #expect(try site.publish(to: output) == [])
    try folder.write(Array("mine".utf8), to: "_site/CNAME")
    try folder.write(Array("mine".utf8), to: "_site/a.html")
    let reports = try site.publish(to: output)
    #expect(
      reports.map(\.text) == [
        "\(output): note: kept what is there and not part of the site: CNAME",
        "\(output): warning: replaced what somebody had edited: a.html; what was edited is in \(output).edited",
      ])
    #expect(try folder.text("_site.edited/a.html") == "mine")
    #expect(try folder.text("_site/CNAME") == "mine")
  }
}
