import AllocatedMemory
import Foundation
import Testing

/// Blocks that are known by their first byte.
@Suite struct RecycledMemoryTests {
  private func block(_ size: Int, _ byte: UInt8) throws -> UnsafeMutableRawPointer {
    let block = try #require(recycled_malloc(size))
    memset(block, Int32(byte), size)
    return block
  }

  private func holds(_ block: UnsafeMutableRawPointer, _ size: Int, _ byte: UInt8) -> Bool {
    UnsafeRawBufferPointer(start: block, count: size).allSatisfy { $0 == byte }
  }

  @Test func blocksOfAllSizesAreApartAndBeginAtMultiplesOf16() throws {
    let sizes = Array(1...300) + [1_000, 1_023, 1_024, 1_025, 5_000, 70_000]
    let blocks = try (sizes + sizes + sizes).enumerated().map { number, size in
      let byte = UInt8(number % 251)
      return (size, byte, try block(size, byte))
    }
    for (size, byte, block) in blocks {
      #expect(holds(block, size, byte) && UInt(bitPattern: block) % 16 == 0)
      recycled_free(block)
    }
  }

  @Test(arguments: [(10, 20), (10, 2_000), (2_000, 10), (900, 1_100), (1_100, 90_000)])
  func aBlockOfAnotherSizeHoldsWhatTheFirstOneHeld(first: Int, second: Int) throws {
    let grown = try #require(recycled_realloc(try block(first, 7), second))
    #expect(holds(grown, min(first, second), 7))
    recycled_free(grown)
  }

  @Test func whatWasGivenBackIsUsedAgain() throws {
    var places: Set<UInt> = []
    for _ in 0..<200 {
      let blocks = try (0..<2_000).map { try block(100, UInt8($0 % 251)) }
      let recycled = blocks.filter { is_recycled($0) }
      // Once other tests have used up the pages, the C library puts the others wherever it has gaps.
      if recycled.count < blocks.count { #expect(unused_pages() == 0) }
      places.formUnion(recycled.map { UInt(bitPattern: $0) >> 16 })
      blocks.forEach(recycled_free)
    }
    // A round takes four pages; all rounds would take 700.
    #expect(places.count < 20, "\(places.count)")
  }

  @Test func aTextIsCopied() throws {
    let copy = try #require(recycled_strdup("high water"))
    #expect(String(cString: copy) == "high water")
    recycled_free(copy)
  }

  private struct Kept {
    let place: UInt
    let byte: UInt8

    var block: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: place) }
    var page: UInt { place >> 16 }
  }

  @Test func threadsGiveBackBlocksOfEachOther() async throws {
    let pages = try await withThrowingTaskGroup(of: Set<UInt>.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var (pages, kept): (Set<UInt>, [Kept]) = ([], [])
          for round in 0..<5_000 {
            for number in 0..<100 {
              let byte = UInt8((worker * 31 + round + number) % 251)
              kept.append(Kept(place: UInt(bitPattern: try block(64, byte)), byte: byte))
            }
            pages.formUnion(kept.map(\.page))
            // Another thread may go on from here.
            await Task.yield()
            let count = max(0, kept.count - 300)
            for old in kept.prefix(count) {
              // Millions of expectations would take longer than all of the work.
              guard let block = old.block, holds(block, 64, old.byte) else {
                Issue.record("a block holds what another thread wrote")
                return pages
              }
              recycled_free(block)
            }
            kept.removeFirst(count)
          }
          for old in kept { recycled_free(old.block) }
          return pages
        }
      }
      return try await group.reduce(into: Set<UInt>()) { $0.formUnion($1) }
    }
    // All blocks one after the other would take 4,880. Other tests leave some hundreds to begin with, and have blocks in the
    // same pages: there were up to 1,075 when the machine had much else to do.
    #expect(pages.count < 2_500, "\(pages.count)")
  }
}
