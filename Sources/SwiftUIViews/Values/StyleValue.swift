internal import LayoutEngine

/// A colour and its name, which is empty for a mixed one.
struct ColorValue: Equatable {
  var paint: Paint
  var name: String
  /// Whether it stands for a colour of which nothing is known.
  var isUnknown = false

  /// A colour of which nothing is known: nothing is drawn where it is a ground, and what is written in it is written
  /// as if no colour were asked for.
  static let unknown = ColorValue(
    paint: Paint(RGBA(red: 0, green: 0, blue: 0, opacity: 0)), name: "unknown", isUnknown: true)
}

/// What a shape is filled with, before the environment is known.
indirect enum StyleValue: Sendable {
  case paint(Paint)
  /// The style that `foregroundStyle` put into the environment.
  case foreground
  case tint
  /// The style that `backgroundStyle` put into the environment.
  case background
  /// `secondary` (1) … `quinary` (4): the foreground, fainter at each level.
  case hierarchical(Int)
  /// Another style, more translucent.
  case faded(StyleValue, Double)
}
