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
}
