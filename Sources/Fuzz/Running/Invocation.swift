import Foundation

/// The arguments of the command line:
///
///     Fuzz [--projects] [--seconds 60] [--inputs N] [--seed N] [--from N] [--failures DIR] [--checkout DIR] [FILE …]
///
/// With `--projects` it builds the sites of generated projects instead of laying out mutated sources. Files given by
/// name are tried one by one, unchanged, instead of mutated sources.
struct Invocation {
  var seconds = 60.0
  var inputs = Int.max
  var seed: UInt64 = 1
  var from = 0
  var failures = "fuzz-failures"
  var checkout = "."
  var files: [String] = []
  /// Whether whole projects are tried.
  var isOfProjects = false
  /// Whether this process tries the inputs itself; otherwise it starts others that do so, which may crash.
  var isWorker = false

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--worker": isWorker = true
      case "--projects": isOfProjects = true
      case "--seconds": guard let value = rest.popFirst().flatMap(Double.init) else { return nil }; seconds = value
      case "--inputs": guard let value = rest.popFirst().flatMap({ Int($0) }) else { return nil }; inputs = value
      case "--seed": guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }; seed = value
      case "--from": guard let value = rest.popFirst().flatMap({ Int($0) }) else { return nil }; from = value
      case "--failures": guard let value = rest.popFirst() else { return nil }; failures = value
      case "--checkout": guard let value = rest.popFirst() else { return nil }; checkout = value
      default: files.append(argument)
      }
    }
    if files.contains(where: { $0.hasPrefix("-") }) { return nil }
  }

  /// The arguments for a worker that begins at an input.
  func worker(from input: Int, inputs: Int) -> [String] {
    ["--worker", "--seed", "\(seed)", "--from", "\(input)", "--inputs", "\(inputs)", "--checkout", checkout]
  }

  /// The inputs in order, by their numbers.
  func makeInputs() throws -> (Int) -> [UInt8]? {
    guard files.isEmpty else {
      let named = try files.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
      return { $0 < named.count ? named[$0] : nil }
    }
    let mutator = Mutator(corpus: try Corpus(checkout: URL(fileURLWithPath: checkout)).inputs, seed: seed)
    return mutator.input
  }

  func makeProjects() throws -> ProjectMaker {
    let checkout = URL(fileURLWithPath: checkout)
    let picture = checkout.appendingPathComponent("Scenarios/aspect-ratio/harbour@2x.png")
    return ProjectMaker(
      corpus: try Corpus(checkout: checkout).inputs, picture: [UInt8](try Data(contentsOf: picture)), seed: seed)
  }

  var trial: Trial {
    Trial(images: URL(fileURLWithPath: checkout).appendingPathComponent("Scenarios/aspect-ratio"))
  }
}
