internal import Foundation

/// How much processor time a thread has used, as another thread sees it.
///
/// Processor time does not depend on how busy the machine is. Where it cannot be read, elapsed time is measured.
final class ThreadClock: @unchecked Sendable {
  private let lock = NSLock()
  private let begin = Date()
  #if os(Linux)
    private var clock: clockid_t?
  #endif

  /// Called on the thread that is to be measured.
  func start() {
    #if os(Linux)
      var own = clockid_t()
      guard pthread_getcpuclockid(pthread_self(), &own) == 0 else { return }
      lock.withLock { clock = own }
    #endif
  }

  var seconds: Double {
    #if os(Linux)
      guard let clock = lock.withLock({ clock }) else { return 0 }
      var time = timespec()
      // A thread that has ended has no clock, but by then its result is available.
      guard clock_gettime(clock, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #else
      return Date().timeIntervalSince(begin)
    #endif
  }
}
