internal import Diagnostics
internal import Foundation
internal import SwiftFrontend

/// Works on many things at once, and hands out what came of them in their order.
///
/// No more than a few results wait for their turn, whatever the number of things: who is ahead waits. Of light ones more
/// may wait: a thing that takes long to make holds nobody up then who only finds what there was before. The calling thread
/// works, too, as long as nothing is there to hand out, so that nobody has to wait for a core. With a width of one
/// everything happens on it.
struct OrderedWork: Sendable {
  /// How many threads work.
  let width: Int

  /// So many results for each thread may wait for one that takes long.
  private static let ahead = 32
  /// So many light results take the room of another.
  fileprivate static let lightness = 64

  /// - Parameters:
  ///   - count: How many things there are.
  ///   - first: A few of them that are begun before all others, as they may take longest: what waits for its turn is less
  ///     than what would wait for them.
  ///   - worker: Makes what one thread works with; called on that thread.
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

/// What several threads work on, and the results that wait for their turn.
private final class Line<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  /// How much may be begun and not taken, in light results.
  private let room: Int
  private var load = 0
  private var begun = 0
  /// What is begun before all others: in order, and to be left out later.
  private var first: [Int]
  private let early: Set<Int>
  /// The first of the others that is not begun.
  private var upcoming = 0
  /// How many threads wait for room, and the result that is waited for: nobody else is woken.
  private var waitingForRoom = 0
  private var awaited: Int?
  private var results: [Int: (result: Result, weight: Int)] = [:]

  init(count: Int, first: [Int], room: Int) {
    (self.count, self.room) = (count, room)
    self.first = first.reversed()
    early = Set(first)
  }

  /// The next thing to work on, as soon as its result has room; `nil` when there is none.
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

  /// The next thing to work on for who waits for a result; `nil` when that is there, or there is nothing to do.
  func meanwhile(waitingFor index: Int) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    return results[index] == nil && hasRoom ? begin() : nil
  }

  private var hasRoom: Bool { load + OrderedWork.lightness <= room }

  private func begin() -> Int? {
    guard begun < count else { return nil }
    begun += 1
    // Until it is there, nobody knows that it is light.
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

  /// Wakes those who wait for room, not for each of many results, but early enough that nobody runs out of work.
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
