import Foundation
import TestSupport
import Testing

/// `haggle build --shard` and `haggle merge`, as several processes run them.
struct MergeCommandTests {
  private func site() throws -> TemporaryFolder {
    var files = ["Site/site.yml": "title: Boxes\n"]
    for number in 1...6 {
      files["Scenarios/boxes/box-\(number).swift"] =
        "#Preview(\"Box \(number)\") { Color.red.frame(width: \(number * 9)) }\n"
    }
    return try TemporaryFolder(files)
  }

  /// With GNU parallel where it is installed, else with `xargs`.
  @Test func fourProcessesBuildTheSameSite() throws {
    let folder = try site()
    let program = HaggleProcess.products.appendingPathComponent("haggle").path
    let script = HaggleProcess.package.appendingPathComponent("Scripts/build-in-parts").path
    let parts = try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["HAGGLE=" + program, script, "4", "parts"], in: folder.url)
    #expect(parts.status == 0, "\(parts.errors)")
    let whole = try HaggleProcess.run(["build", "--no-cache", "--output", "whole"], in: folder.url)
    #expect(whole.status == 0)
    func files(_ name: String) -> [String: Data?] {
      let paths = folder.paths.filter { $0.hasPrefix(name + "/") }
      let own = paths.map { (String($0.dropFirst(name.count)), try? Data(contentsOf: folder.file($0))) }
      return Dictionary(own) { first, _ in first }
    }
    #expect(files("whole").count > 30)
    #expect(files("parts") == files("whole"))
  }

  private func inParts(_ options: [String], _ folder: TemporaryFolder) throws -> HaggleProcess.Outcome {
    let program = HaggleProcess.products.appendingPathComponent("haggle").path
    let script = HaggleProcess.package.appendingPathComponent("Scripts/build-in-parts").path
    return try HaggleProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["HAGGLE=" + program, script, "2", "parts"] + options, in: folder.url)
  }

  @Test func optionsAreForThePartsAndTheWhole() throws {
    let folder = try site()
    try folder.write(
      Array("---\ntitle: A draft\ndescription: Not yet.\ndraft: true\n---\n\nWords.\n".utf8), to: "Site/articles/new.md"
    )
    let options = ["--drafts", "--missing-image", "30x20", "--jobs", "2", "--cache", "kept pages"]
    let first = try inParts(options, folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(folder.paths.contains("parts/articles/new.html"))
    let records = folder.paths.filter { $0.hasPrefix("kept pages/") && $0.hasSuffix(".record") }
    // One of them has the parts of figures that the schemas accepted.
    #expect(records.count == 7)
    #expect(try inParts(options, folder).status == 0)
    #expect(folder.paths.filter { $0.hasPrefix("kept pages/") && $0.hasSuffix(".record") } == records)
  }

  @Test(arguments: [
    (["--shard", "5/4", "--output", "p"], "the number of a part"), (["--shard", "1/2"], "needs '--output'"),
    (["--cache", "c", "--no-cache"], "exclude each other"), (["--jobs", "0"], "a number of at least 1"),
  ])
  func refusesWhatMakesNoSense(arguments: [String], words: String) throws {
    let folder = try site()
    let result = try HaggleProcess.run(["build"] + arguments, in: folder.url)
    #expect(result.status == 64)
    #expect(result.errors.contains(words))
  }
}
