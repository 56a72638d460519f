public import Diagnostics
import Foundation
public import ScenarioPipeline
internal import ViewProgram

/// A scenario's live page in one file, with its styles, fonts and script, the engine and the program: it can be opened from
/// a folder, sent to somebody, or put on any server.
///
/// What leads elsewhere in a site is left out.
public struct SinglePage {
  private let engine: PageEngine
  private let runner: ScenarioRunner

  /// - Parameters:
  ///   - options: What the scenario is evaluated with.
  ///   - engine: What makes the page live.
  /// - Throws: That there is no engine.
  public init(options: ScenarioRunner.Options, engine: PageEngine?) throws(Problem) {
    guard let engine else { throw Problem(SiteFault.missingEngine, in: "--engine") }
    self.engine = engine
    runner = ScenarioRunner(options: options)
  }

  /// Lays a scenario out and makes its page.
  ///
  /// - Returns: The page, and what there is to say of the scenario.
  /// - Throws: The errors in the scenario.
  public func make(_ input: ScenarioInput) throws(Problem) -> (html: String, reports: [Report]) {
    let file = try runner.read(input)
    let run = try runner.run(file)
    let name = file.name.hasSuffix(".swift") ? String(file.name.dropLast(".swift".count)) : "scenario"
    let entry = SiteEntry(source: ScenarioSource(topic: "", name: name, folder: nil), run: run)
    let live = entry.livePreviews(isAlone: true)
    let page = ScenarioPage(
      configuration: SiteConfiguration(), topic: nil, entry: entry,
      text: ScenarioText(run, shared: [:], frontend: runner.frontend), livePreviews: live, previous: nil, next: nil,
      isAlone: true)
    let theme = try Theme()
    let html = try theme.render(page, of: page.configuration)
    let styles = live.map(\.style).joined()
    let inlining = try Inlining(assets: theme.assets, styles: (entry.source.styleName, styles))
    let texts = [
      ("engine", engine.base64), ("program", run.portable.map { Data($0.bytes).base64EncodedString() } ?? ""),
    ]
    return (try inlining.page(html, texts: texts), run.warnings + run.findings)
  }
}
