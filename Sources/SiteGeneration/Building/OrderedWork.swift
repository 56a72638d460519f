internal import Diagnostics
internal import Foundation
internal import SwiftFrontend

/// Works on many things at once, and hands out what came of them in their order.
///
/// No more than a few results wait for their turn, whatever the number of things: who is ahead waits. Of light ones more
/// may wait: a thing that takes long to make holds nobody up then who only finds what there was before. Where many lie
/// ready, the calling thread has more to do than the others, and one of these leaves its core to it. With a width of one
/// everything happens on the calling thread.
struct OrderedWork: Sendable {
  /// How many threads work.
  let width: Int

  /// So many results for each thread may wait for one that takes long.
  private static let ahead = 32
  /// So many light results take the room of another.
  fileprivate static let lightness = 64
  /// So many lie ready where the calling thread has enough to do.
  fileprivate static let plenty = 32
  /// So many lie ready before the calling thread is woken, as long as more are to come: waking a thread takes as long as
  /// handing out a few light results.
  fileprivate static let few = 8

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
    guard width > 1, count > 1 else {
      let work = worker()
      for index in 0..<count { try receive(work(index)) }
      return
    }
    let line = Line<Result>(
      count: count, first: Array(first.prefix(width * OrderedWork.ahead / 2)),
      room: width * OrderedWork.ahead * OrderedWork.lightness)
    for _ in 0..<min(width, count) {
      let thread = Thread {
        let work = worker()
        while let index = line.next() {
          let result = work(index)
          line.put(result, at: index, isLight: isLight(result))
        }
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
  /// How much may be begun and not taken, in light results.
  private let room: Int
  private var load = 0
  private var begun = 0
  /// What is begun before all others: in order, and to be left out later.
  private var first: [Int]
  private let early: Set<Int>
  /// The first of the others that is not begun.
  private var upcoming = 0
  /// How many threads wait for room, whether one leaves its core to who takes the results, and the result that is waited
  /// for: nobody else is woken.
  private var waitingForRoom = 0
  private var isGivingWay = false
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
    while begun < count {
      if load + OrderedWork.lightness > room {
        waitingForRoom += 1
        handOut()
        condition.wait()
        waitingForRoom -= 1
      } else if isAhead, !isGivingWay {
        isGivingWay = true
        condition.wait()
        isGivingWay = false
      } else {
        break
      }
    }
    guard begun < count else { return nil }
    begun += 1
    // Until it is there, nobody knows that it is light.
    load += OrderedWork.lightness
    if let early = first.popLast() { return early }
    while early.contains(upcoming) { upcoming += 1 }
    defer { upcoming += 1 }
    return upcoming
  }

  /// Whether who takes the results is at work, and has enough to go on with.
  private var isAhead: Bool { awaited == nil && results.count > OrderedWork.plenty }

  func put(_ result: Result, at index: Int, isLight: Bool) {
    condition.lock()
    defer { condition.unlock() }
    let weight = isLight ? 1 : OrderedWork.lightness
    results[index] = (result, weight)
    unload(OrderedWork.lightness - weight)
    let isEnough = results.count >= OrderedWork.few || begun == count || waitingForRoom > 0
    if isEnough { handOut() }
  }

  /// Wakes who waits for a result, if that is there.
  private func handOut() {
    guard let index = awaited, results[index] != nil else { return }
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
      if isGivingWay { condition.broadcast() }
      condition.wait()
      awaited = nil
    }
  }

  /// Wakes those who wait, not for each of many results, but early enough that nobody runs out of work.
  private func unload(_ weight: Int) {
    load -= weight
    let hasRoom = waitingForRoom > 0 && load <= room / 2
    let needsMore = isGivingWay && results.count <= OrderedWork.plenty / 2
    if hasRoom || needsMore { condition.broadcast() }
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
