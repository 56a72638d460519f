import Figures
import FontLibrary
import Testing
import TraceSamples

/// How the texts of a figure are written.
struct LetteringTests {
  private func svg(_ lettering: Lettering) -> String {
    var options = FigureOptions(idPrefix: "mine")
    options.lettering = lettering
    return Figure(trace: TraceSample.paddedText.trace, title: "one", options: options).svg()
  }

  @Test func aNamedFontIsOnlyNamed() {
    let text = svg(.named)
    #expect(text.contains("font-family=\"Inter,"))
    #expect(!text.contains("@font-face"))
    #expect(!text.contains("textLength"))
  }

  @Test func embedsTheWeightsThatAreUsedAndNoOthers() {
    let text = svg(.embedded { "data:font/woff2;base64,weight\($0)" })
    #expect(text.contains("@font-face{font-family:Inter;font-weight:600;src:url(data:font/woff2;base64,weight600)}"))
    #expect(!text.contains("weight700"))
  }

  @Test func outlinesAreWrittenOnceAndLeaveNoText() {
    let library = FontLibrary()
    let text = svg(.outlined { library.outline(of: $0) })
    #expect(!text.contains("<text"))
    let uses = text.split(separator: "<use ").count - 1
    let outlines = text.split(separator: "<path id=\"mine-letter").count - 1
    #expect(outlines > 10 && uses > outlines)
  }

  @Test func aTextWithALetterThatHasNoOutlineStaysText() {
    let library = FontLibrary()
    let text = svg(.outlined { $0.letter == "?" ? nil : library.outline(of: $0) })
    let kept = text.split(separator: "<text").dropFirst()
    #expect(!kept.isEmpty && kept.allSatisfy { $0.prefix { $0 != "<" }.contains("?") })
  }

  @Test func aTextOutlinedAsAWholeIsDefinedOnceAndKeepsItsWords() {
    let library = FontLibrary()
    let text = svg(
      .outlined(
        outline: { $0.letter == "?" ? nil : library.outline(of: $0) },
        texts: { $0.reduce(into: [:]) { outlines, text in outlines[text] = "M0 0L500 -500Z" } }))
    #expect(!text.contains("<text"))
    let outlines = text.split(separator: "<path id=\"mine-text").count - 1
    let uses = text.split(separator: "xlink:href=\"#mine-text").count - 1
    #expect(outlines > 0 && uses >= outlines)
    #expect(text.matches(of: /aria-label="[^"]*\?[^"]*">\s*<use/).count == uses)
  }
}
