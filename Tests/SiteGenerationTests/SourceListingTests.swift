import Markup
import SwiftFrontend
import Testing
import ViewProgram

@testable import SiteGeneration

struct SourceListingTests {
  private func listing(_ text: String, lines: ClosedRange<Int>) -> String {
    var page = MarkupWriter(flavor: .html)
    let frontend = Frontend()
    let file = frontend.read(SourceText(name: "a.swift", text: text))
    SourceListing(file.source, tokens: frontend.tokens(of: file)).write(lines: lines, idPrefix: "L", to: &page)
    return page.finish().text
  }

  @Test func numbersAndColoursTheLinesThatAreAskedFor() {
    #expect(
      listing("import SwiftUI\nlet x = 1 // <one>\n\nlet y = \"é\"\n", lines: 2...4) == """
        <pre><code><span class="line" id="L2" data-line="2"><span class="k">let</span> x = <span class="n">1</span> \
        <span class="c">// &lt;one&gt;</span></span><span class="line" id="L3" data-line="3"></span>\
        <span class="line" id="L4" data-line="4"><span class="k">let</span> y = <span class="s">"é"</span></span></code></pre>
        """)
  }

  @Test func coloursEachLineOfACommentByItself() {
    #expect(
      listing("/* a\nb */ let", lines: 1...2) == """
        <pre><code><span class="line" id="L1" data-line="1"><span class="c">/* a</span></span>\
        <span class="line" id="L2" data-line="2"><span class="c">b */</span> <span class="k">let</span></span></code></pre>
        """)
  }

  /// A line that is too long for its column can break at one of these places.
  @Test func aLineMayBreakBehindAParenthesisAndBeforeAModifier() {
    let text = "Text(\"a (b.c\").font(.title).bold() + 1.5"
    let frontend = Frontend()
    let file = frontend.read(SourceText(name: "a.swift", text: text))
    let listing = SourceListing(file.source, tokens: frontend.tokens(of: file))
    var page = MarkupWriter(flavor: .html)
    listing.write(0..<text.utf8.count, mayBreak: true, to: &page)
    let shown = page.finish().text.replacing(/<\/?span[^>]*>/, with: "").replacing("<wbr/>", with: "|")
    #expect(shown == "Text(|\"a (b.c\")|.font(|.title)|.bold() + 1.5")
  }

  @Test func tellsWhatTheCodeCallsAndWrites() {
    let text = """
      struct Quay: View {
        var body: some View {
          Text("The harbour of \\(town.name), the old one").font(.title).overlay { Color.red }
        }
      }
      """
    let frontend = Frontend()
    let file = frontend.read(SourceText(name: "a.swift", text: text))
    let listing = SourceListing(file.source, tokens: frontend.tokens(of: file))
    let called = listing.called(in: [1...5])
    #expect(called.isSuperset(of: ["Text", "Color", "font", "overlay"]))
    #expect(called.isDisjoint(with: ["title", "red", "name", "body"]))
    #expect(listing.called(in: [1...2, 5...9]) == ["View"])
    #expect(listing.writtenWords == ["the", "harbour", "old", "one"])
  }
}
