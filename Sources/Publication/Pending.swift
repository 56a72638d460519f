internal import Dispatch
internal import Synchronization

/// A value that takes long to compute, and is computed on another thread until it is needed.
///
/// ```swift
/// let listing = Pending { Manifest.Listing(of: manifest) }
/// …
/// try files.createFile(list, listing.value.bytes)
/// ```
public final class Pending<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let group = DispatchGroup()

  /// - Parameter work: Runs on a thread with a small stack.
  public init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: group) { [self] in give(work()) }
  }

  /// Work that begins when other work is done, and takes no thread until then.
  public init<Earlier>(after earlier: Pending<Earlier>, _ work: @escaping @Sendable (Pending<Earlier>) -> Value) {
    group.enter()
    earlier.group.notify(queue: .global()) { [self] in
      give(work(earlier))
      group.leave()
    }
  }

  private func give(_ value: Value) { result.withLock { $0 = value } }

  /// The value; waits until it is computed.
  public var value: Value {
    group.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("it is done, and nobody took its result") }
    return value
  }

  /// Waits for the value and gives it away, so that it can be changed in place; it must not be asked for again.
  public func take() -> Value {
    group.wait()
    guard let value = result.withLock({ $0.take() }) else { preconditionFailure("somebody took the result already") }
    return value
  }
}
