import Foundation
import TestSupport
import Testing

/// A browser on this machine.
enum Browser {
  static var installed: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in
      folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// The project's own site in a real browser, from files and without a network.
@Suite(.enabled(if: Browser.installed != nil, "no chromium is installed (Debian: apt install chromium)"))
struct BrowserTests {
  /// A reader's setting, and the colours that a page must then show.
  struct Scheme {
    var name: String
    /// The number of the browser's own setting.
    var setting: Int
    var page: Int
    var proposal: Int
    var answer: Int

    static let light = Scheme(name: "light", setting: 1, page: 0xFFFFFF, proposal: 0x1058E8, answer: 0xC22A1E)
    static let dark = Scheme(name: "dark", setting: 0, page: 0x0D1117, proposal: 0x72B7E3, answer: 0xFF7B72)
  }

  /// One test, as the site takes long to build.
  @Test func showsTheSiteInTheReadersColoursWithoutComplaint() throws {
    let folder = try TemporaryFolder()
    try build(into: folder)
    #expect(try browse(folder.file("site/index.html"), ["--dump-dom"], in: folder) == [])
    for scheme in [Scheme.light, .dark] { try check(scheme, in: folder) }
  }

  private func check(_ scheme: Scheme, in folder: TemporaryFolder) throws {
    let page = folder.file("site/lazy-grids/two-flexible-minimums.html")
    let picture = folder.file("picture.png")
    let errors = try browse(
      page, ["--blink-settings=preferredColorScheme=\(scheme.setting)", "--screenshot=\(picture.path)"], in: folder)
    #expect(errors == [], "the page complains in the console, \(scheme.name)")
    let screenshot = try #require(Screenshot([UInt8](try Data(contentsOf: picture))))
    #expect(screenshot.pixels(of: scheme.page) > 100_000, "\(scheme.name)")
    #expect(screenshot.pixels(of: scheme.proposal) > 200, "\(scheme.name)")
    #expect(screenshot.pixels(of: scheme.answer) > 200, "\(scheme.name)")
    // The scenario's own colours: an orange and a teal cell of at least 40 by 40 points.
    let large = screenshot.counts.filter { $0.value > 5_000 && $0.key.isColourful }
    #expect(large.count >= 2, "\(scheme.name)")
  }

  private func build(into folder: TemporaryFolder) throws {
    let outcome = try HaggleProcess.run(
      ["build", HaggleProcess.package.path, "--output", folder.file("site").path])
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// Opens a page and returns what it wrote to the console.
  private func browse(_ page: URL, _ arguments: [String], in folder: TemporaryFolder) throws -> [Substring] {
    let browser = try #require(Browser.installed)
    let outcome = try HaggleProcess.run(
      browser,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr",
        "--window-size=1000,1000", "--user-data-dir=\(folder.file("profile").path)",
      ] + arguments + [page.absoluteString])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.errors.split(separator: "\n").filter { $0.contains("CONSOLE") || $0.contains("ERR_") }
  }
}

extension Screenshot.Color {
  /// Whether it is far from any grey.
  fileprivate var isColourful: Bool { max(red, green, blue) - min(red, green, blue) > 80 }
}
