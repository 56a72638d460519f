public import Diagnostics
internal import Explanation
public import Figures
internal import LayoutEngine
internal import XMLValidation

/// A preview in a comparison, with its scenario.
public struct ComparedPreview: Sendable {
  public var run: ScenarioRun
  public var preview: LaidOutPreview

  public init(run: ScenarioRun, preview: LaidOutPreview) {
    (self.run, self.preview) = (run, preview)
  }
}

/// Previews of one or several scenarios side by side in one figure.
public struct ScenarioComparison {
  private let sides: [ComparedPreview]
  private let request: FigureRequest
  private let lettering: Lettering

  /// - Parameters:
  ///   - sides: as many as `Figure.comparable`, from left to right.
  ///   - request: the requested settings of the figure.
  ///   - lettering: how its texts are written.
  public init(of sides: [ComparedPreview], request: FigureRequest = FigureRequest(), lettering: Lettering = .named) {
    (self.sides, self.request, self.lettering) = (sides, request, lettering)
  }

  /// The figure, checked.
  ///
  /// - Throws: The errors in an invalid figure.
  public func validated() throws(Problem) -> ScenarioFigures.Entry {
    var options = FigureOptions()
    request.apply(to: &options)
    options.lettering = lettering
    let (run, preview) = (sides[0].run, sides[0].preview)
    let figure = Figure(comparing: sides, options, image: { $0.run.embeddedPictures })
    let title = sides.map(\.preview.name).joined(separator: " / ")
    let entry = ScenarioFigures.Entry(figure, of: preview, in: run, title: title, fileName: run.stem + "-compared.svg")
    let issues = try Validator.make().validateFigure(entry.svg, name: entry.fileName)
    let reports = issues.map { issue in
      run.sources.report(FigureFault.invalid(preview: title, issue: issue.description), at: preview.source)
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return entry
  }
}

extension Figure {
  /// - Parameters:
  ///   - ownNames: the names of the sides; `nil` for names that distinguish them.
  ///   - image: gives a side's pictures.
  init(
    comparing previews: [ComparedPreview], named ownNames: [String]? = nil, _ options: FigureOptions,
    image: (ComparedPreview) -> @Sendable (String) -> FigureImage?
  ) {
    var options = options
    options.symbol = ScenarioFigures.symbol
    let names = ownNames ?? ComparedPreview.names(previews)
    let sides = zip(previews, names).map { side, name in
      LayoutComparison.Side(name: name, record: side.preview.record, source: side.run.file.name)
    }
    self.init(comparing: sides, title: "", options: options, images: previews.map(image))
  }
}

extension ComparedPreview {
  /// Names that distinguish previews: how each was laid out, their own names, or those of their files too.
  static func names(_ previews: [ComparedPreview]) -> [String] {
    let isOnePreview = previews.allSatisfy {
      $0.run.file.name == previews[0].run.file.name && $0.preview.source == previews[0].preview.source
    }
    let variants = previews.compactMap(\.preview.variant)
    if isOnePreview, variants.count == previews.count { return variants }
    let names = previews.map(\.preview.name)
    if Set(names).count == names.count { return names }
    return previews.map { $0.preview.name + " · " + $0.run.file.name }
  }
}
