import Diagnostics
import Foundation
import Synchronization

/// A thread to which closed files are closed, whoever runs the tests.
///
/// To the superuser nothing is closed; on Linux a thread can give up that right for itself.
enum LesserRights {
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  private static var setUser: SetUser? {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid").map { unsafeBitCast($0, to: SetUser.self) }
  }

  static var areAvailable: Bool { geteuid() != 0 || setUser != nil }

  /// Does something on such a thread, and waits for it.
  static func run(_ body: @escaping @Sendable () -> Problem?) -> Problem? {
    let result = Mutex<Problem?>(nil)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      if geteuid() == 0 { _ = setUser?(65_534) }
      let problem = body()
      result.withLock { $0 = problem }
      end.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    end.wait()
    return result.withLock { $0 }
  }

  /// Whether this thread can open something; `access(2)` asks for the process's user instead.
  static func canOpen(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }
}
