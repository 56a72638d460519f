public import LayoutEngine
public import SwiftInterpreter
public import ViewProgram

/// What an evaluation depends on apart from the program.
public struct EvaluationOptions {
  public var platform: Platform
  /// The device of every preview, whatever its traits ask for; `nil` leaves it to them.
  public var device: Device?
  /// Whether the device is on its side, whatever the preview's traits ask for; `nil` leaves it to them.
  public var isSideways: Bool?
  /// The device that a scenario's scaled constants are drawn for.
  public var baseDevice = Device.base
  public var limits: Limits
  /// How many nodes the scenario's other previews have, which share the limit.
  public var nodesBefore = 0
  /// The part of the limits that the scenario's other previews have used, which they share; `nil` for a single preview.
  public var spending: Spending?
  /// The errors despite which a preview is laid out.
  public var forgiveness = Forgiveness()
  /// The cost of laying out the scenario's other previews.
  public var layoutBefore = LayoutCost()
  /// The natural size in points of an image by its name; `nil` when there is no such image.
  public var imageSize: (String) -> Size?
  /// Whether a name is that of a system symbol.
  public var symbolListing: (String) -> SymbolListing = { _ in .listed }
  /// The text for a key in the language of the source; `nil` when there is none.
  public var localizedString: (String) -> String? = { _ in nil }
  /// Whether there may be any such text.
  public var hasLocalizedStrings = false
  /// A colour of an asset catalog; `nil` when there is none of that name.
  public var namedColor: (String) -> Paint? = { _ in nil }
  /// The names of the colours of all asset catalogs; `nil` where there is no catalog.
  public var colorNames: () -> [String]? = { nil }
  /// The bytes of a file next to the source; `nil` when there is none of that name.
  public var file: (String) -> [UInt8]? = { _ in nil }
  /// The size of the box for a missing image, in points.
  public var missingImageSize = EvaluationOptions.missingImageSize
  /// How fonts were measured elsewhere; `nil` takes the engine's own tables.
  public var metrics: FontMetrics?
  /// The user's text size.
  public var typeSize = DynamicTypeSize.large
  /// The direction of the user's language.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The rules by which views are laid out instead of their own; `nil` for SwiftUI's.
  public var substitution: RuleSubstitution?

  /// The default size of a missing image, in points.
  public static let missingImageSize = Size(width: 100, height: 100)

  public init(
    platform: Platform = .iOS, device: Device? = nil, limits: Limits = Limits(),
    imageSize: @escaping (String) -> Size? = { _ in nil }
  ) {
    self.platform = platform
    self.device = device
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
  /// The part at the container's edges that only content ignoring the safe area enters; zero where the size is fixed.
  /// The root is proposed the rest.
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
    safeAreaInsets = evaluator.preview.device?.safeAreaInsets ?? .zero
    displayScale = tree.environment.displayScale
    output = evaluator.output
    warnings = evaluator.warnings
  }

  /// The first error while the tree was laid out: in an alignment's closure or a layout of the scenario's own.
  public var layoutProblem: Diagnostics? {
    evaluator.preview.layoutProblem.map { Diagnostics(evaluator.problems + $0.all) }
  }
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
  private let catalog = Catalog.swiftUI

  public init(program: Program, options: EvaluationOptions) {
    self.program = program
    self.options = options
  }

  /// Evaluates one preview into a tree, as its first round does.
  ///
  /// Effects do not run, and errors in a geometry reader's content are not reported: `run` does both.
  public func evaluate(_ preview: PreviewDeclaration) throws(Diagnostics) -> EvaluatedPreview {
    let evaluator = Evaluator(program: program, catalog: catalog, options: options)
    return try evaluator.reporting { () throws(Diagnostics) -> EvaluatedPreview in
      let container = try evaluator.attempt { () throws(Diagnostics) -> Size? in try evaluator.container(of: preview) }
      evaluator.preview.screen = (container ?? nil) ?? Device.default.size
      let round = try PreviewRound(preview, evaluator)
      return EvaluatedPreview(
        preview, evaluator, tree: round.tree, root: round.root, container: container ?? nil)
    }
  }

  /// Evaluates and lays out one preview, round after round, until its state no longer changes.
  ///
  /// - Parameters:
  ///   - preview: one of the program's previews.
  ///   - surface: the size, proposal or device on which it is laid out.
  public func run(_ preview: PreviewDeclaration, on surface: PreviewSurface = PreviewSurface()) throws(Diagnostics)
    -> PreviewRun
  {
    var rounds = LayoutRounds(program: program, catalog: catalog, options: options)
    return try rounds.layOut(preview, on: surface)
  }

  /// Evaluates and lays out one preview as `run` does, and keeps what is needed to lay it out again in another
  /// container.
  public func readyRun(
    of preview: PreviewDeclaration, on surface: PreviewSurface = PreviewSurface()
  ) throws(Diagnostics) -> ReadyRun {
    var rounds = LayoutRounds(program: program, catalog: catalog, options: options)
    return try rounds.layOutKeepingRound(of: preview, on: surface)
  }

  /// Evaluates a preview and lays out what it presents; `nil` when it presents nothing.
  ///
  /// - Parameters:
  ///   - preview: one of the program's previews.
  ///   - container: the size in which it is laid out instead of its size on the preview's screen: a sheet of another
  ///     size.
  public func presentedRun(of preview: PreviewDeclaration, in container: Size? = nil) throws(Diagnostics)
    -> PreviewRun?
  {
    var rounds = LayoutRounds(program: program, catalog: catalog, options: options)
    return try rounds.layOutPresented(by: preview, in: container)
  }

  /// Evaluates and lays out one preview as `run` does, and after it its presentation: a sheet, a dialog.
  public func runs(of preview: PreviewDeclaration, on surface: PreviewSurface = PreviewSurface()) throws(Diagnostics)
    -> [PreviewRun]
  {
    var rounds = LayoutRounds(program: program, catalog: catalog, options: options)
    return try rounds.layOutWithPresented(preview, on: surface)
  }

  /// The name of the preview that shows what a preview presents; `nil` when it presents nothing.
  public func presentationName(of preview: PreviewDeclaration) throws(Diagnostics) -> String? {
    let evaluator = Evaluator(program: program, catalog: catalog, options: options)
    defer { evaluator.releaseValues() }
    return try evaluator.reporting { () throws(Diagnostics) -> String? in
      let container = try evaluator.container(of: preview)
      evaluator.preview.screen = container ?? Device.default.size
      let round = try PreviewRound(preview, evaluator)
      defer { round.tree.releaseClosures() }
      return round.builder.shownPresentation.map { "\(preview.name) – \($0.kind.words)" }
    }
  }
}
