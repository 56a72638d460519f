/// The response to a browser.
struct WebResponse: Sendable {
  enum Status: Int, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case payloadTooLarge = 413

    fileprivate var words: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .payloadTooLarge: "Payload Too Large"
      }
    }
  }

  enum Body: Sendable {
    case bytes([UInt8])
    /// Events, each of which is sent at once, until the browser disconnects.
    case events(AsyncStream<[UInt8]>)
  }

  var status: Status
  /// The media type.
  var type: String
  var body: Body
  /// Further headers by their names.
  var headers: [(name: String, value: String)] = []

  init(_ status: Status, type: String, _ body: Body) { (self.status, self.type, self.body) = (status, type, body) }

  /// Text for people.
  init(_ status: Status, _ words: String) {
    self.init(status, type: "text/plain; charset=utf-8", .bytes(Array(words.utf8)))
  }

  /// All that is sent before the body. A connection carries one answer.
  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: " + type, "Connection: close"]
    if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
    lines += headers.map { $0.name + ": " + $0.value }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
