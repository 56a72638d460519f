internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// The tree of one round, made from the state that the rounds before left.
struct PreviewRound {
  let tree: LayoutTree
  let root: NodeID
  let builder: TreeBuilder
  /// The views that the preview's own statements make.
  let views: [ViewValue]

  /// The surface of the root if it is a presentation; `nil` for the preview itself.
  let stage: PresentationStage?

  /// The scheme that the views prefer for the window or the presentation.
  let preferred: PreferredScheme

  /// Whether views in a Mac's window ask for a toolbar.
  let isBelowBar: Bool

  /// - Parameters:
  ///   - made: the views of the previous round, if the preview's statements depend on no state: SwiftUI runs them once,
  ///     so that the objects made there last.
  ///   - presented: the place of the presentation that is laid out instead of the preview.
  init(
    _ preview: PreviewDeclaration, _ evaluator: Evaluator, made: [ViewValue]? = nil, presented: SourceRange? = nil
  ) throws(Diagnostics) {
    evaluator.preview.memory.beginRound()
    evaluator.random = SeededRandom()
    let tree = PreviewRound.tree(evaluator)
    let builder = TreeBuilder(evaluator: evaluator, tree: tree)
    var isComplete = false
    defer { if !isComplete { tree.releaseClosures() } }
    var environment = ViewEnvironment(
      platform: evaluator.preview.options.platform, device: evaluator.preview.device)
    environment.typesetting.typeSize = evaluator.preview.options.typeSize
    environment.layoutDirection = evaluator.preview.options.layoutDirection
    environment.localeIdentifier = try evaluator.localeIdentifier(of: preview)
    environment.colorScheme = evaluator.preview.memory.preferredScheme
    environment.take(evaluator.preview.widget)
    let preferred = PreferredScheme()
    environment.preferredScheme = preferred
    builder.follow(environment)
    environment.bars.safeAreaInsets = evaluator.preview.safeAreaInsets
    let windowBar = NavigationBarContent(in: environment)
    if environment.platform == .macOS { environment.bars.navigationBar = windowBar }
    views =
      if let made {
        made
      } else {
        try evaluator.preview.store.filling { () throws(Diagnostics) in
          try evaluator.views(of: preview, in: environment)
        }
      }
    var root = try PreviewRound.root(of: views, builder, environment, preview.source)
    if environment.platform == .macOS, presented == nil {
      root = try builder.window(root, windowBar, evaluator.preview.window, in: environment)
    }
    isBelowBar = windowBar.isToolbarShown
    try evaluator.stopIfNoted()
    guard let presented, let presentation = builder.presentation(at: presented) else {
      isComplete = true
      (self.tree, self.root, self.builder, stage, self.preferred) = (tree, root, builder, nil, preferred)
      return
    }
    // The view below is made only for its state and its environment; its nodes are not used.
    let above = PreviewRound.tree(evaluator)
    let presenting = TreeBuilder(evaluator: evaluator, tree: above)
    var isAboveComplete = false
    defer { if !isAboveComplete { above.releaseClosures() } }
    let preferredAbove = PreferredScheme()
    let made = try presenting.presented(
      presentation, preferredAbove, screen: evaluator.preview.screen, insets: evaluator.preview.safeAreaInsets)
    try evaluator.stopIfNoted()
    isAboveComplete = true
    (self.tree, self.root, self.builder, stage, self.preferred) =
      (above, made.root, presenting, made.stage, preferredAbove)
  }

  private static func tree(_ evaluator: Evaluator) -> LayoutTree {
    let options = evaluator.preview.options
    let tree = LayoutTree(
      environment: LayoutEnvironment(
        platform: options.platform, displayScale: evaluator.preview.device?.displayScale, metrics: options.metrics))
    tree.layoutDirection = options.layoutDirection
    tree.substitution = options.substitution
    return tree
  }

  /// Several views at the top of a preview are in an implicit VStack.
  private static func root(
    of views: [ViewValue], _ builder: TreeBuilder, _ environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    if let node = try builder.joined(views, by: .vertical, in: environment, source).first { return node }
    return try builder.addEmpty(views, source)
  }
}
