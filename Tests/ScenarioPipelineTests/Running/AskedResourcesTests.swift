import Diagnostics
import Foundation
import ScenarioPipeline
import TestSupport
import Testing
import ViewProgram

/// The resources that an engine without files gets in addition to a program.
struct AskedResourcesTests {
  private func symbols(_ view: String) throws -> [PortableScenario.Symbol] {
    let folder = try TemporaryFolder(["a.swift": "import SwiftUI\n#Preview { \(view) }"])
    let run = try ScenarioRunner().run(.file(folder.file("a.swift"), shownAs: "a.swift"))
    return try #require(run.portable).symbols
  }

  /// As they are drawn in the page: on another platform or in another state other marks are.
  @Test(arguments: [
    "Stepper(\"a\", value: .constant(1))", "List { DisclosureGroup(\"a\") { Text(\"b\") } }",
    "Picker(\"a\", selection: .constant(1)) { Text(\"1\").tag(1) }",
  ])
  func marksOfControlsAreThere(view: String) throws {
    let symbols = try symbols(view)
    for name in ["chevron.down", "chevron.right", "chevron.up", "chevron.up.chevron.down", "minus", "plus"] {
      let symbol = try #require(symbols.first { $0.name == name })
      #expect(symbol.isListed)
      #expect(!symbol.glyph.isEmpty)
    }
  }

  @Test func aProgramWithoutControlsHasNoMarks() throws {
    #expect(try symbols("Text(\"a\")").isEmpty)
    #expect(try symbols("Image(systemName: \"plus\")").map(\.name) == ["plus"])
  }
}
