import Foundation
import TestSupport
import Testing

/// `Examples/Rows`, as who copies it has it. Its tests also run as a target of this package, and `make example` runs
/// them as they are there.
struct ExamplePackageTests {
  private static let hasPackageManager =
    (try? HaggleProcess.run(URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package", "--version"]))?.status == 0

  /// The package as it is in the repository, with Haggle at its absolute path.
  private func package() throws -> TemporaryFolder {
    let example = HaggleProcess.package.appendingPathComponent("Examples/Rows")
    let folder = try TemporaryFolder()
    for path in [
      "Package.swift", "Sources/Rows/Row.swift", "Tests/RowsTests/RowTests.swift", "Tests/RowsTests/RowXCTests.swift",
      "Tests/RowsTests/rows.txt",
    ] {
      let text = try String(contentsOf: example.appendingPathComponent(path), encoding: .utf8)
      let own = text.replacing("path: \"../..\"", with: "path: \"\(HaggleProcess.package.path)\"")
      #expect((own != text) == (path == "Package.swift"))
      try folder.write(Array(own.utf8), to: path)
    }
    return folder
  }

  private func swift(_ arguments: [String], in folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    try HaggleProcess.run(URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + arguments, in: folder.url)
  }

  @Test(.enabled(if: hasPackageManager, "there is no swift in the PATH"))
  func theManifestFindsWhatItNamesAndItsTargetIsBuilt() throws {
    let folder = try package()
    // A product that Haggle has not, or a target without a folder, ends this already.
    let built = try swift(["build", "--disable-sandbox", "--target", "Rows"], in: folder)
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    let described = try swift(["package", "--disable-sandbox", "describe", "--type", "json"], in: folder).output
    let start = try #require(described.firstIndex(of: "{"))
    let json = try JSONSerialization.jsonObject(with: Data(described[start...].utf8)) as? [String: Any]
    let targets = try #require(json?["targets"] as? [[String: Any]])
    let tests = try #require(targets.first { $0["name"] as? String == "RowsTests" })
    #expect(tests["product_dependencies"] as? [String] == ["HaggleTesting"])
    #expect(Set(tests["sources"] as? [String] ?? []) == ["RowTests.swift", "RowXCTests.swift"])
  }
}
