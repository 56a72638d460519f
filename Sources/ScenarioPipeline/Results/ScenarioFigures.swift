public import Diagnostics
public import Explanation
public import Figures
internal import LayoutEngine
internal import SymbolLibrary
internal import ViewProgram
public import XMLValidation

/// The figures of a scenario's previews.
public struct ScenarioFigures {
  /// A figure as a separate file.
  public struct Entry: Sendable {
    /// The preview's name.
    public var title: String
    /// Whether it shows another preview's presentation.
    public var isPresented: Bool
    /// The file's name, without a folder.
    public var fileName: String
    public var svg: String
    /// The reasons not to publish it, and requests that could not be fulfilled.
    public var faults: [Report]
  }

  let run: ScenarioRun
  private let request: FigureRequest
  private let lettering: Lettering
  /// The sentences about each preview's layout.
  private let words: [RecordWords]

  /// - Parameters:
  ///   - run: the previews.
  ///   - request: the settings of every figure, which override those in a preview's comment.
  ///   - lettering: how the texts of figures in separate files are written.
  public init(of run: ScenarioRun, request: FigureRequest = FigureRequest(), lettering: Lettering = .named) {
    self.run = run
    self.request = request
    self.lettering = lettering
    words = run.previews.map { RecordWords($0.record) }
  }

  /// The sentences about a preview's layout, shared by all of its figures.
  public func words(_ index: Int) -> RecordWords { words[index] }

  /// A checked figure for each preview.
  ///
  /// - Throws: The errors in invalid figures, with the scenario's lines.
  public func validated() throws(Problem) -> [Entry] {
    let validator = try Validator.make()
    var entries: [Entry] = []
    var reports: [Report] = []
    for index in run.previews.indices {
      let entry = entry(index)
      reports += self.reports(validator.validateFigure(entry.svg, name: entry.fileName), in: run.previews[index])
      reports += entry.faults.filter { $0.severity == .error }
      entries.append(entry)
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return entries
  }

  /// The figure of a preview as a separate file.
  public func entry(_ index: Int) -> Entry {
    let preview = run.previews[index]
    var options = options(preview, FigureOptions(image: embedded))
    options.lettering = lettering
    let name = run.baseName(ofPreview: index) + ".svg"
    var entry = Entry(chosenFigure(index, options), of: preview, in: run, fileName: name)
    entry.faults += mistakes(index)
    return entry
  }

  /// Only the views, for a small picture in which labels could not be read.
  public func thumbnail(_ index: Int) -> String {
    let options = FigureOptions(layers: .content, image: embedded)
    return figure(index, options).svg()
  }

  /// Exactly the screen on which a preview is laid out.
  public func screen(_ index: Int) -> String {
    var options = FigureOptions(layers: .content, image: embedded)
    options.showsOnlyContainer = true
    return figure(index, options).svg()
  }

  /// The figure as part of a page whose heading already has its title, with pictures in separate files.
  ///
  /// - Parameters:
  ///   - idPrefix: Keeps its ids apart from those of its neighbours.
  ///   - address: Where a picture stands, from the page.
  public func inline(
    _ index: Int, idPrefix: String, pictureAddress address: @escaping @Sendable (Picture) -> String
  ) -> String {
    let options = options(run.previews[index], FigureOptions(idPrefix: idPrefix, image: linked(address)))
    return chosenFigure(index, options).svg()
  }

  /// How the figures of a preview are drawn on a page.
  ///
  /// - Parameter address: Where a picture stands, from the page.
  public func pageOptions(
    _ index: Int, pictureAddress address: @escaping @Sendable (Picture) -> String
  ) -> FigureOptions {
    var options = options(run.previews[index], FigureOptions(image: linked(address)))
    options.symbol = ScenarioFigures.symbol
    return options
  }

  /// The negotiation as lanes, as part of a page.
  public func lanes(_ index: Int, idPrefix: String) -> String {
    var options = options(run.previews[index], FigureOptions(idPrefix: idPrefix))
    options.layers = [.lanes, .legend]
    return figure(index, options).svg()
  }

  /// The pictures that the previews show, each once, in the order in which they are met.
  public var pictures: [Picture] {
    var names: Set<String> = []
    var files: Set<String> = []
    var pictures: [Picture] = []
    for node in run.previews.flatMap(\.trace.nodes) {
      guard case .image(let name) = node.info.appearance, names.insert(name).inserted,
        let picture = run.file.images.image(name), files.insert(picture.file).inserted
      else { continue }
      pictures.append(picture)
    }
    return pictures
  }

  /// The errors in a figure, at the places of the views in the scenario.
  public func reports(_ issues: [ValidationIssue], in preview: LaidOutPreview) -> [Report] {
    issues.map { issue in
      let node = preview.trace.nodes.first { "n\($0.id.rawValue)" == issue.nodeID }
      let source = node.flatMap { $0.info.source.line > 0 ? $0.info.source : nil } ?? preview.source
      return run.sources.report(FigureFault.invalid(preview: preview.name, issue: issue.description), at: source)
    }
  }

  /// The drawings of the system's symbols.
  static var symbol: @Sendable (String) -> SymbolGlyph? { { SymbolLibrary().glyph(of: $0) } }

  /// Options with the settings of the preview's comment, overridden by those that were requested.
  func options(_ preview: LaidOutPreview, _ options: FigureOptions) -> FigureOptions {
    var options = options
    preview.figure.request.apply(to: &options)
    request.apply(to: &options)
    return options
  }

  /// Requests for a preview's figure that cannot be fulfilled.
  func mistakes(_ index: Int) -> [Report] {
    let preview = run.previews[index]
    var faults = preview.figure.mistakes.map { FigureFault.unknownDirective(preview: preview.name, $0) }
    if let focus = options(preview, FigureOptions()).focus, focus.node(in: preview.record) == nil {
      faults.append(
        .unknownFocus(
          preview: preview.name, advice: "there are " + preview.viewNames.prefix(12).joined(separator: ", ")))
    }
    faults += comparisonFaults(preview)
    return faults.map { run.sources.report($0, at: preview.source) }
  }

  /// The figure that the preview's comment asks for: of the preview alone, or of a comparison.
  func chosenFigure(_ index: Int, _ options: FigureOptions) -> Figure {
    let preview = run.previews[index]
    let compared = run.compared(with: preview, names: comparedNames(preview)).prefix(Figure.comparable.upperBound - 1)
    guard !compared.isEmpty else { return figure(index, options) }
    let sides = ([preview] + compared).map { ComparedPreview(run: run, preview: $0) }
    return Figure(comparing: sides, options, image: { _ in options.image })
  }

  /// The previews with which a preview is compared: those that were requested, or else those in its comment.
  private func comparedNames(_ preview: LaidOutPreview) -> [String] {
    request.compared.isEmpty ? preview.figure.request.compared : request.compared
  }

  /// The faults of the previews with which a preview should be compared.
  private func comparisonFaults(_ preview: LaidOutPreview) -> [FigureFault] {
    let names = comparedNames(preview)
    let most = Figure.comparable.upperBound - 1
    if names.count > most { return [.tooManyCompared(preview: preview.name, most: most)] }
    let others = run.declared.filter { $0.source != preview.source }.map { "'\($0.name)'" }
    let advice = others.isEmpty ? "the file has no other" : "there is " + others.joined(separator: ", ")
    return names.compactMap { name in
      let found = PreviewName.find(name, in: run.declared)
      if let found, found.source != preview.source { return nil }
      return .unknownComparison(preview: preview.name, name, advice: advice)
    }
  }

  private func figure(_ index: Int, _ options: FigureOptions) -> Figure {
    let preview = run.previews[index]
    var options = options
    options.symbol = ScenarioFigures.symbol
    return Figure(
      preview.record, title: preview.name, caption: CaptionText(preview.caption).plain, options: options,
      words: words[index])
  }

  /// The pictures inside the figure, so that it needs no other file.
  private var embedded: @Sendable (String) -> FigureImage? { run.embeddedPictures }

  /// The pictures as separate files.
  func linked(_ address: @escaping @Sendable (Picture) -> String) -> @Sendable (String) -> FigureImage? {
    run.linkedPictures(address)
  }
}

extension ScenarioFigures.Entry {
  /// Figures of several scenarios with unique file names: the second of a name gets a number.
  public static func withOwnNames(_ entries: [ScenarioFigures.Entry]) -> [ScenarioFigures.Entry] {
    var names: Set<String> = []
    return entries.map { entry in
      var entry = entry
      let stem = entry.fileName.hasSuffix(".svg") ? String(entry.fileName.dropLast(".svg".count)) : entry.fileName
      var number = 2
      while !names.insert(entry.fileName).inserted {
        entry.fileName = "\(stem)-\(number).svg"
        number += 1
      }
      return entry
    }
  }

  /// - Parameters:
  ///   - preview: what the figure is of, or the first of several.
  init(_ figure: Figure, of preview: LaidOutPreview, in run: ScenarioRun, title: String? = nil, fileName: String) {
    let title = title ?? preview.name
    self.init(
      title: title, isPresented: preview.presentation != nil, fileName: fileName, svg: figure.svg(),
      faults: ScenarioFigures.faults(of: figure, preview, title: title, in: run))
  }
}

extension ScenarioFigures {
  /// The collisions in a figure, and the layers that were left out to avoid some.
  static func faults(
    of figure: Figure, _ preview: LaidOutPreview, title: String? = nil, in run: ScenarioRun
  ) -> [Report] {
    let title = title ?? preview.name
    var faults = figure.collisions().map { FigureFault.collision(preview: title, $0) }
    if let avoided = figure.avoided.first, !figure.leftOut.isEmpty {
      faults.append(.simplified(preview: title, leftOut: figure.leftOut, avoided))
    }
    let kept = figure.textsWithoutOutline
    if let first = kept.first { faults.append(.textsWithoutOutline(preview: title, first, count: kept.count)) }
    let other = figure.textsInOtherFonts
    if let first = other.first { faults.append(.textsInOtherFonts(preview: title, first, count: other.count)) }
    return faults.map { run.sources.report($0, at: preview.source) }
  }
}

extension ScenarioRun {
  /// The scenario's pictures by their names, as data that a figure holds.
  var embeddedPictures: @Sendable (String) -> FigureImage? {
    let images = file.images
    return { name in images.image(name).map { FigureImage($0, at: $0.dataAddress) } }
  }

  /// The scenario's pictures by their names, as separate files.
  func linkedPictures(_ address: @escaping @Sendable (Picture) -> String) -> @Sendable (String) -> FigureImage? {
    let images = file.images
    return { name in images.image(name).map { FigureImage($0, at: address($0)) } }
  }
}

extension FigureImage {
  fileprivate init(_ picture: Picture, at address: String) {
    self.init(address: address, orientation: Orientation(rawValue: picture.orientation) ?? .up)
  }
}

extension Validator {
  /// A validator whose missing schemas are a problem of the installation.
  ///
  /// - Parameter willParse: Called with the name of each figure or page before it is parsed.
  /// - Throws: That the schemas cannot be used.
  public static func make(willParse: @escaping (String) -> Void = { _ in }) throws(Problem) -> Validator {
    do throws(ValidatorError) {
      return try Validator(willParse: willParse)
    } catch {
      throw Problem(FigureFault.brokenSchemas(error.description), in: "haggle")
    }
  }
}
