internal import Synchronization

/// Counts how often each of several things happens, on any thread.
public final class Counter: Sendable {
  private let numbers = Mutex<[String: Int]>([:])

  public init() {}

  public var counts: [String: Int] { numbers.withLock { $0 } }

  public func count(_ name: String) { numbers.withLock { $0[name, default: 0] += 1 } }
}
