public import Diagnostics
import Foundation
public import ScenarioPipeline
internal import TraceReading
internal import ViewProgram

/// A scenario's live page in a single file, with its styles, fonts and script, the engine and the program: it can be
/// opened from a folder, sent to somebody, or put on any server.
///
/// Links to other pages of a site are left out.
public struct SinglePage {
  private let engine: PageEngine?
  private let runner: ScenarioRunner

  /// - Parameters:
  ///   - options: The options that the scenario is evaluated with.
  ///   - engine: The engine that makes the page live; without one no page can be made.
  public init(options: ScenarioRunner.Options, engine: PageEngine?) {
    self.engine = engine
    runner = ScenarioRunner(options: options)
  }

  /// Lays a scenario out and makes its page.
  ///
  /// - Parameter preview: The name or the number of the only preview on it; `nil` for all.
  /// - Returns: The page, and the reports about the scenario.
  /// - Throws: That it cannot be read, that there is no engine, or the errors in the scenario.
  public func make(
    _ input: ScenarioInput, only preview: String? = nil
  ) throws(Problem) -> (html: String, reports: [Report]) {
    let file = try runner.read(input)
    guard let engine else { throw Problem(SiteFault.missingEngine, in: "--engine") }
    let run = try runner.run(file, only: preview)
    let name = file.name.hasSuffix(".swift") ? String(file.name.dropLast(".swift".count)) : "scenario"
    let entry = SiteEntry(source: ScenarioSource(topic: "", name: name, folder: nil), run: run)
    let live = entry.livePreviews(ScenarioFigures(of: run), isAlone: true)
    let page = ScenarioPage(
      configuration: SiteConfiguration(), topic: nil, entry: entry,
      text: ScenarioText(run, shared: [:], frontend: runner.frontend), livePreviews: live, previous: nil, next: nil,
      isAlone: true)
    let theme = try Theme()
    let html = try theme.render(page, of: page.configuration)
    let styles = live.map(\.style).joined()
    let inlining = try Inlining(assets: theme.assets, styles: (entry.source.styleName, styles))
    let texts = [
      ("engine", engine.base64), ("program", run.selfContained.map { Data($0.bytes).base64EncodedString() } ?? ""),
    ]
    return (try inlining.page(html, texts: texts), run.warnings + run.findings)
  }

  /// Whether a text consists of trace documents rather than Swift source.
  public static func isTrace(_ bytes: [UInt8]) -> Bool {
    let blanks = Array(" \t\r\n".utf8)
    let first = bytes.first { !blanks.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Makes the page of layouts that were recorded. It needs neither their program nor an engine.
  ///
  /// - Parameters:
  ///   - bytes: What `haggle trace --format json` wrote.
  ///   - name: The file's name in error messages.
  /// - Throws: What is wrong with the documents, or that nothing was placed in one of them.
  public static func make(recorded bytes: [UInt8], shownAs name: String) throws(Problem) -> String {
    let documents: [RecordedTrace]
    do throws(TraceReadingError) {
      documents = try TraceReader.read(bytes)
    } catch {
      throw Problem(InputFault.badTrace(error.message), in: name)
    }
    guard let page = RecordPage(documents) else { throw Problem(SiteFault.emptyRecord, in: name) }
    let theme = try Theme()
    let html = try theme.render(page, of: SiteConfiguration())
    let assets = theme.assets + [RecordPage.script]
    let inlining = try Inlining(assets: assets, styles: (RecordPage.styleName, page.style))
    return try inlining.page(html, texts: [("record", RecordedPanels(page.layouts).json)])
  }
}

extension ScenarioRun {
  /// The scenario with its pictures inside, and of its previews those that are shown.
  fileprivate var selfContained: PortableScenario? {
    var scenario = portable
    let shown = Set(previews.map(\.source))
    scenario?.program.previews.removeAll { !shown.contains($0.source) }
    for index in scenario?.images.indices ?? 0..<0 {
      guard let name = scenario?.images[index].name, let picture = file.images.image(name) else { continue }
      scenario?.images[index].file = picture.dataAddress
    }
    return scenario
  }
}
