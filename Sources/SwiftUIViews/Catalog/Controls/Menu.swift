internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Menu`, which shows its label, on the Mac on a button with an arrow, and `ControlGroup`.
extension Catalog {
  static let menus: [CatalogEntry] = [
    CatalogEntry(
      .view, "Menu", "Lays out its label; on the Mac with the button around it.",
      [
        Overload([.words, content, primaryAction]) { call throws(Diagnostics) in
          menu(call, titleView(call))
        },
        Overload([.words, .labelled("systemImage", .string), content, primaryAction]) {
          call throws(Diagnostics) in
          menu(call, label(call, call.string("systemImage") ?? "", isSystem: true).view ?? titleView(call))
        },
        Overload([.words, .labelled("image", .any), content, primaryAction]) {
          call throws(Diagnostics) in
          menu(call, label(call, call.string("image") ?? "", isSystem: false).view ?? titleView(call))
        },
        Overload([content, .labelled("label", .content), primaryAction]) { call throws(Diagnostics) in
          menu(call, call.evaluator.group(try call.views("label"), call.source))
        },
        configured,
      ]),
    standIn("ControlGroup", "a row of its controls", style: controlGroupStyle) { call throws(Diagnostics) in
      row(call, try call.givenViews("content"))
    },
  ]

  private static let controlGroupStyle = ControlStyle(name: "ControlGroupStyle") { call throws(Diagnostics) in
    [
      ("content", .view(call.evaluator.group(try call.givenViews("content"), call.source))),
      ("label", .view(call.evaluator.group(try label(call, isFirstClosureLabel: false), call.source))),
    ]
  }

  private static var content: ParameterDeclaration {
    .labelled("content", .function([], .any), "The items, which are not shown.")
  }

  private static var primaryAction: ParameterDeclaration {
    .labelled("primaryAction", .function([], .void), default: "none", "Is never called.")
  }

  private static func menu(_ call: Invocation, _ label: ViewValue) -> Value {
    let isSplit = call.isGiven("primaryAction")
    return styledControl(call, by: "MenuStyle", []) { control throws(Diagnostics) in
      control.menu(label, isSplit: isSplit)
    }
  }
}

extension Control {
  /// On the phone as large as its label, unless a button's style is asked for.
  fileprivate func menu(_ label: ViewValue, isSplit: Bool) -> ViewValue {
    let label = joined([label])
    if isPhone {
      let asked = environment.styles["ButtonStyle"]?.symbolName ?? "automatic"
      return Control(call: call, style: asked, environment: environment).button(label)
    }
    if style == "borderlessButton" {
      warn("a menu without a border on the Mac", standIn: "its label")
      return whole(label, above: .ofContent)
    }
    let shown = isEnabled ? label : faded(label)
    if environment.values["menuIndicatorVisibility"]?.symbolName == "hidden" {
      return whole(borderedButton(shown, isProminent: false))
    }
    if isSplit { return whole(splitButton(shown)) }
    return whole(menuButton(shown, arrows("chevron.down", macInk)))
  }

  /// A button with its own action, next to the arrow that opens its menu.
  private func splitButton(_ label: ViewValue) -> ViewValue {
    let measures = ButtonMeasures.bordered("regular", on: environment.platform)
    let arrow = mark(
      "arrow", Size(width: MacMeasures.splitMenuArrow, height: 16),
      [
        DrawnShape(
          .fill(.rectangle), ControlPaints.line,
          in: DrawnBox(Size(width: 1, height: 16), centredAt: UnitPoint(x: 0.3, y: 0.5))),
        DrawnShape(
          .symbol("chevron.down"), macInk,
          in: DrawnBox(Size(width: 8, height: 6), centredAt: UnitPoint(x: 0.75, y: 0.5))),
      ])
    let room = padded(row([label, arrow], spacing: 0), side: measures.side, edge: measures.edge)
    return onButton(framed(room, FlexibleFrameRule(minHeight: measures.leastHeight)))
  }
}
