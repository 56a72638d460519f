public import LayoutEngine

/// What an evaluation depends on beside the program.
public struct EvaluationOptions {
  public var platform: Platform
  /// What every preview is laid out on, whatever its traits say; `nil` leaves it to them.
  public var device: Device?
  public var limits: Limits
  /// The natural size in points of an image by its name; `nil` when there is no such image.
  public var imageSize: (String) -> Size?

  public init(
    platform: Platform = .iOS, limits: Limits = Limits(), imageSize: @escaping (String) -> Size? = { _ in nil }
  ) {
    self.platform = platform
    self.limits = limits
    self.imageSize = imageSize
  }
}

/// A preview as a tree that can be laid out.
public struct EvaluatedPreview {
  public var name: String
  public var caption: String
  public var tree: LayoutTree
  public var root: NodeID
  /// The size that the preview's traits ask for; `nil` means the default device.
  public var container: Size?
  /// The part at the container's edges that only content goes into that ignores the safe area; none where the size
  /// is fixed. The root is proposed what is left.
  public var safeAreaInsets: Insets
  /// Pixels per point.
  public var displayScale: Double
  /// The lines that `print` wrote.
  public var output: [String]
  public var warnings: [Diagnostic]
  private let evaluator: Evaluator

  init(
    _ preview: PreviewDeclaration, _ evaluator: Evaluator, tree: LayoutTree, root: NodeID, container: Size?
  ) {
    self.evaluator = evaluator
    name = preview.name
    caption = preview.caption
    self.tree = tree
    self.root = root
    self.container = container
    safeAreaInsets = evaluator.device?.safeAreaInsets ?? .zero
    displayScale = tree.environment.displayScale
    output = evaluator.output
    warnings = evaluator.warnings
  }

  /// What went wrong first while the tree was laid out: in an alignment's closure or a layout of the scenario's own.
  public var layoutProblem: Diagnostics? { evaluator.layoutProblem }
}

/// Evaluates the previews of a program.
///
///     let interpreter = Interpreter(program: program, options: EvaluationOptions())
///     let preview = try interpreter.evaluate(program.previews[0])
///
/// Evaluation is recursive as deep as `Limits.depth` allows: run it on a thread with a large stack.
public struct Interpreter {
  public let program: Program
  public let options: EvaluationOptions
  private let catalog: Catalog

  public init(program: Program, options: EvaluationOptions) {
    self.program = program
    self.options = options
    catalog = Catalog()
  }

  /// Evaluates one preview into a tree.
  public func evaluate(_ preview: PreviewDeclaration) throws(Diagnostics) -> EvaluatedPreview {
    let evaluator = Evaluator(program: program, catalog: catalog, options: options)
    let container = try evaluator.container(of: preview)
    let environment = LayoutEnvironment(platform: options.platform, displayScale: evaluator.device?.displayScale)
    let tree = LayoutTree(environment: environment)
    let builder = TreeBuilder(evaluator: evaluator, tree: tree)
    let views = try evaluator.views(of: preview.body, in: Scope(parent: nil))
    let root = try rootNode(views, builder, evaluator, preview.source)
    return EvaluatedPreview(preview, evaluator, tree: tree, root: root, container: container)
  }

  /// Several views at the top of a preview stand in an implicit VStack.
  private func rootNode(
    _ views: [ViewValue], _ builder: TreeBuilder, _ evaluator: Evaluator, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    let nodes = try builder.nodes(of: views, in: evaluator.environment)
    if nodes.count == 1 { return nodes[0] }
    if nodes.isEmpty { return try builder.add(.empty, [], NodeInfo(name: "EmptyView", source: source)) }
    let info = NodeInfo(name: "VStack", arguments: "implicit", source: source)
    return try builder.add(.stack(StackRule(axis: .vertical)), nodes, info)
  }
}
