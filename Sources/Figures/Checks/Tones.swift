import LayoutEngine

/// The colours that lines and texts have in one appearance, with how well they stand out from its page.
struct Tones {
  struct Tone {
    /// The class of lines and texts that have it.
    let name: String
    let color: RGBA
    /// Its contrast with the page.
    let contrast: Double
  }

  let isDark: Bool
  let page: RGBA
  let ink: RGBA
  /// Of a line or text with several of these classes the first counts.
  private let lines: [Tone]
  private let texts: [Tone]

  /// Of the appearances: figures have hundreds of lines and texts, and few colours.
  static let all = FigureColor.appearances.map { Tones($0) }

  private init(_ palette: Palette) {
    let page = RGBA(hex: palette.page)
    func tone(_ name: String, _ hex: String) -> Tone {
      let color = RGBA(hex: hex)
      return Tone(name: name, color: color, contrast: Contrast.ratio(color, page))
    }
    (isDark, self.page, ink) = (palette.isDark, page, RGBA(hex: palette.ink))
    let (proposal, answer) = (tone("proposal", palette.proposal), tone("answer", palette.answer))
    let (guide, ink) = (tone("guide", palette.guide), tone("ink", palette.ink))
    lines = [proposal, answer, guide, ink, tone("hair", palette.faint)]
    texts = [ink, tone("muted", palette.muted), proposal, answer, guide, tone("page", palette.page)]
  }

  func line(_ classes: [String]) -> Tone? { lines.first { classes.contains($0.name) } }

  func text(_ classes: [String]) -> Tone? { texts.first { classes.contains($0.name) } }
}
