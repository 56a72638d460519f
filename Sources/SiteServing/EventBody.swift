internal import FlyingSocks

/// Events on their way to a browser: each is sent as soon as it is there.
struct EventBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let stream: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var base: AsyncStream<[UInt8]>.Iterator
    private var rest: [UInt8] = []

    init(base: AsyncStream<[UInt8]>.Iterator) { self.base = base }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = await base.next() ?? [] }
      return rest.isEmpty ? nil : rest.removeFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { await base.next() }
  }
}
