internal import Figures
internal import LayoutEngine
internal import SwiftUIViews
internal import SymbolLibrary
public import ViewProgram

/// The resources that a scenario's previews use from the files next to it, noted while they are laid out: an engine
/// without a file system needs exactly these.
final class AskedResources {
  private var scenario: PortableScenario

  init(_ program: Program, platform: Platform) { scenario = PortableScenario(program: program, platform: platform) }

  /// The program with the resources that were used so far.
  var noted: PortableScenario { scenario }

  /// Changes options so that everything an evaluation reads from a scenario's files is noted.
  func note(in options: inout EvaluationOptions, of file: ScenarioFile) {
    let (images, resources, library) = (file.images, file.resources, SymbolLibrary())
    options.imageSize = { [self] name in
      let size = images.size(name)
      if let size { note(PortableScenario.Image(name: name, size, images.image(name)), in: \.images) }
      return size
    }
    options.hasLocalizedStrings = resources.hasStrings
    options.localizedString = { [self] key in
      let text = resources.string(key)
      if let text { note(PortableScenario.Text(key: key, text: text), in: \.texts) }
      return text
    }
    options.namedColor = { [self] name in
      let paint = images.color(name)
      if let paint { note(PortableScenario.NamedColor(name: name, paint: paint), in: \.colors) }
      return paint
    }
    options.file = { [self] name in
      let bytes = resources.file(name)
      if let bytes { note(PortableScenario.Text(key: name, text: String(decoding: bytes, as: UTF8.self)), in: \.files) }
      return bytes
    }
    options.symbolListing = { [self] name in
      let listing = library.listing(of: name)
      note(PortableScenario.Symbol(name: name, listing, glyph: library.glyph(of: name)?.code ?? ""), in: \.symbols)
      return listing
    }
  }

  /// Notes the symbols that controls draw although no name in the source asks for them: those that are drawn, and those
  /// that may be in another state or on another platform.
  func noteSymbols(drawnIn trace: Trace) {
    let drawn = trace.nodes.flatMap { node -> [DrawnShape] in
      if case .shapes(let shapes) = node.info.appearance { shapes } else { [] }
    }
    if drawn.isEmpty { return }
    let library = SymbolLibrary()
    let names = drawn.compactMap { if case .symbol(let name) = $0.form { name } else { nil } }
    for name in AskedResources.marks + names where !scenario.symbols.contains(where: { $0.name == name }) {
      let glyph = library.glyph(of: name)?.code ?? ""
      scenario.symbols.append(PortableScenario.Symbol(name: name, library.listing(of: name), glyph: glyph))
    }
  }

  /// The marks of controls.
  private static let marks = [
    "checkmark", "chevron.down", "chevron.right", "chevron.up", "chevron.up.chevron.down", "minus", "plus",
  ]

  private func note<Item: Equatable>(_ item: Item, in list: WritableKeyPath<PortableScenario, [Item]>) {
    if !scenario[keyPath: list].contains(item) { scenario[keyPath: list].append(item) }
  }
}

extension PortableScenario {
  /// A program with the resources that its previews use from the files next to it; they are laid out once to find
  /// these.
  public init(_ program: Program, in file: ScenarioFile) {
    let asked = AskedResources(program, platform: .iOS)
    var options = EvaluationOptions()
    asked.note(in: &options, of: file)
    let interpreter = Interpreter(program: program, options: options)
    // Errors in a preview are reported when it is laid out for its results.
    for preview in program.previews {
      if let run = try? interpreter.run(preview) { asked.noteSymbols(drawnIn: run.trace) }
    }
    self = asked.noted
  }
}

extension PortableScenario.Image {
  fileprivate init(name: String, _ size: Size, _ picture: Picture?) {
    self.init(name: name, naturalSize: size, file: picture?.file ?? "", orientation: picture?.orientation ?? 1)
  }
}

extension PortableScenario.Symbol {
  fileprivate init(name: String, _ listing: SymbolListing, glyph: String) {
    switch listing {
    case .listed: self.init(name: name, glyph: glyph)
    case .unlisted: self.init(name: name, isListed: false, glyph: glyph)
    case .misspelt(let near): self.init(name: name, isListed: false, near: near)
    }
  }
}
