/// Decides which requests are answered: those of pages that this server sent, and of people who typed its address.
///
/// Any page in the browser can send requests to 127.0.0.1, and any name can be made to resolve to that address. So the
/// request must name this server as its host, and as its origin, if it has one.
struct OriginRules {
  let port: UInt16

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  func allow(host: String?, origin: String?) -> Bool {
    guard let host, hosts.contains(host.lowercased()) else { return false }
    guard let origin else { return true }
    return hosts.contains { origin.lowercased() == "http://" + $0 }
  }
}
