internal import Diagnostics
internal import ScenarioPipeline

/// The results of the scenarios that articles show. They are few, and kept as long as articles are being written.
final class ScenarioRuns {
  private let runner: ScenarioRunner
  private var entries: [String: SiteEntry] = [:]

  init(_ runner: ScenarioRunner) { self.runner = runner }

  func keep(_ entry: SiteEntry) { entries[entry.source.sourceName] = entry }

  /// The result of a scenario that could be laid out before.
  func entry(of source: ScenarioSource) throws(Problem) -> SiteEntry {
    if let known = entries[source.sourceName] { return known }
    guard let file = source.folder?.scenario(source.name + ".swift") else {
      throw Problem(SiteFault.noScenario, in: source.sourceName)
    }
    let entry = SiteEntry(source: source, run: try runner.run(file))
    entries[source.sourceName] = entry
    return entry
  }
}
