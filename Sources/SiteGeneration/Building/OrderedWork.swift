internal import Diagnostics
internal import Foundation
internal import SwiftFrontend

/// Works on many things at once, and hands out what came of them in their order.
///
/// No more than a few results wait for their turn, whatever the number of things: who is ahead waits. With a width of
/// one everything happens on the calling thread.
struct OrderedWork: Sendable {
  /// How many threads work.
  let width: Int

  /// So many results for each thread may wait for one that takes long: a scenario is made in the time in which dozens are
  /// found again that did not change.
  private static let ahead = 32

  /// - Parameters:
  ///   - count: How many things there are.
  ///   - worker: Makes what one thread works with; called on that thread.
  ///   - receive: Is given each result on the calling thread; when it throws, the work ends.
  func run<Result: Sendable>(
    _ count: Int, worker: @escaping @Sendable () -> (Int) -> Result, receive: (Result) throws(Problem) -> Void
  ) throws(Problem) {
    guard width > 1, count > 1 else {
      let work = worker()
      for index in 0..<count { try receive(work(index)) }
      return
    }
    let line = Line<Result>(count: count, room: width * OrderedWork.ahead)
    for _ in 0..<min(width, count) {
      let thread = Thread {
        let work = worker()
        while let index = line.next() { line.put(work(index), at: index) }
      }
      // Figures and pages follow the view tree by recursion, as deep as a program may nest its views.
      thread.stackSize = DeepStack().size
      thread.start()
    }
    defer { line.stop() }
    for index in 0..<count { try receive(line.take(index)) }
  }
}

/// What several threads work on, and the results that wait for their turn.
private final class Line<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private let room: Int
  private var begun = 0
  private var taken = 0
  /// How many threads wait for room, and the result that is waited for: nobody else is woken.
  private var waitingForRoom = 0
  private var awaited: Int?
  private var results: [Int: Result] = [:]

  init(count: Int, room: Int) { (self.count, self.room) = (count, room) }

  /// The next thing to work on, as soon as its result has room; `nil` when there is none.
  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while begun < count, begun >= taken + room {
      waitingForRoom += 1
      condition.wait()
      waitingForRoom -= 1
    }
    guard begun < count else { return nil }
    begun += 1
    return begun - 1
  }

  func put(_ result: Result, at index: Int) {
    condition.lock()
    results[index] = result
    if awaited == index { condition.broadcast() }
    condition.unlock()
  }

  func take(_ index: Int) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = results.removeValue(forKey: index) {
        taken = index + 1
        // Not for each of many that were there already, but early enough that nobody runs out of work.
        if waitingForRoom > 0, taken + room - begun >= room / 2 { condition.broadcast() }
        return result
      }
      awaited = index
      condition.wait()
      awaited = nil
    }
  }

  /// Begins nothing more.
  func stop() {
    condition.lock()
    begun = count
    results = [:]
    condition.broadcast()
    condition.unlock()
  }
}
