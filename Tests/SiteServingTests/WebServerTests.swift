import FlyingSocks
import Foundation
import Testing

@testable import SiteServing

/// Requests and answers as they go over a connection.
struct WebServerTests {
  /// A server's answer to some bytes; it echoes the request that it reads from them.
  private func exchange(_ text: String, parts: Int = 1) async throws -> String {
    let server = try WebServer(port: 0)
    let running = Task {
      try await server.run(mostBodyBytes: 8, seconds: 2) { request in
        let body = String(decoding: request.body, as: UTF8.self)
        return WebResponse(.ok, "\(request.method) \(request.path) \(request.query["a"] ?? "-") \(body)")
      }
    }
    defer { running.cancel() }
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: server.port))
    defer { try? socket.close() }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: max(1, bytes.count / parts)) {
      try await socket.write(Data(bytes[start..<min(bytes.count, start + max(1, bytes.count / parts))]))
    }
    var answer: [UInt8] = []
    while let more = try? await socket.read(atMost: 4_096) { answer += more }
    return String(decoding: answer, as: UTF8.self)
  }

  @Test func answersAndCloses() async throws {
    let answer = try await exchange("GET /rows/a%20row.html?a=1&b=2 HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"))
    #expect(answer.hasSuffix("\r\nContent-Length: 25\r\n\r\nGET /rows/a%20row.html 1 "))
  }

  @Test func readsABodyInPieces() async throws {
    let answer = try await exchange("POST /try HTTP/1.1\r\nContent-Length: 5\r\nHost: x\r\n\r\nhello", parts: 40)
    #expect(answer.hasSuffix("\r\n\r\nPOST /try - hello"))
  }

  @Test func sendsNoBodyToWhoAsksForTheHead() async throws {
    let answer = try await exchange("HEAD / HTTP/1.1\r\n\r\n")
    #expect(answer.hasSuffix("\r\nContent-Length: 9\r\n\r\n"))
  }

  @Test func refusesABodyThatIsTooLong() async throws {
    let body = String(repeating: "x", count: 100_000)
    let answer = try await exchange("POST /try HTTP/1.1\r\nContent-Length: 100000\r\n\r\n" + body)
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test(arguments: [
    "hello\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n",
  ])
  func refusesWhatIsNoRequest(_ text: String) async throws {
    #expect(try await exchange(text).hasPrefix("HTTP/1.1 400 "))
  }

  @Test func readsNoEndlessHead() async throws {
    let long = String(repeating: "a", count: 40_000)
    #expect(try await !exchange("GET / HTTP/1.1\r\nA: " + long + "\r\n\r\n").contains("200"))
  }

  @Test func leavesWhoSendsNothing() async throws {
    #expect(try await exchange("GET / HT") == "")
  }

  @Test func saysThatAPortIsTaken() throws {
    let server = try WebServer(port: 0)
    #expect(throws: SocketError.self) { try WebServer(port: server.port) }
  }
}
