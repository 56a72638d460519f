public import Figures
public import LayoutEngine
internal import SwiftFrontend
internal import ViewLanguage

/// Takes a scenario through the pipeline: parse, evaluate, lay out, trace.
public struct ScenarioRunner: Sendable {
  /// What the command line may ask for beside the scenario itself.
  public struct Options: Sendable {
    public var platform: Platform
    /// The container instead of the one the preview's traits name.
    public var container: Size?
    /// Proposed to the root as it stands, which is then reported at the origin.
    public var proposal: Proposal?

    public init(platform: Platform = .iOS, container: Size? = nil, proposal: Proposal? = nil) {
      self.platform = platform
      self.container = container
      self.proposal = proposal
    }
  }

  public var options: Options

  public init(options: Options = Options()) { self.options = options }

  /// Lays out the scenario's previews, or the one that is named.
  public func run(_ file: ScenarioFile, only name: String? = nil) throws(Problem) -> ScenarioRun {
    let runner = self
    // Every step follows the view tree by recursion, and a tree may be ten thousand modifiers deep.
    let outcome = DeepStack().run { runner.outcome(file, only: name) }
    return try outcome.get()
  }

  private func outcome(_ file: ScenarioFile, only name: String?) -> Result<ScenarioRun, Problem> {
    do throws(Problem) {
      return .success(try layOut(file, only: name))
    } catch {
      return .failure(error)
    }
  }

  private func layOut(_ file: ScenarioFile, only name: String?) throws(Problem) -> ScenarioRun {
    let report = DiagnosticFormatter(sources: file.sources)
    let parsed: ParsedProgram
    do {
      parsed = try Frontend(platform: options.platform).parse(file.sources)
    } catch {
      throw Problem(.content, error.all.map(report.text))
    }
    if let missing = parsed.missingPreview { throw Problem(.content, report.text(missing)) }

    var run = ScenarioRun(file: file, warnings: parsed.warnings.map(report.text))
    var errors: [String] = []
    for preview in try selection(of: name, from: parsed.program.previews, in: file) {
      do throws(Diagnostics) {
        let evaluated = try evaluate(preview, of: parsed.program, images: file.images)
        run.warnings += evaluated.warnings.map(report.text)
        run.previews.append(layOut(evaluated, declaredAt: preview.source))
      } catch {
        errors += error.all.map(report.text)
      }
    }
    guard errors.isEmpty else { throw Problem(.content, errors + notes(onNeighborsOf: file)) }
    return run
  }

  /// Says which files beside a scenario could not be read, for one that misses something.
  private func notes(onNeighborsOf file: ScenarioFile) -> [String] {
    file.brokenNeighbors.map { "\($0.name): note: left out, because it has syntax errors" }
  }

  private func selection(
    of name: String?, from previews: [PreviewDeclaration], in file: ScenarioFile
  ) throws(Problem) -> [PreviewDeclaration] {
    guard let name else { return previews }
    let chosen = previews.filter { $0.name == name }
    guard chosen.isEmpty else { return chosen }
    let names = previews.map(\.name)
    let advice: String
    if let similar = Suggestion.nearest(to: name, in: names) {
      advice = "did you mean “\(similar)”?"
    } else {
      advice = "there is " + names.map { "“\($0)”" }.joined(separator: ", ")
    }
    throw Problem(.usage, "\(file.sources[0].name): error: there is no preview “\(name)”; \(advice)")
  }

  private func evaluate(
    _ preview: PreviewDeclaration, of program: Program, images: ImageFolder
  ) throws(Diagnostics) -> EvaluatedPreview {
    let options = EvaluationOptions(platform: options.platform) { images.image($0)?.naturalSize }
    return try Interpreter(program: program, options: options).evaluate(preview)
  }

  private func layOut(_ preview: EvaluatedPreview, declaredAt source: SourceRange) -> LaidOutPreview {
    let recorder = TraceRecorder()
    let container = options.container ?? preview.container ?? Device.default.size
    let insets = options.container == nil && options.proposal == nil ? preview.safeAreaInsets : .zero
    let safeSize = Size(
      width: container.width - insets.leading - insets.trailing, height: container.height - insets.top - insets.bottom)
    let proposal = options.proposal ?? Proposal(safeSize)
    let outcome = preview.tree.layOut(
      root: preview.root, proposal: proposal, container: options.proposal == nil ? container : nil,
      safeAreaInsets: insets, recorder: recorder)
    let trace = Trace(
      tree: preview.tree, root: preview.root, container: options.proposal == nil ? container : outcome.size,
      recorder: recorder)
    return LaidOutPreview(
      name: preview.name, caption: preview.caption, source: source, proposal: proposal, answer: outcome.size,
      trace: trace, type: TypeStructure(trace: trace), output: preview.output)
  }
}

/// What came of a scenario.
public struct ScenarioRun: Sendable {
  public var file: ScenarioFile
  public var previews: [LaidOutPreview] = []
  /// Formatted, each with its place.
  public var warnings: [String]
}

/// One preview with the record of its layout.
public struct LaidOutPreview: Sendable {
  public var name: String
  /// The doc comment above the preview.
  public var caption: String
  public var source: SourceRange
  /// What the root was proposed.
  public var proposal: Proposal
  /// What the root answered.
  public var answer: Size
  public var trace: Trace
  /// The view's type with every modifier around it.
  public var type: TypeStructure
  /// What the scenario printed.
  public var output: [String]
}
