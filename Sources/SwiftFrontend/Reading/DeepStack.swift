internal import Foundation

/// Runs work on a thread whose stack is large enough for deeply nested programs.
///
/// Parsing, lowering and running a scenario recurse with its nesting; a chain of 10,000 modifiers overflows
/// the stack of an ordinary thread. Only address space is reserved, memory is used as far as the work goes.
public struct DeepStack: Sendable {
  /// The size of the thread's stack in bytes.
  public var size: Int

  public init(size: Int = 512 << 20) { self.size = size }

  /// Waits for the work and hands its result back.
  public func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let answer = Answer<Result>()
    let thread = Thread { answer.give(work()) }
    thread.stackSize = size
    thread.start()
    return answer.wait()
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

  func wait() -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result { return result }
      condition.wait()
    }
  }
}
