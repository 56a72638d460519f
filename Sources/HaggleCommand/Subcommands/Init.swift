import ArgumentParser
internal import Diagnostics
import Foundation
internal import ScenarioCommands
internal import SiteGeneration

/// `haggle init`: a small site to start from.
struct Init: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init",
      abstract: "Writes a small site to begin with.",
      discussion: "The folder must be empty or absent. 'haggle serve DIR' shows the site while you go on from there.")
  }

  @Argument(help: "The folder to write.", completion: .directory)
  var folder: String

  func run(in terminal: Terminal, _ reporter: Reporter) throws(Problem) -> ExitStatus {
    try SiteStarter().write(to: URL(fileURLWithPath: folder), shownAs: folder)
    terminal.report("haggle serve " + ShellWord.quoted(folder))
    return .success
  }
}
