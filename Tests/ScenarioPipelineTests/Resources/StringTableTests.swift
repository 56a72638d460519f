import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ScenarioPipeline

/// Texts of other tables than `Localizable`, and in other languages than that of the source.
struct StringTableTests {
  private func texts(_ views: String, _ files: [String: String]) throws -> [String] {
    let source = "import SwiftUI\n#Preview { VStack { \(views) } }"
    let folder = try TemporaryFolder(files.merging(["App/main.swift": source]) { $1 })
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].trace.standIns.isEmpty)
    return run.previews[0].trace.nodes.compactMap { $0.text?.lines.map(\.string).joined(separator: " ") }
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"hello": {"localizations": {"en": {"stringUnit": {"value": "Ahoy"}},
      "de": {"stringUnit": {"value": "Moin"}}}}, "bye": {"localizations": {"en": {"stringUnit": {"value": "Bye"}}}}}}
    """

  @Test(arguments: [
    "Text(\"hello\", tableName: \"Sea\")", "Text(LocalizedStringResource(\"hello\", table: \"Sea\"))",
    "Text(String(localized: \"hello\", table: \"Sea\"))",
    "Text(NSLocalizedString(\"hello\", tableName: \"Sea\", comment: \"\"))",
    "Text(Bundle.main.localizedString(forKey: \"hello\", value: nil, table: \"Sea\"))",
  ])
  func aTableIsReadByItsName(view: String) throws {
    let files = [
      "App/Localizable.strings": "\"hello\" = \"Hi\";", "App/Sea.xcstrings": StringTableTests.catalog,
      "App/en.lproj/Other.strings": "\"hello\" = \"Other\";",
    ]
    #expect(try texts(view, files) == ["Ahoy"])
    #expect(try texts(view, ["App/en.lproj/Sea.strings": "\"hello\" = \"Ahoy\";"]) == ["Ahoy"])
    #expect(try texts("Text(\"hello\")", files) == ["Hi"])
  }

  @Test func aDefaultStandsForAMissingText() throws {
    let views = """
      Text(String(localized: "none", defaultValue: "Default")); Text(String(localized: "hello", defaultValue: "Default"))
      """
    #expect(try texts(views, ["App/Localizable.xcstrings": StringTableTests.catalog]) == ["Default", "Ahoy"])
    #expect(try texts(views, [:]) == ["Default", "Default"])
  }

  @Test(arguments: ["Locale(identifier: \"de\")", ".init(identifier: \"de_AT\")"])
  func aLocaleChoosesTheLanguageOfTexts(locale: String) throws {
    let views = "VStack { Text(\"hello\"); Text(\"bye\") }.environment(\\.locale, \(locale))"
    let source = "import SwiftUI\n#Preview { \(views) }"
    let folder = try TemporaryFolder([
      "App/main.swift": source, "App/Localizable.xcstrings": StringTableTests.catalog,
      "App/de.lproj/Localizable.strings": "\"bye\" = \"Tschö\";",
    ])
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    let texts = run.previews[0].trace.nodes.compactMap { $0.text?.lines.map(\.string).joined() }
    #expect(texts == ["Moin", "Tschö"])
  }

  @Test func aLocaleChoosesTheLanguageOfTheViewsInside() throws {
    let files = ["App/Localizable.xcstrings": StringTableTests.catalog]
    let inside = "} }\nstruct Inside: View { var body: some View { Text(\"hello\")"
    #expect(
      try texts("Text(\"hello\"); Inside().environment(\\.locale, Locale(identifier: \"de\")) \(inside)", files)
        == ["Ahoy", "Moin"])
  }
}
