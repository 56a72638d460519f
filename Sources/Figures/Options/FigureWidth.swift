/// How much room a figure has. A narrow figure is composed separately, not shrunk.
public enum FigureWidth: String, Sendable, CaseIterable {
  /// 720 pixels: a page or an article.
  case wide
  /// 360 pixels: a phone or a column.
  case narrow

  /// The canvas's width in pixels.
  public var pixels: Double { self == .wide ? Sheet.standardWidth : 360 }

  /// The empty margin at each side, in pixels.
  var margin: Double { self == .wide ? Sheet.margin : 14 }
}
