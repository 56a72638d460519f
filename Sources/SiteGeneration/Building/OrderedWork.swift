internal import Diagnostics
internal import Foundation
internal import SwiftFrontend

/// Works on many items at once, and passes on their results in order.
///
/// At most a few results are buffered, whatever the number of items; workers that run ahead wait. Small results count
/// less, so one slow item does not block workers that only read the cache. The calling thread works, too, while no
/// result is ready, so that no core is idle. With a width of one everything happens on it.
struct OrderedWork: Sendable {
  /// How many threads work.
  let width: Int

  /// How many results for each thread may wait for a slow one.
  private static let ahead = 32
  /// How many small results take the room of another one.
  fileprivate static let lightness = 64

  /// - Parameters:
  ///   - count: How many items there are.
  ///   - first: A few items that are begun before all others, as they may take longest: the others would otherwise wait
  ///     for them at the end.
  ///   - worker: Makes the function with which one thread works; called on that thread.
  ///   - isLight: Whether a result needs little memory while it waits.
  ///   - receive: Is given each result on the calling thread; when it throws, the work ends.
  func run<Result: Sendable>(
    _ count: Int, first: [Int] = [], worker: @escaping @Sendable () -> (Int) -> Result,
    isLight: @escaping @Sendable (Result) -> Bool = { _ in false }, receive: (Result) throws(Problem) -> Void
  ) throws(Problem) {
    if count == 0 { return }
    let own = worker()
    guard width > 1, count > 1 else {
      for index in 0..<count { try receive(own(index)) }
      return
    }
    let line = Line<Result>(
      count: count, first: Array(first.prefix(width * OrderedWork.ahead / 2)),
      room: width * OrderedWork.ahead * OrderedWork.lightness)
    // Figures and pages follow the view tree by recursion, as deep as a program may nest its views.
    let helps = Thread.current.stackSize >= DeepStack().size
    for _ in 0..<min(helps ? width - 1 : width, count) {
      let thread = Thread {
        let work = worker()
        while let index = line.next() { line.put(work(index), at: index, isLight) }
      }
      thread.stackSize = DeepStack().size
      thread.start()
    }
    defer { line.stop() }
    for index in 0..<count {
      while helps, let other = line.meanwhile(waitingFor: index) { line.put(own(other), at: other, isLight) }
      try receive(line.take(index))
    }
  }
}

/// The items on which several threads work, and the results that wait for their turn.
private final class Line<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  /// How much may be begun but not taken yet, in small results.
  private let room: Int
  private var load = 0
  private var begun = 0
  /// The items that are begun before all others, in order; they are skipped later.
  private var first: [Int]
  private let early: Set<Int>
  /// The first of the others that is not begun.
  private var upcoming = 0
  /// How many threads wait for room, and the result that is waited for: no other thread is woken.
  private var waitingForRoom = 0
  private var awaited: Int?
  private var results: [Int: (result: Result, weight: Int)] = [:]

  init(count: Int, first: [Int], room: Int) {
    (self.count, self.room) = (count, room)
    self.first = first.reversed()
    early = Set(first)
  }

  /// The next item, as soon as its result has room; `nil` when there is none.
  func next() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while begun < count, !hasRoom {
      waitingForRoom += 1
      condition.wait()
      waitingForRoom -= 1
    }
    return begin()
  }

  /// The next item for a thread that waits for a result; `nil` when the result is ready, or there is nothing to do.
  func meanwhile(waitingFor index: Int) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    return results[index] == nil && hasRoom ? begin() : nil
  }

  private var hasRoom: Bool { load + OrderedWork.lightness <= room }

  private func begin() -> Int? {
    guard begun < count else { return nil }
    begun += 1
    // Until a result is ready, it is not known to be small.
    load += OrderedWork.lightness
    if let early = first.popLast() { return early }
    while early.contains(upcoming) { upcoming += 1 }
    defer { upcoming += 1 }
    return upcoming
  }

  func put(_ result: Result, at index: Int, _ isLight: (Result) -> Bool) {
    let weight = isLight(result) ? 1 : OrderedWork.lightness
    condition.lock()
    defer { condition.unlock() }
    results[index] = (result, weight)
    unload(OrderedWork.lightness - weight)
    guard awaited == index else { return }
    awaited = nil
    condition.broadcast()
  }

  func take(_ index: Int) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let (result, weight) = results.removeValue(forKey: index) {
        unload(weight)
        return result
      }
      awaited = index
      condition.wait()
      awaited = nil
    }
  }

  /// Wakes threads that wait for room, not for every result, but early enough that none runs out of work.
  private func unload(_ weight: Int) {
    load -= weight
    if waitingForRoom > 0, load <= room / 2 { condition.broadcast() }
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
