import Markup
import Testing

@Suite struct JSONWriterTests {
  private func writeTrace(_ json: inout JSONWriter) {
    json.object { json in
      json.field("b", "x")
      json.field("a", 0.5)
      json.field("frame") { json in
        json.object(onOneLine: true) { json in
          json.field("width", 3)
          json.field("rows") { json in
            json.array { json in
              json.value(1)
              json.value(true)
            }
          }
        }
      }
      json.field("none") { $0.array { _ in } }
      json.field("nodes") { json in
        json.array { json in
          json.null()
          json.object { _ in }
        }
      }
    }
  }

  @Test func keepsTheOrderOfKeys() {
    var json = JSONWriter()
    writeTrace(&json)
    #expect(
      json.finish()
        == #"{"b":"x","a":0.5,"frame":{"width":3,"rows":[1,true]},"none":[],"nodes":[null,{}]}"#
    )
  }

  @Test func indentsByTwoSpacesWhenPretty() {
    var json = JSONWriter(isPretty: true)
    writeTrace(&json)
    #expect(
      json.finish() == """
        {
          "b": "x",
          "a": 0.5,
          "frame": {"width": 3, "rows": [1, true]},
          "none": [],
          "nodes": [
            null,
            {}
          ]
        }
        """
    )
  }

  @Test func escapesQuotesAndControlCharacters() {
    var json = JSONWriter()
    json.value("a\"\\/\n\r\t\u{0}\u{1F}\u{7F} é <&>")
    #expect(json.finish() == #""a\"\\/\n\r\t\u0000\u001f\u007f é <&>""#)
  }

  @Test func hidesMarkupWhenAsked() {
    var json = JSONWriter(escapesMarkup: true)
    json.object { $0.field("</script>", "<&>") }
    #expect(json.finish() == #"{"\u003c/script\u003e":"\u003c\u0026\u003e"}"#)
  }

  @Test func writesNumbersJSONLacksAsTextOrNull() {
    var json = JSONWriter()
    json.array { json in
      json.value(Double.infinity)
      json.value(-Double.infinity)
      json.value(Double.nan)
      json.value(-0.0)
      json.value(1e21)
    }
    #expect(json.finish() == #"["inf","-inf",null,0,1e+21]"#)
  }

  @Test func completesWhatIsLeftUnfinished() {
    var json = JSONWriter()
    json.object { $0.field("a") { _ in } }
    #expect(json.finish() == #"{"a":null}"#)
  }

  @Test func writesWholeNumbersOfEverySize() {
    var json = JSONWriter()
    json.array { json in
      for value in [0, -12, Int.max, Int.min] { json.value(value) }
    }
    #expect(json.finish() == "[0,-12,9223372036854775807,-9223372036854775808]")
  }

  @Test func growsWithWhatIsWritten() {
    let text = String(repeating: "ab\"é", count: 3000)
    var json = JSONWriter()
    json.array { json in
      for _ in 0..<3 { json.value(text) }
    }
    let escaped = "\"" + String(repeating: "ab\\\"é", count: 3000) + "\""
    #expect(json.finish() == "[\(escaped),\(escaped),\(escaped)]")
    #expect(json.finishBytes() == [])
  }
}
