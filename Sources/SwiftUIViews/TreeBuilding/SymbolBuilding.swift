internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

extension TreeBuilder {
  /// The node of `Image(systemName:)`.
  ///
  /// 1. The environment's variants are added to the name if there is such a symbol.
  /// 2. A misspelt or empty name gives an image without a size, as in SwiftUI.
  /// 3. Any other symbol has its recorded box, or one that is fitted or assumed, which a diagnostic reports once for
  ///    each name.
  func symbol(
    _ image: ImageValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    try evaluator.take(text: image.name, site.source)
    let name = evaluator.symbolName(image.name, in: environment)
    let paint = environment.paint(nil)
    guard evaluator.isSymbol(name, site.source) else {
      let mark = Appearance.symbol(name: name, paint, natural: .zero)
      return try add(.image(natural: .zero, resizable: false), [], site.info(mark))
    }
    let box = box(of: name, environment, toldAt: image.isResizable ? nil : site.source)
    let size = Size(width: box.width, height: box.ascent + box.descent)
    let rule = Rule.image(
      natural: size, resizable: image.isResizable, caps: image.caps,
      baseline: OptionalLength(image.isResizable ? nil : box.ascent))
    return try add(rule, [], site.info(environment.drawn(.symbol(name: name, paint, natural: size))))
  }

  /// A symbol in a line of text: on its baseline, like one outside, and without size when its name is misspelt.
  func inlineSymbol(_ name: String, _ site: CallSite, _ environment: ViewEnvironment) -> InlineImage {
    let name = evaluator.symbolName(name, in: environment)
    guard evaluator.isSymbol(name, site.source) else { return InlineImage(width: 0, ascent: 0) }
    var box = box(of: name, environment, toldAt: site.source)
    box.content = .symbol(name: name)
    return box
  }

  /// The box of a symbol from a metrics file, else from the recordings or computed from them.
  ///
  /// - Parameter source: Where a diagnostic reports that the box was not recorded.
  private func box(
    of name: String, _ environment: ViewEnvironment, toldAt source: SourceRange?
  ) -> InlineImage {
    let font = environment.resolvedFont
    let measured = tree.environment.textMeasurer.metrics
    if let box = measured?.symbol(name, beside: font, scale: environment.typesetting.imageScale) { return box }
    let metrics = SymbolMetrics(name, font: font, scale: environment.symbolScale)
    if let source { evaluator.tell(metrics.evidence, of: name, source) }
    return InlineImage(width: metrics.size.width, ascent: metrics.baseline, descent: metrics.descent)
  }
}

extension Evaluator {
  /// The name with the environment's variants, those left out that the symbol does not have.
  fileprivate func symbolName(_ name: String, in environment: ViewEnvironment) -> String {
    var found = SymbolName(name)
    for variant in environment.symbolVariants {
      let varied = found.adding(variant)
      if listing(of: varied.text) == .listed { found = varied }
    }
    return found.text
  }

  fileprivate func isSymbol(_ name: String, _ source: SourceRange) -> Bool {
    if case .misspelt(let near) = listing(of: name) {
      warnOnce(.unknownSymbol(name, near: near, source))
      return false
    }
    if name.isEmpty { warnOnce(.unknownSymbol(name, near: nil, source)) }
    return !name.isEmpty
  }

  private func listing(of name: String) -> SymbolListing {
    if let known = preview.symbolListings[name] { return known }
    let listing = preview.options.symbolListing(name)
    preview.symbolListings[name] = listing
    return listing
  }

  fileprivate func tell(_ evidence: SymbolMetrics.Evidence, of name: String, _ source: SourceRange) {
    switch evidence {
    case .recorded: return
    case .fitted: warnOnce(.fittedSymbol(name, source))
    case .assumed: warnOnce(.assumedSymbol(name, isListed: listing(of: name) == .listed, source))
    }
  }

  /// Warns of a symbol at the first place only.
  private func warnOnce(_ diagnostic: Diagnostic) {
    if preview.symbolsTold.insert(diagnostic.message).inserted { warn(diagnostic) }
  }
}

extension ViewEnvironment {
  /// The variants that symbols are shown in, in the order their names are put together.
  fileprivate var symbolVariants: [String] {
    guard let name = values["symbolVariants"]?.symbolName, name != "none" else { return [] }
    return name.split(separator: ".").map { String($0) }
  }

  fileprivate var symbolScale: SymbolScale {
    switch typesetting.imageScale {
    case "small": .small
    case "large": .large
    default: .medium
    }
  }
}
