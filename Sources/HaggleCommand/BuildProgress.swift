internal import ScenarioCommands
internal import SiteGeneration

/// Reports the progress of a build: in a terminal as a line that is rewritten, with `--verbose` as one line for each
/// scenario.
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

  /// Removes the line.
  func end() {
    if isShown { terminal.showProgress?("") }
    isShown = false
  }

  /// The outcome of the build, in one line.
  var summary: String {
    let tenths = (clock.now - start) / .milliseconds(100)
    let seconds = "\(Int(tenths) / 10).\(Int(tenths) % 10) s"
    return "\(fileCount) files, \(byteCount / 1_000) kB, \(keptCount) scenarios kept from earlier builds, \(seconds)"
  }
}
