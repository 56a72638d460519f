import LayoutEngine
import SwiftUIViews
import Testing

/// `JSONEncoder` writes what `JSONDecoder` reads.
@Suite struct EncodingTests {
  private static let types = """
    struct Crew: Codable {
      var name: String
      var age: Int?
      var rank = Rank.mate
      var boats = ["a/b"]
      enum CodingKeys: String, CodingKey { case name = "full", age, rank, boats }
    }
    enum Rank: String, Codable { case mate, captain }
    struct Plain: Codable { var shipName = "Ida"; var tons = 2.5; var isNew = true }

    """

  private func json(_ value: String, _ setting: String = "") throws -> String? {
    try run(
      EncodingTests.types + """
        #Preview { Text(verbatim: text()) }
        func text() -> String {
          let encoder = JSONEncoder()
          \(setting)
          let data = try! encoder.encode(\(value))
          return String(data: data, encoding: .utf8)!
        }
        """
    ).trace.nodes.first?.text?.lines.map(\.string).joined()
  }

  @Test func structsAreObjectsUnderTheirKeys() throws {
    #expect(try json("Crew(name: \"A\")") == #"{"full":"A","rank":"mate","boats":["a\/b"]}"#)
    #expect(try json("[1, 2]") == "[1,2]")
    #expect(try json("[\"a\": Optional(1)]") == #"{"a":1}"#)
  }

  @Test func strategiesChangeKeysAndOrder() throws {
    let setting = "encoder.keyEncodingStrategy = .convertToSnakeCase; encoder.outputFormatting = .sortedKeys"
    #expect(try json("Plain()", setting) == #"{"is_new":true,"ship_name":"Ida","tons":2.5}"#)
    let pretty = "encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]"
    #expect(try json("[\"a/b\"]", pretty) == "[  \"a/b\"]")
  }

  @Test func whatIsWrittenIsRead() throws {
    let run = try run(
      EncodingTests.types + """
        #Preview { Text(verbatim: text()) }
        func text() -> String {
          let data = try! JSONEncoder().encode(Crew(name: "Ön \\"x\\"", age: 4, rank: .captain))
          let crew = try! JSONDecoder().decode(Crew.self, from: data)
          return "\\(crew.name) \\(crew.age!) \\(crew.rank.rawValue)"
        }
        """)
    #expect(run.texts == ["Ön \"x\" 4 captain"])
  }

  @Test func deepValuesCountAgainstTheLimits() throws {
    let code = """
      func nest(_ n: Int) -> [Any] { n == 0 ? [] : [nest(n - 1), nest(n - 1)] }
      #Preview { Text(String(data: try! JSONEncoder().encode(nest(14)), encoding: .utf8)!) }
      """
    #expect(try codes(code, limits: Limits(steps: 100_000)) == ["limit-steps"])
  }
}
