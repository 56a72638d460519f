import Markup
import Testing

@Suite struct MarkupWriterTests {
  @Test func writesNestedElementsOnLinesOfTheirOwn() {
    var svg = MarkupWriter(flavor: .svg)
    svg.xmlDeclaration()
    svg.element("svg", [("xmlns", "http://www.w3.org/2000/svg"), ("width", numberText(20))]) { svg in
      svg.element("title", text: "Two")
      svg.element("g", [("class", "node")]) { svg in
        svg.element("rect", [("x", "1")])
        svg.element("text") { svg in
          svg.element("tspan", text: "a")
          svg.element("tspan", text: "b")
        }
      }
      svg.element("g") { _ in }
    }
    #expect(
      svg.finish().text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="20">
        <title>Two</title>
        <g class="node">
        <rect x="1"/>
        <text><tspan>a</tspan><tspan>b</tspan></text>
        </g>
        <g/>
        </svg>
        """
    )
  }

  @Test func escapesTextAndAttributes() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("text", [("class", "a\"<b>&'\n\t\r")], text: "1 < 2 > 0 && \"x\" ]]> \n\r é 👩‍👩‍👧")
    #expect(
      svg.finish().text
        == "<text class=\"a&quot;&lt;b&gt;&amp;'&#10;&#9;&#13;\">"
        + "1 &lt; 2 &gt; 0 &amp;&amp; \"x\" ]]&gt; \n&#13; é 👩‍👩‍👧</text>"
    )
  }

  @Test func leavesOutCharactersThatXMLForbids() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("text", [("id", "a\u{0}b\u{1F}")], text: "\u{1}x\u{8}\u{B}\u{FFFE}y\u{FFFF}\u{FFFD}\u{10FFFF}")
    #expect(svg.finish().text == "<text id=\"ab\">xy\u{FFFD}\u{10FFFF}</text>")
  }

  @Test func keepsMarkupOutOfNames() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("g onload=x><script", [("a=\"b\" c", "d")])
    #expect(svg.finish().text == "<gonloadxscript abc=\"d\"/>")
  }

  @Test func givesEmptyElementsOfPagesAnEndTag() {
    var page = MarkupWriter(flavor: .html)
    page.htmlDoctype()
    page.element("html", [("lang", "en")]) { page in
      page.element("head") { page in
        page.element("meta", [("charset", "utf-8")])
        page.element("script", [("src", "a.js")])
      }
      page.element("body") { page in
        page.element("p") { page in
          page.text("One")
          page.element("br")
          page.element("b", text: "two")
        }
        page.element("div")
      }
    }
    #expect(
      page.finish().text == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <script src="a.js"></script>
        </head>
        <body>
        <p>One<br/><b>two</b></p>
        <div></div>
        </body>
        </html>
        """
    )
  }

  @Test func insertsFinishedMarkupUnchanged() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("svg", text: "a & b")
    let figure = svg.finish()
    var page = MarkupWriter(flavor: .html)
    page.element("figure") { $0.insert(figure) }
    let text = page.finish().text
    #expect(text == "<figure><svg>a &amp; b</svg></figure>")
    #expect(MarkupFragment(finishedMarkup: text).text == text)
  }

  @Test func closesWhatIsLeftOpen() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("svg") { svg in
      svg.openElement("g")
      svg.openElement("text")
    }
    svg.openElement("defs")
    svg.closeElement()
    svg.closeElement()
    #expect(svg.depth == 0)
    svg.openElement("g")
    #expect(svg.finish().text == "<svg>\n<g>\n<text/>\n</g>\n</svg>\n<defs/>\n<g/>")
  }

  @Test func passesOnErrorsOfItsContent() {
    struct Stop: Error {}
    var svg = MarkupWriter(flavor: .svg)
    #expect(throws: Stop.self) {
      try svg.element("g") { _ throws(Stop) in throw Stop() }
    }
    #expect(svg.finish().text == "<g/>")
  }

  @Test func guardsCodeInPagesForBothParsers() {
    var page = MarkupWriter(flavor: .html)
    page.element("style") { $0.code("a > b { color: red }") }
    page.element("script") { $0.code("if (a < b && c) { x = '</script><!--]]>' }") }
    #expect(
      page.finish().text == """
        <style>a > b { color: red }</style>
        <script>/*<![CDATA[*/if (a < b && c) { x = '<\\/script><!-\\-]]\\>' }/*]]>*/</script>
        """
    )
  }

  @Test func escapesCodeInFigures() {
    var svg = MarkupWriter(flavor: .svg)
    svg.element("style", [("type", "text/css")]) { $0.code("g > rect { fill: red }") }
    #expect(svg.finish().text == "<style type=\"text/css\">g &gt; rect { fill: red }</style>")
  }

  @Test func addsNoWhiteSpaceToPreformattedText() {
    var page = MarkupWriter(flavor: .html)
    page.element("pre") { page in
      page.element("code") { page in
        page.element("span", text: "a\n")
        page.element("div", text: "b")
      }
    }
    #expect(page.finish().text == "<pre><code><span>a\n</span><div>b</div></code></pre>")
  }
}
