internal import Diagnostics
internal import FlyingSocks
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reasons why a site cannot be served.
enum ServingFault: Fault {
  /// Another program listens at the port.
  case portTaken(UInt16)
  /// The system keeps the port for itself.
  case portRefused(UInt16)
  case notListening(UInt16, reason: String)

  var code: String { "not-listening" }
  var kind: Problem.Kind { .unwritable }

  var message: String {
    switch self {
    case .portTaken(let port):
      "another program listens at port \(port); name another one with '--port', or take any that is free with '--port 0'"
    case .portRefused(let port):
      "the system lets nobody listen at port \(port) without special rights; name one above 1023 with '--port'"
    case .notListening(let port, let reason):
      "port \(port) cannot be listened at: \(reason); name another one with '--port'"
    }
  }

  init(_ error: any Error, port: UInt16) {
    switch error as? SocketError {
    case .failed(_, EADDRINUSE, _): self = .portTaken(port)
    case .failed(_, EACCES, _): self = .portRefused(port)
    case .failed(_, _, let message): self = .notListening(port, reason: message)
    case let other: self = .notListening(port, reason: other?.errorDescription ?? "\(error)")
    }
  }
}
