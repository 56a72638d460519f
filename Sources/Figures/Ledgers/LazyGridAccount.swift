import Explanation
import LayoutEngine

/// How one pass of a lazy grid shares its length out, in lines: `358 − 36 = 322`, `1 to 7: 322 ÷ 7 = 46 each`.
struct LazyGridAccount {
  private let pass: LazyGridLedger.Pass

  private static let mostLines = 8
  /// At least this many entries with the same share are stated together.
  private static let fewestEqual = 3

  init(_ pass: LazyGridLedger.Pass) { self.pass = pass }

  /// The running account: what is left without the gaps, and how much of it each entry gets.
  var lines: [String] {
    guard let space = pass.space else { return ["nothing is proposed"] }
    var lines = [spaceLine(space)]
    for run in equalShares {
      let item = run[run.startIndex]
      guard let room = item.room, let share = item.share else {
        lines.append("\(item.number): fixed " + LengthText.account(item.length))
        continue
      }
      let number = run.count == 1 ? "\(item.number): " : "\(item.number) to \(item.number + run.count - 1): "
      var line = number + LengthText.account(room)
      if item.unserved > 1 { line += " ÷ \(item.unserved)" }
      if room < 0 { line = "\(item.number): " + LedgerText.nothingLeft }
      if item.unserved > 1, room >= 0 { line += " = " + LengthText.account(share) }
      if run.count > 1 { line += " each" }
      guard item.fit == nil else {
        // A single entry gets everything that is shared out.
        lines += (pass.items.count == 1 ? [] : [line]) + adaptiveLines(item, share: share)
        continue
      }
      if item.bound != nil { line += ", takes " + LengthText.account(item.length) }
      lines.append(line)
    }
    let rest =
      pass.items.last { $0.leaves != nil }.flatMap { item -> [String]? in
        // The room that an adaptive entry does not fill stays empty and is not left to other entries.
        item.fit != nil && item.bound == .maximum ? [] : item.leaves.map { [LedgerText.leaves($0)] }
      } ?? []
    guard lines.count > LazyGridAccount.mostLines else { return lines + rest }
    let more = lines.count - LazyGridAccount.mostLines + 1
    return lines.prefix(LazyGridAccount.mostLines - 1) + ["and \(more) more"] + rest
  }

  /// How many tracks fit the share of an adaptive entry, and how long each is.
  private func adaptiveLines(_ item: LazyGridLedger.Item, share: Double) -> [String] {
    guard let fit = item.fit else { return [] }
    let (room, gap) = (LengthText.account(share), LengthText.account(fit.gap))
    let hasGaps = fit.gap > 0
    let with = { (length: String) in hasGaps ? "(" + length + " + " + gap + ")" : length }
    var lines = [
      with(room) + " ÷ " + with(LengthText.account(fit.minimum)),
      "= " + LengthText.account(fit.quotient) + ": " + (fit.quotient < 1 ? "at least 1" : "\(item.count) fit"),
    ]
    if item.count > 1 {
      let count = item.count - 1
      let gaps = count == 1 ? gap : "\(count) × " + gap
      let length = (share - Double(count) * fit.gap) / Double(item.count)
      lines.append(
        (hasGaps ? "(" + room + " − " + gaps + ")" : room) + " ÷ \(item.count) = " + LengthText.account(length))
    }
    guard item.bound == .maximum else { return lines }
    lines.append("at most " + LengthText.account(item.length))
    if share - item.total > 0.005 { lines.append(LengthText.account(share - item.total) + " stay empty") }
    return lines
  }

  /// The entries, with consecutive ones of the same share combined.
  private var equalShares: [ArraySlice<LazyGridLedger.Item>] {
    let items = pass.items
    var runs: [Range<Int>] = []
    for index in items.indices {
      if let last = runs.last, takesSameShare(items[index], items[last.lowerBound]) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs.flatMap { run in
      run.count >= LazyGridAccount.fewestEqual ? [items[run]] : run.map { items[$0...$0] }
    }
  }

  private func takesSameShare(_ a: LazyGridLedger.Item, _ b: LazyGridLedger.Item) -> Bool {
    guard let first = a.share, let second = b.share, a.bound == nil, b.bound == nil else { return false }
    return a.count == 1 && b.count == 1 && (first - second).magnitude < 0.005 && first > 0
  }

  /// What is left of the length without gaps and fixed tracks.
  private func spaceLine(_ space: Double) -> String {
    let offered = LengthText.account(pass.offered)
    if pass.offered == space { return offered + " to share" }
    return offered + " " + LedgerText.minus(pass.offered - space) + " = " + LengthText.account(space)
  }
}
