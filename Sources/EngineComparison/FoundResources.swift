import Figures
import LayoutEngine
import ScenarioPipeline
import SwiftUIViews
import SymbolLibrary
import ViewProgram

/// What a program's previews ask for of the files beside the scenario.
struct FoundResources {
  private let found = Found()

  init(of program: Program, in scenario: ScenarioFile) {
    let found = found
    var options = EvaluationOptions { name in
      let size = scenario.images.size(name)
      if let size { found.add(PortableScenario.Image(name: name, naturalSize: size), to: \.images) }
      return size
    }
    options.hasLocalizedStrings = scenario.resources.hasStrings
    options.localizedString = { key in
      let text = scenario.resources.string(key)
      if let text { found.add(PortableScenario.Text(key: key, text: text), to: \.texts) }
      return text
    }
    options.namedColor = { name in
      let paint = scenario.images.color(name)
      if let paint { found.add(PortableScenario.NamedColor(name: name, paint: paint), to: \.colors) }
      return paint
    }
    options.file = { name in
      let bytes = scenario.resources.file(name)
      if let bytes {
        found.add(PortableScenario.Text(key: name, text: String(decoding: bytes, as: UTF8.self)), to: \.files)
      }
      return bytes
    }
    let library = SymbolLibrary()
    options.symbolListing = { name in
      let listing = library.listing(of: name)
      let symbol = PortableScenario.Symbol(name: name, listing, glyph: library.glyph(of: name)?.code ?? "")
      found.add(symbol, to: \.symbols)
      return listing
    }
    let interpreter = Interpreter(program: program, options: options)
    // What is wrong with a preview shows when it is laid out for the comparison.
    for preview in program.previews { _ = try? interpreter.run(preview) }
  }

  /// The program with what was found.
  func scenario(_ program: Program) -> PortableScenario {
    var scenario = PortableScenario(program: program, images: found.images)
    scenario.symbols = found.symbols
    scenario.texts = found.texts
    scenario.colors = found.colors
    scenario.files = found.files
    return scenario
  }
}

/// What was asked for, each once.
private final class Found {
  var images: [PortableScenario.Image] = []
  var symbols: [PortableScenario.Symbol] = []
  var texts: [PortableScenario.Text] = []
  var colors: [PortableScenario.NamedColor] = []
  var files: [PortableScenario.Text] = []

  func add<Item: Equatable>(_ item: Item, to list: ReferenceWritableKeyPath<Found, [Item]>) {
    if !self[keyPath: list].contains(item) { self[keyPath: list].append(item) }
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
