internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Menu`, which lays out its label, and `ControlGroup`.
extension Catalog {
  static let menus: [CatalogEntry] = [
    CatalogEntry(
      .view, "Menu", "Lays out its label.",
      [
        Overload([.unlabelled("title", .string), content, primaryAction]) { call throws(Diagnostics) in
          call.view(.group([titleView(call)]))
        },
        Overload([.unlabelled("title", .string), .labelled("systemImage", .string), content, primaryAction]) {
          call throws(Diagnostics) in label(call, call.string("systemImage") ?? "", isSystem: true)
        },
        Overload([.unlabelled("title", .string), .labelled("image", .any), content, primaryAction]) {
          call throws(Diagnostics) in label(call, call.string("image") ?? "", isSystem: false)
        },
        Overload([content, .labelled("label", .content), primaryAction]) { call throws(Diagnostics) in
          call.view(.group(try call.views("label")))
        },
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
}
