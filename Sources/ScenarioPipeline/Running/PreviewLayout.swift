internal import LayoutEngine
internal import SwiftFrontend
internal import SwiftInterpreter
public import SwiftUIViews
internal import SymbolLibrary
internal import ViewProgram

extension ScenarioRunner {
  /// Lays out previews one after the other, as far as the limits allow.
  func layOut(
    _ previews: [PreviewDeclaration], of program: Program, in file: ScenarioFile, _ forgiveness: Forgiveness
  ) -> PreviewResults {
    var results = PreviewResults()
    let spending = Spending()
    var cost = LayoutCost()
    let asked = AskedResources(program, platform: options.platform)
    for preview in previews {
      do throws(Diagnostics) {
        let nodes = results.previews.reduce(0) { $0 + $1.trace.nodes.count }
        for var laidOut in try layOut(preview, of: program, in: file, asked, after: nodes, spending, cost, forgiveness)
        {
          cost.add(laidOut.cost)
          results.add(laidOut.warnings)
          results.addBadPictures(of: laidOut.trace, in: file.images)
          asked.noteSymbols(drawnIn: laidOut.trace)
          let variant = options.devices.count > 1 ? laidOut.device?.name : nil
          if let variant { laidOut.name += " on " + variant }
          var result = LaidOutPreview(laidOut, declaredAt: preview.source)
          result.variant = variant
          results.previews.append(result)
        }
      } catch {
        results.errors += error.all
        // A preview that reaches a limit takes long, and the next one may do so too.
        if error.isLimit { break }
      }
    }
    results.portable = asked.noted
    return results
  }

  /// The preview with its presentation, on each of the devices, or once on the device that it asks for.
  ///
  /// - Parameters:
  ///   - asked: Notes the resources that the preview uses from the files next to the scenario.
  ///   - nodes: How many views the previews before it have.
  ///   - cost: The cost of laying them out.
  private func layOut(
    _ preview: PreviewDeclaration, of program: Program, in file: ScenarioFile, _ asked: AskedResources,
    after nodes: Int, _ spending: Spending, _ cost: LayoutCost, _ forgiveness: Forgiveness
  ) throws(Diagnostics) -> [PreviewRun] {
    var evaluation = evaluation(of: file, forgiveness)
    asked.note(in: &evaluation, of: file)
    evaluation.nodesBefore = nodes
    evaluation.spending = spending
    evaluation.layoutBefore = cost
    let surface = PreviewSurface(container: options.container, proposal: options.proposal)
    let devices: [Device?] = options.devices.isEmpty ? [nil] : options.devices
    var runs: [PreviewRun] = []
    for device in devices {
      evaluation.device = device
      evaluation.platform = device?.platform == .macOS ? .macOS : options.platform
      for run in try Interpreter(program: program, options: evaluation).runs(of: preview, on: surface) {
        evaluation.nodesBefore += run.trace.nodes.count
        evaluation.layoutBefore.add(run.cost)
        runs.append(run)
      }
    }
    return runs
  }
}

extension ScenarioRunner {
  /// The options with which a preview of the file is evaluated.
  private func evaluation(of file: ScenarioFile, _ forgiveness: Forgiveness) -> EvaluationOptions {
    var evaluation = EvaluationOptions(platform: options.platform) { file.images.size($0) }
    evaluation.takeResources(of: file)
    evaluation.symbolListing = { SymbolLibrary().listing(of: $0) }
    evaluation.isSideways = options.isSideways
    evaluation.baseDevice = options.baseDevice
    evaluation.missingImageSize = options.missingImageSize
    evaluation.metrics = options.metrics
    evaluation.substitution = options.substitution
    evaluation.limits = options.limits
    evaluation.forgiveness = forgiveness
    return evaluation
  }

  /// The names of the previews of a file, each followed by that of its presentation.
  ///
  /// The previews are evaluated for this, but not laid out; one that cannot be evaluated presents nothing.
  func previewNames(of file: ScenarioFile) -> [String] {
    let previews = file.files[0].previews
    guard !previews.isEmpty, let parsed = try? frontend.program(of: file.files, importing: file.foreignModules)
    else {
      return previews.map(\.name)
    }
    let runner = self
    return DeepStack().run {
      let evaluation = runner.evaluation(of: file, Forgiveness(otherFiles: file.isInModule, values: false))
      let interpreter = Interpreter(program: parsed.program, options: evaluation)
      return parsed.program.previews.flatMap { preview in
        [preview.name] + [(try? interpreter.presentationName(of: preview)) ?? nil].compactMap { $0 }
      }
    }
  }
}

extension EvaluationOptions {
  /// Reads texts, colours and data from the files next to a scenario.
  public mutating func takeResources(of scenario: ScenarioFile) {
    let (images, resources) = (scenario.images, scenario.resources)
    hasLocalizedStrings = resources.hasStrings
    localizedString = { resources.string($0) }
    namedColor = { images.color($0) }
    colorNames = { images.colorNames }
    file = { resources.file($0) }
  }
}
