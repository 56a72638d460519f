internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Link`, which is as large as its label, and buttons that open parts of the system: `ShareLink`, `PhotosPicker`.
extension Catalog {
  static let links: [CatalogEntry] = [
    CatalogEntry(
      .view, "Link", "Lays out its label.",
      [
        Overload([.words, .labelled("destination", .any)]) { call throws(Diagnostics) in
          link(call, titleView(call))
        },
        Overload([.labelled("destination", .any), .labelled("label", .content)]) { call throws(Diagnostics) in
          link(call, call.evaluator.group(try call.views("label"), call.source))
        },
      ]),
    control("ShareLink", "A button with a symbol and a title.", style: shareStyle) { call throws(Diagnostics) in
      var label = try call.given("label") == nil ? call.givenViews("label") : call.labelledViews("label")
      if label.isEmpty {
        let title = call.givenWords ?? text("Share…", call)
        label =
          Catalog.label(call, "square.and.arrow.up", isSystem: true, title: [title]).view.map { [$0] } ?? []
      }
      return { control throws(Diagnostics) in
        if control.isPhone { control.warn("ShareLink on iOS", standIn: "a button with its label") }
        return control.button(control.joined(label))
      }
    },
    photosPicker,
  ]

  private static let photosPicker = control("PhotosPicker", "A button that asks for photos.", style: shareStyle) {
    call throws(Diagnostics) in
    let label = try controlLabel(call)
    return { control throws(Diagnostics) in control.button(control.joined(label)) }
  }

  private static let shareStyle = ControlStyle(name: "ButtonStyle") { call throws(Diagnostics) in
    [
      ("label", .view(call.evaluator.group([text("Share…", call)], call.source))), ("isPressed", .bool(false)),
      ("role", .none),
    ]
  }

  private static func link(_ call: Invocation, _ label: ViewValue) -> Value {
    styledControl(call, by: "LinkStyle", []) { control throws(Diagnostics) in
      control.whole(control.tinted(control.joined([label])), above: .ofContent)
    }
  }
}
