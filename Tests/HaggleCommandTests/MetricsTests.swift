import Foundation
import TestSupport
import Testing

/// `--metrics FILE` and `metrics` in `site.yml`, with a file made of Inter by `Scripts/inter-metrics.py`.
struct MetricsTests {
  private static let source = Array("Text(\"Vegetables\").font(.system(size: 17))".utf8)

  private static var inter: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/inter-metrics.json")
      .path
  }

  /// The ten letters of Inter are 89.926 points wide with kerning, and its line 20.574 high; both are rounded up to a
  /// third.
  @Test func measuresByTheFile() throws {
    let outcome = try HaggleProcess.run(
      ["trace", "-", "--format", "json", "--metrics", MetricsTests.inter], input: MetricsTests.source)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(document["metrics"] as? String == "Inter 3.019 (SIL Open Font Licence)")
    let node = try #require((document["nodes"] as? [[String: Any]])?.first)
    let frame = try #require(node["frame"] as? [String: Any])
    #expect(frame["width"] as? Double == 90)
    #expect(abs((frame["height"] as? Double ?? 0) - 20.6667) < 0.001)
  }

  @Test func saysWhatTextsWereMeasuredBy() throws {
    let measured = try HaggleProcess.run(["trace", "-", "--metrics", MetricsTests.inter], input: MetricsTests.source)
    #expect(measured.output.contains("\ntexts measured by Inter 3.019 (SIL Open Font Licence)\n"))
    let plain = try HaggleProcess.run(["trace", "-", "--format", "json"], input: MetricsTests.source)
    #expect(plain.output.contains("\"metrics\": \"built-in\""))
  }

  /// The file holds line heights of iOS, and no medium weight.
  @Test func takesOnlyWhatTheFileHolds() throws {
    let code = Array("Text(\"Vegetables\").font(.system(size: 17)).fontWeight(.medium)".utf8)
    let plain = try HaggleProcess.run(["trace", "-"], input: code)
    let measured = try HaggleProcess.run(["trace", "-", "--metrics", MetricsTests.inter], input: code)
    let name = "texts measured by Inter 3.019 (SIL Open Font Licence)\n"
    #expect(measured.output.contains(name))
    #expect(measured.output.replacing(name, with: "") == plain.output)
    let onMac = try HaggleProcess.run(
      ["trace", "-", "--platform", "macos", "--metrics", MetricsTests.inter], input: MetricsTests.source)
    #expect(onMac.output.contains("90 × 20 "), "\(onMac.output)")
  }

  @Test func measuresAWholeSiteByTheFile() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview(\"A\") { Text(\"Vegetables\").font(.system(size: 17)) }",
      "Site/site.yml": "metrics: Site/inter.json\n",
      "Site/inter.json": try String(contentsOfFile: MetricsTests.inter, encoding: .utf8),
    ])
    let outcome = try HaggleProcess.run(["build"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try folder.text("_site/a.html").replacing("\u{2009}", with: " ")
    #expect(page.contains("90 × 20.7"), "\(page)")
  }

  @Test func refusesMetricsOutsideTheSite() throws {
    let folder = try TemporaryFolder([
      "Scenarios/a.swift": "#Preview { Text(\"a\") }", "Site/site.yml": "metrics: ../inter.json\n",
    ])
    let outcome = try HaggleProcess.run(["build"], in: folder.url)
    #expect(outcome.status != 0)
    #expect(outcome.errors.hasPrefix("../inter.json: error: "), "\(outcome.errors)")
  }

  /// What is wrong in a file, and what its diagnostic says.
  static let mistakes: [(file: String, message: String)] = [
    ("", "this is not JSON"),
    ("{", "this is not JSON"),
    ("[]", "the file: an object is needed here"),
    ("{}", "the file: the key 'format' is needed here"),
    (document(format: "metrics"), "format: \"haggle-metrics\" is needed here"),
    (document(version: 2), "version 2 of the format is not known"),
    (document(platform: "linux"), "platform: 'linux' is not known; known are ios, macos"),
    (document(faces: ""), "there is no font in it"),
    (document(faces: face(weight: "fat")), "faces[0].weight: 'fat' is not known; known are ultraLight, thin"),
    (document(faces: face(design: "comic")), "faces[0].design: 'comic' is not known"),
    (document(faces: face(sizes: "")), "faces[0].sizes: at least one size is needed here"),
    (document(faces: face(sizes: size("0"))), "faces[0].sizes[0].size: 0.0 is not a number from 1.0 to 1000.0"),
    (document(faces: face(sizes: size("\"x\""))), "faces[0].sizes[0].size: a number is needed here"),
    (document(faces: face(sizes: size("10", "{\"AB\": 1}"))), "'AB' is not one character"),
    (document(faces: face(sizes: size("10", "{\"A\": -1}"))), "advances.A: -1.0 is not a number from 0.0 to 100.0"),
    (document(faces: face(sizes: size("10", "{\"A\": 1e999}"))), "this is not JSON"),
    (document(faces: face(kerning: "{\"A\": 0.1}")), "faces[0].kerning: 'A' is not two characters"),
    (document(faces: face(kerning: "{\"AV\": 9}")), "faces[0].kerning.AV: 9.0 is not a number from -2.0 to 2.0"),
    (document(faces: face() + "," + face()), "faces[1]: this font is in the file already"),
  ]

  @Test(arguments: mistakes) func refusesAFileThatIsWrong(file: String, message: String) throws {
    let folder = try TemporaryFolder(["metrics.json": file, "a.swift": "#Preview { Text(\"a\") }"])
    let outcome = try HaggleProcess.run(["trace", "a.swift", "--metrics", "metrics.json"], in: folder.url)
    #expect(outcome.status == 78, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("metrics.json: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func readsAFileThatIsJustRight() throws {
    let folder = try TemporaryFolder([
      "metrics.json": MetricsTests.document(faces: MetricsTests.face()), "a.swift": "#Preview { Text(\"a\") }",
    ])
    let outcome = try HaggleProcess.run(["trace", "a.swift", "--metrics", "metrics.json"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("texts measured by metrics.json"))
  }

  @Test func refusesAFileThatIsMissingOrTooLarge() throws {
    let folder = try TemporaryFolder(["metrics.json": "{}", "a.swift": "#Preview { Text(\"a\") }"])
    let missing = try HaggleProcess.run(["trace", "a.swift", "--metrics", "none.json"], in: folder.url)
    #expect(missing.status == 66)
    #expect(missing.errors.hasPrefix("none.json: error: there is no such file"))
    let large = try HaggleProcess.run(
      ["check", "a.swift", "--metrics", "metrics.json", "--limit", "metrics=1"], in: folder.url)
    #expect(large.status == 66)
    #expect((large.errors + large.output).contains("the file is larger than 1 bytes"))
  }

  // MARK: Files

  private static func document(
    format: String = "haggle-metrics", version: Int = 1, platform: String = "ios", faces: String = face()
  ) -> String {
    """
    {"format": "\(format)", "version": \(version), "platform": "\(platform)", "faces": [\(faces)]}
    """
  }

  private static func face(
    design: String = "default", weight: String = "regular", sizes: String = size("10"), kerning: String = "{}"
  ) -> String {
    """
    {"design": "\(design)", "weight": "\(weight)", "sizes": [\(sizes)], "kerning": \(kerning)}
    """
  }

  private static func size(_ size: String, _ advances: String = "{\"a\": 5}") -> String {
    """
    {"size": \(size), "ascender": 9, "descender": 2, "capHeight": 7, "advances": \(advances)}
    """
  }
}
