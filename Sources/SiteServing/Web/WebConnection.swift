internal import FlyingSocks
import Foundation

/// A request on its way in, and its answer on its way out.
struct WebConnection: Sendable {
  let socket: AsyncSocket
  /// The longest body of a request, in bytes.
  let mostBodyBytes: Int
  /// The longest time that a request may take to arrive, in seconds.
  let seconds: Int

  /// Answers the request and closes the connection. A browser that goes away or sends nothing is not an error.
  func serve(_ answer: @escaping WebServer.Answer) async {
    defer { try? socket.close() }
    do {
      let request = try await inTime { try await receive() }
      try await send(await answer(request), to: request.method)
    } catch let refusal as Refusal {
      try? await send(WebResponse(refusal.status, refusal.words), to: "GET")
    } catch {
      return
    }
  }

  /// The reason why a request is refused unread.
  private struct Refusal: Error {
    var status: WebResponse.Status
    var words: String
  }

  // MARK: - The request

  private func receive() async throws -> WebRequest {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      guard bytes.count <= WebRequest.mostHeadBytes else { throw Refusal(status: .badRequest, words: "Too much.\n") }
      // The end may be split between this part and the one before.
      let from = max(0, bytes.count - 3)
      bytes += try await socket.read(atMost: 4_096)
      end = bytes.indices.dropFirst(from).first { bytes[$0...].starts(with: WebConnection.emptyLine) }
    }
    let head = end ?? 0
    guard var request = WebRequest(head: bytes[..<head]), let length = request.bodyLength else {
      throw Refusal(status: .badRequest, words: "This is no request.\n")
    }
    var body = Array(bytes[(head + WebConnection.emptyLine.count)...].prefix(length))
    guard length <= mostBodyBytes else {
      // A browser reads the answer only when it has sent everything.
      try await discard(length - body.count)
      throw Refusal(status: .payloadTooLarge, words: "The code is too long.\n")
    }
    while body.count < length { body += try await socket.read(atMost: length - body.count) }
    request.body = body
    return request
  }

  private static let emptyLine = Array("\r\n\r\n".utf8)

  private func discard(_ count: Int) async throws {
    var rest = count
    while rest > 0 { rest -= try await socket.read(atMost: rest).count }
  }

  /// The result of the work, unless it takes too long.
  private func inTime<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask { [seconds] in
        try await Task.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else { throw SocketError.disconnected }
      return value
    }
  }

  // MARK: - The answer

  private func send(_ response: WebResponse, to method: String) async throws {
    try await socket.write(Data(response.head))
    guard method != "HEAD" else { return }
    switch response.body {
    case .bytes(let bytes): try await socket.write(Data(bytes))
    case .events(let events): for await event in events { try await socket.write(Data(event)) }
    }
  }
}
