internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The widget that a preview shows.
struct ShownWidget {
  var family: WidgetFamily
  /// The preview's timeline, whose first entry is shown.
  var timeline: Closure?
}

/// The configurations of widgets, and what modifies them.
///
/// 1. A widget's preview is as large as its family on the preview's device.
/// 2. The configuration's content is made with the first entry of the preview's timeline.
/// 3. It is proposed the room inside the system's margins, unless `contentMarginsDisabled()` removes them.
extension Catalog {
  static let widgets: [CatalogEntry] =
    [
      configuration("StaticConfiguration", "Lays out a widget's content.", intent: []),
      configuration("AppIntentConfiguration", "Lays out the content of a widget that can be edited.", intent: intent),
      configuration("IntentConfiguration", "Lays out the content of a widget that can be edited.", intent: intent),
      CatalogEntry(
        .modifier(on: "View"), "contentMarginsDisabled", "Whether a widget's content goes up to its edges.", []
      ) { call throws(Diagnostics) in
        call.modified(.environment(.change { $0.hasWidgetMargins = false }))
      },
      .noEffect("configurationDisplayName", "A widget's name."),
      .noEffect("description", "What a widget is for."),
      .noEffect("supportedFamilies", "In which sizes there is a widget."),
      .noEffect("containerBackgroundRemovable", "Whether a widget may be shown without its background."),
      .noEffect("promptsForUserConfiguration", "Whether the user is asked how a widget is to be."),
      .noEffect("disfavoredLocations", "Where a widget does not look good."),
      .gap(
        .view, "ActivityConfiguration", "The content of a Live Activity.",
        instead: "give the view it shows a preview of its own"),
    ]

  private static let intent: [ParameterDeclaration] = [
    .labelled("intent", .unread, default: "none", "Is not looked at.")
  ]

  private static func configuration(
    _ name: String, _ documentation: ReferenceText, intent: [ParameterDeclaration]
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [.labelled("kind", .unread, "Is not looked at.")] + intent + [
        .labelled("provider", .unread, "Is not asked: the preview's timeline has the entry."),
        .labelled("content", .builder([.any]), "Made with the first entry of the preview's timeline."),
      ]
    ) { call throws(Diagnostics) in
      guard let content = call.closure("content") else { return call.view(.empty) }
      return call.view(
        .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
          try builder.widget(content, site, in: environment)
        })
    }
  }
}

extension TreeBuilder {
  fileprivate func widget(
    _ content: ClosureValue, _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> [NodeID] {
    let entry = try evaluator.widgetEntry(site.source)
    let views = try evaluator.views(from: content, [entry], in: environment, site.source)
    let stack = CallSite(name: "VStack", arguments: "implicit", source: site.source)
    let root = views.count == 1 ? views[0] : ViewValue(.stack(StackRule(axis: .vertical), views), site: stack)
    let margins = evaluator.preview.widget?.family.margins ?? .zero
    guard environment.hasWidgetMargins else { return try nodes(of: [root], in: environment) }
    let stood = margins == .zero ? "none" : "the guidelines' 16 points"
    evaluator.warn(.carriedOver("the room around a widget's content", from: stood, site.source))
    if margins == .zero { return try nodes(of: [root], in: environment) }
    var site = site
    site.arguments = "content margins"
    return try nodes(of: [ViewValue(.modified(root, .rule(.padding(margins))), site: site)], in: environment)
  }
}

extension Evaluator {
  /// The first entry of the preview's timeline; a stand-in where there is none.
  fileprivate func widgetEntry(_ source: SourceRange) throws(Diagnostics) -> Value {
    guard let timeline = preview.widget?.timeline else {
      let origin = OpaqueValue.Origin(name: "entry", source: source, reason: .noEntry(source))
      return .opaque(OpaqueValue(origin, text: "entry"))
    }
    let scope = Scope(parent: nil)
    for statement in timeline.body {
      switch statement.kind {
      case .variable(let variable): try declare(variable, in: scope)
      case .returning(let entry?): return try value(entry, in: scope)
      default: if let entry = statement.implicitResult { return try value(entry, in: scope) }
      }
    }
    throw .emptyTimeline(timeline.source)
  }
}
