import ArgumentParser
internal import Diagnostics
import Foundation
internal import Publication
internal import ScenarioCommands
internal import SiteGeneration

/// `haggle build`: the whole site.
struct Build: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Writes a web site of all scenarios.",
      discussion: """
        Reads DIR/Scenarios and DIR/Site. Nothing is replaced unless every scenario, figure and page is right; the \
        output folder must be empty, absent or made by an earlier build. It then becomes the new site in one step; \
        files in it that haggle did not write stay, and pages that somebody edited are kept beside it.
        """)
  }

  @Argument(help: "The folder that holds Scenarios and Site.", completion: .directory)
  var folder: String = "."

  @Option(name: .shortAndLong, help: "The folder to write; DIR/_site if not given.", completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "How many threads lay out scenarios; as many as there are cores if not given.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Build only these scenarios, as 2/4, into a part of the site that 'haggle merge' puts together with the others.",
      valueName: "part"))
  var shard: String?

  @Flag(help: "Publish drafts, too.")
  var drafts = false

  @Flag(name: .shortAndLong, help: "Write only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Name each scenario when it is done, and say what the build came to.")
  var verbose = false

  @OptionGroup var pages: PageCacheArguments
  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments
  @OptionGroup var reporting: ReportingArguments

  var diagnostics: ReportingArguments.Format { reporting.diagnostics }

  func validate() throws {
    if let shard, SiteShard(shard) == nil {
      throw ValidationError("'--shard' needs the number of a part and how many there are: 2/4")
    }
    if shard != nil, output == nil { throw ValidationError("'--shard' needs '--output', the folder of the part") }
    if shard != nil, pages.cache != nil {
      throw ValidationError("'--shard' keeps its pages in the part: leave out '--cache'")
    }
    if quiet, verbose { throw ValidationError("'--quiet' and '--verbose' exclude each other") }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' needs a number of at least 1") }
  }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    if let shard = shard.flatMap(SiteShard.init), let output {
      return try build(shard, into: output, terminal, reporter)
    }
    let interruption = Interruption()
    interruption.watch()
    let target = output ?? (folder == "." ? "_site" : folder + "/_site")
    let published = PublishedSite(to: target, interruption)
    let progress = BuildProgress(terminal, isVerbose: verbose, isQuiet: quiet || !reporter.isText)
    defer { progress.end() }
    var builder = SiteBuilder(
      folder: URL(fileURLWithPath: folder), options: try evaluation.options(), showsDrafts: drafts,
      engine: try engine.found(), jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      cache: pages.pages
    )
    builder.drawing = Build.drawing
    builder.progress = progress.show
    var memory = builder.memory(of: published)
    if let past = memory?.outcome() {
      add(past.site, to: reporter)
      return isRefused(past.site) ? .warnings : finish(past, target, terminal, reporter, nil)
    }
    memory?.begin()
    let site = try builder.build { (file) throws(Problem) in
      progress.count(file)
      try published.write(file)
    }
    progress.end()
    add(site, to: reporter)
    if isRefused(site) { return .warnings }
    let outcome = BuildOutcome(site: site, notes: try published.publish())
    memory?.keep(outcome)
    return finish(outcome, target, terminal, reporter, progress)
  }

  private func add(_ site: BuiltSite, to reporter: Reporter) {
    if !quiet { reporter.add(site.notes) }
    if !quiet || reporting.strict { reporter.add(site.warnings + (reporting.strict ? site.findings : [])) }
  }

  /// Whether the site has something that keeps it from being published.
  private func isRefused(_ site: BuiltSite) -> Bool {
    reporting.strict && (site.warnings + site.findings).hasWarnings
  }

  /// Tells what the build came to.
  ///
  /// - Parameter progress: How it went; `nil` when there was nothing to do.
  private func finish(
    _ outcome: BuildOutcome, _ name: String, _ terminal: Terminal, _ reporter: Reporter, _ progress: BuildProgress?
  ) -> ExitStatus {
    reporter.add(outcome.notes)
    terminal.writeError(reporter.finish())
    if verbose { terminal.report(progress?.summary ?? "nothing changed since the last build") }
    if reporter.isText, !quiet {
      terminal.report(Build.summary(of: outcome.site, name: name, isNew: progress != nil))
    }
    return .success
  }

  private func build(
    _ shard: SiteShard, into output: String, _ terminal: Terminal, _ reporter: Reporter
  ) throws(Problem) -> ExitStatus {
    var builder = SiteBuilder(
      folder: URL(fileURLWithPath: folder), options: try evaluation.options(),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, version: ProgramDigest.text)
    builder.drawing = Build.drawing
    let part = SitePart(URL(fileURLWithPath: output), shownAs: output)
    let site = try builder.build(shard, into: part)
    if !quiet || reporting.strict { reporter.add(site.warnings + (reporting.strict ? site.findings : [])) }
    if reporting.strict, (site.warnings + site.findings).hasWarnings { return .warnings }
    terminal.writeError(reporter.finish())
    if reporter.isText, !quiet {
      terminal.report(Build.count(site.scenarioCount, "scenario") + " of part \(shard.text): \(output)")
    }
    return .success
  }

  /// What draws social pictures on this machine.
  static var drawing: SocialPicture? {
    guard let converter = FigureConverter.installed(ProcessInfo.processInfo.environment) else { return nil }
    return { (svg) throws(Problem) in try converter.socialPicture(of: svg) }
  }

  /// - Parameter isNew: Whether the site was written, or stands as an earlier build left it.
  static func summary(of site: BuiltSite, name: String, isNew: Bool = true) -> String {
    var counts = [Build.count(site.scenarioCount, "scenario"), Build.count(site.figureCount, "figure")]
    // The pages show them, where a scenario may contain them on purpose.
    if !site.findings.isEmpty { counts.append(Build.count(site.findings.count, "finding")) }
    if !isNew { counts.append("nothing changed") }
    return counts.joined(separator: ", ") + ": \(name)/index.html"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
