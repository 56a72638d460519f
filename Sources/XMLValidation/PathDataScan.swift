internal import CLibXML2

/// Finds out whether the profile's pattern accepts a path's data, in one look at each character.
///
/// Paths are most of a figure, and the library takes many steps for each character of a pattern. Data that is not
/// accepted here is checked against the pattern, which decides.
struct PathDataScan {
  private var place: UnsafePointer<xmlChar>

  /// Whether a text that ends with a zero byte is path data of the kind that figures have.
  static func accepts(_ text: UnsafePointer<xmlChar>) -> Bool {
    var scan = PathDataScan(place: text)
    return scan.acceptsAll()
  }

  private mutating func acceptsAll() -> Bool {
    guard skip("M") || skip("m") else { return false }
    skip(" ")
    guard numbers(2) else { return false }
    while place.pointee != 0 {
      skip(" ")
      guard acceptsCommand() else { return false }
    }
    return true
  }

  private mutating func acceptsCommand() -> Bool {
    let command = place.pointee
    guard command != 0 else { return false }
    place += 1
    // Both cases of a letter at once.
    switch command | 0x20 {
    case UInt8(ascii: "z"): return true
    case UInt8(ascii: "h"), UInt8(ascii: "v"): return arguments(1)
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): return arguments(2)
    case UInt8(ascii: "q"), UInt8(ascii: "s"): return arguments(4)
    case UInt8(ascii: "c"): return arguments(6)
    // An arc's flags are single digits: the pattern checks those.
    default: return false
    }
  }

  private mutating func arguments(_ count: Int) -> Bool {
    skip(" ")
    return numbers(count)
  }

  private mutating func numbers(_ count: Int) -> Bool {
    for index in 0..<count {
      if index > 0, !separator() { return false }
      if !number() { return false }
    }
    return true
  }

  /// A space, or a comma that a space may follow.
  private mutating func separator() -> Bool {
    if skip(" ") { return true }
    guard skip(",") else { return false }
    skip(" ")
    return true
  }

  private mutating func number() -> Bool {
    skip("-")
    guard digits() else { return false }
    return skip(".") ? digits() : true
  }

  private mutating func digits() -> Bool {
    let start = place
    // Below the digits the subtraction wraps around.
    while place.pointee &- UInt8(ascii: "0") < 10 { place += 1 }
    return place != start
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard place.pointee == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }
}
