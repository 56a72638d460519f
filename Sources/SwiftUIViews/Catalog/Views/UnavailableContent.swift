internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `ContentUnavailableView`: an icon above a title, a description and actions, in all the room that is proposed.
extension Catalog {
  static let unavailableContent: [CatalogEntry] = [
    CatalogEntry(
      .view, "ContentUnavailableView", "What is shown in the place of missing content.",
      [
        Overload([.words, .labelled("systemImage", .string), description]) {
          call throws(Diagnostics) in
          unavailable(
            call, label: titled(call, "systemImage"), call.viewArgument("description").map { [$0] } ?? [])
        },
        Overload([.words, .labelled("image", .string), description]) {
          call throws(Diagnostics) in
          unavailable(call, label: titled(call, "image"), call.viewArgument("description").map { [$0] } ?? [])
        },
        Overload([
          .labelled("label", .content), .labelled("description", .content, default: "none"),
          .labelled("actions", .content, default: "none"),
        ]) { call throws(Diagnostics) in
          unavailable(
            call, label: try call.views("label"), try call.views("description"), actions: try call.views("actions"))
        },
      ]),
    CatalogEntry(
      .staticMember(of: "ContentUnavailableView"), "search", "What is shown when a search finds nothing.",
      [
        Overload(isProperty: true, []) { call throws(Diagnostics) in noResults(call, "No Results") },
        Overload([.labelled("text", .string)]) { call throws(Diagnostics) in
          noResults(call, "No Results for “\(call.string("text") ?? "")”")
        },
      ]),
  ]

  private static var description: ParameterDeclaration {
    .labelled("description", .optional(.view), default: "nil", "A text below the title.")
  }

  /// The label of a title and an image's name.
  private static func titled(_ call: Invocation, _ image: String) -> [ViewValue] {
    label(call, call.string(image) ?? "", isSystem: image == "systemImage", title: [titleView(call)]).view.map { [$0] }
      ?? []
  }

  private static func noResults(_ call: Invocation, _ title: String) -> Value {
    let label = label(call, "magnifyingglass", isSystem: true, title: [text(title, call)]).view.map { [$0] } ?? []
    return unavailable(call, label: label, [text("Check the spelling or try a new search.", call)])
  }

  private static func unavailable(
    _ call: Invocation, label: [ViewValue], _ description: [ViewValue], actions: [ViewValue] = []
  ) -> Value {
    // `.search` makes the same view as the initializers.
    var site = call.site
    site.name = "ContentUnavailableView"
    let content = UnavailableContent(
      label: label, description: description, actions: actions,
      parts: ViewParts(source: call.source, owner: site.name))
    return .view(
      ViewValue(
        .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
          [try content.node(builder, site, in: environment)]
        }, site: site))
  }
}

/// The parts of a `ContentUnavailableView`.
private struct UnavailableContent {
  let label: [ViewValue]
  let description: [ViewValue]
  let actions: [ViewValue]
  let parts: ViewParts

  /// On macOS 26.2 the parts were recorded 20 below the top and 12 apart, without the icon. On iOS they are guessed: in the
  /// middle of the room, with the icon.
  func node(_ builder: TreeBuilder, _ site: CallSite, in environment: ViewEnvironment) throws(Diagnostics) -> NodeID {
    let isMac = environment.platform == .macOS
    if !isMac {
      builder.evaluator.warn(
        .assumedSize(
          of: "ContentUnavailableView's parts on iOS",
          standIn: "a large icon, a bold title, a description and actions", site.source))
    }
    let column = parts.column(isMac ? macViews : phoneViews, spacing: isMac ? 12 : 8)
    let room = isMac ? Insets(top: 20, leading: 0, bottom: 0, trailing: 0) : Insets(16)
    let content = try builder.oneNode(
      of: [parts.padding(column, room)], in: environment, alignment: .center, site.source)
    let rule = FlexibleFrameRule(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: isMac ? Alignment(horizontal: .horizontalCenter, vertical: .top) : .center)
    return try builder.add(.flexibleFrame(rule), [content], site.info())
  }

  private var macViews: [ViewValue] {
    var views = [styled(label, .style(.largeTitle, .bold), SystemColor.secondary, "titleOnly")]
    if !description.isEmpty { views.append(styled(description, .style(.body), SystemColor.secondary)) }
    if !actions.isEmpty { views.append(parts.row(actions)) }
    return views
  }

  private var phoneViews: [ViewValue] {
    var views = [
      styled(label, .size(48), SystemColor.secondary, "iconOnly"),
      styled(label, .style(.title2, .bold), SystemColor.primary, "titleOnly"),
    ]
    if !description.isEmpty { views.append(styled(description, .style(.subheadline), SystemColor.secondary)) }
    if !actions.isEmpty {
      views.append(parts.padding(parts.column(actions), Insets(top: 8, leading: 0, bottom: 0, trailing: 0)))
    }
    return views
  }

  private func styled(_ views: [ViewValue], _ font: FontValue, _ paint: Paint, _ style: String? = nil) -> ViewValue {
    parts.environment(views.count == 1 ? views[0] : parts.group(views)) {
      $0.font = font
      $0.foreground = .paint(paint)
      $0.typesetting.alignment = "center"
      if let style { $0.styles["LabelStyle"] = .symbol(type: "LabelStyle", name: style) }
    }
  }
}
