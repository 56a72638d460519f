import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// Names of files and folders as they stand in addresses.
struct SiteAddressTests {
  private static let box = "#Preview(traits: .fixedLayout(width: 40, height: 30)) { Color.red }\n"

  private func page(_ path: String, of files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(files)
    let site = try CollectedSite(SiteBuilder(folder: folder.url))
    return try #require(site.text(path))
  }

  @Test(arguments: [
    ("a?b", "a%3Fb"), ("a#b", "a%23b"), ("a%41b", "a%2541b"), ("data:text,x", "data%3Atext%2Cx"), ("a b", "a%20b"),
    ("a\"<b", "a%22%3Cb"), ("caf\u{E9}", "caf%C3%A9"), ("a\u{1B}\nb", "a%1B%0Ab"),
  ])
  func anyFileNameCanBeLinkedTo(name: String, address: String) throws {
    let files = ["Scenarios/t/\(name).swift": Self.box]
    let index = try page("index.html", of: files)
    #expect(index.contains("href=\"t/\(address).html\""))
    #expect(index.contains("src=\"t/\(address).small.svg\""))
    let own = try page("t/\(name).html", of: files)
    #expect(own.contains("href=\"\(address).svg\""))
    #expect(own.contains("href=\"\(address).json\""))
  }

  @Test func everyTopicHasAnIDOfItsOwn() throws {
    let topics = ["a b", "a<b", "a-b", "a/b", "a_b", "a.b"]
    let files = Dictionary(uniqueKeysWithValues: topics.map { ("Scenarios/\($0)/x.swift", Self.box) })
    let index = try page("index.html", of: files)
    for id in ["a_20b", "a_3Cb", "a-b", "a.b", "a_5Fb", "a_2Eb"] {
      #expect(index.contains("id=\"topic-\(id)\""))
    }
  }
}
