import Foundation

/// Tries inputs in this process and prints the number of each, so that the supervisor knows it after a crash.
///
/// A line is the number of the input being tried, or that number, a blank and what is wrong with it.
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
        // The peak does not fall again, so another process has to continue.
        return try say("\(number) \(excess)")
      }
      // A file that was abandoned is still being read, at the expense of later inputs.
      if clock() - start > 2 * CLOCKS_PER_SEC { return }
    }
  }
}
