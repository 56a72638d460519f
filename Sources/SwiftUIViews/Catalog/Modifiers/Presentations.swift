internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that present something over a view or next to it, and those by which its content describes it.
extension Catalog {
  static let presentations: [CatalogEntry] =
    [
      presentation("sheet", .sheet, "Presents a sheet, which is laid out as a preview of its own."),
      presentation(
        "fullScreenCover", .fullScreenCover,
        "Presents a view over the whole screen, which is laid out as a preview of its own."),
      presentation(
        "popover", .popover, "Presents a popover, which is laid out as a preview of its own while it shows."),
      presentation("alert", .alert, "Presents an alert, which is laid out as a preview of its own while it shows."),
      presentation(
        "confirmationDialog", .confirmationDialog,
        "Presents a choice of actions, which is laid out as a preview of its own while it shows."),
      presentation(
        "inspector", .inspector,
        "Presents an inspector: a column at the trailing side where the width is regular, else a sheet."),
      CatalogEntry(
        .modifier(on: "View"), "inspectorColumnWidth", "How wide the column of an inspector is.",
        [
          Overload([.unlabelled("width", .cgFloat)]) { call throws(Diagnostics) in inspectorWidth(call, "width") },
          Overload([
            .labelled("min", .optional(.cgFloat), default: "nil"), .labelled("ideal", .cgFloat),
            .labelled("max", .optional(.cgFloat), default: "nil"),
          ]) { call throws(Diagnostics) in inspectorWidth(call, "ideal") },
        ]),
      notLaidOut("dismissalConfirmationDialog", "Asks before a window closes, which is not laid out."),
      notLaidOut("actionSheet", "Presents a choice of actions, which is not laid out."),
    ] + looks + adaptations + constants("PresentationDetent", ["medium", "large"]) + detents

  // MARK: Presenting

  /// A presentation; the first one is laid out as a separate preview.
  private static func presentation(
    _ name: String, _ kind: Presentation.Kind, _ documentation: ReferenceText
  ) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation,
      [
        .anything { call throws(Diagnostics) in
          let item = try presentedItem(call)
          return call.modified(
            .made { (builder, node, site, environment) throws(Diagnostics) -> NodeID in
              if kind == .inspector, environment.horizontalSizeClass == .regular {
                if item == nil { return node }
                let views = try content(of: kind, call, item: item, environment, builder.evaluator)
                return try builder.inspected(node, by: views, site, in: environment)
              }
              builder.note(
                Presentation(
                  kind: kind, isPresented: item != nil,
                  content: { (evaluator) throws(Diagnostics) -> [ViewValue] in
                    try content(of: kind, call, item: item, environment, evaluator)
                  }, environment: environment, source: site.source))
              return node
            })
        }
      ])
  }

  private static func inspectorWidth(_ call: Invocation, _ name: String) -> Value {
    let width = call.length(name)
    return call.modified(.environment(.change { $0.bars.inspector?.width = width }))
  }

  private static func content(
    of kind: Presentation.Kind, _ call: Invocation, item: Value?, _ environment: ViewEnvironment, _ evaluator: Evaluator
  ) throws(Diagnostics) -> [ViewValue] {
    guard kind == .alert || kind == .confirmationDialog else {
      return try presentedViews(call, "content", item, environment)
    }
    var message: [ViewValue] = []
    if call.given("message") != nil { message = try presentedViews(call, "message", item, environment) }
    var actions = try presentedViews(call, "actions", item, environment).flatMap { actionViews(of: $0) }
    if kind == .confirmationDialog {
      // A tap outside takes the place of the button.
      actions.removeAll { $0.isCancelButton }
    } else {
      actions = actions.filter { $0.isCancelButton } + actions.filter { !$0.isCancelButton }
    }
    let isTitled = kind == .alert || call.given("titleVisibility")?.symbolName == "visible"
    var title: ViewValue?
    if isTitled, let given = call.given(nil as String?) {
      title = evaluator.view(from: given, call.source) ?? text(evaluator.text(given), call)
    }
    let dialog = Dialog(
      kind: kind, title: title, message: message, actions: actions,
      parts: ViewParts(source: call.source, owner: kind.words), isPhone: environment.platform == .iOS)
    return [dialog.view]
  }

  /// The views of a closure that may take the presented item.
  private static func presentedViews(
    _ call: Invocation, _ label: String, _ item: Value?, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> [ViewValue] {
    let closures = call.given.filter { argument in
      if case .closure = argument.value { return argument.label == label || argument.label == nil }
      return false
    }
    let chosen = closures.first { $0.label == label } ?? closures.first
    guard case .closure(let closure)? = chosen?.value else { return [] }
    var arguments: [Value] = []
    if closure.takesSomething {
      if let item { arguments = [item] } else { arguments = [try sampleItem(call)] }
    }
    return try call.evaluator.views(from: closure, arguments, in: environment, call.source)
  }

  /// The actions of a group one by one.
  private static func actionViews(of view: ViewValue) -> [ViewValue] {
    switch view.content {
    case .group(let members), .identified(_, let members): return members.flatMap { actionViews(of: $0) }
    case .empty: return []
    default: return [view]
    }
  }

  /// The initial value of the state that decides about the presentation; `nil` for false or no value.
  private static func presentedItem(_ call: Invocation) throws(Diagnostics) -> Value? {
    if let flag = call.given("isPresented") {
      guard case .bool(true) = try call.held(flag) else { return nil }
      guard let item = call.given("presenting") else { return .bool(true) }
      return try call.held(item)
    }
    guard let item = call.given("item") else { return nil }
    let held = try call.held(item)
    if case .none = held { return nil }
    return held
  }

  /// A value for content that takes an item although none is presented: one that a state holds, a type's first case, or
  /// an unknown value.
  private static func sampleItem(_ call: Invocation) throws(Diagnostics) -> Value {
    if let item = call.given("item") ?? call.given("presenting"), case .binding(let binding) = item,
      let type = call.evaluator.declaredType(of: binding), let sample = call.evaluator.heldValue(of: type)
    {
      return sample
    }
    let reason = Diagnostic.noItem(of: call.entry.name, call.source)
    return .opaque(
      OpaqueValue(OpaqueValue.Origin(name: "item", source: call.source, reason: reason), text: "item"))
  }

  private static func notLaidOut(_ name: String, _ documentation: ReferenceText) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "View"), name, documentation, status: .noEffect,
      [
        .anything { call throws(Diagnostics) in
          if try presentedItem(call) != nil {
            call.evaluator.warn(.notDrawn("what '\(name)' presents", call.source))
          }
          return call.modified(.nothing)
        }
      ])
  }

  // MARK: What the content says

  private static let looks: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "presentationDetents", "The heights a sheet may have; the lowest comes first.",
      [
        .unlabelled("detents", .array(.named("PresentationDetent"))),
        .labelled("selection", .binding(.named("PresentationDetent")), default: "none"),
      ]
    ) { call throws(Diagnostics) in
      let detents = (call.array("detents") ?? []).compactMap { PresentationDetent($0) }
      var selected: PresentationDetent?
      if let selection = call.value("selection") { selected = PresentationDetent(try call.held(selection)) }
      return said(call) { content in
        content.detents = detents
        content.selected = selected
      }
    },
    CatalogEntry(
      .modifier(on: "View"), "presentationDragIndicator", "Whether a sheet shows a handle.",
      [.unlabelled("visibility", .named("Visibility"))]
    ) { call throws(Diagnostics) in
      let visibility = call.symbol("visibility")
      return said(call) { $0.showsDragIndicator = visibility == "automatic" ? nil : visibility == "visible" }
    },
    CatalogEntry(
      .modifier(on: "View"), "presentationBackground", "The background of a sheet.",
      [
        Overload([.unlabelled("style", .named("ShapeStyle"))]) { call throws(Diagnostics) in
          let style = call.style("style")
          return said(call) { $0.background = style }
        },
        Overload([
          .labelled("alignment", .named("Alignment"), default: ".center"), .labelled("content", .content),
        ]) { call throws(Diagnostics) in
          call.evaluator.warn(.notDrawn("a sheet's background of views", call.source))
          return call.modified(.nothing)
        },
      ]),
    CatalogEntry(
      .modifier(on: "View"), "presentationCornerRadius", "The corner radius of a sheet.",
      [.unlabelled("radius", .optional(.cgFloat))]
    ) { call throws(Diagnostics) in
      let radius = call.length("radius")
      return said(call) { $0.cornerRadius = radius }
    },
    CatalogEntry(
      .modifier(on: "View"), "presentationCompactAdaptation", "What a presentation is where there is little room.",
      [
        Overload([.unlabelled("adaptation", .named("PresentationAdaptation"))]) { call throws(Diagnostics) in
          let kind = call.symbol("adaptation")
          return said(call) { $0.adaptation = (kind, kind) }
        },
        Overload([
          .labelled("horizontal", .named("PresentationAdaptation")),
          .labelled("vertical", .named("PresentationAdaptation")),
        ]) { call throws(Diagnostics) in
          let kinds = (call.symbol("horizontal"), call.symbol("vertical"))
          return said(call) { $0.adaptation = kinds }
        },
      ]),
  ]

  private static let adaptations = constants(
    "PresentationAdaptation", ["automatic", "none", "popover", "sheet", "fullScreenCover"])

  private static func said(_ call: Invocation, _ change: @escaping (PresentationContent) -> Void) -> Value {
    call.modified(
      .environment(.change { environment in if let content = environment.presentation { change(content) } }))
  }

  private static let detents: [CatalogEntry] = [
    CatalogEntry(
      .staticMember(of: "PresentationDetent"), "height", "A height in points.", [.unlabelled("height", .cgFloat)]
    ) { call throws(Diagnostics) in
      .record(RecordValue("PresentationDetent", [("height", .double(call.length("height") ?? 0))]))
    },
    CatalogEntry(
      .staticMember(of: "PresentationDetent"), "fraction", "A share of the height.",
      [.unlabelled("fraction", .cgFloat)]
    ) { call throws(Diagnostics) in
      .record(RecordValue("PresentationDetent", [("fraction", .double(call.length("fraction") ?? 0))]))
    },
  ]
}

extension PresentationDetent {
  /// The detent that a value stands for; `nil` for one of a scenario's own.
  fileprivate init?(_ value: Value) {
    if let record = value.record, record.type == "PresentationDetent" {
      if let height = record["height"]?.number {
        self = .height(height)
      } else if let fraction = record["fraction"]?.number {
        self = .fraction(fraction)
      } else {
        return nil
      }
      return
    }
    switch value.symbolName {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension ViewValue {
  /// Whether it is a button of the role `cancel`, which has a special place.
  fileprivate var isCancelButton: Bool {
    if case .modified(let base, _) = content { return base.isCancelButton }
    return site.isCancelButton
  }
}

extension ClosureValue {
  /// Whether it has a parameter, named or as `$0`.
  fileprivate var takesSomething: Bool {
    switch body {
    case .written(let closure, _): return !closure.parameters.isEmpty || closure.uses("$0")
    case .function(let function, _): return !function.parameters.isEmpty
    case .native: return false
    }
  }
}
