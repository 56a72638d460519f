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
      commandName: "build",
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

  @Flag(name: .shortAndLong, help: "Name each scenario when it is done, and say what the build came to.")
  var verbose = false

  @OptionGroup var pages: PageCacheArguments
  @OptionGroup var site: SiteArguments

  var diagnostics: ReportingArguments.Format { site.reporting.diagnostics }

  func validate() throws {
    if let shard, SiteShard(shard) == nil {
      throw ValidationError("'--shard' needs the number of a part and how many there are: 2/4")
    }
    if shard != nil, output == nil { throw ValidationError("'--shard' needs '--output', the folder of the part") }
    if site.quiet, verbose { throw ValidationError("'--quiet' and '--verbose' exclude each other") }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' needs a number of at least 1") }
  }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    if let shard = shard.flatMap(SiteShard.init), let output {
      return try build(shard, into: output, terminal, reporter)
    }
    let interruption = Interruption()
    interruption.watch()
    let target = output ?? (folder == "." ? "_site" : folder + "/_site")
    try SiteBuilder.requireOutside(URL(fileURLWithPath: target), of: URL(fileURLWithPath: folder), shownAs: target)
    let published = PublishedSite(to: target, interruption, cache: pages.pages)
    let progress = BuildProgress(terminal, isVerbose: verbose, isQuiet: site.quiet || !reporter.isText)
    defer { progress.end() }
    var builder = try site.builder(of: folder, jobs: jobs, cache: pages.pages)
    builder.progress = progress.show
    builder.hasHandedOutAll = published.expectNoMore
    builder.endsTheProgram = true
    let memory = builder.memory(of: published)
    if let past = memory?.outcome() {
      site.tell(past.site, to: reporter)
      return site.isRefused(past.site) ? .warnings : finish(past, target, terminal, reporter, nil)
    }
    try SiteBuilder.requireSources(in: URL(fileURLWithPath: folder))
    try published.begin()
    let built = try builder.build { (file) throws(Problem) in
      progress.count(fileOf: file.size)
      try published.write(file)
    }
    progress.end()
    site.tell(built, to: reporter)
    if site.isRefused(built) { return .warnings }
    let note = memory?.note(built)
    let outcome = BuildOutcome(site: built, notes: try published.publish(remembering: memory))
    note?.keep(outcome.notes)
    Remains.leave(builder, published, memory as Any, note as Any)
    return finish(outcome, target, terminal, reporter, progress)
  }

  /// Reports the outcome of the build.
  ///
  /// - Parameter progress: The build's progress; `nil` when there was nothing to do.
  private func finish(
    _ outcome: BuildOutcome, _ name: String, _ terminal: Terminal, _ reporter: Reporter, _ progress: BuildProgress?
  ) -> ExitStatus {
    if !site.quiet { reporter.add(outcome.notes) }
    terminal.writeError(reporter.finish())
    if verbose { terminal.report(progress?.summary ?? "nothing changed since the last build") }
    site.tell(SiteArguments.summary(of: outcome.site, name: name, isNew: progress != nil), to: terminal, reporter)
    return .success
  }

  private func build(
    _ shard: SiteShard, into output: String, _ terminal: Terminal, _ reporter: Reporter
  ) throws(Problem) -> ExitStatus {
    let part = SitePart(URL(fileURLWithPath: output), shownAs: output)
    try SiteBuilder.requireOutside(URL(fileURLWithPath: output), of: URL(fileURLWithPath: folder), shownAs: output)
    let version = ProgramDigest.text
    // Parts share a cache only if the user names a folder for it.
    let cache = pages.cache.map { SiteCache(URL(fileURLWithPath: $0), version: version) }
    let builder = try site.builder(of: folder, jobs: jobs, cache: cache, version: version, isPart: true)
    let built = try builder.build(shard, into: part)
    site.tell(built, to: reporter)
    if site.isRefused(built) { return .warnings }
    terminal.writeError(reporter.finish())
    let count = SiteArguments.count(built.scenarioCount, "scenario")
    site.tell(count + " of part \(shard.text): \(output)", to: terminal, reporter)
    return .success
  }
}
