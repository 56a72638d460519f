import Diagnostics
import Foundation
import LayoutEngine
@testable import ScenarioPipeline
import TestSupport
import Testing

/// What Xcode makes of a string catalog is read from the catalog.
struct StringSymbolsTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.1", "strings": {
      "Alert.Logout.message": { "extractionState": "manual",
        "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Log \\"out\\"?" } } } },
      "OK": { "extractionState": "manual" },
      "Found in code": {},
      "3 items": { "extractionState": "manual" },
      "%.1f sec": { "extractionState": "manual",
        "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%.1f seconds" } } } },
      "Day %lld": { "extractionState": "manual",
        "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Day %1$(number)lld" } } } },
      "daysLeft": { "extractionState": "manual",
        "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld day left for %@" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld days left for %@" } } } } } } }
    } }
    """

  private func texts(_ views: [String], _ files: [String: String]) throws -> [String] {
    let main = "import SwiftUI\n#Preview { VStack { \(views.joined(separator: "; ")) } }"
    let folder = try TemporaryFolder(files.merging(["App/main.swift": main]) { $1 })
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].trace.standIns.map(\.name) == [])
    return run.previews[0].trace.nodes.compactMap { $0.text?.string }
  }

  @Test func textsAreCalledByTheWordsOfTheirKeys() throws {
    let views = ["Text(.alertLogoutMessage)", "Text(String(localized: .ok))", "Text(LocalizedStringResource._3Items)"]
    #expect(
      try texts(views, ["App/Localizable.xcstrings": StringSymbolsTests.catalog]) == ["Log \"out\"?", "OK", "3 items"])
  }

  @Test func textsWithValuesAreFunctions() throws {
    let views = [
      "Text(.sec(2.25))", "Text(.day(number: 1200))", "Text(.daysLeft(1, \"you\"))",
      "Text(verbatim: String(localized: .daysLeft(2, \"you\")))",
    ]
    #expect(
      try texts(views, ["App/Localizable.xcstrings": StringSymbolsTests.catalog])
        == ["2.2 seconds", "Day 1,200", "1 day left for you", "2 days left for you"])
  }

  @Test func anotherCatalogsTextsAreInATypeOfItsName() throws {
    let catalog = #"{ "strings": { "welcome.title": { "extractionState": "manual" } } }"#
    #expect(try texts(["Text(.Onboarding.welcomeTitle)"], ["App/Onboarding.xcstrings": catalog]) == ["welcome.title"])
  }

  @Test func wordsThatSwiftKeepsForItselfAndKeysThatAreAlikeAreNoTrouble() throws {
    let catalog = """
      { "strings": {
        "default": { "extractionState": "manual",
          "localizations": { "en": { "stringUnit": { "state": "new", "value": "%(in)lld of" } } } },
        "Close": { "extractionState": "manual" }, "close": { "extractionState": "manual" },
        "!?": { "extractionState": "manual" }
      } }
      """
    let views = ["Text(._2024.default(in: 3))", "Text(._2024.close)"]
    #expect(try texts(views, ["App/2024.xcstrings": catalog]) == ["3 of", "Close"])
  }

  @Test func onlyTextsThatWereAddedByHandHaveSymbols() throws {
    let catalog = try #require(StringCatalog(Array(StringSymbolsTests.catalog.utf8)))
    let source = StringSymbols(of: catalog, in: "Localizable.xcstrings").source
    #expect(source.contains("`ok`") && !source.contains("foundInCode"))
    #expect(!StringSymbols.areMade(of: "InfoPlist.xcstrings"))
  }

  @Test func aBrokenCatalogStopsNothing() throws {
    let folder = try TemporaryFolder([
      "App/main.swift": "import SwiftUI\n#Preview { Text(.title) }", "App/Localizable.xcstrings": "{ \"manual\" <<<<",
    ])
    let run = try ScenarioRunner().run(.file(folder.file("App/main.swift"), shownAs: "main.swift"))
    #expect(run.previews[0].trace.standIns.map(\.name) == [".title"])
    #expect(run.warnings.contains { $0.text.contains("it is no string catalog") })
  }
}
