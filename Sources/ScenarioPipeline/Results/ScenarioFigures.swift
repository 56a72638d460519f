public import Diagnostics
internal import Explanation
public import Figures
internal import LayoutEngine
internal import SymbolLibrary
internal import ViewProgram
public import XMLValidation

/// The figures of a scenario's previews.
public struct ScenarioFigures {
  /// A figure as a file of its own.
  public struct Entry: Sendable {
    /// The preview's name.
    public var title: String
    /// Whether it shows what another preview presents.
    public var isPresented: Bool
    /// What the file is called, without a folder.
    public var fileName: String
    public var svg: String
    /// What must not be published, and what was asked for in vain.
    public var faults: [Report]
  }

  private let run: ScenarioRun
  private let request: FigureRequest
  private let lettering: Lettering

  /// - Parameters:
  ///   - run: the previews.
  ///   - request: what every figure is asked for; it goes before what a preview's comment chooses.
  ///   - lettering: how the texts of figures as files of their own are written.
  public init(of run: ScenarioRun, request: FigureRequest = FigureRequest(), lettering: Lettering = .named) {
    self.run = run
    self.request = request
    self.lettering = lettering
  }

  /// One figure a preview, each checked.
  ///
  /// - Throws: What is not valid in a figure, with the scenario's line.
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

  /// The figure of a preview as a file of its own.
  public func entry(_ index: Int) -> Entry {
    let preview = run.previews[index]
    var options = options(preview, FigureOptions(image: embedded))
    options.lettering = lettering
    let figure = figure(of: preview, options)
    var faults = figure.collisions().map { FigureFault.collision(preview: preview.name, $0) }
    if let avoided = figure.avoided.first, !figure.leftOut.isEmpty {
      faults.append(.simplified(preview: preview.name, leftOut: figure.leftOut, avoided))
    }
    return Entry(
      title: preview.name, isPresented: preview.presentation != nil, fileName: run.baseName(ofPreview: index) + ".svg",
      svg: figure.svg(),
      faults: faults.map { run.sources.report($0, at: preview.source) } + mistakes(index))
  }

  /// Only the views, to be shown small, where no label could be read.
  public func thumbnail(_ index: Int) -> String {
    let options = FigureOptions(layers: .content, image: embedded)
    return figure(of: run.previews[index], options).svg()
  }

  /// Exactly the screen that a preview is laid out on.
  public func screen(_ index: Int) -> String {
    var options = FigureOptions(layers: .content, image: embedded)
    options.showsOnlyContainer = true
    return figure(of: run.previews[index], options).svg()
  }

  /// The figure as part of a page, whose heading is its title already, with its pictures as files of their own.
  ///
  /// - Parameters:
  ///   - idPrefix: Keeps its ids apart from those of its neighbours.
  ///   - address: Where a picture stands, from the page.
  public func inline(
    _ index: Int, idPrefix: String, pictureAddress address: @escaping @Sendable (Picture) -> String
  ) -> String {
    let preview = run.previews[index]
    return figure(of: preview, options(preview, FigureOptions(idPrefix: idPrefix, image: linked(address)))).svg()
  }

  /// The negotiation as lanes, as part of a page.
  public func lanes(_ index: Int, idPrefix: String) -> String {
    let preview = run.previews[index]
    var options = options(preview, FigureOptions(idPrefix: idPrefix))
    options.layers = [.lanes, .legend]
    return figure(of: preview, options).svg()
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

  /// What is wrong with a figure, at the place of the view in the scenario.
  public func reports(_ issues: [ValidationIssue], in preview: LaidOutPreview) -> [Report] {
    issues.map { issue in
      let node = preview.trace.nodes.first { "n\($0.id.rawValue)" == issue.nodeID }
      let source = node.flatMap { $0.info.source.line > 0 ? $0.info.source : nil } ?? preview.source
      return run.sources.report(FigureFault.invalid(preview: preview.name, issue: issue.description), at: source)
    }
  }

  /// Options with what the preview's comment chooses, and then what was asked for.
  private func options(_ preview: LaidOutPreview, _ options: FigureOptions) -> FigureOptions {
    var options = options
    preview.figure.request.apply(to: &options)
    request.apply(to: &options)
    return options
  }

  /// What a preview's figure is asked for and does not exist.
  private func mistakes(_ index: Int) -> [Report] {
    let preview = run.previews[index]
    var faults = preview.figure.mistakes.map { FigureFault.unknownDirective(preview: preview.name, $0) }
    if let focus = options(preview, FigureOptions()).focus, focus.node(in: preview.record) == nil {
      faults.append(.unknownFocus(preview: preview.name, advice: advice(preview.record)))
    }
    return faults.map { run.sources.report($0, at: preview.source) }
  }

  /// The names that could be focused on.
  private func advice(_ record: IndexedTrace) -> String {
    var names: [String] = []
    for node in record.placedNodes {
      for name in node.info.labels + [node.info.name] where !names.contains(name) { names.append(name) }
    }
    return "there are " + names.prefix(12).joined(separator: ", ")
  }

  private func figure(of preview: LaidOutPreview, _ options: FigureOptions) -> Figure {
    var options = options
    options.symbol = { SymbolLibrary().glyph(of: $0) }
    return Figure(
      preview.record, title: preview.name, caption: CaptionText(preview.caption).plain, options: options)
  }

  /// The pictures inside the figure, so that it needs no other file.
  private var embedded: @Sendable (String) -> FigureImage? {
    let images = run.file.images
    return { name in images.image(name).map { FigureImage($0, at: $0.dataAddress) } }
  }

  /// The pictures as files of their own.
  private func linked(_ address: @escaping @Sendable (Picture) -> String) -> @Sendable (String) -> FigureImage? {
    let images = run.file.images
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
