import LayoutEngine
import SwiftUIViews
import Testing

@Suite struct DecodingTests {
  /// The texts that results make which are decoded from JSON.
  private func decoded(_ declarations: String, _ json: String, _ results: String, settings: String = "") throws
    -> [String]
  {
    try run(
      """
      \(declarations)
      let json = #\"\(json)\"#
      func decoded() -> [String] {
        let decoder = JSONDecoder()
        \(settings)
        do { let it = try decoder.decode(Harbour.self, from: Data(json.utf8)); return \(results) } catch { return ["\\(error)"] }
      }
      #Preview { VStack { ForEach(decoded(), id: \\.self) { Text(verbatim: $0) } } }
      """
    ).texts
  }

  @Test func membersAreReadByTheirNames() throws {
    let texts = try decoded(
      """
      struct Harbour: Codable {
        let name: String; let depth: Double; let berths: Int; let note: String?; let open: Bool
        let boats: [Boat]; let fees: [String: Int]; let kind: Kind; let site: URL
        struct Boat: Codable { let name: String; var length: Double? }
        enum Kind: String, Codable { case river, sea }
      }
      """,
      """
      {"name": "Sk\\u00e5r", "depth": 4, "berths": 12, "open": true, "boats": [{"name": "Ida"}, {"name": "Ada", "length": 7.5}], \
      "fees": {"day": 9}, "kind": "sea", "site": "https://x.example/a"}
      """,
      #"["\(it.name) \(it.depth) \(it.berths) \(it.note ?? "-") \(it.open)", it.boats.map { "\($0.name) \($0.length ?? 0)" }.joined(separator: ", "), "\(it.fees["day"]!) \(it.kind) \(it.site.lastPathComponent)"]"#
    )
    #expect(texts == ["Skår 4.0 12 - true", "Ida 0.0, Ada 7.5", "9 sea a"])
  }

  @Test func codingKeysAndStrategiesNameKeysAndDates() throws {
    let keys =
      "struct Harbour: Decodable { let name: String; var extra = 3; enum CodingKeys: String, CodingKey { case name = \"harbour_name\" } }"
    #expect(try decoded(keys, #"{"harbour_name": "Ida"}"#, "[it.name, \"\\(it.extra)\"]") == ["Ida", "3"])
    let snake = "struct Harbour: Decodable { let openSince: Date }"
    let settings = "decoder.keyDecodingStrategy = .convertFromSnakeCase; decoder.dateDecodingStrategy = .iso8601"
    #expect(
      try decoded(
        snake, #"{"open_since": "2024-06-01T10:30:00+02:00"}"#, "[it.openSince.formatted()]", settings: settings)
        == ["6/1/2024, 8:30 AM"])
  }

  @Test func initializerDecodesFromItsContainer() throws {
    let type = """
      struct Harbour: Decodable {
        let name: String; let depth: Int
        enum CodingKeys: String, CodingKey { case name, depth }
        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          name = try container.decode(String.self, forKey: .name).uppercased()
          depth = try container.decodeIfPresent(Int.self, forKey: .depth) ?? 7
        }
      }
      """
    #expect(try decoded(type, #"{"name": "ida"}"#, "[it.name, \"\\(it.depth)\"]") == ["IDA", "7"])
  }

  @Test(arguments: [
    (#"{"other": 1}"#, "keyNotFound: name"), (#"{"name": 4}"#, "typeMismatch: String"),
    ("nothing", "dataCorrupted: it is no JSON"),
    (#"{"name": "a""#, "dataCorrupted: it is no JSON"), ("[]", "typeMismatch: Harbour"),
  ])
  func whatDoesNotFitIsThrown(json: String, error: String) throws {
    #expect(try decoded("struct Harbour: Decodable { let name: String }", json, "[it.name]") == [error])
  }

  /// As Foundation has it; a comma alone is none.
  @Test(arguments: [
    (#"{"name": "Ida", "boats": ["a", "b", ], }"#, ["Ida", "2"]),
    (#"{"name": "Ida", "boats": [,]}"#, ["dataCorrupted: it is no JSON"]),
  ])
  func aCommaMayStandBehindTheLastElement(json: String, read: [String]) throws {
    let type = "struct Harbour: Decodable { let name: String; let boats: [String] }"
    #expect(try decoded(type, json, "[it.name, \"\\(it.boats.count)\"]") == read)
  }

  @Test func deepJSONIsRefused() throws {
    let deep = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    #expect(try decoded("struct Harbour: Decodable {}", deep, "[]") == ["dataCorrupted: it is no JSON"])
  }
}
