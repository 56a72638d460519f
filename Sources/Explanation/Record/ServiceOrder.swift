public import LayoutEngine

/// In which order a container served its children, and what each was offered.
public struct ServiceOrder: Sendable {
  /// What a child was offered and when.
  public struct Service: Sendable {
    /// The child that was served.
    public var child: NodeID
    /// The size it was proposed.
    public var offer: Proposal
    /// The call in which it was offered.
    public var call: Int32
    /// Counted from 1.
    public var number: Int
  }

  /// The children in the order in which they were served; empty for a container that serves none before another.
  public let services: [Service]
  private let numbers: [NodeID: Int]
  private let calls: [NodeID: Int32]

  /// Reads the container's last sharing, preferably the one for its final proposal.
  public init(_ record: IndexedTrace, of container: NodeID) {
    let wanted = record.finalProposal(of: container)
    var calls: Set<Int32> = []
    var sharing: (call: Int32, services: [Service], matches: Bool)?
    for event in record.events where event.kind == .measure {
      if event.node == container { calls.insert(event.call) }
      guard event.purpose == .offer, calls.contains(event.parentCall) else { continue }
      if sharing?.call != event.parentCall {
        let matches = record.proposal(ofCall: event.parentCall) == wanted
        if let sharing, sharing.matches, !matches { continue }
        sharing = (event.parentCall, [], matches)
      }
      let number = (sharing?.services.count ?? 0) + 1
      sharing?.services.append(
        Service(child: event.node, offer: event.proposal, call: event.call, number: number))
    }
    var numbers: [NodeID: Int] = [:]
    var offers: [NodeID: Int32] = [:]
    for service in sharing?.services ?? [] {
      if numbers[service.child] == nil { numbers[service.child] = numbers.count + 1 }
      offers[service.child] = service.call
    }
    self.calls = offers
    // A single child that is offered something, such as a bar before the content next to it, has no place among others.
    let isOrder = numbers.count > 1
    services = isOrder ? sharing?.services ?? [] : []
    self.numbers = isOrder ? numbers : [:]
  }

  /// A child's place in the order, counted from 1; `nil` for one that was never offered anything.
  public func number(of child: NodeID) -> Int? { numbers[child] }

  /// The call in which a child was offered its share.
  public func call(for child: NodeID) -> Int32? { calls[child] }
}
