import Foundation
import Synchronization

/// Runs work on a thread whose stack holds a view tree ten thousand modifiers deep.
///
/// Parsing, evaluating and measuring all follow the tree by recursion, and the main thread's 8 MB end long
/// before a reader's patience does.
final class LargeStack<Result: Sendable>: Sendable {
  private static var stackSize: Int { 512 << 20 }

  private let result = Mutex<Result?>(nil)
  private let finished = DispatchSemaphore(value: 0)

  /// Waits for the work and hands its result on.
  static func run(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = LargeStack()
    let thread = Thread {
      let value = work()
      box.result.withLock { $0 = value }
      box.finished.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    box.finished.wait()
    return box.result.withLock { $0 }
  }
}
