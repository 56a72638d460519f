import LayoutEngine

/// The colours that lines and texts have in one appearance, with how well they stand out from its page.
struct Tones {
  struct Tone {
    /// The class of lines and texts that have it.
    let name: String
    /// How bright it is.
    let luminance: Double
    /// Its contrast with the page.
    let contrast: Double
  }

  let isDark: Bool
  let page: RGBA
  /// How bright the ink is.
  let ink: Double
  /// For a line or text with several of these classes the first counts.
  private let lines: [Tone]
  private let texts: [Tone]

  /// The tones of both appearances, computed once: figures have hundreds of lines and texts, but few colours.
  static let all = [light, dark]
  static let light = Tones(.light)
  static let dark = Tones(.dark)

  private init(_ palette: Palette) {
    let page = RGBA(hex: palette.page)
    func tone(_ name: String, _ hex: String) -> Tone {
      let color = RGBA(hex: hex)
      return Tone(name: name, luminance: Contrast.luminance(color), contrast: Contrast.ratio(color, page))
    }
    (isDark, self.page) = (palette.isDark, page)
    self.ink = Contrast.luminance(RGBA(hex: palette.ink))
    let (proposal, answer) = (tone("proposal", palette.proposal), tone("answer", palette.answer))
    let (guide, ink) = (tone("guide", palette.guide), tone("ink", palette.ink))
    lines = [proposal, answer, guide, ink, tone("hair", palette.faint)]
    texts = [ink, tone("muted", palette.muted), proposal, answer, guide, tone("page", palette.page)]
  }

  func line(_ classes: [String]) -> Tone? { lines.first { classes.contains($0.name) } }

  func text(_ classes: [String]) -> Tone? { texts.first { classes.contains($0.name) } }

  /// How bright a line of a colour is.
  func luminance(of color: FigureColor) -> Double {
    switch color {
    case .proposal: lines[0].luminance
    case .answer: lines[1].luminance
    case .guide: lines[2].luminance
    case .ink: lines[3].luminance
    case .hair: lines[4].luminance
    }
  }

  /// How bright an area filled with a paint is on the page.
  func luminance(of paint: Paint) -> Double {
    Contrast.luminance(Contrast.blend(isDark ? paint.dark : paint.light, over: page))
  }
}
