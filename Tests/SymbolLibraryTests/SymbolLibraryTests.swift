import Figures
import SwiftUIViews
import SymbolLibrary
import Testing

struct SymbolLibraryTests {
  let library = SymbolLibrary()

  @Test(
    "a listed name is a symbol, in each of its variants",
    arguments: [
      "star", "star.fill", "circle", "circle.fill", "square.on.square", "person.crop.circle.badge.plus", "0.circle",
      "rectangle.portrait.and.arrow.right", "zzz", "a", "4k.tv.fill", "sparkles",
    ])
  func listsNames(_ name: String) {
    #expect(library.listing(of: name) == .listed)
  }

  @Test(
    "a name one or two letters from a listed one is misspelt",
    arguments: [
      ("str", "star"), ("chevron.rigth", "chevron.right"), ("magnifyinglass", "magnifyingglass"),
      ("hart.fill", "heart.fill"),
    ])
  func findsMisspeltNames(_ name: String, _ near: String) {
    #expect(library.listing(of: name) == .misspelt(near: near))
  }

  @Test(
    "a name that is like no other may be that of a newer symbol", arguments: ["flux.capacitor", "teapot.and.saucer"])
  func leavesUnknownNames(_ name: String) {
    #expect(library.listing(of: name) == .unlisted)
  }

  @Test("what is drawn is the symbol's drawing, its outline's, or that of the symbol inside a circle")
  func findsDrawings() throws {
    let star = try #require(library.glyph(of: "star"))
    #expect(library.glyph(of: "star.fill") != star)
    #expect(library.glyph(of: "tram.fill") != nil)
    #expect(library.glyph(of: "star.slash") == star)
    let inCircle = try #require(library.glyph(of: "star.circle"))
    #expect(inCircle.code.hasPrefix(try #require(library.glyph(of: "circle")).code))
    #expect(library.glyph(of: "star.circle.fill")?.code.contains("E") == true)
    #expect(library.glyph(of: "flux.capacitor") == nil)
  }

  @Test("every common symbol that was recorded is drawn, but four that no open icon is like")
  func drawsRecordedSymbols() {
    let names = ["bell.badge", "cat", "dog", "hand.raised", "house", "magnifyingglass", "xmark", "chevron.left"]
    #expect(names.filter { library.glyph(of: $0) == nil } == ["cat", "dog", "hand.raised"])
  }
}
