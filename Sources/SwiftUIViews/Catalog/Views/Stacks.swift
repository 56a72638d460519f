internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Stacks, spacers and dividers.
extension Catalog {
  static let stacks: [CatalogEntry] = [
    stack("HStack", .horizontal, .named("VerticalAlignment"), "Children side by side."),
    stack("VStack", .vertical, .named("HorizontalAlignment"), "Children one below the other."),
    CatalogEntry(
      .view, "ZStack", "Children one above the other.",
      [
        .labelled("alignment", .named("Alignment"), default: ".center", "Which guides meet."),
        .labelled("content", .content, "The children."),
      ]
    ) { call throws(Diagnostics) in
      call.view(.zStack(call.alignment("alignment") ?? .center, try call.views("content")))
    },
    CatalogEntry(
      .view, "Spacer", "Flexible space along the axis of the stack around it.",
      [.labelled("minLength", .optional(.cgFloat), default: "nil", "The least length; nil is 8 points.")]
    ) { call throws(Diagnostics) in call.view(.spacer(minLength: call.length("minLength"))) },
    CatalogEntry(.view, "Divider", "A hairline across the axis of the stack around it.") { call throws(Diagnostics) in
      call.view(.divider)
    },
  ]

  private static func stack(
    _ name: String, _ axis: Axis, _ alignment: SwiftType, _ documentation: ReferenceText
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [
        .labelled("alignment", alignment, default: ".center", "Which guide of the children lies on one line."),
        .labelled("spacing", .optional(.cgFloat), default: "nil", "The gap; nil is what the neighbours prefer."),
        .labelled("content", .content, "The children."),
      ]
    ) { call throws(Diagnostics) in
      let rule = StackRule(axis: axis, alignment: call.guide("alignment"), spacing: call.distance("spacing"))
      return call.view(.stack(rule, try call.views("content")))
    }
  }
}
