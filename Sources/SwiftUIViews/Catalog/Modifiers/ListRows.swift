internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that rows use to inform the list around them, and those that are set around a list.
extension Catalog {
  static let listRows: [CatalogEntry] = rowModifiers + listModifiers

  private static let rowModifiers: [CatalogEntry] = [
    row(
      "listRowInsets", "The room around a list's row.",
      [
        [.unlabelled("insets", .optional(.named("EdgeInsets")), "nil is the list's own.")],
        [
          .unlabelled("edges", .named("Edge.Set"), default: ".all", "Where."),
          .unlabelled("length", .optional(.cgFloat), "How much; nil is the list's own."),
        ],
      ]
    ) { call, traits in traits.take(insets: insets(call)) },
    row(
      "listRowBackground", "What a list's row lies on; nil is the list's own.",
      [[.unlabelled("view", .optional(.view))]]
    ) { call, traits in traits.take(background: call.viewArgument("view")) },
    row(
      "listRowSeparator", "Whether the line below a row shows.",
      [
        [
          .unlabelled("visibility", .named("Visibility")),
          .labelled("edges", .named("Edge.Set"), default: ".all", "Only the line at the bottom is drawn."),
        ]
      ]
    ) { call, traits in
      guard let visibility = call.symbol("visibility"), visibility != "automatic" else { return }
      traits.take(separatorsHidden: visibility == "hidden", at: edges(call))
    },
    row(
      "listRowSeparatorTint", "The colour of the line below a row.",
      [
        [
          .unlabelled("color", .optional(.named("Color"))),
          .labelled("edges", .named("Edge.Set"), default: ".all", "Only the line at the bottom is drawn."),
        ]
      ]
    ) { call, traits in
      if case .paint(let paint)? = call.style("color") { traits.take(separatorPaint: paint) }
    },
    CatalogEntry(
      .modifier(on: "View"), "badge", "A number or text at the end of a row, or at the symbol of a tab.",
      [.unlabelled("label", .any)]
    ) { call throws(Diagnostics) in call.modified(.badge(badge(call))) },
  ]

  private static let listModifiers: [CatalogEntry] =
    [
      list("listRowSpacing", "The gap between a list's rows.", .optional(.cgFloat)) { call, lists in
        lists.rowSpacing = call.length("value")
      },
      list(
        "listSectionSpacing", "The gap between a list's sections.", .oneOf([.cgFloat, .named("ListSectionSpacing")])
      ) { call, lists in
        lists.sectionSpacing = call.length("value")
        if call.symbol("value") == "compact" {
          call.evaluator.warn(.assumedSize(of: "compact section spacing", standIn: "the default spacing", call.source))
        }
      },
      list("scrollContentBackground", "Whether lists have a background.", .named("Visibility")) { call, lists in
        lists.hidesBackground = call.symbol("value") == "hidden"
      },
    ] + constants("ListSectionSpacing", ["default", "compact"]) + [headerProminence]

  private static let headerProminence = CatalogEntry(
    .modifier(on: "View"), "headerProminence", "How much the headers of sections stand out.",
    [.unlabelled("prominence", .named("Prominence"))]
  ) { call throws(Diagnostics) in
    let prominence = call.value("prominence") ?? .none
    if prominence.symbolName == "increased" {
      call.evaluator.warn(
        .assumedSize(of: "a header of increased prominence", standIn: "a header in bold title3", call.source))
    }
    return call.modified(.environment(.change { $0.values["headerProminence"] = prominence }))
  }

  private static func insets(_ call: Invocation) -> [(edge: Edge, length: Double?)] {
    if case .insets(let insets)? = call.value("insets")?.swiftUI {
      return [
        (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
      ]
    }
    let (edges, length) = (edges(call), call.distance("length"))
    return Edge.allCases.filter { edges.contains($0) }.map { ($0, length) }
  }

  private static func edges(_ call: Invocation) -> EdgeSet {
    if case .edges(let edges)? = call.value("edges")?.swiftUI { return edges }
    return .all
  }

  /// The badge of a call; `nil` without a number or text.
  private static func badge(_ call: Invocation) -> ViewValue? {
    guard let value = call.value("label") else { return nil }
    if case .int(let number) = value, number == 0 { return nil }
    return call.evaluator.view(from: value, call.source) ?? text(call.evaluator.text(value), call)
  }

  /// A modifier of a row; of nested ones the innermost counts.
  private static func row(
    _ name: String, _ documentation: ReferenceText, _ overloads: [[ParameterDeclaration]],
    _ change: @escaping @Sendable (Invocation, inout RowTraits) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation,
      overloads.map { parameters in
        Overload(parameters) { call throws(Diagnostics) in
          call.modified(
            .made { (builder, node, site, _) throws(Diagnostics) -> NodeID in
              var traits = builder.rowTraits[node] ?? RowTraits()
              change(call, &traits)
              builder.rowTraits[node] = traits
              builder.tree.addEnvironment(site.name, to: node)
              return node
            })
        }
      })
  }

  /// A modifier of the lists inside.
  private static func list(
    _ name: String, _ documentation: ReferenceText, _ type: SwiftType,
    _ change: @escaping @Sendable (Invocation, inout ListEnvironment) -> Void
  ) -> CatalogEntry {
    CatalogEntry(.modifier(on: "View"), name, documentation, [.unlabelled("value", type)]) {
      call throws(Diagnostics) in
      call.modified(.environment(.change { change(call, &$0.lists) }))
    }
  }
}
