internal import FlyingSocks
import Foundation

/// Listens on 127.0.0.1 and answers each connection's one request.
struct WebServer: Sendable {
  typealias Answer = @Sendable (WebRequest) async -> WebResponse

  /// The port that it listens on.
  let port: UInt16
  private let socket: Socket

  /// - Parameter port: The port that it listens on; 0 for any free port.
  /// - Throws: That the port is taken, in the system's words.
  init(port: UInt16) throws {
    socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      self.port = port
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Answers until the task is cancelled.
  ///
  /// - Parameters:
  ///   - mostBodyBytes: The longest body of a request, in bytes.
  ///   - seconds: The longest time that a request may take to arrive.
  /// - Throws: The system's error when no further connection can be accepted.
  func run(mostBodyBytes: Int, seconds: Int = 60, answer: @escaping Answer) async throws {
    let pool = SocketPool.make()
    try await pool.prepare()
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      for try await socket in try AsyncSocket(socket: socket, pool: pool).sockets {
        let connection = WebConnection(socket: socket, mostBodyBytes: mostBodyBytes, seconds: seconds)
        group.addTask { await connection.serve(answer) }
      }
    }
  }
}
