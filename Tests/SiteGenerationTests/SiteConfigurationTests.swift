import Diagnostics
import TestSupport
import Testing

@testable import SiteGeneration

struct SiteConfigurationTests {
  /// What is wrong with a configuration, as text; `nil` when nothing is.
  private func fault(_ yaml: String) -> String? {
    let problem = problem(yaml)
    #expect(problem?.kind == .configuration)
    return problem?.reports.map(\.text).joined(separator: "\n")
  }

  private func problem(_ yaml: String) -> Problem? {
    do throws(Problem) {
      _ = try SiteConfiguration(yaml: yaml, shownAs: "Site/site.yml")
      return nil
    } catch {
      return error
    }
  }

  @Test func readsEveryKey() throws {
    let configuration = try SiteConfiguration(
      yaml: """
        title: Boxes
        headline: All about boxes
        description: How boxes are sized.
        figure: stacks/box
        language: de
        sections:
          - folder: grids
            title: Grids
            text: In rows.
          - folder: stacks
        """, shownAs: "site.yml")
    #expect(configuration.title == "Boxes")
    #expect(configuration.headline == "All about boxes")
    #expect(configuration.description == "How boxes are sized.")
    #expect(configuration.figure == "stacks/box")
    #expect(configuration.language == "de")
    #expect(
      configuration.sections == [
        .init(folder: "grids", title: "Grids", text: "In rows."), .init(folder: "stacks", title: "", text: ""),
      ])
  }

  @Test func takesAnEmptyFileForTheDefaults() throws {
    #expect(try SiteConfiguration(yaml: "", shownAs: "site.yml") == SiteConfiguration())
  }

  @Test func suggestsTheKeyThatWasMeant() {
    #expect(
      fault("title: A\ntilte: B\n")
        == "Site/site.yml:2:1: error: there is no key 'tilte' here; did you mean 'title'?")
  }

  @Test func listsTheKeysWhenNoneIsClose() {
    #expect(
      fault("sections:\n  - folder: a\n    colour: red\n")
        == "Site/site.yml:3:5: error: there is no key 'colour' here; known are folder, title, text")
  }

  @Test func refusesValuesOfTheWrongShape() {
    #expect(fault("title: [a]\n") == "Site/site.yml:1:8: error: a text is expected here")
    #expect(
      fault("sections: grids\n") == "Site/site.yml:1:11: error: a list is expected here")
    #expect(
      fault("- title\n")
        == "Site/site.yml:1:1: error: keys with values are expected here")
    #expect(
      fault("sections:\n  - title: Grids\n")
        == "Site/site.yml:2:5: error: a section needs a folder")
  }

  @Test func reportsTheLineOfBrokenYAML() throws {
    let found = try #require(problem("title: \"open\ndescription: b\n"))
    #expect(found.kind == .configuration)
    #expect(found.reports.count == 1)
    #expect(found.reports[0].text.hasPrefix("Site/site.yml:"))
  }

  @Test func aFolderHasOneSection() {
    #expect(
      fault("sections:\n  - folder: a\n  - folder: a\n")
        == "Site/site.yml:3:5: error: the folder 'a' has a section already")
  }

  @Test func aRepeatedKeyIsShownWhereItComesAgain() {
    #expect(
      fault("title: A\nlanguage: en\ntitle: B\n") == "Site/site.yml:3:1: error: the key 'title' is repeated")
    #expect(
      fault("title: A\nsections:\n  - folder: a\n    title: A\n    title: B\n")
        == "Site/site.yml:5:5: error: the key 'title' is repeated")
  }

  @Test(arguments: ["en", "de-AT", "zh-Hant", "sr-Latn-RS", "es-419", "de-1996", "en-GB-oxendict", "de-x-own", "DE"])
  func takesALanguageTag(tag: String) throws {
    #expect(try SiteConfiguration(yaml: "language: \(tag)", shownAs: "site.yml").language == tag)
  }

  @Test(arguments: ["not a tag!", "", "e", "english-", "de_AT", "de--AT", "en-"])
  func refusesWhatIsNoLanguageTag(tag: String) {
    #expect(
      fault("title: A\nlanguage: \"\(tag)\"\n")?.hasPrefix("Site/site.yml:2:11: error: '\(tag)' is no language tag")
        == true)
  }

  @Test func whatIsNotThereIsShownWithItsPlace() throws {
    let scenario = ["Scenarios/stacks/box.swift": "#Preview { Color.red }"]
    func fault(_ yaml: String) throws -> String {
      let folder = try TemporaryFolder(scenario.merging(["Site/site.yml": yaml]) { $1 })
      let problem = try #require(throws: Problem.self) { try SiteBuilder(folder: folder.url).build() }
      #expect(problem.kind == .configuration)
      return problem.reports.map(\.text).joined(separator: "\n")
    }
    #expect(
      try fault("title: A\nsections:\n  - folder: stack\n")
        == "Site/site.yml:3:13: error: no scenario is in the folder 'Scenarios/stack'; did you mean 'stacks'?")
    #expect(try fault("title: A\nfigure: stacks/bax\n").hasPrefix("Site/site.yml:2:9: error: 'figure' names"))
  }

  /// Ten aliases in each of ten lines would be ten thousand million texts.
  @Test func readsNoAliases() {
    var yaml = "title: &a0 [x, x]\n"
    for level in 1...10 {
      yaml += "? &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(fault(yaml) == "Site/site.yml:2:1: error: anchors and aliases are not read here; write the text out")
    #expect(throws: Never.self) {
      try SiteConfiguration(yaml: "title: R&D *and* more\ndescription: >-\n  a & b\n  *b*\n", shownAs: "site.yml")
    }
  }

  @Test func nestsOnlySoDeep() {
    #expect(fault(String(repeating: "[", count: 100_000)) == "Site/site.yml:1:1: error: this is nested too deep")
  }

  @Test func aDeviceLikeNoOtherIsAnsweredWithThoseThereAre() {
    #expect(
      fault("base-device: Lighthouse\n")?.hasPrefix(
        "Site/site.yml:1:14: error: no device is called 'Lighthouse'; there are 'iPhone") == true)
  }

  /// `fault` checks that each is a problem of the configuration.
  @Test func aFlagIsTrueOrFalse() {
    #expect(fault("search: no\n") == "Site/site.yml:1:9: error: 'search' is true or false")
    #expect(fault("feed: 1\n") == "Site/site.yml:1:7: error: 'feed' is true or false")
  }

  @Test("What pages are kept by names every property, so that none is changed without a word")
  func factsNameEveryProperty() {
    let properties = Mirror(reflecting: SiteConfiguration()).children.compactMap(\.label)
    #expect(Set(properties) == Set(SiteConfiguration().facts.map(\.name)).union(["places"]))
    let section = Mirror(reflecting: SiteConfiguration.Section(folder: "", title: "", text: "")).children
    #expect(section.compactMap(\.label) == ["folder", "title", "text"])
  }
}
