internal import CFileSystem
import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets a program end at a signal without leaving anything half done.
///
/// A signal ends the process as soon as no work is under way that has to be finished, after removing everything that
/// was noted for removal. Without `watch` signals have their usual effect.
public final class Interruption: Sendable {
  /// What has to be removed if the process ends now, by the folder that it concerns.
  typealias Cleanups = [FilePath: @Sendable () -> Void]

  private let cleanups = Mutex<Cleanups>([:])

  public init() {}

  /// Ends the process with 128 and the signal's number, as shells do, when it is asked to terminate.
  ///
  /// These are SIGINT, SIGTERM and SIGHUP. A signal that is already ignored stays ignored, as `nohup` and shells
  /// require; when a signal comes a second time, the process ends immediately.
  public func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] where haggle_is_ignored(number) == 0 {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.end(number, source) }
      source.activate()
    }
  }

  /// Runs on a separate thread, not in a signal handler, and so may do anything.
  private func end(_ number: Int32, _ source: any DispatchSourceSignal) {
    signal(number, SIG_DFL)
    // The lock is kept, so that any other work waits until the process has ended.
    cleanups.withLock { cleanups in
      for cleanup in cleanups.values { cleanup() }
      _exit(128 + number)
    }
  }

  /// Does something that a signal must not interrupt.
  func uninterrupted<Failure>(_ body: (inout Cleanups) throws(Failure) -> Void) throws(Failure) {
    try cleanups.withLock { (cleanups) throws(Failure) in try body(&cleanups) }
  }
}
