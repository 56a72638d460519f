import Foundation
import TestSupport
import Testing

/// `haggle render` with several previews in one figure.
struct CompareCommandTests {
  private static let two = """
    /// One.
    ///
    /// - Figure: compare #Second
    #Preview("First", traits: .fixedLayout(width: 200, height: 100)) { Color.red.padding(20).frame(width: 100) }
    #Preview("Second", traits: .fixedLayout(width: 200, height: 100)) { Color.red.frame(width: 100).padding(20) }
    """
  private static let finding = "padding(20) answers 140\u{2009}×\u{2009}100 on the right"

  private func render(_ arguments: [String], _ source: String = two) throws -> (HaggleProcess.Outcome, TemporaryFolder)
  {
    let folder = try TemporaryFolder(["a.swift": source, "b.swift": "#Preview(\"Other\") { Text(\"b\") }"])
    return (try HaggleProcess.run(["render"] + arguments, in: folder.url), folder)
  }

  @Test(arguments: [
    ["a.swift#First", "a.swift#Second"], ["a.swift#1", "a.swift#2"], ["a.swift", "--compare"],
    ["a.swift", "--compare", "-o", "-"], ["a.swift#First"],
  ]) func comparesPreviewsOfAFile(arguments: [String]) throws {
    let (outcome, _) = try render(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(CompareCommandTests.finding), "\(outcome.output.prefix(600))")
  }

  @Test func comparesFiles() throws {
    let (outcome, _) = try render(["a.swift#2", "b.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("aria-label=\"Second\"") && outcome.output.contains("aria-label=\"Other\""))
  }

  @Test(arguments: [
    (["--device", "iphone-8", "--device", "iphone-17-pro"], ["iPhone 8", "iPhone 17 Pro"]),
    (
      ["--proposal", "100x50", "--proposal", "nilxinf"],
      ["proposed 100\u{2009}×\u{2009}50", "proposed nil\u{2009}×\u{2009}∞"]
    ),
    (["--platform", "ios", "--platform", "macos"], ["for iOS", "for macOS"]),
  ]) func comparesLayoutsOfAPreview(arguments: [String], heads: [String]) throws {
    let (outcome, _) = try render(["b.swift"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for head in heads { #expect(outcome.output.contains("aria-label=\"\(head)\""), "\(head)") }
  }

  @Test func aFolderGetsAFigureForEach() throws {
    let (outcome, folder) = try render([
      "a.swift", "b.swift", "--proposal", "100x50", "--proposal", "50x50", "-o", "out/",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.allPaths.filter { $0.hasPrefix("out/") }.count == 6)
    let compared = try HaggleProcess.run(["render", "a.swift", "--compare", "-o", "out/"], in: folder.url)
    #expect(compared.status == 0, "\(compared.errors)")
    #expect(folder.allPaths.contains("out/a-compared.svg"))
  }

  @Test func severalArgumentsOfOneFileGetNamesOfTheirOwn() throws {
    let (outcome, folder) = try render(["a.swift#1", "a.swift#2", "-o", "out/"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.allPaths.filter { $0.hasPrefix("out/") } == ["out/a-2.svg", "out/a.svg"])
  }

  @Test func refusesTooFewAndTooMany() throws {
    let one = try render(["b.swift", "--compare"]).0
    #expect(one.status == 64)
    #expect(one.errors.hasPrefix("b.swift: error: 2 to 4 previews can be compared, and there is 'Other'; "))
    let five = (1...5).map { "#Preview(\"\($0)\") { Text(\"\($0)\") }" }.joined(separator: "\n")
    let many = try render(["a.swift", "--compare"], five).0
    #expect(many.status == 64)
    #expect(many.errors.contains("there are 5, '1', '2', '3', '4', '5'"))
  }

  @Test(arguments: [
    ("compare #Third", "'First' is to be compared with 'Third', which is no other preview; there is 'Second'"),
    ("compare #First", "'First' is to be compared with 'First', which is no other preview; there is 'Second'"),
    ("compare", "is asked for 'compare'"),
    ("compare #2, compare #2, compare #2, compare #2", "'First' can be compared with 3 others at most"),
  ]) func namesWhatADirectiveComparesInVain(directive: String, message: String) throws {
    let source = CompareCommandTests.two.replacing("compare #Second", with: directive)
    let (outcome, _) = try render(["a.swift#1"], source)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func aFileMayHaveTheSignInItsName() throws {
    let folder = try TemporaryFolder(["a#b.swift": "Color.red"])
    #expect(try HaggleProcess.run(["render", "a#b.swift"], in: folder.url).status == 0)
  }

  /// All scenarios with two or more previews: what `check` would refuse is an error here too.
  @Test(arguments: ["wide", "narrow"]) func everyScenarioCanBeCompared(width: String) throws {
    let scenarios = HaggleProcess.package.appendingPathComponent("Scenarios")
    let files = try #require(FileManager.default.subpaths(atPath: scenarios.path)).filter { $0.hasSuffix(".swift") }
      .sorted()
    var count = 0
    for file in files {
      let path = scenarios.appendingPathComponent(file).path
      // One preview has nothing to be compared with.
      guard try String(contentsOfFile: path, encoding: .utf8).split(separator: "#Preview").count > 2 else { continue }
      let outcome = try HaggleProcess.run(["render", path, "--compare", "--width", width])
      guard outcome.status == 0 else {
        #expect(outcome.errors.contains("2 to 4 previews can be compared"), "\(file): \(outcome.errors)")
        continue
      }
      count += 1
      #expect(!outcome.errors.contains("in the figure of"), "\(file): \(outcome.errors)")
    }
    #expect(count > 60)
  }
}
