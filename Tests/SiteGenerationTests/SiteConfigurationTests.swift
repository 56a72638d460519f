import Diagnostics
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
}
