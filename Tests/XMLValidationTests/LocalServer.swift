import Foundation

/// Listens on a port of this machine and records whether anyone called.
final class LocalServer {
  struct CannotListen: Error {}

  let port: UInt16
  private let socketNumber: Int32

  init() throws {
    #if os(Linux)
      socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socketNumber = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = socketNumber
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(number, address, length) == 0, listen(number, 4) == 0 else { return Int32(-1) }
        return getsockname(number, address, &length)
      }
    }
    guard number >= 0, result == 0 else { throw CannotListen() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socketNumber) }

  /// Whether a connection waits to be accepted.
  var wasContacted: Bool {
    var request = pollfd(fd: socketNumber, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
