internal import Explanation
internal import Figures
internal import LayoutEngine
public import LivePage
internal import Markup
public import SwiftUIViews
public import ViewProgram

/// A scenario that stays open, to be laid out and drawn again and again without files or a parser.
///
///     let session = try ScenarioSession(bytes: bytes)
///     try session.show(PageAddress("w=320&step=4"))
///     let svg = session.panel("figure?width=548&height=330")
public final class ScenarioSession {
  private let bytes: [UInt8]
  private let limits: Limits
  private var scenario: PortableScenario
  /// The literals that the program was read with.
  private var changes: [LiteralChange] = []
  /// The state of the page; `nil` before it shows anything.
  public private(set) var shown: ShownPage?
  /// The number of layouts made for `show`.
  private var layoutCount = 0
  /// The last evaluation, for layouts that differ from it only in the container's size.
  private var ready: (views: String, preview: ReadyPreview)?

  /// - Parameters:
  ///   - bytes: the bytes that `PortableScenario.bytes` gave.
  ///   - limits: how much a layout may use.
  /// - Throws: what is wrong with the bytes.
  public convenience init(bytes: [UInt8], limits: Limits = .page) throws(ProgramReadingError) {
    self.init(bytes, try PortableScenario(bytes: bytes), limits)
  }

  /// A session with a scenario that is at hand.
  ///
  /// The linker keeps all that a class's designated initialisers need. As this one is not designated, a page, which
  /// only reads scenarios, does not contain the code that writes them.
  public convenience init(_ scenario: PortableScenario, limits: Limits = .page) {
    self.init(scenario.bytes, scenario, limits)
  }

  private init(_ bytes: [UInt8], _ scenario: PortableScenario, _ limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    self.scenario = scenario
  }

  public var previews: [PreviewDeclaration] { scenario.program.previews }

  // MARK: - One layout

  /// Evaluates and lays out a preview as it stands in the source.
  ///
  /// - Parameter index: the preview's index in `previews`.
  /// - Throws: what is wrong with the scenario.
  public func layOut(preview index: Int) throws(Diagnostics) -> PreviewRun {
    try Interpreter(program: scenario.program, options: options(PageAddress())).run(previews[index])
  }

  /// The annotated figure as an SVG document.
  public func figure(of run: PreviewRun) -> String {
    let directive = FigureDirective(caption: run.caption)
    let options = figureOptions(directive)
    return Figure(trace: run.trace, title: run.name, caption: directive.caption, options: options).svg()
  }

  /// The record of the negotiation as JSON.
  public func trace(of run: PreviewRun) -> String {
    TraceDocument(trace: run.trace, preview: run.name).json(file: scenario.program.files.first ?? "")
  }

  // MARK: - The page

  /// Shows what an address names; lays out only if the layout differs from the current one.
  ///
  /// - Returns: the new state of the page; `nil` for a preview that does not exist or has no view.
  /// - Throws: the reason why it cannot be laid out; the page then stays as it was.
  public func show(_ address: PageAddress) throws(Diagnostics) -> ShownPage? {
    guard previews.indices.contains(address.preview - 1) else { return nil }
    var address = address
    if let name = address.device, Device(spelledLike: name) == nil { address.device = nil }
    let known = shown.flatMap { $0.address.layoutText == address.layoutText ? $0 : nil }
    let (run, whole) = if let known { (known.run, known.layout.whole) } else { try rounds(&address) }
    let record = known?.layout.record ?? IndexedTrace(run.trace)
    if known == nil { layoutCount += 1 }
    let make = { (address: PageAddress) -> LiveLayout? in
      if let known, known.layout.shows(address) { return known.layout }
      return self.layout(of: record, run, whole, at: address)
    }
    guard var layout = make(address) else { return nil }
    if let call = address.call {
      address = ScenarioSession.follow(call, from: address, in: layout)
      if let other = make(address) { layout = other }
      address.step = address.step ?? Int32(exactly: call).flatMap { layout.place(ofCall: $0) }
    }
    address.leaveOut(whatIsNotIn: layout)
    let page = ShownPage(address: address, layout: layout, run: run, layoutNumber: layoutCount)
    shown = page
    return page
  }

  /// The text of a panel for the current state; `nil` for an unknown panel, and before anything is shown.
  public func panel(_ request: String) -> String? {
    guard let shown else { return nil }
    if request.hasPrefix("breakpoints") { return breakpoints(request, around: shown) }
    return PagePanels(shown.layout, at: shown.address).text(of: request)
  }

  /// The address of a call: its step, where it has one, or else the container in which it happens.
  private static func follow(_ call: Int, from address: PageAddress, in layout: LiveLayout) -> PageAddress {
    var followed = address
    followed.call = nil
    guard let number = Int32(exactly: call) else { return followed }
    followed.step = layout.place(ofCall: number)
    if followed.step == nil, let subject = layout.subject(ofCall: number) { followed.focus = subject }
    return followed
  }

  private func layout(
    of record: IndexedTrace, _ run: PreviewRun, _ whole: Trace, at address: PageAddress
  ) -> LiveLayout? {
    let options = figureOptions(FigureDirective(caption: run.caption))
    return LiveLayout(record, name: run.name, at: address, options: options, whole: whole)
  }

  // MARK: - Laying out

  /// Lays out what an address asks for, both in all rounds and up to the one it names.
  ///
  /// - Parameter address: afterwards without a round that is the last or does not exist.
  private func rounds(_ address: inout PageAddress) throws(Diagnostics) -> (PreviewRun, Trace) {
    var last = address
    last.round = nil
    let shown = shown.flatMap { $0.address.round == nil && $0.address.layoutText == last.layoutText ? $0.run : nil }
    let whole = if let shown { shown } else { try run(last) }
    guard let round = address.round, round < whole.trace.rounds.count else {
      address.round = nil
      return (whole, whole.trace)
    }
    // Stopping at an earlier round does not make the layout unsettled.
    var part = try run(address)
    part.trace.findings.removeAll { $0.code == .stateUnsettled }
    return (part, whole.trace)
  }

  /// Lays out what an address asks for: a preview, or what it presents, if anything.
  func run(_ address: PageAddress) throws(Diagnostics) -> PreviewRun {
    if address.changes != changes, let changed = try? PortableScenario(bytes: bytes, changing: address.changes) {
      scenario = changed
      changes = address.changes
    }
    let preview = previews[address.preview - 1]
    var options = options(address)
    if let round = address.round { options.limits.rounds = min(round, options.limits.rounds) }
    let interpreter = Interpreter(program: scenario.program, options: options)
    var surface = PreviewSurface()
    if address.width != nil || address.height != nil {
      let own = try ownContainer(address)
      surface.container = Size(width: address.width ?? own.width, height: address.height ?? own.height)
    }
    let views = address.viewsText
    if let ready, ready.views == views, let run = ready.preview.run(on: surface) { return run }
    ready = nil
    let made = try interpreter.readyRun(of: preview, on: surface)
    if made.presents, let presented = try interpreter.presentedRun(of: preview, in: surface.container) {
      return presented
    }
    if let preview = made.ready { ready = (views, preview) }
    return made.run
  }

  /// The preview's own size, for an address that names only one length.
  private func ownContainer(_ address: PageAddress) throws(Diagnostics) -> Size {
    if address.width != nil, address.height != nil { return .zero }
    if let shown, shown.address.preview == address.preview, shown.address.device == address.device {
      return shown.run.trace.container
    }
    var whole = address
    (whole.width, whole.height) = (nil, nil)
    return try run(whole).trace.container
  }

  private func options(_ address: PageAddress) -> EvaluationOptions {
    let scenario = scenario
    let device = address.device.flatMap { Device(spelledLike: $0) }
    var options = EvaluationOptions(
      platform: address.platform ?? device?.platform ?? scenario.platform, device: device, limits: limits
    ) { name in
      scenario.images.first { $0.name == name }?.naturalSize
    }
    options.symbolListing = { name in scenario.symbols.first { $0.name == name }?.listing ?? .listed }
    options.hasLocalizedStrings = !scenario.texts.isEmpty
    options.localizedString = { key in scenario.texts.first { $0.key == key }?.text }
    options.namedColor = { name in scenario.colors.first { $0.name == name }?.paint }
    options.file = { name in scenario.files.first { $0.key == name }.map { Array($0.text.utf8) } }
    options.typeSize = address.typeSize ?? .large
    options.layoutDirection = address.isRightToLeft ? .rightToLeft : .leftToRight
    return options
  }

  private func figureOptions(_ directive: FigureDirective) -> FigureOptions {
    let symbols = scenario.symbols
    var options = FigureOptions()
    options.symbol = { name in symbols.first { $0.name == name }?.drawing }
    let images = scenario.images
    options.image = { name in images.first { $0.name == name }?.picture }
    directive.request.apply(to: &options)
    return options
  }
}

extension PortableScenario.Image {
  /// The picture as a file next to the page, or as data.
  fileprivate var picture: FigureImage? {
    guard !file.isEmpty else { return nil }
    let turned = FigureImage.Orientation(rawValue: orientation) ?? .up
    let address = file.hasPrefix("data:") ? file : percentEncoded(file)
    return FigureImage(address: address, orientation: turned)
  }
}

extension PortableScenario.Symbol {
  fileprivate var listing: SymbolListing {
    near.isEmpty ? (isListed ? .listed : .unlisted) : .misspelt(near: near)
  }

  fileprivate var drawing: SymbolGlyph? { glyph.isEmpty ? nil : SymbolGlyph(code: glyph) }
}

extension Limits {
  /// Limits for a page's thread, whose stack is fixed: overflowing V8's ends in an error that leaves the engine
  /// unusable. Views nested this deeply take about two thirds of its megabyte. Nobody waits at a page for as many steps
  /// as in a terminal.
  public static var page: Limits { Limits(steps: 800_000, depth: 300) }
}
