internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A control while its views are made: its call, its style, and its environment.
///
/// A control is made of the engine's own stacks, frames and texts, so that its layout can be followed; only parts that
/// the system draws, such as a switch, are leaves with their size.
struct Control {
  /// Makes the view of a control.
  typealias Body = (Control) throws(Diagnostics) -> ViewValue

  let call: Invocation
  /// The name of SwiftUI's style: `bordered`; `automatic` unless another is asked for.
  let style: String
  let environment: ViewEnvironment

  var isPhone: Bool { environment.platform == .iOS }
  var measures: ControlMeasures { isPhone ? .iOS : .macOS }
  /// The name of its `ControlSize`.
  var size: String { environment.values["controlSize"]?.symbolName ?? "regular" }
  var showsLabel: Bool { environment.values["labelsVisibility"]?.symbolName != "hidden" }

  var isEnabled: Bool {
    if case .bool(false)? = environment.values["isEnabled"] { return false }
    return true
  }

  // MARK: Colours

  /// A colour, fainter if the control is disabled.
  func dimmed(_ paint: Paint) -> Paint { isEnabled ? paint : paint.opacity(ControlPaints.disabled) }

  var tint: Paint { dimmed(environment.paint(.tint)) }

  /// A view with another colour for parts without their own.
  func painted(_ view: ViewValue, _ paint: Paint) -> ViewValue {
    changed(view, "foregroundStyle") { $0.foreground = .paint(paint) }
  }

  // MARK: Arranging

  func row(_ views: [ViewValue], spacing: Double?, alignment: Guide = .verticalCenter) -> ViewValue {
    ViewValue(.stack(StackRule(axis: .horizontal, alignment: alignment, spacing: spacing), views), site: site("HStack"))
  }

  func column(_ views: [ViewValue], spacing: Double?, alignment: Guide = .horizontalCenter) -> ViewValue {
    ViewValue(.stack(StackRule(axis: .vertical, alignment: alignment, spacing: spacing), views), site: site("VStack"))
  }

  /// Several views as one: in a row, or the only one as it is.
  func joined(_ views: [ViewValue]) -> ViewValue {
    guard views.count == 1 else { return row(views, spacing: nil) }
    switch views[0].content {
    case .group, .identified, .section, .empty: return row(views, spacing: nil)
    default: return views[0]
    }
  }

  func padded(_ view: ViewValue, side: Double, edge: Double) -> ViewValue {
    if side == 0, edge == 0 { return view }
    let insets = Insets(top: edge, leading: side, bottom: edge, trailing: side)
    return ViewValue(.modified(view, .rule(.padding(insets))), site: site("padding"))
  }

  func framed(
    _ view: ViewValue, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewValue {
    let rule = FixedFrameRule(width: width, height: height, alignment: alignment)
    return ViewValue(.modified(view, .rule(.fixedFrame(rule))), site: site("frame"))
  }

  func framed(_ view: ViewValue, _ rule: FlexibleFrameRule) -> ViewValue {
    ViewValue(.modified(view, .rule(.flexibleFrame(rule))), site: site("frame"))
  }

  /// A view in all the width that is proposed, at its start by default.
  func filling(_ view: ViewValue, leastHeight: Double? = nil, alignment: Guide = .leading) -> ViewValue {
    let alignment = Alignment(horizontal: alignment, vertical: .verticalCenter)
    return framed(view, FlexibleFrameRule(maxWidth: .infinity, minHeight: leastHeight, alignment: alignment))
  }

  /// A label, as much room as there is, and a control at the end.
  func spread(_ label: [ViewValue], _ control: ViewValue) -> ViewValue {
    let spacer = ViewValue(.spacer(minLength: measures.labelGap), site: site("Spacer"))
    return row(label + [spacer, control], spacing: 0)
  }

  /// A label with a control at the end of a list's row, which on the phone is as high as the label, so that the control
  /// sticks out.
  func spreadInRow(_ label: [ViewValue], _ control: ViewValue, width: Double) -> ViewValue {
    guard environment.isInRows, showsLabel else { return showsLabel ? spread([column(label)], control) : control }
    let insets = Insets(top: 0, leading: 0, bottom: 0, trailing: width + measures.labelGap)
    let room = ViewValue(.modified(column(label), .rule(.padding(insets))), site: site("padding"))
    let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
    return ViewValue(
      .modified(filling(room), .secondary([control], trailing, isBackground: false)), site: site("overlay"))
  }

  /// A label next to a control, or above its middle; without a label only the control.
  ///
  /// In a form of macOS the controls of all rows begin, or end, at the same place.
  func beside(_ label: [ViewValue], _ control: ViewValue, alignment: Guide = .verticalCenter) -> ViewValue {
    guard showsLabel, !label.isEmpty else { return control }
    switch environment.lists.form {
    case .columns:
      return row([joined(label), atFormControls(control)], spacing: measures.labelGap, alignment: alignment)
    case .grouped: return spread([column(label)], sticking(control))
    case nil: return row([joined(label), control], spacing: measures.labelGap, alignment: alignment)
    }
  }

  /// A control whose leading edge is where the form's controls begin.
  private func atFormControls(_ control: ViewValue) -> ViewValue {
    ViewValue(
      .modified(
        control,
        .made { (builder, node, site, _) throws(Diagnostics) -> NodeID in
          builder.tree.addAlignmentGuide(.formControls, child: node, info: site.info()) { _ in 0 }
        }), site: site("alignmentGuide", "form's controls"))
  }

  /// A control that lets the label decide the height of its row, and sticks out above and below.
  private func sticking(_ control: ViewValue) -> ViewValue { framed(control, height: 0) }

  /// A view with shapes drawn behind it.
  func behind(_ view: ViewValue, _ shapes: [DrawnShape]) -> ViewValue {
    guard !shapes.isEmpty else { return view }
    return ViewValue(
      .modified(view, .secondary([drawing(shapes)], .center, isBackground: true)), site: site("background"))
  }

  /// The views of a control combined into the control.
  func whole(
    _ content: ViewValue, above: ControlRule.Preference = .plain, below: ControlRule.Preference = .plain,
    baseline: Double? = nil
  ) -> ViewValue {
    let rule = ControlRule(above: above, below: below, baseline: baseline)
    return ViewValue(
      .modified(
        content,
        .made { (builder, node, site, _) throws(Diagnostics) -> NodeID in
          var info = site.info()
          info.isControl = true
          return try builder.add(.control(rule), [node], info)
        }), site: call.site)
  }

  // MARK: Leaves

  /// Something that the system draws with a fixed size.
  func mark(_ name: String, _ size: Size, _ shapes: [DrawnShape]) -> ViewValue {
    leaf(name, .image(natural: size, resizable: false), shapes)
  }

  /// Something that is drawn in all the available room.
  func drawing(_ shapes: [DrawnShape]) -> ViewValue { leaf("shape", .greedy, shapes) }

  private func leaf(_ name: String, _ rule: Rule, _ shapes: [DrawnShape]) -> ViewValue {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let drawn = isMirrored ? shapes.map { $0.mirrored } : shapes
    return ViewValue(
      .made { (builder, site, _) throws(Diagnostics) -> [NodeID] in
        [try builder.add(rule, [], site.info(.shapes(drawn)))]
      }, site: site(name))
  }

  func text(_ string: String) -> ViewValue { Catalog.text(string, call) }

  /// A view on the line of a text, with its middle at the height of the middle of the text's capitals.
  ///
  /// - Parameters:
  ///   - drop: how much lower, in points.
  ///   - isWhole: on the line's nearest whole point above, as for the system's own marks.
  func centredOnCapitals(_ view: ViewValue, drop: Double = 0, isWhole: Bool = false) -> ViewValue {
    let above = environment.resolvedFont.capHeight(platform: environment.platform) / 2 - drop
    return ViewValue(
      .modified(
        view,
        .made { (builder, node, site, _) throws(Diagnostics) -> NodeID in
          builder.tree.addAlignmentGuide(.firstTextBaseline, child: node, info: site.info()) {
            let distance = $0.size.height / 2 + above
            return isWhole ? distance.rounded(.up) : distance
          }
        }), site: site("alignmentGuide", ".firstTextBaseline"))
  }

  // MARK: Environment

  /// A view with a changed environment, which the record names.
  func changed(
    _ view: ViewValue, _ name: String, _ change: @escaping (inout ViewEnvironment) -> Void
  ) -> ViewValue {
    ViewValue(.modified(view, .environment(.change(change))), site: site(name))
  }

  func set(_ view: ViewValue, in font: FontValue) -> ViewValue { changed(view, "font") { $0.font = font } }

  /// A view that SwiftUI makes, not the source.
  func site(_ name: String, _ arguments: String = "") -> CallSite {
    var site = CallSite(
      name: name, arguments: arguments.isEmpty ? "of \(call.entry.name)" : arguments, source: call.source)
    site.isPart = true
    return site
  }

  /// Warns that the size was not recorded.
  func warn(_ what: String, standIn: String) {
    call.evaluator.warn(.assumedSize(of: what, standIn: standIn, call.source))
  }
}

extension Catalog {
  /// A control whose size was recorded. One of the scenario's own styles makes its body instead.
  ///
  /// - Parameters:
  ///   - style: the protocol of its styles, with the configuration that the scenario's own styles are given.
  ///   - prepare: reads the call and returns a closure that makes the control's view where it is shown.
  static func control(
    _ name: String, _ documentation: ReferenceText, style: ControlStyle,
    prepare: @escaping @Sendable (Invocation) throws(Diagnostics) -> Control.Body
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [
        .anything { call throws(Diagnostics) in
          if let control = call.configuredControl { return control }
          return styledControl(call, by: style.name, try style.configuration(call), try prepare(call))
        }
      ])
  }

  /// A control whose styles cannot have custom bodies.
  static func control(
    _ name: String, _ documentation: ReferenceText, styles: String,
    prepare: @escaping @Sendable (Invocation) throws(Diagnostics) -> Control.Body
  ) -> CatalogEntry {
    control(name, documentation, style: ControlStyle(name: styles) { _ throws(Diagnostics) in [] }, prepare: prepare)
  }

  /// The label of a control: a title, a title with an image, or views.
  static func controlLabel(_ call: Invocation, isFirstClosureLabel: Bool = true) throws(Diagnostics) -> [ViewValue] {
    let views = try label(call, isFirstClosureLabel: isFirstClosureLabel)
    for name in ["systemImage", "image"] {
      if case .string(let image)? = call.given(name), !views.isEmpty {
        return label(call, image, isSystem: name == "systemImage", title: views).view.map { [$0] } ?? views
      }
    }
    return views
  }

  /// The position of a number in a range, from 0 to 1; 0 without a number.
  static func fraction(_ call: Invocation, of label: String, in range: String) throws(Diagnostics) -> Double {
    guard let value = call.given(label), let number = try call.held(value).number else { return 0 }
    var (low, high) = (0.0, 1.0)
    if case .range(let range)? = call.given(range) {
      low = range.lower.number ?? low
      high = range.upper.number ?? high
    }
    guard high > low, number.isFinite else { return 0 }
    return min(max((number - low) / (high - low), 0), 1)
  }
}
