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
        let laidOut = try layOut(preview, of: parsed.program, images: file.images)
        run.warnings += laidOut.warnings.map(report.text)
        run.previews.append(LaidOutPreview(laidOut, declaredAt: preview.source))
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

  private func layOut(
    _ preview: PreviewDeclaration, of program: Program, images: ImageFolder
  ) throws(Diagnostics) -> PreviewRun {
    let evaluation = EvaluationOptions(platform: options.platform) { images.image($0)?.naturalSize }
    let surface = PreviewSurface(container: options.container, proposal: options.proposal)
    return try Interpreter(program: program, options: evaluation).run(preview, on: surface)
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

extension LaidOutPreview {
  init(_ run: PreviewRun, declaredAt source: SourceRange) {
    self.init(
      name: run.name, caption: run.caption, source: source, proposal: run.proposal, answer: run.answer,
      trace: run.trace, type: TypeStructure(trace: run.trace), output: run.output)
  }
}
