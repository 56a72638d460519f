/// The outline of a drawn view inside its frame.
public enum Outline: Equatable, Sendable {
  case rectangle
  case roundedRectangle(cornerWidth: Double, cornerHeight: Double)
  /// A rectangle with a separate radius for each corner.
  case unevenRoundedRectangle(CornerRadii)
  case capsule
  case ellipse
  /// A circle in the middle of the frame, as wide as its shorter side.
  case circle
  /// Lines and curves, inside the frame or outside it.
  case path(PathOutline)
}

extension Outline {
  /// How large the corners of a rounded rectangle are drawn: a single radius is kept, up to half of the shorter side.
  public static func corner(width: Double, height: Double, in size: Size) -> Size {
    let (across, down) = (size.width / 2, size.height / 2)
    let isRound = width == height
    return Size(
      width: min(max(width, 0), isRound ? min(across, down) : across),
      height: min(max(height, 0), isRound ? min(across, down) : down))
  }
}

extension Appearance {
  /// The same with another outline; an appearance without one stays as it is.
  func drawn(_ outline: Outline) -> Appearance {
    switch self {
    case .fill(_, let paint): .fill(outline, paint)
    case .stroke(_, let paint, let line, let inset): .stroke(outline, paint, line, inset: inset)
    case .clip: .clip(outline)
    default: self
    }
  }

  /// The same where the layout goes from right to left.
  func mirrored() -> Appearance {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _, _, _), .clip(let outline): drawn(outline.mirrored())
    default: self
    }
  }

  /// The same in the colours of a scheme.
  func fixed(in scheme: Paint.Scheme) -> Appearance {
    switch self {
    case .fill(let outline, let paint): .fill(outline, paint.fixed(in: scheme))
    case .stroke(let outline, let paint, let line, let inset):
      .stroke(outline, paint.fixed(in: scheme), line, inset: inset)
    case .text(let paint): .text(paint.fixed(in: scheme))
    case .placeholder(let paint): .placeholder(paint.fixed(in: scheme))
    case .symbol(let name, let paint, let natural): .symbol(name: name, paint.fixed(in: scheme), natural: natural)
    case .shapes(let shapes):
      .shapes(shapes.map { DrawnShape($0.form, $0.paint.fixed(in: scheme), in: $0.box) })
    case .nothing, .image, .missingImage, .standIn, .clip, .viewport, .opacity: self
    }
  }
}

/// What a node paints, apart from its children. It never takes part in layout.
public indirect enum Appearance: Equatable, Sendable {
  case nothing
  case fill(Outline, Paint)
  /// A line on the outline; `inset` lines stay inside the frame (`strokeBorder`, `border`).
  case stroke(Outline, Paint, LineStyle, inset: Bool)
  /// Lines of text; they are in the node's text layout.
  case text(Paint)
  /// A pale bar in place of each line of a text whose words are not known.
  case placeholder(Paint)
  /// An image file next to the scenario, stretched to the frame, and the file's own size in pixels.
  case image(name: String)
  /// A labelled box in the place of an image for which there is no file.
  case missingImage(name: String)
  /// A system symbol, drawn for a box of its own size and stretched to the frame.
  case symbol(name: String, Paint, natural: Size)
  /// Several shapes, the first below the others: a switch, the track and the knob of a slider.
  case shapes([DrawnShape])
  /// A hatched box with the name of an unknown view.
  case standIn(name: String)
  /// Hides what its children draw outside the outline.
  case clip(Outline)
  /// Hides what its children draw outside the frame of a scroll view, which lets them show in the safe area next to it.
  case viewport
  /// Makes its children translucent.
  case opacity(Double)
}

extension Appearance {
  /// The opacity of a placeholder's colour, from 0 to 1.
  public static let placeholderOpacity = 0.2
}
