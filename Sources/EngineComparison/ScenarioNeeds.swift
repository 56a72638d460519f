import Figures
import LayoutEngine
import ScenarioPipeline
import SwiftUIViews
import SymbolLibrary
import ViewProgram

/// What a program's previews ask for beside the program: the sizes of images, and symbols.
struct ScenarioNeeds {
  let images: [PortableScenario.Image]
  let symbols: [PortableScenario.Symbol]

  init(of program: Program, in folder: ImageFolder) {
    let found = Found()
    var options = EvaluationOptions { name in
      let size = folder.image(name)?.naturalSize
      if let size { found.add(PortableScenario.Image(name: name, naturalSize: size)) }
      return size
    }
    let library = SymbolLibrary()
    options.symbolListing = { name in
      let listing = library.listing(of: name)
      found.add(PortableScenario.Symbol(name: name, listing, glyph: library.glyph(of: name)?.code ?? ""))
      return listing
    }
    let interpreter = Interpreter(program: program, options: options)
    // What is wrong with a preview shows when it is laid out for the comparison.
    for preview in program.previews { _ = try? interpreter.run(preview) }
    (images, symbols) = (found.images, found.symbols)
  }
}

/// What was asked for, each thing once.
private final class Found {
  private(set) var images: [PortableScenario.Image] = []
  private(set) var symbols: [PortableScenario.Symbol] = []

  func add(_ image: PortableScenario.Image) {
    if !images.contains(image) { images.append(image) }
  }

  func add(_ symbol: PortableScenario.Symbol) {
    if !symbols.contains(symbol) { symbols.append(symbol) }
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
