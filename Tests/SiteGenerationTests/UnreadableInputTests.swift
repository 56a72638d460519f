import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// Files and folders that are there and closed.
///
/// The test first makes sure that what is open can be read and what is closed cannot. The site is built on its one thread,
/// as other threads keep their rights.
struct UnreadableInputTests {
  private static let files = [
    "Scenarios/a.swift": "#Preview { Color.red }\n", "Scenarios/topic/b.swift": "#Preview { Color.red }\n",
    "Site/site.yml": "title: Boxes\n", "Site/assets/x.css": "", "Site/root/CNAME": "example.org",
    "Site/templates/footer.mustache": "",
  ]

  @Test(
    .enabled(if: LesserRights.areAvailable),
    arguments: [
      "Scenarios", "Scenarios/topic", "Scenarios/topic/b.swift", "Site", "Site/site.yml", "Site/assets",
      "Site/assets/x.css", "Site/root", "Site/root/CNAME", "Site/templates", "Site/templates/footer.mustache",
    ])
  func isAnErrorWithItsPath(path: String) throws {
    let folder = try TemporaryFolder(UnreadableInputTests.files)
    let (url, closed) = (folder.url, folder.file(path).path)
    try #require(chmod(closed, 0) == 0)
    defer { chmod(closed, 0o700) }
    let built = LesserRights.run {
      guard LesserRights.canOpen(url.path), !LesserRights.canOpen(closed) else { return nil }
      do throws(Problem) { _ = try SiteBuilder(folder: url, jobs: 1).build() } catch { return error }
      return nil
    }
    let problem = try #require(built, "the site is built, or the thread can open everything or nothing")
    let texts = problem.reports.map(\.text)
    #expect(problem.kind == .missingInput, "\(texts)")
    #expect(
      texts.contains { $0.hasPrefix("\(path): error: ") && $0.hasSuffix("cannot be read; check its permissions") },
      "\(texts)")
  }
}
