import Foundation
import TestSupport
import Testing

/// `swift package haggle` in a package that depends on this one by its path; nothing of Haggle is built for it.
struct PluginTests {
  private static let hasPackageManager =
    (try? HaggleProcess.run(URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package", "--version"]))?.status == 0

  private func haggle(_ arguments: [String], in folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    // The tests may already run in the package manager, which passes this on to its child processes.
    let path = HaggleProcess.products.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["PATH=" + path, "swift", "package", "--disable-sandbox", "haggle"] + arguments, in: folder.url)
  }

  @Test(.enabled(if: hasPackageManager, "there is no swift in the PATH"))
  func checksRecordsAndComparesThePackagesLayouts() throws {
    let example = HaggleProcess.package.appendingPathComponent("Examples/Rows/Sources/Rows/Row.swift")
    let source = try String(contentsOf: example, encoding: .utf8)
    let folder = try TemporaryFolder([
      "Sources/Rows/Row.swift": source, "Sources/Rows/Plain.swift": "let height = 44",
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Rows", platforms: [.macOS(.v15)],
        dependencies: [.package(name: "Haggle", path: "\(HaggleProcess.package.path)")],
        targets: [.target(name: "Rows")])
      """,
    ])
    let checked = try haggle(["check"], in: folder)
    #expect(checked.status == 0, "\(checked.errors)")
    // The package manager decides on which stream it passes on what a plugin writes.
    let text = checked.output + checked.errors
    #expect(text.contains("Sources/Rows/Row.swift:11:9: warning: The text is truncated"), "\(text)")
    #expect(try haggle(["record"], in: folder).status == 0)
    #expect(try folder.text("Sources/haggle-baseline.txt").contains("preview \"Long title\" in 200 × 44"))
    #expect(try haggle(["diff"], in: folder).output.contains("2 previews are the same."))
    let wrong = source.replacing("Text width 0...148", with: "Text width 0...10")
    try folder.write(Array(wrong.utf8), to: "Sources/Rows/Row.swift")
    let failed = try haggle(["check"], in: folder)
    #expect(failed.status != 0)
    #expect((failed.output + failed.errors).contains("error: the width of 'Text' is 135.7"), "\(failed.output)")
  }
}
