import Foundation
@testable import ScenarioCommands
import Testing

@testable import HaggleCommand
import SiteGeneration

struct BuildProgressTests {
  /// What is written while two scenarios are built.
  private func written(isVerbose: Bool = false, isQuiet: Bool = false, onTerminal: Bool) -> (
    lines: String, shown: [String]
  ) {
    var (lines, shown) = ("", [String]())
    let terminal = Terminal(
      readInput: { _ in [] }, writeOutput: { _ in }, writeError: { lines += $0 },
      showProgress: onTerminal ? { shown.append($0) } : nil)
    let progress = BuildProgress(terminal, isVerbose: isVerbose, isQuiet: isQuiet)
    progress.show(SiteBuilder.Progress(file: "Scenarios/a.swift", isKept: false, done: 1, count: 2))
    progress.show(SiteBuilder.Progress(file: "Scenarios/b.swift", isKept: true, done: 2, count: 2))
    progress.end()
    return (lines, shown)
  }

  @Test func showsALineOnATerminalAndTakesItAway() {
    let (lines, shown) = written(onTerminal: true)
    #expect(lines.isEmpty && shown == ["1 of 2 scenarios", "2 of 2 scenarios", ""])
  }

  @Test func showsNothingWhereNobodyLooksOrWantsIt() {
    #expect(written(onTerminal: false) == ("", []))
    #expect(written(isQuiet: true, onTerminal: true) == ("", []))
    #expect(Terminal.progress(isTerminal: true, "dumb") == nil && Terminal.progress(isTerminal: false, "xterm") == nil)
  }

  @Test func namesEachScenarioWhenAskedTo() {
    let (lines, shown) = written(isVerbose: true, onTerminal: true)
    #expect(lines == "1/2 Scenarios/a.swift\n2/2 Scenarios/b.swift, kept\n" && shown.isEmpty)
  }

  @Test func saysWhatTheBuildCameTo() {
    let terminal = Terminal(readInput: { _ in [] }, writeOutput: { _ in }, writeError: { _ in })
    let progress = BuildProgress(terminal, isVerbose: true, isQuiet: false)
    progress.count(fileOf: 2_500)
    #expect(progress.summary.hasPrefix("1 files, 2 kB, 0 scenarios kept from earlier builds, 0."))
  }
}
