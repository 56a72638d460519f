internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Button` in its styles and sizes.
extension Catalog {
  static let buttons: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Button", "Its label; with a border, or on the Mac, what a button has around it.",
        [action, intent].flatMap(calls) + [configured, ofRole]
          + pictureTypes.map { type in
            Overload([.words, .labelled("image", type), role, action]) {
              call throws(Diagnostics) in
              button(call, label(call, call.pictureName, isSystem: false).view ?? titleView(call))
            }
          })
    ] + constants("ButtonRole", ["destructive", "cancel", "close", "confirm"]) + borderShapes

  private static let borderShapes: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "buttonBorderShape", "The shape of the borders of buttons; their size stays.",
        [.unlabelled("shape", .named("ButtonBorderShape"))]
      ) { call throws(Diagnostics) in
        var shape: ButtonBorderShape?
        switch call.symbol("shape") {
        case "capsule": shape = .capsule
        case "circle": shape = .circle
        case "roundedRectangle": shape = .roundedRectangle(nil)
        default:
          if let radius = call.value("shape")?.record?["radius"]?.number { shape = .roundedRectangle(radius) }
        }
        return call.modified(.environment(.change { [shape] in $0.buttonBorderShape = shape }))
      },
      CatalogEntry(
        .staticMember(of: "ButtonBorderShape"), "roundedRectangle", "A rectangle with round corners.",
        [
          Overload(isProperty: true, []) { _ throws(Diagnostics) in
            .symbol(type: "ButtonBorderShape", name: "roundedRectangle")
          },
          Overload([.labelled("radius", .cgFloat)]) { call throws(Diagnostics) in
            .record(RecordValue("ButtonBorderShape", [("radius", .double(call.length("radius") ?? 0))]))
          },
        ]),
    ] + constants("ButtonBorderShape", ["automatic", "capsule", "circle"])

  private static var action: ParameterDeclaration {
    .labelled("action", .function([], .void), "Is never called.")
  }

  private static var intent: ParameterDeclaration { .labelled("intent", .unread, "Is never performed.") }

  private static var role: ParameterDeclaration {
    .labelled("role", .optional(.named("ButtonRole")), default: "nil", "A destructive button is red.")
  }

  /// The forms of a button whose action is a closure or an intent.
  private static func calls(_ action: ParameterDeclaration) -> [Overload] {
    [
      Overload([.words, role, action]) { call throws(Diagnostics) in
        button(call, titleView(call))
      },
      Overload([role, action, .labelled("label", .content)]) { call throws(Diagnostics) in
        button(call, call.evaluator.group(try call.views("label"), call.source))
      },
      Overload([.words, .labelled("systemImage", .string), role, action]) {
        call throws(Diagnostics) in
        button(call, label(call, call.string("systemImage") ?? "", isSystem: true).view ?? titleView(call))
      },
    ]
  }

  /// `Button(role: .close) { … }`, for which the system has a label.
  private static var ofRole: Overload {
    Overload([.labelled("role", .named("ButtonRole")), action]) { call throws(Diagnostics) in
      let role = call.symbol("role") ?? ""
      let known = roleLabels.first { $0.role == role } ?? roleLabels[0]
      call.evaluator.warn(
        .assumedSize(of: "the label of a button's role", standIn: "'\(known.title)' and \(known.symbol)", call.source))
      let title = text(known.title, call)
      return button(call, label(call, known.symbol, isSystem: true, title: [title]).view ?? title)
    }
  }

  private static let roleLabels: [(role: String, title: String, symbol: String)] = [
    ("close", "Close", "xmark"), ("cancel", "Cancel", "xmark"), ("confirm", "Done", "checkmark"),
    ("destructive", "Delete", "trash"),
  ]

  private static func button(_ call: Invocation, _ label: ViewValue) -> Value {
    let role = call.value("role") ?? .none
    let configuration: [(name: String, value: Value)] = [
      ("label", .view(label)), ("isPressed", .bool(false)), ("role", role),
    ]
    let button = styledControl(call, by: "ButtonStyle", configuration) { control throws(Diagnostics) in
      control.button(label, isDestructive: role.symbolName == "destructive")
    }
    guard role.symbolName == "cancel", let view = button.view else { return button }
    var site = view.site
    site.isCancelButton = true
    return .view(ViewValue(view.content, site: site))
  }
}

/// The shape of a button's border.
enum ButtonBorderShape {
  case capsule
  case circle
  /// With the corner's radius; `nil` is the platform's.
  case roundedRectangle(Double?)
}

extension Control {
  /// A button as the platform shows it in the control's style.
  func button(_ label: ViewValue, isDestructive: Bool = false) -> ViewValue {
    let isFlexible = environment.values["buttonSizing"]?.symbolName == "flexible"
    let label = isFlexible ? framed(joined([label]), FlexibleFrameRule(maxWidth: .infinity)) : label
    switch style {
    case "plain", "borderless": return unborderedButton(label, isDestructive)
    case "automatic" where isPhone || environment.isInRows && environment.lists.form == nil:
      return unborderedButton(label, isDestructive)
    case "link": return unborderedButton(label, isDestructive)
    case "accessoryBar", "card":
      warn("a button in the style '.\(style)'", standIn: "a button without a border")
      return unborderedButton(label, isDestructive)
    case "glass", "glassProminent", "accessoryBarAction":
      warn("a button in the style '.\(style)'", standIn: "a button with a border")
      return whole(borderedButton(label, isProminent: style == "glassProminent", isDestructive))
    default: return whole(borderedButton(label, isProminent: style == "borderedProminent", isDestructive))
    }
  }

  /// A button as large as its label. Above, it keeps its label's distance, below, the default.
  private func unborderedButton(_ label: ViewValue, _ isDestructive: Bool) -> ViewValue {
    let joined = joined([label])
    if style == "plain" { return whole(isEnabled ? joined : faded(joined), above: .ofContent) }
    return whole(tinted(joined, isDestructive), above: .ofContent)
  }

  /// A label with the margins and the background of a button.
  func borderedButton(_ label: ViewValue, isProminent: Bool, _ isDestructive: Bool = false) -> ViewValue {
    let measures = ButtonMeasures.bordered(size, on: environment.platform)
    if !measures.isRecorded { warn("a \(size) button of the Mac", standIn: "a button of the regular size") }
    var text = joined([label])
    if let style = measures.textStyle, environment.font == nil {
      text = set(text, in: FontValue(base: .textStyle(style)))
    }
    let color = isDestructive ? ControlPaints.red : tint
    // A disabled control is grey: a filled button loses its fill.
    let isFilled = isProminent && isEnabled
    if isFilled {
      text = painted(text, ControlPaints.white)
    } else if isPhone {
      text = tinted(text, isDestructive)
    } else if !isEnabled {
      text = faded(text)
    }
    var room = padded(text, side: measures.side, edge: measures.edge)
    if measures.leastHeight > 0 { room = framed(room, FlexibleFrameRule(minHeight: measures.leastHeight)) }
    let isColoured = isPhone && isEnabled && (isDestructive || environment.tint != nil)
    let ground = isFilled ? color : isColoured ? color.opacity(0.18) : dimmed(ControlPaints.fill)
    return behind(room, [DrawnShape(.fill(borderOutline), ground)])
  }

  /// The outline of the border: a capsule on the phone, else a rounded rectangle, unless another is asked for.
  private var borderOutline: Outline {
    let corner = { (radius: Double) in Outline.roundedRectangle(cornerWidth: radius, cornerHeight: radius) }
    switch environment.buttonBorderShape {
    case .capsule: return .capsule
    case .circle:
      warn("a button with a circle for a border", standIn: "the room of a button with a capsule")
      return .circle
    case .roundedRectangle(let radius): return corner(radius ?? (isPhone ? 8 : 6))
    case nil: return isPhone ? .capsule : corner(6)
    }
  }

  /// A view in the control's colour, unless another one was asked for; a disabled control has no colour.
  func tinted(_ view: ViewValue, _ isDestructive: Bool = false) -> ViewValue {
    if environment.foreground != nil { return isEnabled ? view : faded(view) }
    if !isEnabled { return painted(view, SystemColor.tertiary) }
    return painted(view, isDestructive ? ControlPaints.red : tint)
  }

  /// A view of a disabled control.
  func faded(_ view: ViewValue) -> ViewValue { painted(view, environment.paint(nil).opacity(ControlPaints.disabled)) }
}
