import ArgumentParser
import Foundation
import SiteGeneration

/// `haggle build`: the whole site.
struct Build: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Writes a web site of all scenarios.",
      discussion: """
        Reads DIR/Scenarios and DIR/Site. Nothing is replaced unless every scenario, figure and page is right; the \
        output folder must be empty, absent or made by an earlier build.
        """)
  }

  @Argument(help: "The folder that holds Scenarios and Site.", completion: .directory)
  var folder: String = "."

  @Option(name: .shortAndLong, help: "The folder to write; DIR/_site if not given.", completion: .directory)
  var output: String?

  @Flag(help: "Fail when there are warnings.")
  var strict = false

  func run(in terminal: Terminal) throws(Problem) -> ExitStatus {
    let source = URL(fileURLWithPath: folder)
    let target = output.map { URL(fileURLWithPath: $0) } ?? source.appendingPathComponent("_site")
    let site = try SiteBuilder(folder: source).build()
    site.warnings.forEach(terminal.report)
    if strict, !site.warnings.isEmpty { return .warnings }
    try site.publish(to: target)
    let name = output ?? target.lastPathComponent
    let scenarios = Build.count(site.scenarioCount, "scenario")
    terminal.report("\(scenarios), \(Build.count(site.figureCount, "figure")): \(name)/index.html")
    return .success
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
