/// How wide the characters of a font are: Inter's advances, fitted to Apple's system font.
///
/// Inter stands in for San Francisco. With Apple's tracking the two agree at text sizes; from 20 points on San
/// Francisco's letters turn to their narrower display shapes, and its heavier weights grow wider than Inter's. Both are
/// factors on the letters, fitted to widths that were measured on macOS and published for iOS. Phrases come out
/// within 2.5 percent of those, words of up to 17 points within 3 and larger ones within 6: kerning is not looked at.
/// Italics are taken to be as wide as upright letters.
struct GlyphAdvances {
  private let em: Double
  private let tracking: Double
  private let letterFactor: Double
  private let digitFactor: Double
  private let table: [UInt16]
  /// The one advance of a monospaced font.
  private let fixedAdvance: Double?

  /// SF Mono's advance, in ems.
  static let monospacedEms = 1266.0 / 2048
  /// An emoji's advance, in ems: an assumption, about what Apple's colour font has at text sizes.
  static let emojiEms = 1.25
  /// The advance of a character that is neither in the table nor of a class with a width: an average.
  static let averageEms = 0.6
  /// What a full stop, a comma and the like are wider by in San Francisco.
  static let stopEms = 0.03

  init(font: Font) {
    em = Font.usableSize(font.size)
    tracking = em * Tracking.ems(atSize: em)
    letterFactor =
      Interpolation.value(at: em, in: GlyphAdvances.displayFactors)
      * GlyphAdvances.weightFactor(font.weight) * GlyphAdvances.designFactor(font.design)
    digitFactor = em < 20 ? 1.01 : 0.99
    table = GlyphAdvances.table(font.weight)
    fixedAdvance = font.design == .monospaced ? em * GlyphAdvances.monospacedEms : nil
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
    if code == 0x09 { return 4 * width(of: " ", class: .space) }
    if let fixedAdvance { return fixedAdvance }
    let ems = GlyphAdvances.ems(of: code, in: table)
    return em * fitted(ems ?? GlyphAdvances.averageEms, class: kind) + tracking
  }

  private func fitted(_ ems: Double, class kind: CharacterClass) -> Double {
    switch kind {
    case .letter: ems * letterFactor
    case .digit: ems * digitFactor
    case .stop: ems + GlyphAdvances.stopEms
    default: ems
    }
  }

  private static func ems(of code: UInt32, in table: [UInt16]) -> Double? {
    for block in InterAdvances.blocks where code <= block.last {
      guard code >= block.first else { return nil }
      let advance = table[block.offset + Int(code - block.first)]
      return advance == 0 ? nil : Double(advance) / Double(InterAdvances.unitsPerEm)
    }
    return nil
  }

  private static func table(_ weight: Font.Weight) -> [UInt16] {
    switch weight {
    case .ultraLight, .thin, .light, .regular: InterAdvances.regular
    case .medium: InterAdvances.medium
    case .semibold: InterAdvances.semibold
    case .bold, .heavy, .black: InterAdvances.bold
    }
  }

  /// How much narrower than Inter's letters the display shapes are, at rising sizes.
  private static let displayFactors: [(size: Double, value: Double)] = [
    (17, 1), (20, 0.96), (22, 0.926), (24, 0.893), (26, 0.884), (28, 0.866),
  ]

  private static func weightFactor(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.96
    case .thin: 0.97
    case .light: 0.985
    case .regular: 1
    case .medium: 1.009
    case .semibold: 1.013
    case .bold: 1.025
    case .heavy: 1.06
    case .black: 1.092
    }
  }

  private static func designFactor(_ design: Font.Design) -> Double {
    switch design {
    case .standard, .monospaced: 1
    case .rounded: 0.99
    case .serif: 1.05
    }
  }
}
