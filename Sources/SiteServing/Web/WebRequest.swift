/// A browser's request: HTTP/1.1 as far as a browser needs it with a server on its own machine.
struct WebRequest: Sendable {
  var method: String
  /// The address without its query, as it was sent: `/stacks/a-row.html`.
  var path: String
  /// The query's values by their names; the first of several counts.
  var query: [String: String] = [:]
  /// The values by their names in small letters.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// The most bytes before the body.
  static let mostHeadBytes = 32_768

  /// The number of bytes after the head; `nil` if it is unknown.
  var bodyLength: Int? {
    guard headers["transfer-encoding"] == nil else { return nil }
    guard let length = headers["content-length"] else { return 0 }
    return length.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(length) : nil
  }
}

extension WebRequest {
  /// Reads a head: the first line and the headers, without the empty line that ends them; `nil` if it is not one.
  init?(head: some Collection<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/") else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(method: String(words[0]), path: String(target[0]))
    if target.count > 1 { query = WebRequest.query(target[1]) }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      // Two hosts or lengths, or a space before the colon, are ways of smuggling requests.
      guard headers[name] == nil || !["host", "content-length", "origin"].contains(name),
        !name.utf8.contains(where: { $0 <= UInt8(ascii: " ") })
      else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      headers[name] = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }

  private static func query(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(pairs.map { ($0.first ?? "", $0.count > 1 ? $0[1] : "") }) { first, _ in first }
  }
}
