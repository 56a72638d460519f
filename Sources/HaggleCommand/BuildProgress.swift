internal import ScenarioCommands
internal import SiteGeneration

/// Tells how far a build is: on a terminal a line that is written anew, with `--verbose` a line a scenario.
final class BuildProgress {
  private let terminal: Terminal
  private let isVerbose: Bool
  private let isQuiet: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var isShown = false
  private var keptCount = 0
  private var fileCount = 0
  private var byteCount = 0

  init(_ terminal: Terminal, isVerbose: Bool, isQuiet: Bool) {
    (self.terminal, self.isVerbose, self.isQuiet) = (terminal, isVerbose, isQuiet)
    start = clock.now
  }

  func show(_ progress: SiteBuilder.Progress) {
    if progress.isKept { keptCount += 1 }
    if isVerbose {
      return terminal.report("\(progress.done)/\(progress.count) \(progress.file)" + (progress.isKept ? ", kept" : ""))
    }
    guard !isQuiet, let show = terminal.showProgress else { return }
    isShown = true
    show("\(progress.done) of \(progress.count) scenarios")
  }

  /// Counts a file of the site.
  ///
  /// - Parameter size: In bytes.
  func count(fileOf size: Int) {
    fileCount += 1
    byteCount += size
  }

  /// Takes the line away.
  func end() {
    if isShown { terminal.showProgress?("") }
    isShown = false
  }

  /// What the build came to, in a line.
  var summary: String {
    let tenths = (clock.now - start) / .milliseconds(100)
    let seconds = "\(Int(tenths) / 10).\(Int(tenths) % 10) s"
    return "\(fileCount) files, \(byteCount / 1_000) kB, \(keptCount) scenarios kept from earlier builds, \(seconds)"
  }
}
