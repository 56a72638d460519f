import Foundation

/// Tries inputs in this process and prints the number of each, so that the supervisor knows it after a crash.
///
/// A line is the number of the input that is tried now, or that number, a blank and what is wrong with it.
struct Worker {
  var invocation: Invocation
  var allowance = Allowance()

  func run() throws {
    let input = try invocation.makeInputs()
    let trial = invocation.trial
    for number in invocation.from..<(invocation.from + invocation.inputs) {
      guard let bytes = input(number) else { return }
      try say("\(number)")
      let start = clock()
      allowance.renew()
      for fault in trial.faults(in: bytes) { try say("\(number) \(fault.replacing("\n", with: " "))") }
      if let excess = allowance.excess {
        // The peak does not fall again: another process has to go on.
        return try say("\(number) \(excess)")
      }
      // A file that was given up is still being read, at the cost of the inputs after it.
      if clock() - start > 2 * CLOCKS_PER_SEC { return }
    }
  }
}
