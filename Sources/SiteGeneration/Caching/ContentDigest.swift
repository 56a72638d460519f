/// A number of 128 bits that distinguishes contents: the same contents give the same result.
///
/// Four lanes of 64 bits read 32 bytes at a time, as in xxHash64; two mixtures of them are the digest. It protects
/// against mistakes and damage, not against forgery: whoever can write into a cache can write any page there.
struct ContentDigest: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  /// Thirty-two hexadecimal digits.
  var text: String { ContentDigest.digits(high) + ContentDigest.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private static let primes: [UInt64] = [
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
  ]

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  init(_ bytes: ArraySlice<UInt8>) {
    let (first, second) = (ContentDigest.primes[0], ContentDigest.primes[1])
    var (a, b, c, d) = (first &+ second, second, UInt64(0), 0 &- first)
    bytes.withUnsafeBytes { buffer in
      guard var place = buffer.baseAddress else { return }
      let end = place + buffer.count
      while end - place >= 32 {
        a = ContentDigest.round(a, place.loadUnaligned(as: UInt64.self), first, second)
        b = ContentDigest.round(b, place.loadUnaligned(fromByteOffset: 8, as: UInt64.self), first, second)
        c = ContentDigest.round(c, place.loadUnaligned(fromByteOffset: 16, as: UInt64.self), first, second)
        d = ContentDigest.round(d, place.loadUnaligned(fromByteOffset: 24, as: UInt64.self), first, second)
        place += 32
      }
      while place != end {
        a = ContentDigest.round(a ^ d, UInt64(place.load(as: UInt8.self)), first, second)
        (a, b, c, d) = (b, c, d, a)
        place += 1
      }
    }
    let count = UInt64(bytes.count)
    high = ContentDigest.mix(a.rotated(1) &+ b.rotated(7) &+ c.rotated(12) &+ d.rotated(18) &+ count)
    low = ContentDigest.mix((a ^ b.rotated(29)) &* ContentDigest.primes[2] &+ (c ^ d.rotated(41)) ^ count)
  }

  @inline(__always) private static func round(_ lane: UInt64, _ input: UInt64, _ first: UInt64, _ second: UInt64)
    -> UInt64
  {
    (lane &+ input &* second).rotated(31) &* first
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 33)) &* primes[1]
    number = (number ^ (number >> 29)) &* primes[2]
    return number ^ (number >> 32)
  }
}

extension UInt64 {
  @inline(__always) fileprivate func rotated(_ count: UInt64) -> UInt64 { (self << count) | (self >> (64 - count)) }
}
