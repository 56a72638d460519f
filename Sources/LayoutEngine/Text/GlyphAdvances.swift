/// How wide the characters of a font are, in points, and the kerning of pairs.
///
/// A metrics file that holds the font decides. Without one the numbers are San Francisco's, fitted to recorded widths
/// (`SanFranciscoAdvances`); characters that were not recorded are Inter's, adjusted to the same weight and optical
/// size.
struct GlyphAdvances {
  private let em: Double
  private let font: Font
  private let tracking: Double
  private let shapes: LetterShapes
  private let designFactor: Double
  private let measured: MeasuredFace?

  /// SF Mono's advance, in ems.
  static let monospacedEms = 1266.0 / 2048
  /// An emoji's advance, in ems: an assumption, close to Apple's colour font at text sizes.
  static let emojiEms = 1.25
  /// The advance of a character that is neither in the table nor of a class with a width: an average.
  static let averageEms = 0.6
  /// How large small capitals are, as a part of the capitals: an assumption, a little more than the height of an x.
  static let smallCapitals = 0.8

  init(font: Font, metrics: FontMetrics? = nil) {
    self.font = font
    em = Font.usableSize(font.size)
    tracking = Tracking.points(atSize: em)
    shapes = LetterShapes(font)
    measured = metrics?.face(for: font)
    // Measured at 20 points on one phrase.
    designFactor = font.design == .rounded ? 0.992 : font.design == .serif ? 1.049 : 1
  }

  func width(of character: Character, class kind: CharacterClass) -> Double {
    switch kind {
    case .newline, .zeroWidth, .zeroWidthSpace: return 0
    case .emoji: return em * GlyphAdvances.emojiEms
    case .ideograph, .opening, .closing: return em
    case .letter, .digit, .space, .hyphen, .stop, .other: break
    }
    let code = character.unicodeScalars.first?.value ?? 0
    // A tab takes the room of four spaces.
    if code == 0x09 { return 4 * width(of: 0x20) }
    if kind == .letter, isSmallCapital(character) { return width(ofSmallCapital: character) }
    return width(of: font.hasMonospacedDigits && kind == .digit ? 0x30 : code)
  }

  private func width(of code: UInt32) -> Double {
    if let width = measured?.advance(of: code) { return width }
    if font.design == .monospaced { return em * GlyphAdvances.monospacedEms }
    return em * (shapes.ems(of: code) ?? GlyphAdvances.averageEms) * designFactor + tracking
  }

  private func isSmallCapital(_ character: Character) -> Bool {
    font.hasLowercaseSmallCaps && character.isLowercase || font.hasUppercaseSmallCaps && character.isUppercase
  }

  private func width(ofSmallCapital character: Character) -> Double {
    if font.design == .monospaced { return em * GlyphAdvances.monospacedEms }
    let capitals = character.uppercased().unicodeScalars.reduce(0.0) { $0 + width(of: $1.value) - tracking }
    return capitals * GlyphAdvances.smallCapitals + tracking
  }

  /// The distance between a character and the next one in addition to their widths.
  func kerning(_ first: Character, _ second: Character) -> Double {
    guard let a = first.unicodeScalars.first?.value, let b = second.unicodeScalars.first?.value else { return 0 }
    if let measured { return measured.kerning(a, b) }
    if font.design == .monospaced || font.hasMonospacedDigits && first.isASCIIDigit && second.isASCIIDigit { return 0 }
    return em * SanFranciscoKerning.ems(a, b)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { self >= "0" && self <= "9" }
}

/// The shapes a font's letters have: their weight, and how far its size is on the way from text to display shapes.
struct LetterShapes {
  /// The place of the weight on the typeface's axis: 0 is regular and 1 bold.
  private let boldness: Double
  /// 0 at text sizes, 1 at display sizes.
  private let display: Double
  private let isItalic: Bool

  /// How much wider an italic letter's display shape is than the upright one's, in ems, from two recorded words.
  private static let italicDisplay = 0.0098

  init(_ font: Font) {
    boldness = LetterShapes.boldness(of: font.weight)
    isItalic = font.italic
    display = Interpolation.value(at: Font.usableSize(font.size), in: LetterShapes.displayParts)
  }

  /// The advance of a character in ems, without tracking; `nil` when it is in no table.
  func ems(of code: UInt32) -> Double? {
    if let index = SanFranciscoKerning.index(of: code) {
      return ems(
        SanFranciscoAdvances.regular[index], SanFranciscoAdvances.bold[index], SanFranciscoAdvances.displayShapes[index]
      )
    }
    guard let (regular, bold) = InterAdvances.ems(of: code) else { return nil }
    let added = SanFranciscoAdvances.display
    return ems(regular, (bold - regular) * SanFranciscoAdvances.boldness, added.constant + added.part * regular)
  }

  private func ems(_ regular: Int16, _ bold: Int16, _ displayShapes: Int16) -> Double {
    let em = SanFranciscoAdvances.unitsPerEm
    return ems(Double(regular) / em, Double(bold) / em, Double(displayShapes) / em)
  }

  private func ems(_ regular: Double, _ bold: Double, _ displayShapes: Double) -> Double {
    let further = SanFranciscoAdvances.boldDisplay
    let added = displayShapes + boldness * (further.constant + further.part * regular)
    return regular + boldness * bold + display * (added + (isItalic ? LetterShapes.italicDisplay : 0))
  }

  /// Lighter weights than regular change less along the axis; by how much was recorded for light on one phrase.
  private static func boldness(of weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: -0.56
    case .thin: -0.45
    case .light: -0.19
    case .regular: 0
    case .medium: 110.0 / 300
    case .semibold: 190.0 / 300
    case .bold: 1
    case .heavy: 460.0 / 300
    case .black: 2
    }
  }

  /// How far from text to display shapes the letters of a size are, by Apple's published x-heights.
  private static let displayParts: [(size: Double, value: Double)] = [
    (17, 0), (18, 2.0 / 38), (19, 3.0 / 38), (20, 9.0 / 38), (21, 15.0 / 38), (22, 20.0 / 38), (23, 26.0 / 38),
    (24, 31.0 / 38), (25, 33.0 / 38), (26, 35.0 / 38), (27, 36.0 / 38), (28, 1),
  ]
}

extension InterAdvances {
  /// The advances of a character in the regular and the bold weight, in ems; `nil` when Inter has none.
  static func ems(of code: UInt32) -> (regular: Double, bold: Double)? {
    for block in blocks where code <= block.last {
      guard code >= block.first else { return nil }
      let index = block.offset + Int(code - block.first)
      if regular[index] == 0 { return nil }
      return (Double(regular[index]) / Double(unitsPerEm), Double(bold[index]) / Double(unitsPerEm))
    }
    return nil
  }
}

/// The kerning of the system font, for the characters of its table.
enum SanFranciscoKerning {
  /// A character's place in the table; that of the plain letter for one with a mark. `nil` when it is not in the table.
  static func index(of code: UInt32) -> Int? {
    if code >= 0x20, code < 0x7F { return Int(code) - 0x20 }
    // A no-break space is as wide as one that breaks.
    if code == 0xA0 { return 0 }
    if let base = LatinLetters.base(of: code) { return Int(base) - 0x20 }
    return SanFranciscoAdvances.extras.firstIndex { UInt32($0) == code }.map { $0 + 95 }
  }

  static func ems(_ first: UInt32, _ second: UInt32) -> Double {
    guard let a = index(of: first), let b = index(of: second) else { return 0 }
    let last = Int(SanFranciscoAdvances.kerningStarts[a + 1])
    for pair in Int(SanFranciscoAdvances.kerningStarts[a])..<last {
      if Int(SanFranciscoAdvances.kerningSeconds[pair]) == b {
        return Double(SanFranciscoAdvances.kerning[pair]) / SanFranciscoAdvances.unitsPerEm
      }
    }
    return 0
  }
}
