@testable import ScenarioPipeline
import Testing

/// What a package's manifest says of its targets' folders.
struct PackageTargetsTests {
  private func folders(_ targets: String) -> [String: [String]] {
    PackageTargets(Array("let package = Package(name: \"P\", targets: [\(targets)])".utf8)).folders
  }

  @Test(arguments: [
    (#".target(name: "A", path: "Sources")"#, ["A": ["Sources"]]),
    (
      #".executableTarget(name: "A", dependencies: ["B"], path: "./Code/A/", exclude: ["path"])"#,
      ["A": ["Code", "A"]]
    ),
    (
      #".target(name: "A", dependencies: [.target(name: "B"), .product(name: "C", package: "c")], path: "A"), .target(name: "B", path: "B/In")"#,
      ["A": ["A"], "B": ["B", "In"]]
    ),
    (#".target(name: "A", path: ".")"#, ["A": []]),
    (
      "/* .target(name: \"X\", path: \"X\") */ // .target(name: \"Y\", path: \"Y\")\n.target(\n  name: \"A\", // its name\n  path: \"A\")",
      ["A": ["A"]]
    ),
  ])
  func areReadWhereTheyAreWritten(targets: String, wanted: [String: [String]]) {
    #expect(folders(targets) == wanted)
  }

  @Test(arguments: [
    #".target(name: "A")"#, #".target(name: "A", path: "../Shared")"#, #".target(name: "A", path: "/Shared")"#,
    #".target(name: "A", path: folder)"#, #".target(name: "A", path: "\(folder)/A")"#,
    #".target(name: "A", settings: [.define("path: B")])"#, #".target(name: "A", path: "#,
    #".target(name: "A, path: "B")"#, #".target(name: "A", path: "B"#, #"target(name: "A", path: "B")"#, ")))", "",
  ])
  func areAtTheUsualPlaceOtherwise(targets: String) {
    #expect(folders(targets).isEmpty)
  }

  @Test func aFileBelongsToTheInnermost() {
    let targets = PackageTargets(
      Array(#"[.target(name: "A", path: "Sources"), .target(name: "B", path: "Sources/B/Deep")]"#.utf8))
    #expect(targets.folder(around: ["Sources", "B"]) == ["Sources"])
    #expect(targets.folder(around: ["Sources", "B", "Deep", "Views"]) == ["Sources", "B", "Deep"])
    #expect(targets.folder(around: ["Source"]) == nil)
  }
}
