/// Bytes written one after another into memory that never moves, up to about a limit.
///
/// Whether the limit has been reached is checked once per chunk, so that it does not slow down writing. Bytes beyond it
/// are still written.
struct ByteTape {
  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var filled: [UnsafeRawBufferPointer] = []
  private var start: UnsafeMutableRawPointer
  private let limit: Int
  /// The bytes of the filled chunks, and those that were only counted.
  private var counted = 0
  /// Whether more bytes were written or counted than the limit allows.
  private(set) var isFull: Bool
  /// How many chunks had been filled when the limit was reached; bytes beyond the limit begin a new chunk.
  private(set) var chunksBeforeLimit: Int?

  private static let smallestChunk = 512
  private static let largestChunk = 1 << 18

  init(limit: Int) {
    self.limit = limit
    isFull = limit <= 0
    chunksBeforeLimit = limit <= 0 ? 0 : nil
    start = .allocate(byteCount: ByteTape.smallestChunk, alignment: 8)
    next = start
    end = start + ByteTape.smallestChunk
  }

  /// Gives the memory back.
  func free() {
    for chunk in filled { chunk.baseAddress?.deallocate() }
    start.deallocate()
  }

  /// How many bytes were written or counted.
  var length: Int { counted + (next - start) }

  /// Counts bytes that lie elsewhere.
  mutating func count(_ bytes: Int) {
    counted += bytes
    if counted >= limit, !isFull { addChunk() }
  }

  /// All chunks that have been written; no entry reaches from one chunk into the next.
  var chunks: [UnsafeRawBufferPointer] { filled + [UnsafeRawBufferPointer(start: start, count: next - start)] }

  /// Where the next bytes go.
  ///
  /// - Parameter count: how many bytes there will be at most.
  @inline(__always)
  mutating func makeRoom(_ count: Int) -> UnsafeMutableRawPointer {
    if end - next < count { addChunk() }
    return next
  }

  /// Ends an entry: the next one starts at this position.
  @inline(__always)
  mutating func advance(to position: UnsafeMutableRawPointer) { next = position }

  @inline(never)
  private mutating func addChunk() {
    filled.append(UnsafeRawBufferPointer(start: start, count: next - start))
    counted += next - start
    if counted >= limit, !isFull {
      isFull = true
      chunksBeforeLimit = filled.count
    }
    let capacity = min((end - start) * 2, ByteTape.largestChunk)
    start = .allocate(byteCount: capacity, alignment: 8)
    next = start
    end = start + capacity
  }
}
