internal import LayoutEngine
internal import SwiftInterpreter

/// The values that views pass to the views inside them.
struct ViewEnvironment {
  var platform: Platform
  /// Pixels per point.
  var displayScale: Double
  /// The margins that the system keeps at the sides of a screen, in points.
  var systemMargin = 16.0
  var horizontalSizeClass: SizeClass?
  var verticalSizeClass: SizeClass?
  var font: FontValue?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var foreground: StyleValue?
  /// What texts are painted in without one, such as in a list's header; controls keep their tint.
  var defaultForeground: StyleValue?
  var tint: StyleValue?
  /// The style of backgrounds that have none of their own.
  var background: StyleValue?
  var lineLimit: Int?
  var layoutDirection = LayoutDirection.leftToRight
  /// The locale whose texts are shown; `nil` for that of the source.
  var localeIdentifier: String?
  /// `nil` where it is left to the picture.
  var colorScheme: Paint.Scheme?
  /// Takes the scheme that the views inside a presentation prefer for it.
  var preferredScheme: PreferredScheme?
  var scrolling = ScrollEnvironment()
  /// Values that are only kept for their readers, by the name of their property of `EnvironmentValues`, and
  /// objects by the name of their type.
  var values: [String: Value] = [:]
  /// The scenario's own styles of controls, by the protocol that they conform to.
  var styles: [String: Value] = [:]
  var typesetting = Typesetting()
  /// Whether the views are rows of a list, so that groups that open there add further rows.
  var isInRows = false
  var lists = ListEnvironment()
  var bars = BarEnvironment()
  /// `nil` is the platform's.
  var buttonBorderShape: ButtonBorderShape?
  /// Whether the system keeps room around a widget's content.
  var hasWidgetMargins = true
  /// The presentation around, as the views inside describe it.
  var presentation: PresentationContent?
  /// How far the lazy container makes its rows whose subviews the views are; `nil` for any other views.
  var loading: LazyLoading?
  /// The stack around several views where one is wanted; `nil` where a container takes each.
  var joining: ImplicitStack?
  /// Whether the source may scroll to one of the views.
  var mayBeScrolled = false
  /// Whether the views are in a lazy container, however deep.
  var isInLazyContainer = false
  /// The identity of the view around, for state that lasts from round to round.
  var identity = Identities.root

  /// The environment of the root view.
  ///
  /// - Parameter device: the device of the preview. Without one an iOS preview is that of an upright phone, as Xcode
  ///   shows a fixed layout; on a Mac both size classes are always regular.
  init(platform: Platform, device: Device? = nil) {
    self.platform = platform
    displayScale = device?.displayScale ?? platform.displayScale
    // As UIKit has them; no screen so wide was recorded.
    if platform == .iOS, let size = device?.size, min(size.width, size.height) >= 414 { systemMargin = 20 }
    let isPhone = platform == .iOS
    horizontalSizeClass = isPhone ? (device ?? .default).horizontalSizeClass : .regular
    verticalSizeClass = isPhone ? (device ?? .default).verticalSizeClass : .regular
  }

  /// The colours of a style in this environment.
  func paint(_ style: StyleValue?) -> Paint {
    switch style {
    case .paint(let paint): return paint
    case .tint:
      if let tint, case .paint(let paint) = tint { return paint }
      return SystemColor.blue
    case .background:
      if let background {
        if case .background = background { return SystemColor.background }
        return paint(background)
      }
      return SystemColor.background
    case .hierarchical(let level): return hierarchical(level)
    case .faded(let style, let opacity): return paint(style).opacity(opacity)
    case .foreground, nil:
      if let foreground {
        if case .foreground = foreground { return SystemColor.primary }
        return paint(foreground)
      }
      return defaultForeground.map { paint($0) } ?? SystemColor.primary
    }
  }

  private func hierarchical(_ level: Int) -> Paint {
    if level == 0 { return hasOwnForeground ? paint(.foreground) : SystemColor.primary }
    if hasOwnForeground { return paint(.foreground).opacity(level == 1 ? 0.5 : 0.25) }
    return level == 1 ? SystemColor.secondary : SystemColor.secondary.opacity(0.5)
  }

  /// Whether the foreground is not the system's, nor one of its levels.
  private var hasOwnForeground: Bool {
    switch foreground {
    case nil, .foreground, .hierarchical: false
    default: true
    }
  }

  /// Paints the views inside with a style; a level such as `secondary` is that of the foreground around.
  mutating func setForeground(_ style: StyleValue) {
    switch style {
    case .hierarchical(let level):
      guard hasOwnForeground, let around = foreground else { return foreground = style }
      if level > 0 { foreground = around.lowered(by: level) }
    case .faded: foreground = .paint(paint(style))
    case .paint, .foreground, .tint, .background: foreground = style
    }
  }

  /// Paints controls with a style, which may be a level of the foreground or of the tint around.
  mutating func setTint(_ style: StyleValue) {
    if case .tint = style { tint = style } else { tint = .paint(paint(style)) }
  }

  /// Paints backgrounds with a style, which may be a level of the background around.
  mutating func setBackground(_ style: StyleValue) {
    if case .background = style { background = style } else { background = .paint(paint(style)) }
  }

  /// The font of a text in this environment.
  var resolvedFont: Font {
    typesetting.secondaryScale == nil ? fontBeforeScale : fontBeforeScale.inSecondaryScale
  }

  /// The font of a text in this environment, before `textScale` makes it smaller.
  var fontBeforeScale: Font {
    var value = font ?? FontValue(base: .standard)
    if isBold {
      value.isBold = true
      value.weight = nil
    }
    if let weight { value.weight = weight }
    if let design { value.design = design }
    if isItalic { value.italic = true }
    if typesetting.hasMonospacedDigits { value.hasMonospacedDigits = true }
    return value.resolved(platform, typesetting.typeSize)
  }
}

extension FontValue {
  /// The font in points on a platform.
  func resolved(_ platform: Platform, _ typeSize: DynamicTypeSize = .large) -> Font {
    var font: Font
    switch base {
    case .standard: font = Font.standard(platform: platform, typeSize: typeSize)
    case .size(let size): font = Font(size: size)
    case .textStyle(let style): font = Font.style(style, platform: platform, typeSize: typeSize)
    }
    if isBold { font.weight = font.boldWeight(platform: platform) }
    if let weight { font.weight = weight }
    if let design { font.design = design }
    font.italic = italic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    font.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    font.leading = leading
    return font
  }
}
