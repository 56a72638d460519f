import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// How a whole site is built and told of, at once or of parts.
struct SiteArguments: ParsableArguments {
  @Flag(help: "Publish drafts, too.")
  var drafts = false

  @Flag(name: .shortAndLong, help: "Write only errors.")
  var quiet = false

  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments
  @OptionGroup var reporting: ReportingArguments

  /// - Parameters:
  ///   - jobs: How many threads lay out scenarios; as many as there are cores if not given.
  ///   - cache: Where pages are kept.
  ///   - version: What tells builds of the program apart on every machine, where parts of a site are built or merged.
  ///   - isPart: Whether only pages of scenarios are made, of which none brings the engine.
  /// - Throws: What is wrong with the arguments.
  func builder(
    of folder: String, jobs: Int? = nil, cache: SiteCache? = nil, version: String = "", isPart: Bool = false
  ) throws(Problem) -> SiteBuilder {
    var builder = SiteBuilder(
      folder: URL(fileURLWithPath: folder), options: try evaluation.options(), showsDrafts: drafts,
      engine: isPart ? nil : try engine.found(), jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      cache: cache, version: version)
    builder.drawing = SiteArguments.drawing
    return builder
  }

  /// What draws social pictures on this machine.
  private static var drawing: SocialPicture? {
    guard let converter = FigureConverter.installed(ProcessInfo.processInfo.environment) else { return nil }
    return { (svg) throws(Problem) in try converter.socialPicture(of: svg) }
  }

  func tell(_ site: BuiltSite, to reporter: Reporter) {
    if !quiet { reporter.add(site.notes) }
    if !quiet || reporting.strict { reporter.add(site.warnings + (reporting.strict ? site.findings : [])) }
  }

  /// Whether the site has something that keeps it from being published.
  func isRefused(_ site: BuiltSite) -> Bool { reporting.strict && (site.warnings + site.findings).hasWarnings }

  /// Tells what was built in a line, unless nothing should be told.
  func tell(_ summary: String, to terminal: Terminal, _ reporter: Reporter) {
    if reporter.isText, !quiet { terminal.report(summary) }
  }

  /// - Parameter isNew: Whether the site was written, or stands as an earlier build left it.
  static func summary(of site: BuiltSite, name: String, isNew: Bool = true) -> String {
    var counts = [count(site.scenarioCount, "scenario"), count(site.figureCount, "figure")]
    // The pages show them, where a scenario may contain them on purpose.
    if !site.findings.isEmpty { counts.append(count(site.findings.count, "finding")) }
    if !isNew { counts.append("nothing changed") }
    return counts.joined(separator: ", ") + ": \(name)/index.html"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
