import Diagnostics
import Foundation
import SwiftFrontend
import Synchronization
import Testing

@testable import SiteGeneration

/// Work on several threads whose results come in order.
@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 5]) func resultsComeInTheOrderOfTheThings(width: Int) throws {
    var received: [Int] = []
    try OrderedWork(width: width).run(500) {
      { $0 * 2 }
    } receive: {
      received.append($0)
    }
    #expect(received == (0..<500).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 5]) func whatIsBegunFirstComesInItsTurn(width: Int) throws {
    let begun = Mutex<[Int]>([])
    var received: [Int] = []
    try OrderedWork(width: width).run(300, first: [250, 7]) {
      { index in
        begun.withLock { $0.append(index) }
        return index
      }
    } receive: {
      received.append($0)
    }
    #expect(received == Array(0..<300))
    let order = begun.withLock { $0 }
    #expect(order.sorted() == Array(0..<300))
    // A single thread has nothing else to do meanwhile.
    if width > 1 { #expect(order.prefix(2 * width).contains(250)) }
  }

  @Test func whatFailsToBeTakenEndsTheWork() {
    let begun = Mutex(0)
    #expect(throws: Problem.self) {
      try OrderedWork(width: 2).run(100_000) {
        { _ in begun.withLock { $0 += 1 } }
      } receive: { _ throws(Problem) in
        throw Problem(SiteFault.noScenario, in: "a.swift")
      }
    }
    #expect(begun.withLock { $0 } < 100_000)
  }

  /// How many things are begun while the first one is not done yet.
  private func begun(width: Int, until isEnough: @escaping @Sendable (Int) -> Bool, areLight: Bool) throws -> Int {
    let begun = Mutex(0)
    var most = 0
    try OrderedWork(width: width).run(2_000) {
      { index in
        guard index == 0 else { return begun.withLock { $0 += 1 } }
        // Until all who may run ahead have done so, as far as a test can wait for that.
        for _ in 0..<400 where !isEnough(begun.withLock { $0 }) { Thread.sleep(forTimeInterval: 0.005) }
      }
    } isLight: { _ in
      areLight
    } receive: { _ in
      if most == 0 { most = begun.withLock { $0 } }
    }
    return most
  }

  @Test func aFewResultsWaitForOneThatTakesLong() throws {
    let most = try begun(width: 2, until: { $0 >= 64 }, areLight: false)
    #expect(most < 200)
  }

  @Test func manyLightResultsWaitForOneThatTakesLong() throws {
    let most = try begun(width: 2, until: { $0 >= 1_999 }, areLight: true)
    #expect(most == 1_999)
  }

  @Test func theCallingThreadWorksWhereItsStackIsDeep() {
    typealias Threads = Set<ObjectIdentifier>
    func threads(of run: (@escaping @Sendable () -> Threads) -> Threads) -> Threads {
      run {
        let threads = Mutex<Threads>([ObjectIdentifier(Thread.current)])
        try? OrderedWork(width: 2).run(200) {
          { _ in
            threads.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) }
            Thread.sleep(forTimeInterval: 0.000_2)
          }
        } receive: { _ in
        }
        return threads.withLock { $0 }
      }
    }
    #expect(threads { DeepStack().run($0) }.count == 2)
    #expect(threads { $0() }.count == 3)
  }

  @Test func whoWorksMeanwhileHandsOutInOrder() {
    let received = DeepStack().run {
      var received: [Int] = []
      try? OrderedWork(width: 3).run(1_000, first: [900]) {
        { index in
          // Some take longer than others.
          if index % 37 == 0 { Thread.sleep(forTimeInterval: 0.002) }
          return index
        }
      } isLight: {
        $0 % 2 == 0
      } receive: {
        received.append($0)
      }
      return received
    }
    #expect(received == Array(0..<1_000))
  }

  @Test(arguments: [1, 7, 8, 9, 40]) func whoWaitsIsWokenByTheLastResults(count: Int) throws {
    for width in [2, 5] {
      var received = 0
      try OrderedWork(width: width).run(count) {
        { _ in Thread.sleep(forTimeInterval: 0.001) }
      } isLight: { _ in
        true
      } receive: { _ in
        received += 1
      }
      #expect(received == count)
    }
  }
}
