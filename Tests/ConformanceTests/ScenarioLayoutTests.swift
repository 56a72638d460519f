import Foundation
import LayoutEngine
import SwiftFrontend
import Testing
import SwiftUIViews
import ViewProgram

/// The scenarios of the site, as the engine sees them.
struct ScenarioLayoutTests {
  /// The files with previews; the others hold what these have in common.
  static let files = Result {
    try CheckoutFiles.swiftFiles(in: CheckoutFiles.scenarios).filter { file in
      try String(contentsOf: file, encoding: .utf8).contains("#Preview")
    }
  }

  @Test func thereAreScenarios() throws {
    #expect(try ScenarioLayoutTests.files.get().count >= 17)
  }

  @Test(arguments: try files.get())
  func everyScenarioLaysOutAndEveryFormulaGivesItsResult(file: URL) throws {
    let source = try Layouts.source(of: file)
    let previews = try Frontend(platform: .iOS).parse([source] + neighbours(of: file)).program.previews
    #expect(!previews.isEmpty)
    for index in previews.indices {
      let reasons = try lay(file, preview: index).reasons
      #expect(!reasons.isEmpty)
      for reason in reasons {
        let value = try #require(reason.formula.evaluate())
        #expect(value == reason.result || abs(value - reason.result) < 1e-6, "\(reason.step) of \(reason.node)")
      }
    }
  }

  @Test func fixedColumnLeavesTwoAdaptiveColumnsOf57() throws {
    let cells = try cells(of: "fixed-and-adaptive")
    #expect(cells.prefix(3).map(\.size.width) == [70, 57, 57])
  }

  @Test func flexibleColumnOf140LeavesAnAdaptiveOneOf52() throws {
    let cells = try cells(of: "flexible-and-adaptive")
    #expect(cells.prefix(2).map(\.size.width) == [140, 52])
  }

  @Test func twoFlexibleColumnsEndUpSixPointsOffCentre() throws {
    let cells = try cells(of: "two-flexible-minimums")
    #expect(cells.prefix(2).map(\.size.width) == [108, 120])
    let middle = (cells[0].minX + cells[1].minX + cells[1].size.width) / 2
    #expect(middle - 150 == 6)
    let grid = try lay(CheckoutFiles.scenarios.appendingPathComponent("lazy-grids/two-flexible-minimums.swift"))
    #expect(frames(named: "LazyVGrid", in: grid).map(\.size.width) == [224])
    #expect(frames(named: "LazyVGrid", in: grid).map(\.minX) == [cells[0].minX])
  }

  /// The colours of a grid, in order.
  private func cells(of scenario: String) throws -> [Rect] {
    let file = CheckoutFiles.scenarios.appendingPathComponent("lazy-grids/\(scenario).swift")
    return frames(named: "Color", in: try lay(file))
  }

  private func frames(named name: String, in layout: PreviewRun) -> [Rect] {
    layout.trace.nodes.filter { $0.info.name.hasPrefix(name) }.map(\.frame)
  }

  private func lay(_ file: URL, preview: Int = 0) throws -> PreviewRun {
    try Layouts.layOut(file, beside: neighbours(of: file), preview: preview)
  }

  /// The other files of a scenario's folder.
  private func neighbours(of file: URL) throws -> [SourceText] {
    try CheckoutFiles.swiftFiles(in: file.deletingLastPathComponent()).filter { $0.path != file.path }
      .map(Layouts.source(of:))
  }
}
