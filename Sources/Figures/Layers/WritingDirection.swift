/// The direction in which a line is read, by its first letter: digits and signs have none of their own.
enum WritingDirection {
  static func isRightToLeft(_ string: String) -> Bool {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      // Hebrew, Arabic and their neighbours, and their presentation forms.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x900...0x1FFF, 0x3040...0xD7FF: return false
      default: continue
      }
    }
    return false
  }
}
