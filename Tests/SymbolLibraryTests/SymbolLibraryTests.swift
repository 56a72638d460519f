import Figures
import SymbolLibrary
import Testing

struct SymbolLibraryTests {
  let library = SymbolLibrary()

  @Test("a listed name is a symbol, in each of its variants", arguments: [
    "star", "star.fill", "circle", "circle.fill", "square.on.square", "person.crop.circle.badge.plus", "0.circle",
    "rectangle.portrait.and.arrow.right", "zzz", "a", "4k.tv.fill", "sparkles",
  ])
  func listsNames(_ name: String) {
    #expect(library.listing(of: name) == .listed)
  }

  @Test("a name one or two letters from a listed one is misspelt", arguments: [
    ("str", "star"), ("chevron.rigth", "chevron.right"), ("magnifyinglass", "magnifyingglass"), ("hart.fill", "heart.fill"),
  ])
  func findsMisspeltNames(_ name: String, _ near: String) {
    #expect(library.listing(of: name) == .misspelt(near: near))
  }

  @Test("a name that is like no other may be that of a newer symbol", arguments: ["flux.capacitor", "teapot.and.saucer"])
  func leavesUnknownNames(_ name: String) {
    #expect(library.listing(of: name) == .unlisted)
  }
}
