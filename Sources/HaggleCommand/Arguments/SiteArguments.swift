import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// Options for building a whole site, at once or from parts, and for reporting on it.
struct SiteArguments: ParsableArguments {
  @Flag(help: "Publish drafts, too.")
  var drafts = false

  @Flag(name: .shortAndLong, help: "Write only errors.")
  var quiet = false

  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments
  @OptionGroup var reporting: ReportingArguments

  /// - Parameters:
  ///   - jobs: The number of threads that lay out scenarios; the number of cores if not given.
  ///   - cache: The cache for pages.
  ///   - version: Distinguishes builds of the program in the same way on every machine, where parts of a site are built
  ///     or merged.
  ///   - isPart: Whether only pages of scenarios are made, none of which contains the engine.
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

  /// The drawing of social pictures on this machine.
  private static var drawing: SocialPicture? {
    guard let converter = FigureConverter.installed(ProcessInfo.processInfo.environment) else { return nil }
    return { (svg) throws(Problem) in try converter.socialPicture(of: svg) }
  }

  func tell(_ site: BuiltSite, to reporter: Reporter) {
    if !quiet { reporter.add(site.notes) }
    if !quiet || reporting.strict { reporter.add(site.warnings + (reporting.strict ? site.findings : [])) }
  }

  /// Whether something in the site prevents its publication.
  func isRefused(_ site: BuiltSite) -> Bool { reporting.strict && (site.warnings + site.findings).hasWarnings }

  /// Reports in one line what was built, unless the command should be quiet.
  func tell(_ summary: String, to terminal: Terminal, _ reporter: Reporter) {
    if reporter.isText, !quiet { terminal.report(summary) }
  }

  /// - Parameter isNew: Whether the site was written, rather than left as an earlier build made it.
  static func summary(of site: BuiltSite, name: String, isNew: Bool = true) -> String {
    var counts = [count(site.scenarioCount, "scenario"), count(site.figureCount, "figure")]
    // The pages show the findings, as a scenario may contain them on purpose.
    if !site.findings.isEmpty { counts.append(count(site.findings.count, "finding")) }
    if !isNew { counts.append("nothing changed") }
    return counts.joined(separator: ", ") + ": \(name)/index.html"
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
