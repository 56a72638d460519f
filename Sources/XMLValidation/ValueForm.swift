internal import CLibXML2

/// The differences between an attribute's values that the patterns of the schemas can see.
///
/// All coordinates are alike to them, and so are all lengths that are not negative, and all ids. In colours, fractions
/// and classes every character counts.
enum ValueForm {
  case exact
  /// Numbers that may be negative.
  case coordinates
  /// Numbers that may not be negative.
  case digits
  /// Ids.
  case names
  /// The id of a clip path or paint server, or something else, such as a colour.
  case reference
  case path
  /// A text for people.
  case label
  /// Anything.
  case free

  init(ofAttribute name: UnsafePointer<xmlChar>) {
    let count = shim_length(name)
    guard count < ValueForm.byLength.count else {
      self = .exact
      return
    }
    self = ValueForm.byLength[count].first { isEqual(name, $0.name) }?.form ?? .exact
  }

  private static let named: [(form: ValueForm, names: [StaticString])] = [
    (
      .coordinates,
      [
        "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "dx", "dy", "points", "transform", "gradientTransform",
        "stroke-dashoffset", "letter-spacing",
      ]
    ),
    (
      .digits,
      ["r", "rx", "ry", "width", "height", "viewBox", "font-size", "textLength", "stroke-width", "stroke-dasharray"]
    ),
    (.names, ["id", "data-node", "data-call", "aria-labelledby", "aria-describedby", "aria-details"]),
    (.reference, ["fill", "stroke", "clip-path"]), (.path, ["d"]), (.label, ["aria-label"]), (.free, ["href"]),
  ]

  /// The forms by the lengths of the attributes' names.
  private static let byLength: [[(name: StaticString, form: ValueForm)]] = {
    var byLength: [[(name: StaticString, form: ValueForm)]] = []
    for (form, names) in named {
      for name in names {
        while byLength.count <= name.utf8CodeUnitCount { byLength.append([]) }
        byLength[name.utf8CodeUnitCount].append((name, form))
      }
    }
    return byLength
  }()

  /// Adds the form of a value that ends with a zero byte.
  func append(_ value: UnsafePointer<xmlChar>, to bytes: inout [UInt8]) {
    switch self {
    case .exact: ValueForm.append(value, to: &bytes)
    case .coordinates: ValueForm.append(value, withoutSigns: true, to: &bytes)
    case .digits: ValueForm.append(value, withoutSigns: false, to: &bytes)
    case .names: ValueForm.append(names: value, to: &bytes)
    case .reference: ValueForm.append(reference: value, to: &bytes)
    case .path where PathDataScan.accepts(value): bytes.append(ValueForm.anyRight)
    case .label where TextForm(value) == .words: bytes.append(ValueForm.anyRight)
    case .free: bytes.append(ValueForm.anyRight)
    case .path, .label: ValueForm.append(value, to: &bytes)
    }
  }

  /// Stands for a value that is known to be valid; no text of XML has this character.
  private static let anyRight: UInt8 = 2

  private static func append(_ value: UnsafePointer<xmlChar>, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: value, count: shim_length(value)))
  }

  /// Each number becomes a zero; two adjacent numbers remain two.
  private static func append(_ value: UnsafePointer<xmlChar>, withoutSigns: Bool, to bytes: inout [UInt8]) {
    var place = value
    while place.pointee != 0 {
      let hasSign = withoutSigns && place.pointee == UInt8(ascii: "-") && isDigit(place[1])
      if hasSign { place += 1 }
      guard isDigit(place.pointee) else {
        bytes.append(place.pointee)
        place += 1
        continue
      }
      bytes.append(UInt8(ascii: "0"))
      skipDigits(&place)
      guard place.pointee == UInt8(ascii: "."), isDigit(place[1]) else { continue }
      place += 1
      skipDigits(&place)
    }
  }

  /// Each run of letters and digits becomes a single character: a letter or a digit, whichever it begins with.
  private static func append(names value: UnsafePointer<xmlChar>, to bytes: inout [UInt8]) {
    var place = value
    while place.pointee != 0 {
      guard isDigit(place.pointee) || isLetter(place.pointee) else {
        bytes.append(place.pointee)
        place += 1
        continue
      }
      bytes.append(isDigit(place.pointee) ? UInt8(ascii: "0") : UInt8(ascii: "a"))
      while isDigit(place.pointee) || isLetter(place.pointee) { place += 1 }
    }
  }

  private static func append(reference value: UnsafePointer<xmlChar>, to bytes: inout [UInt8]) {
    guard let rest = place(behind: "url(#", in: value) else { return append(value, to: &bytes) }
    bytes.append(contentsOf: UnsafeBufferPointer(start: value, count: rest - value))
    append(names: rest, to: &bytes)
  }

  /// - Returns: `nil` for a value with another beginning.
  private static func place(
    behind beginning: StaticString, in value: UnsafePointer<xmlChar>
  ) -> UnsafePointer<xmlChar>? {
    for index in 0..<beginning.utf8CodeUnitCount where value[index] != beginning.utf8Start[index] { return nil }
    return value + beginning.utf8CodeUnitCount
  }

  private static func skipDigits(_ place: inout UnsafePointer<xmlChar>) {
    while isDigit(place.pointee) { place += 1 }
  }

  // Below the digits the subtraction wraps around.
  private static func isDigit(_ character: xmlChar) -> Bool { character &- UInt8(ascii: "0") < 10 }

  // Capital and small letters of ASCII differ in one bit.
  private static func isLetter(_ character: xmlChar) -> Bool { (character | 0x20) &- UInt8(ascii: "a") < 26 }
}

/// The differences between an element's texts that the schemas can see.
enum TextForm: UInt8, Comparable {
  case none, blank, words

  /// - Parameter text: The text, which ends with a zero byte.
  /// - Returns: `nil` for a text with a carriage return, which only some patterns accept.
  init?(_ text: UnsafePointer<xmlChar>) {
    var (place, form) = (text, TextForm.none)
    while place.pointee != 0 {
      switch place.pointee {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): form = max(form, .blank)
      case UInt8(ascii: "\r"): return nil
      default: form = .words
      }
      place += 1
    }
    self = form
  }

  static func < (left: TextForm, right: TextForm) -> Bool { left.rawValue < right.rawValue }
}
