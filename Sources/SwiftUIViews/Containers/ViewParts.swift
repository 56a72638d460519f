internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Makes the views that one of the system's containers adds to its content: bars, separators, cards.
///
/// They are ordinary views with ordinary rules, so that the record shows how the container computes its numbers.
struct ViewParts {
  /// The call of the container.
  let source: SourceRange
  /// The owner of the parts, which the record names instead of their arguments: `row`.
  let owner: String

  func site(_ name: String) -> CallSite { site(name, owner) }

  private func site(_ name: String, _ arguments: String) -> CallSite {
    var site = CallSite(name: name, arguments: arguments, source: source)
    site.isPart = true
    return site
  }

  // MARK: Views

  func text(_ string: String) -> ViewValue {
    ViewValue(
      .text(string),
      site: site("Text", ArgumentText.short(.string(string)) ?? owner))
  }

  func symbol(_ name: String) -> ViewValue {
    ViewValue(.image(ImageValue(name: name, isSystem: true, isResizable: false)), site: site("Image"))
  }

  func color(_ paint: Paint) -> ViewValue { ViewValue(.color(paint), site: site("Color")) }

  func shape(_ outline: Outline, _ paint: Paint) -> ViewValue {
    let shape = ShapeValue(outline: outline, isSquare: outline == .circle, painting: .fill(.paint(paint)))
    return ViewValue(.shape(shape), site: site("Shape"))
  }

  /// A line inside an outline.
  func line(_ outline: Outline, _ paint: Paint, width: Double) -> ViewValue {
    let shape = ShapeValue(
      outline: outline, isSquare: outline == .circle,
      painting: .stroke(.paint(paint), LineStyle(width: width), inset: true))
    return ViewValue(.shape(shape), site: site("Shape"))
  }

  var spacer: ViewValue { spacer(atLeast: 0) }

  func spacer(atLeast length: Double) -> ViewValue { ViewValue(.spacer(minLength: length), site: site("Spacer")) }

  func row(_ views: [ViewValue], spacing: Double? = nil) -> ViewValue {
    ViewValue(.stack(StackRule(axis: .horizontal, spacing: spacing), views), site: site("HStack"))
  }

  func column(_ views: [ViewValue], alignment: Guide? = nil, spacing: Double? = nil) -> ViewValue {
    ViewValue(.stack(StackRule(axis: .vertical, alignment: alignment, spacing: spacing), views), site: site("VStack"))
  }

  func layers(_ views: [ViewValue], alignment: Alignment = .center) -> ViewValue {
    ViewValue(.zStack(alignment, views), site: site("ZStack"))
  }

  /// Views that count as their parent's own.
  func group(_ views: [ViewValue]) -> ViewValue { ViewValue(.group(views), site: site("Group")) }

  // MARK: Modifiers

  private func modified(_ view: ViewValue, _ name: String, _ modification: ViewModification) -> ViewValue {
    ViewValue(.modified(view, modification), site: site(name))
  }

  func frame(
    _ view: ViewValue, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewValue {
    let rule = FixedFrameRule(width: width, height: height, alignment: alignment)
    return modified(view, "frame", .rule(.fixedFrame(rule)))
  }

  /// The view in all the room of an axis, or up to a length.
  func frame(
    _ view: ViewValue, minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> ViewValue {
    let rule = FlexibleFrameRule(
      minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment)
    return modified(view, "frame", .rule(.flexibleFrame(rule)))
  }

  func padding(_ view: ViewValue, _ insets: Insets) -> ViewValue {
    modified(view, "padding", .rule(.padding(insets)))
  }

  func background(_ view: ViewValue, _ other: ViewValue, ignoring edges: EdgeSet = []) -> ViewValue {
    modified(view, "background", .secondary([other], .center, isBackground: true, ignoring: edges))
  }

  func overlay(_ view: ViewValue, _ other: ViewValue, alignment: Alignment = .center) -> ViewValue {
    modified(view, "overlay", .secondary([other], alignment, isBackground: false))
  }

  func offset(_ view: ViewValue, x: Double = 0, y: Double = 0) -> ViewValue {
    modified(view, "offset", .rule(.offset(Point(x: x, y: y))))
  }

  func fixedSize(_ view: ViewValue) -> ViewValue {
    modified(view, "fixedSize", .rule(.fixedSize(horizontal: true, vertical: true)))
  }

  func ignoringSafeArea(_ view: ViewValue, _ edges: EdgeSet) -> ViewValue {
    modified(view, "ignoresSafeArea", .rule(.ignoresSafeArea(edges)))
  }

  func environment(_ view: ViewValue, _ change: @escaping (inout ViewEnvironment) -> Void) -> ViewValue {
    modified(view, "environment", .environment(.change(change)))
  }

  /// A view with its own font and style.
  func styled(_ view: ViewValue, _ font: FontValue, _ style: StyleValue) -> ViewValue {
    environment(view) {
      $0.font = font
      $0.foreground = style
    }
  }
}

extension FontValue {
  static func style(_ style: TextStyle, _ weight: Font.Weight? = nil) -> FontValue {
    FontValue(base: .textStyle(style), weight: weight)
  }

  static func size(_ size: Double, _ weight: Font.Weight? = nil) -> FontValue {
    FontValue(base: .size(size), weight: weight)
  }
}
