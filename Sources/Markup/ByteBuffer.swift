/// Bytes that are written one after the other and read once all are written.
///
/// A page is a hundred thousand of them, mostly in short pieces. An array checks for other owners at each piece; this
/// buffer has a single owner.
struct ByteBuffer: ~Copyable {
  /// The memory, freed with its last reference. A deinitializer of the buffer itself would not be visible in other
  /// modules, as Embedded Swift requires.
  private final class Room {
    let start: UnsafeMutablePointer<UInt8>

    init(capacity: Int) { start = .allocate(capacity: capacity) }

    deinit { start.deallocate() }
  }

  private var room: Room
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 512
  private var count = 0

  init() {
    room = Room(capacity: capacity)
    start = room.start
  }

  /// The last byte; `nil` when nothing was written.
  var last: UInt8? { count > 0 ? start[count - 1] : nil }

  /// The byte before the last one; `nil` when there is none.
  var secondToLast: UInt8? { count > 1 ? start[count - 2] : nil }

  // MARK: - Writing

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ text: String) {
    if !append(text, where: { _ in true }) { for byte in text.utf8 { append(byte) } }
  }

  /// Writes a text if all of its bytes can stay as they are, which holds for nearly every text.
  ///
  /// - Returns: `false` for any other text, which is not written at all.
  @inline(__always)
  mutating func append(_ text: String, where isAllowed: (UInt8) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { letters in
      if capacity - count < letters.count { grow(by: letters.count) }
      let end = start + count
      for index in letters.indices {
        guard isAllowed(letters[index]) else { return false }
        end[index] = letters[index]
      }
      count += letters.count
      return true
    } ?? false
  }

  /// Takes back the last bytes.
  mutating func removeLast(_ removed: Int = 1) {
    precondition(removed <= count, "there are not that many bytes")
    count -= removed
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    capacity = max(2 * capacity, count + added)
    let larger = Room(capacity: capacity)
    larger.start.update(from: start, count: count)
    (room, start) = (larger, larger.start)
  }

  // MARK: - Reading

  /// The bytes that were written; the buffer is empty afterwards.
  mutating func finish() -> [UInt8] {
    defer { count = 0 }
    return withExtendedLifetime(room) { [UInt8](UnsafeBufferPointer(start: start, count: count)) }
  }

  /// The text that was written; the buffer is empty afterwards.
  mutating func finishText() -> String {
    defer { count = 0 }
    return withExtendedLifetime(room) {
      String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
