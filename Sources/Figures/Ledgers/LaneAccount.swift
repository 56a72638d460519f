import Explanation
import LayoutEngine

/// How a container computed its offer in a call, and what was left after the answer.
struct LaneAccount {
  let share: String
  let leaves: String

  private init(_ room: Double, _ unserved: Int, _ offer: Double, _ leaves: Double) {
    var share = LengthText.account(room)
    if unserved > 1 { share += " ÷ \(unserved) = " + LengthText.account(offer) }
    self.share = room < 0 ? LedgerText.nothingLeft : share
    self.leaves = LedgerText.leaves(leaves)
  }

  /// What a stack or a grid shared out, by call.
  static func all(of node: NodeID, in record: IndexedTrace) -> [Int32: LaneAccount] {
    var accounts: [Int32: LaneAccount] = [:]
    for row in StackLedger(record, node)?.rows ?? [] where !row.offer.isNaN {
      if let call = row.call { accounts[call] = LaneAccount(row.room, row.unserved, row.offer, row.leaves) }
    }
    guard let grid = GridLedger(record, node) else { return accounts }
    for track in grid.columns.tracks + grid.rows.tracks {
      guard let room = track.room, let share = track.share, let cell = track.cells.last else { continue }
      accounts[cell.call] = LaneAccount(room, track.unserved, share, track.leaves ?? .infinity)
    }
    return accounts
  }
}
