internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The surface on which a presentation is laid out.
struct PresentationStage {
  /// `nil` where the content decides the size.
  var container: Size?
  var proposal: Proposal
  var insets: Insets
}

extension TreeBuilder {
  /// The root of a presentation and its surface: the content in all the room of a sheet, on its background, or at its
  /// own size.
  ///
  /// - Parameters:
  ///   - preferred: takes the scheme that its views prefer.
  ///   - screen: the size of the screen or window.
  ///   - insets: the safe area insets of the screen.
  func presented(
    _ presentation: Presentation, _ preferred: PreferredScheme, screen: Size, insets: Insets
  ) throws(Diagnostics) -> (root: NodeID, stage: PresentationStage) {
    let said = PresentationContent()
    var environment = inner(of: presentation, said)
    environment.preferredScheme = preferred
    if let known = evaluator.preview.memory.presentedScheme { environment.colorScheme = known }
    let bar = NavigationBarContent(in: environment)
    if environment.platform == .macOS { environment.bars.navigationBar = bar }
    follow(environment)
    let views = try presentation.content(evaluator)
    let content = try oneNode(of: views, in: environment, alignment: .center, presentation.source)
    let presentation = presentation.adapted(by: said)
    if presentation.staysPopover {
      evaluator.warn(.assumedSize(of: "a popover", standIn: "its content's ideal size", presentation.source))
    }
    bar.isMade = true
    if bar.isToolbarShown {
      evaluator.warn(.notDrawn("the toolbar of the \(presentation.kind.words)", presentation.source))
    }
    let stage = stage(of: presentation, said, screen, insets)
    let isCompact = environment.horizontalSizeClass == .compact || environment.verticalSizeClass == .compact
    if presentation.isSheet(in: environment), isCompact, said.hasOwnHeight {
      let height = "that height and the room for a home indicator, or that share of the screen"
      evaluator.warn(.carriedOver("a sheet with a height of its own", from: height, presentation.source))
    }
    let name = presentation.kind.words
    let info = NodeInfo.part(name: "frame", arguments: name, source: presentation.source)
    var root = content
    if stage.container != nil {
      root = try add(.flexibleFrame(FlexibleFrameRule(maxWidth: .infinity, maxHeight: .infinity)), [root], info)
    }
    root = try onBackground(root, presentation, said)
    let showsIndicator = said.showsDragIndicator ?? (said.detents.count > 1)
    if presentation.isSheet(in: presentation.environment), showsIndicator {
      root = try withDragIndicator(root, presentation.source, environment.colorScheme)
    }
    return (root, stage)
  }

  /// The environment of the content, without the bars, lists and scroll views around the view that presents it.
  private func inner(of presentation: Presentation, _ said: PresentationContent) -> ViewEnvironment {
    var environment = presentation.environment
    environment.bars = BarEnvironment()
    environment.presentation = said
    environment.lists = ListEnvironment()
    environment.scrolling = ScrollEnvironment()
    environment.isInRows = false
    environment.identity = evaluator.preview.memory.identities.child(of: environment.identity, presentation.source)
    return environment
  }

  // MARK: Room

  private func stage(
    of presentation: Presentation, _ said: PresentationContent, _ screen: Size, _ insets: Insets
  ) -> PresentationStage {
    let environment = presentation.environment
    if presentation.kind == .fullScreenCover {
      return PresentationStage(container: screen, insets: insets)
    }
    guard presentation.isSheet(in: environment) else {
      return PresentationStage(container: nil, proposal: .unspecified, insets: .zero)
    }
    guard environment.horizontalSizeClass == .compact || environment.verticalSizeClass == .compact else {
      let form = PresentationMetrics.form
      let size = Size(width: min(form.width, screen.width), height: min(form.height, screen.height))
      return PresentationStage(container: size, insets: .zero)
    }
    return phoneStage(said, screen, insets)
  }

  private func phoneStage(_ said: PresentationContent, _ screen: Size, _ insets: Insets) -> PresentationStage {
    typealias Metrics = PresentationMetrics
    let large = max(0, screen.height - insets.top - Metrics.aboveLargeSheet)
    let heights = (said.selected.map { [$0] } ?? said.detents).map { detent in
      switch detent {
      case .large: return large
      case .medium: return screen.height * Metrics.mediumShare.0 / Metrics.mediumShare.of
      case .fraction(let fraction): return screen.height * fraction
      case .height(let height): return height + insets.bottom
      }
    }
    let height = min(large, max(0, heights.min() ?? large))
    var inside = insets
    inside.top = 0
    guard height < large else {
      return PresentationStage(container: Size(width: screen.width, height: large), insets: inside)
    }
    let free = Metrics.aroundLowSheet
    inside = Insets(
      top: 0, leading: max(0, insets.leading - free), bottom: max(0, insets.bottom - free),
      trailing: max(0, insets.trailing - free))
    return PresentationStage(
      container: Size(width: max(0, screen.width - 2 * free), height: height), insets: inside)
  }

  // MARK: Looks

  private func onBackground(
    _ root: NodeID, _ presentation: Presentation, _ said: PresentationContent
  ) throws(Diagnostics) -> NodeID {
    let kind = presentation.kind
    let corner =
      kind == .fullScreenCover
      ? 0
      : kind == .alert
        ? PresentationMetrics.alertCorner
        : kind == .confirmationDialog ? PresentationMetrics.dialogCorner : PresentationMetrics.sheetCorner
    let radius = said.cornerRadius ?? (presentation.environment.platform == .iOS ? corner : min(corner, 12))
    let paint = said.background.map { presentation.environment.paint($0) } ?? SystemColor.sheet
    var fill = NodeInfo.part(name: "RoundedRectangle", arguments: kind.words, source: presentation.source)
    let outline = radius > 0 ? Outline.roundedRectangle(cornerWidth: radius, cornerHeight: radius) : .rectangle
    fill.appearance = .fill(outline, paint)
    var behind = NodeInfo.part(name: "background", arguments: kind.words, source: presentation.source)
    behind.isBackground = true
    return try add(.secondary(.center, ignoring: .all), [root, try add(.greedy, [], fill)], behind)
  }

  private func withDragIndicator(
    _ root: NodeID, _ source: SourceRange, _ scheme: Paint.Scheme?
  ) throws(Diagnostics) -> NodeID {
    let parts = ViewParts(source: source, owner: "drag indicator")
    let size = PresentationMetrics.dragIndicator
    let indicator = parts.padding(
      parts.frame(parts.shape(.capsule, SystemColor.tertiary), width: size.width, height: size.height),
      Insets(top: PresentationMetrics.aboveDragIndicator, leading: 0, bottom: 0, trailing: 0))
    var environment = ViewEnvironment(platform: .iOS)
    environment.colorScheme = scheme
    let node = try oneNode(of: [indicator], in: environment, alignment: .center, source)
    let info = NodeInfo.part(name: "overlay", arguments: "drag indicator", source: source)
    return try add(.secondary(.top), [root, node], info)
  }
}

extension PresentationStage {
  /// The same with a container of another size, unless the content decides the size.
  func resized(to size: Size?) -> PresentationStage {
    guard let size, container != nil else { return self }
    return PresentationStage(container: size, insets: insets)
  }

  fileprivate init(container: Size, insets: Insets) {
    let safe = Size(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    self.init(container: container, proposal: Proposal(safe), insets: insets)
  }
}

extension Presentation {
  /// The presentation as its content wants it where there is little room.
  func adapted(by said: PresentationContent) -> Presentation {
    guard environment.platform == .iOS, kind == .sheet || kind == .popover else { return self }
    let isNarrow = environment.horizontalSizeClass == .compact
    guard isNarrow || environment.verticalSizeClass == .compact else { return self }
    var adapted = self
    switch isNarrow ? said.adaptation.horizontal : said.adaptation.vertical {
    case "fullScreenCover": adapted.kind = .fullScreenCover
    case "sheet": adapted.kind = .sheet
    case "popover", "none": adapted.staysPopover = kind == .popover
    default: break
    }
    return adapted
  }

  /// Whether it is shown as a sheet on iOS; popovers and inspectors are in a compact width.
  func isSheet(in environment: ViewEnvironment) -> Bool {
    guard environment.platform == .iOS else { return false }
    switch kind {
    case .sheet: return true
    case .popover, .inspector: return environment.horizontalSizeClass == .compact && !staysPopover
    case .fullScreenCover, .alert, .confirmationDialog: return false
    }
  }

  /// The lengths that were not recorded; `nil` if all were, at least on a phone of the recorded size.
  func guess(in environment: ViewEnvironment) -> String? {
    if kind == .fullScreenCover { return nil }
    guard environment.platform == .iOS else {
      return kind == .alert ? "an alert as of iOS" : "its content's ideal size"
    }
    switch kind {
    case .sheet, .inspector, .popover:
      if !isSheet(in: environment) { return "its content's ideal size" }
      return environment.horizontalSizeClass == .compact ? nil : "540 × 620 points"
    case .confirmationDialog: return "its recorded lengths, with the room that an alert has above and beside its title"
    case .alert, .fullScreenCover: return nil
    }
  }
}
