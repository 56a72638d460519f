import ArgumentParser
internal import Diagnostics
internal import Publication
internal import ScenarioCommands
internal import SiteGeneration

/// `haggle clean`: removes a site that `haggle build` wrote.
struct Clean: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "clean",
      abstract: "Removes the site that an earlier build wrote.",
      discussion: """
        Removes the files that the build listed, unless somebody edited them, and nothing else. A folder that haggle \
        did not write is refused.
        """)
  }

  @Argument(help: "The folder with the site.", completion: .directory)
  var output: String = "_site"

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let interruption = Interruption()
    interruption.watch()
    reporter.add(try PublishedSite(to: output, interruption).clean())
    return .success
  }
}
