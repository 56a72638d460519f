import Diagnostics
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

/// Texts, colours and data in the folder of a scenario or anywhere in its module.
struct ResourceFolderTests {
  private func run(_ files: [String: String], _ path: String = "App/main.swift") throws -> ScenarioRun {
    let folder = try TemporaryFolder(files)
    return try ScenarioRunner().run(.file(folder.file(path), shownAs: path))
  }

  private func texts(_ run: ScenarioRun) -> [String] {
    run.previews[0].trace.nodes.compactMap { $0.text?.lines.map(\.string).joined(separator: " ") }
  }

  private static let greeting = "#Preview { VStack { Text(\"hello\"); Text(\"rooms \\(3)\") } }"

  @Test(arguments: [
    ["App/Localizable.strings": #"/* all */ "hello" = "Ahoy"; // more\#n"rooms %lld" = "%lld cabins";"#],
    [
      "App/en.lproj/Localizable.strings": #""hello"="Ahoy";"rooms %lld"="%lld cabins";"#,
      "App/de.lproj/Localizable.strings": #""hello"="Moin";"#,
    ],
    [
      "App/Texts/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"hello": {"localizations": {"en": {"stringUnit": {"value": "Ahoy"}}}},
        "rooms %lld": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "a cabin"}},
          "other": {"stringUnit": {"value": "%lld cabins"}}}}}}}, "unused": {}}}
      """
    ],
  ])
  func textsStandForTheirKeys(files: [String: String]) throws {
    let run = try run(files.merging(["App/main.swift": ResourceFolderTests.greeting]) { $1 })
    #expect(texts(run) == ["Ahoy", "3 cabins"])
  }

  @Test func textsBesideAScenarioCount() throws {
    let run = try run(
      [
        "Scenarios/a/main.swift": ResourceFolderTests.greeting,
        "Scenarios/a/Localizable.strings": "\"hello\" = \"Ahoy\";",
      ],
      "Scenarios/a/main.swift")
    #expect(texts(run) == ["Ahoy", "rooms 3"])
  }

  @Test(arguments: ["\"hello\" = ", "\"hello\" \"Ahoy\";", "/* open", "\"a", "{}"])
  func damagedTextsAreNoted(content: String) throws {
    let run = try run(["App/main.swift": ResourceFolderTests.greeting, "App/Localizable.strings": content])
    #expect(run.warnings.map(\.file) == ["App/Localizable.strings"])
  }

  @Test func largeFilesAreLeftOut() throws {
    let folder = try TemporaryFolder(["App/boats.json": "[1, 2, 3]"])
    var limits = FileLimits()
    limits.resource.number = 5
    let file = ResourceFolder.File(name: "boats.json", shownName: "boats.json", url: folder.file("App/boats.json"))
    let resources = ResourceFolder([file], in: ProjectFiles(folder.url, limits: limits))
    #expect(resources.file("boats.json") == nil)
    #expect(resources.reports.count == 1)
    #expect(ResourceFolder([file], in: ProjectFiles(folder.url)).file("boats.json") == Array("[1, 2, 3]".utf8))
  }

  @Test func dataIsReadFromTheModule() throws {
    let source = """
      struct Boat: Decodable { let name: String }
      func boats() -> [Boat] {
        let url = Bundle.main.url(forResource: "boats", withExtension: "json")!
        return try! JSONDecoder().decode([Boat].self, from: Data(contentsOf: url))
      }
      #Preview { HStack { ForEach(boats(), id: \\.name) { Color.red.frame(width: $0.name.count == 3 ? 10 : 1) } }.frame(height: 5) }
      """
    let run = try run(
      [
        "App/Views/main.swift": source, "App/Data/boats.json": #"[{"name": "Ida"}, {"name": "Ada"}]"#,
        "App/App.xcodeproj/project.pbxproj": "",
      ], "App/Views/main.swift")
    #expect(run.previews[0].answer.width == 28)
    #expect(run.previews[0].trace.standIns.isEmpty)
  }

  @Test func linksOutOfTheProjectAreNotRead() throws {
    let folder = try TemporaryFolder([
      "outside/secret.json": "[]",
      "App/main.swift": "#Preview { Text(Bundle.main.url(forResource: \"secret\", withExtension: \"json\")!.path) }",
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.file("App/secret.json"), withDestinationURL: folder.file("outside/secret.json"))
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "App/main.swift"))
    #expect(run.previews[0].trace.standIns.count == 1)
  }

  @Test func catalogsHavePlurals() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "rooms %lld": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "a room"}},
          "other": {"stringUnit": {"value": "%lld rooms"}}}}}}},
        "in %lld": {"localizations": {"en": {"stringUnit": {"value": "wait %#@days@"}, "substitutions": {"days": {
          "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg day"}},
          "other": {"stringUnit": {"value": "%arg days"}}}}}}}}}}}
      """
    let source = "#Preview { ForEach(1..<3) { Text(\"rooms \\($0)\"); Text(\"in \\($0)\") } }"
    let run = try run(["App/Localizable.xcstrings": catalog, "App/main.swift": source])
    #expect(texts(run) == ["a room", "wait 1 day", "2 rooms", "wait 2 days"])
  }

  @Test func pluralRulesCountBeforeTheTextsBesideThem() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rooms %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>with %#@rooms@</string>
        <key>rooms</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>a room</string><key>other</key><string>%lld rooms</string>
        </dict></dict></dict></plist>
      """
    let run = try run([
      "App/en.lproj/Localizable.stringsdict": rules, "App/en.lproj/Localizable.strings": #""rooms %lld" = "plain";"#,
      "App/main.swift": "#Preview { ForEach(1..<3) { Text(\"rooms \\($0)\") } }",
    ])
    #expect(texts(run) == ["with a room", "with 2 rooms"])
  }

  @Test func coloursOfTheSystemByReference() throws {
    let set = #"{"colors": [{"color": {"platform": "universal", "reference": "systemPurpleColor"}}]}"#
    let run = try run([
      "App/main.swift": "#Preview { Color.glow.frame(width: 9, height: 9) }",
      "App/Assets.xcassets/glowColor.colorset/Contents.json": set,
    ])
    #expect(run.previews[0].trace.standIns.isEmpty)
  }
}

/// Colours of asset catalogs.
struct ColorSetTests {
  private func set(_ light: String, _ dark: String = "") -> String {
    let second =
      dark.isEmpty
      ? ""
      : """
      , {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": \(dark)}}
      """
    return #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(light)}}\#(second)]}"#
  }

  @Test func componentsAreFractionsBytesOrHexadecimal() throws {
    let light = #"{"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.5"}"#
    let folder = try TemporaryFolder([
      "Assets.xcassets/Brand Blue.colorset/Contents.json": set(light, #"{"white": "0.25", "alpha": "1"}"#),
      "Assets.xcassets/Group/Contents.json": "{}", "Assets.xcassets/Group/InkColor.colorset/Contents.json": set(light),
      "Assets.xcassets/bad.colorset/Contents.json": "{\"colors\": 4}",
    ])
    let images = ImageFolder(folder: folder.url)
    let paint = try #require(images.color("Brand Blue"))
    #expect(paint.light == RGBA(red: 1, green: 128.0 / 255, blue: 0.2, opacity: 0.5))
    #expect(paint.dark == RGBA(red: 0.25, green: 0.25, blue: 0.25))
    #expect(images.color(".brandBlue") == paint)
    #expect(images.color("InkColor") != nil)
    #expect(images.color(".ink") == images.color("InkColor"))
    #expect(images.color("bad") == nil)
    #expect(images.color("none") == nil)
    #expect(images.color("../Brand Blue") == nil)
  }

  @Test(arguments: [
    ("brand", "brand"), ("Brand", "brand"), ("brand-dark 2", "brandDark2"), ("BrandColor", "brand"),
    ("URLTint", "urlTint"), ("BG", "BG"), ("B", "b"), ("EBA72B", "EBA_72_B"),
    ("A3A3A3", "A_3_A_3_A_3"), ("181818", "_181818"), ("FFCB1F", "FFCB_1_F"), ("P3", "p3"), ("Gray100", "gray100"),
  ])
  func constantsAreNamedLikeXcodeDoes(name: String, constant: String) {
    #expect(ColorSet.constant(name, without: "Color") == constant)
  }

  @Test func picturesHaveConstantsToo() throws {
    let contents = #"{"images": [{"filename": "hill.png", "scale": "1x"}]}"#
    let folder = try TemporaryFolder(["Assets.xcassets/Green Hill.imageset/Contents.json": contents])
    try folder.write(ImageBytes.png(width: 8, height: 4), to: "Assets.xcassets/Green Hill.imageset/hill.png")
    #expect(ImageFolder(folder: folder.url).image(".greenHill")?.naturalSize == Size(width: 8, height: 4))
  }
}
