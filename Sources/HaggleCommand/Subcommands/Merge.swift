import ArgumentParser
internal import Diagnostics
import Foundation
internal import Publication
internal import ScenarioCommands
internal import SiteGeneration

/// `haggle merge`: a site from parts that several processes or machines built.
struct Merge: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Makes a site of the parts that 'haggle build --shard' built.",
      discussion: """
        Needs all parts, each once, and the folder that they were built from: articles and the pages about several \
        scenarios are made here. The site is the same to the byte as one that is built at once.

          seq 4 | xargs -P4 -I{} haggle build --shard {}/4 --output part-{}
          haggle merge part-1 part-2 part-3 part-4 --output _site
        """)
  }

  @Argument(help: "The folders of the parts.", completion: .directory)
  var parts: [String]

  @Option(name: .customLong("site"), help: "The folder that holds Scenarios and Site.", completion: .directory)
  var folder: String = "."

  @Option(name: .shortAndLong, help: "The folder to write.", completion: .directory)
  var output: String

  @OptionGroup var site: SiteArguments

  var diagnostics: ReportingArguments.Format { site.reporting.diagnostics }

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    try SiteBuilder.requireOutside(URL(fileURLWithPath: output), of: URL(fileURLWithPath: folder), shownAs: output)
    let interruption = Interruption()
    interruption.watch()
    let published = PublishedSite(to: output, interruption)
    let parts = parts.map { SitePart(URL(fileURLWithPath: $0), shownAs: $0) }
    let built = try site.builder(of: folder, version: ProgramDigest.text).merge(parts) { (file) throws(Problem) in
      try published.write(file)
    }
    site.tell(built, to: reporter)
    if site.isRefused(built) { return .warnings }
    reporter.add(try published.publish())
    terminal.writeError(reporter.finish())
    site.tell(SiteArguments.summary(of: built, name: output), to: terminal, reporter)
    return .success
  }
}
