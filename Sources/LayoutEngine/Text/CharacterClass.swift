/// What a character is to the measurer and to the line breaker, by ranges of code points.
enum CharacterClass {
  case letter, digit, space, newline, hyphen, zeroWidthSpace, zeroWidth, ideograph, opening, closing, emoji
  /// Full stops, commas and similar marks: wider in the system font than in the table's font.
  case stop
  case other

  init(_ character: Character) {
    guard let first = character.unicodeScalars.first?.value else {
      self = .zeroWidth
      return
    }
    self = first < 0x80 ? CharacterClass.ascii(first) : CharacterClass.wide(first)
    // A variation selector asks for the coloured picture, a keycap sign for a key.
    if self != .emoji, character.unicodeScalars.dropFirst().contains(where: { $0.value == 0xFE0F }) { self = .emoji }
  }

  /// A line may end before and after characters of this class.
  var standsAlone: Bool { self == .ideograph || self == .emoji }

  private static func ascii(_ code: UInt32) -> CharacterClass {
    switch code {
    case 0x0A...0x0D: .newline
    case 0x09, 0x20: .space
    case 0x2D: .hyphen
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B: .stop
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x00...0x1F, 0x7F: .zeroWidth
    default: .other
    }
  }

  private static func wide(_ code: UInt32) -> CharacterClass {
    switch code {
    case 0x85, 0x2028, 0x2029: .newline
    // No-break spaces (U+00A0, U+202F) are left out, as no line ends there.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x200B: .zeroWidthSpace
    case 0x2010, 0x2013: .hyphen
    case 0xAD, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: .zeroWidth
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x64B...0x65F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: .zeroWidth
    case 0x20D0...0x20FF, 0xFE20...0xFE2F: .zeroWidth
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF: .letter
    case 0x1F000...0x1FAFF: .emoji
    default: eastAsian(code)
    }
  }

  private static func eastAsian(_ code: UInt32) -> CharacterClass {
    switch code {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B: .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017: .closing
    // Japanese characters that stay with the one before them: small kana, the long sound mark, marks of repetition.
    case 0x3005, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087: .closing
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB, 0x30FC: .closing
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D: .closing
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: .ideograph
    case 0xFF02...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: .ideograph
    default: .other
    }
  }
}
