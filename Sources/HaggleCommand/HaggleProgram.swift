import ArgumentParser
internal import Diagnostics
public import ScenarioCommands
internal import SiteGeneration

/// The `haggle` program: reads its arguments, runs a subcommand, answers with an exit code.
public struct HaggleProgram {
  private let terminal: Terminal

  /// - Parameter terminal: The terminal that it reads from and writes to; the process's own streams if not given.
  public init(terminal: Terminal = .standard) { self.terminal = terminal }

  /// Runs with the arguments that follow the program's name.
  public func run(_ arguments: [String]) -> Int32 {
    // While this core reads the arguments, another can compute much of what is the same in every site.
    if arguments.first == Build.configuration.commandName { SiteBuilder.begin() }
    do {
      if let name = arguments.first { try Haggle.check(subcommand: name) }
      return try run(try Haggle.parseAsRoot(arguments)).rawValue
    } catch let problem as Problem {
      // A command reports its own problems; this one arose before there was a command.
      problem.reports.map(\.text).forEach(terminal.report)
      return ExitStatus(problem.kind).rawValue
    } catch {
      return finish(error)
    }
  }

  private func run(_ command: any ParsableCommand) throws -> ExitStatus {
    guard let command = command as? any Subcommand else {
      // `haggle` alone, and the requests the argument parser answers itself.
      var command = command
      try command.run()
      return .success
    }
    return command.reporting(in: terminal)
  }

  /// Help and completion scripts are results, wrong usage is a diagnostic.
  private func finish(_ error: any Error) -> Int32 {
    let code = Haggle.exitCode(for: error)
    let message = Haggle.fullMessage(for: error)
    guard code.isSuccess else {
      terminal.report(message)
      return code.rawValue
    }
    do throws(Problem) {
      try terminal.write(message)
      return code.rawValue
    } catch {
      error.reports.map(\.text).forEach(terminal.report)
      return ExitStatus(error.kind).rawValue
    }
  }
}

/// `haggle` itself, which only lists its subcommands.
struct Haggle: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "haggle",
      abstract: "Shows how SwiftUI views negotiate their size.",
      discussion: """
        Reads Swift source that Xcode could preview, lays it out, and turns the record of every proposal and answer \
        into figures, tables and a web site.

        Exit codes: 0 all is well, 1 errors in a scenario or page, or layouts that differ, 2 warnings with --strict, \
        64 wrong usage, 66 no such input, 69 a needed tool is missing, 70 a fault of haggle's own, 73 cannot write, \
        74 the standard output is full or closed, 78 bad configuration, 130 interrupted. A pipe that nobody reads ends \
        the program by SIGPIPE, which is 141 in a shell.
        """,
      version: Version.current,
      subcommands: [
        Init.self, Serve.self, Build.self, Merge.self, Render.self, Export.self, TraceCommand.self, Explain.self,
        View.self, Check.self, Record.self, Diff.self, Clean.self, Doctor.self,
      ])
  }
}

extension Haggle {
  /// An unknown first word is reported as an unknown subcommand: the parser would complain about the options after it.
  fileprivate static func check(subcommand name: String) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !name.hasPrefix("-"), !names.contains(name) else { return }
    throw ValidationError("there is no subcommand '\(name)'; the subcommands are \(names.joined(separator: ", "))")
  }
}
