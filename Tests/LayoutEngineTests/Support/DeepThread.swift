import Foundation

/// Runs work on a thread that has room for deep recursion, as every program does that lays out scenarios.
func onADeepThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let answer = Answer<Result>()
  let thread = Thread {
    answer.result = work()
    answer.isThere.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  answer.isThere.wait()
  guard let result = answer.result else { preconditionFailure("the thread ended without a result") }
  return result
}

private final class Answer<Result>: @unchecked Sendable {
  var result: Result?
  let isThere = DispatchSemaphore(value: 0)
}
