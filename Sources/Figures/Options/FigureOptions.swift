public import Explanation

/// Which colours a figure is drawn in.
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Follows the reader's setting with a media query.
  case adaptive
  /// Light, whatever the reader's setting.
  case light
  /// Dark, whatever the reader's setting.
  case dark
}

/// What a figure shows and how.
///
///     var options = FigureOptions(idPrefix: "grid", preset: .ledger, colorScheme: .light)
///     options.focus = FocusQuery("row")
public struct FigureOptions: Sendable {
  /// Begins every id of the figure; `nil` for a prefix that follows from everything that the figure shows, so that
  /// different figures can be on one page.
  public var idPrefix: String?
  /// What the figure is for.
  public var preset: FigurePreset
  /// The parts that are drawn; the preset's unless others are chosen.
  public var layers: FigureLayers
  /// The colours.
  public var colorScheme: ColorScheme
  /// How texts are written.
  public var lettering = Lettering.named
  /// How much room there is.
  public var width = FigureWidth.wide
  /// The room for the figure where it is only a picture on a page; `nil` for a figure on its own.
  public var stage: FigureStage?
  /// The view that the figure should be about; `nil` lets the layout decide.
  public var focus: FocusQuery?
  /// How many levels below the subject have their sizes shown: 1 for its children only.
  public var depth = 1
  /// The picture of an image by the name the scenario uses; `nil` draws a placeholder.
  public var image: @Sendable (String) -> FigureImage?
  /// The drawing of a system symbol by its name; `nil` draws an outline with the name.
  public var symbol: @Sendable (String) -> SymbolGlyph? = { _ in nil }
  /// Shows exactly the container, without a margin, so that several pictures can be side by side.
  public var showsOnlyContainer = false

  /// - Parameters:
  ///   - idPrefix: begins every id; characters that an id may not contain become hyphens. `nil` for a prefix that
  ///     follows from the figure.
  ///   - preset: what the figure is for.
  ///   - layers: the parts that are drawn; `nil` for the preset's.
  ///   - colorScheme: the colours.
  ///   - image: gives the picture of an image by the name the scenario uses.
  public init(
    idPrefix: String? = nil, preset: FigurePreset = .article, layers: FigureLayers? = nil,
    colorScheme: ColorScheme = .adaptive, image: @escaping @Sendable (String) -> FigureImage? = { _ in nil }
  ) {
    self.idPrefix = idPrefix
    self.preset = preset
    self.layers = layers ?? preset.layers
    self.colorScheme = colorScheme
    self.image = image
  }
}

extension FigureOptions {
  /// The options for one layout: with its subject's guides if these explain the layout and there is room for them.
  func resolved(for record: IndexedTrace) -> FigureOptions {
    guard layers.contains(.decidingGuides) else { return self }
    var options = self
    options.layers.remove(.decidingGuides)
    guard stage == nil, let subject = Subject(record, focus: focus) ?? Subject(record),
      DecidingGuides(record, subject).areFound
    else { return options }
    options.layers.insert(.guides)
    return options
  }
  /// The canvas's width in pixels.
  var canvasWidth: Double { stage?.width ?? width.pixels }
}
