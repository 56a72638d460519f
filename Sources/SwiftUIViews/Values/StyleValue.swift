internal import LayoutEngine

/// A colour and its name, which is empty for a mixed one.
struct ColorValue: Equatable {
  var paint: Paint
  var name: String
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
