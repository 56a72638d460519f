internal import Foundation

/// Runs work on a thread whose stack is large enough for deeply nested programs.
///
/// Parsing, lowering and running a scenario recurse with its nesting; a chain of 10,000 modifiers overflows the stack
/// of an ordinary thread. Only address space is reserved; memory is used only as the work needs it.
public struct DeepStack: Sendable {
  /// The size of the thread's stack in bytes.
  public var size: Int

  public init(size: Int = 512 << 20) { self.size = size }

  /// Waits for the work and returns its result; a thread that already has such a stack does the work itself.
  public func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.stackSize >= size { return work() }
    let answer = Answer<Result>()
    let thread = Thread { answer.give(work()) }
    thread.stackSize = size
    thread.start()
    return answer.wait()
  }

  /// Waits for the work until its thread has used that much processor time; `nil` when it was not enough.
  ///
  /// Abandoned work cannot be stopped: it continues until it or the process ends, and its result is dropped.
  func run<Result: Sendable>(seconds: Double, _ work: @escaping @Sendable () -> Result) -> Result? {
    let answer = Answer<Result>()
    let clock = ThreadClock()
    let thread = Thread {
      clock.start()
      answer.give(work())
    }
    thread.stackSize = size
    thread.start()
    while clock.seconds < seconds {
      if let result = answer.wait(0.02) { return result }
    }
    return nil
  }
}

/// A result that one thread gives and another waits for.
private final class Answer<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result?

  func give(_ value: Result) {
    condition.lock()
    result = value
    condition.signal()
    condition.unlock()
  }

  /// The result, if it comes within that many seconds.
  func wait(_ seconds: Double) -> Result? {
    condition.lock()
    defer { condition.unlock() }
    if result == nil { _ = condition.wait(until: Date(timeIntervalSinceNow: seconds)) }
    return result
  }

  func wait() -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result { return result }
      condition.wait()
    }
  }
}
