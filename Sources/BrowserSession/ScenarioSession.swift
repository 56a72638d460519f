internal import Explanation
public import Figures
public import SwiftUIViews
public import ViewProgram

/// A scenario that stays open, to be laid out and drawn again and again without files or a parser.
///
///     let session = ScenarioSession(try PortableScenario(bytes: bytes))
///     let run = try session.layOut(preview: 0)
///     let svg = session.figure(of: run)
public final class ScenarioSession {
  private let scenario: PortableScenario
  /// Kept, because making the catalogue takes longer than most layouts.
  private let interpreter: Interpreter

  /// - Parameter limits: how much a layout may use.
  public init(_ scenario: PortableScenario, limits: Limits = .page) {
    self.scenario = scenario
    let images = scenario.images
    var options = EvaluationOptions(platform: scenario.platform, limits: limits) { name in
      images.first { $0.name == name }?.naturalSize
    }
    let symbols = scenario.symbols
    options.symbolListing = { name in symbols.first { $0.name == name }?.listing ?? .listed }
    let (texts, colors, files) = (scenario.texts, scenario.colors, scenario.files)
    options.hasLocalizedStrings = !texts.isEmpty
    options.localizedString = { key in texts.first { $0.key == key }?.text }
    options.namedColor = { name in colors.first { $0.name == name }?.paint }
    options.file = { name in files.first { $0.key == name }.map { Array($0.text.utf8) } }
    interpreter = Interpreter(program: scenario.program, options: options)
  }

  public var previews: [PreviewDeclaration] { scenario.program.previews }

  /// Evaluates and lays out a preview.
  ///
  /// - Parameter index: which of `previews`.
  /// - Throws: what is wrong with the scenario.
  public func layOut(preview index: Int) throws(Diagnostics) -> PreviewRun { try interpreter.run(previews[index]) }

  /// The annotated figure as an SVG document.
  public func figure(of run: PreviewRun, options: FigureOptions = FigureOptions()) -> String {
    let directive = FigureDirective(caption: run.caption)
    let symbols = scenario.symbols
    var options = options
    options.symbol = { name in symbols.first { $0.name == name }?.drawing }
    directive.request.apply(to: &options)
    return Figure(trace: run.trace, title: run.name, caption: directive.caption, options: options).svg()
  }

  /// The record of the negotiation as JSON.
  public func trace(of run: PreviewRun) -> String {
    TraceDocument(trace: run.trace, preview: run.name).json(file: scenario.program.files.first ?? "")
  }
}

extension PortableScenario.Symbol {
  fileprivate var listing: SymbolListing {
    near.isEmpty ? (isListed ? .listed : .unlisted) : .misspelt(near: near)
  }

  fileprivate var drawing: SymbolGlyph? { glyph.isEmpty ? nil : SymbolGlyph(code: glyph) }
}

extension Limits {
  /// Limits for a page's thread, whose stack is fixed: with V8's, views may be about 500 inside one another, calls a
  /// little more, and what goes deeper ends in an error that leaves the engine unusable.
  public static var page: Limits { Limits(depth: 400) }
}
