/// Plain values in memory that never moves: an address stays valid until the pool's owner frees it.
///
/// An array moves when it grows, a class's stored properties are checked for overlapping accesses at run time, and
/// references to a class are counted. Values that are written a million times per layout are kept here instead, where
/// only the first value of a chunk has such costs. The values are plain bits: nothing is released with them.
struct Pool<Element: BitwiseCopyable> {
  private let end = UnsafeMutablePointer<End>.allocate(capacity: 1)

  /// Where the next value goes.
  private struct End {
    var next: UnsafeMutablePointer<Element>
    /// How many more fit in the last chunk.
    var free: Int
    var count = 0
    var chunks: [(start: UnsafeMutablePointer<Element>, capacity: Int)]
  }

  init() {
    let start = UnsafeMutablePointer<Element>.allocate(capacity: 16)
    end.initialize(to: End(next: start, free: 16, chunks: [(start, 16)]))
  }

  /// Gives the memory back; the pool and its copies must not be used afterwards.
  func free() {
    for chunk in end.pointee.chunks { chunk.start.deallocate() }
    end.deinitialize(count: 1)
    end.deallocate()
  }

  /// How many values there are.
  @inline(__always) var count: Int { end.pointee.count }

  /// Adds a value and returns where it stays.
  @inline(__always)
  @discardableResult
  func add(_ element: Element) -> UnsafeMutablePointer<Element> {
    if end.pointee.free == 0 { addChunk() }
    let place = end.pointee.next
    place.initialize(to: element)
    end.pointee.next = place + 1
    end.pointee.free -= 1
    end.pointee.count += 1
    return place
  }

  @inline(never)
  private func addChunk() {
    let capacity = min(end.pointee.count, 16_384)
    let start = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    end.pointee.chunks.append((start, capacity))
    end.pointee.next = start
    end.pointee.free = capacity
  }

  /// All values, in the order they were added.
  var elements: [Element] {
    var all: [Element] = []
    all.reserveCapacity(count)
    for chunk in end.pointee.chunks {
      all.append(contentsOf: UnsafeBufferPointer(start: chunk.start, count: min(chunk.capacity, count - all.count)))
    }
    return all
  }
}
