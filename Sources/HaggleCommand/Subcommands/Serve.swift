import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import SiteServing

/// `haggle serve`: the site in a browser while it is written.
struct Serve: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve",
      abstract: "Shows the site in a browser, and again whenever something in it changes.",
      discussion: """
        Listens on 127.0.0.1 only; of a scenario that did not change the page is kept, as by 'haggle build'. What keeps \
        the site from being built stands on the page, which recovers when it is mended. On /try code is written and its \
        picture follows.
        """)
  }

  @Argument(help: "The folder that holds Scenarios and Site.", completion: .directory)
  var folder: String = "."

  @Option(help: "The port to listen at; 0 for any that is free.")
  var port: UInt16 = 8421

  @OptionGroup var pages: PageCacheArguments
  @OptionGroup var engine: EngineArguments
  @OptionGroup var evaluation: EvaluationArguments

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    let output = terminal.writeError
    let tell = Telling(write: output)
    let server = try SiteServer(
      folder: URL(fileURLWithPath: folder), port: port, options: evaluation.options(), engine: try engine.found(),
      cache: pages.pages)
    try server.run(started: { tell.say($0) }) { reports in
      for report in Report.ordered(reports) { tell.say(report.text) }
    }
    return .success
  }

  /// Writes one line after another, whichever thread they come from.
  private final class Telling: @unchecked Sendable {
    private let lock = NSLock()
    private let write: (String) -> Void

    init(write: @escaping (String) -> Void) { self.write = write }

    func say(_ text: String) { lock.withLock { write(text + "\n") } }
  }
}
