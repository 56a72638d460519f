import Foundation

/// Makes workers try inputs until the time is up, and keeps the inputs that reveal a fault.
struct Supervisor {
  let invocation: Invocation
  private let input: (Int) -> [UInt8]?
  private(set) var tried = 0
  private(set) var faults = 0

  /// The number of inputs after which a worker is replaced, so that what it keeps in memory does not add up.
  private static let inputsAWorker = 400

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    input = try invocation.makeInputs()
  }

  mutating func run() throws {
    let end = Date(timeIntervalSinceNow: invocation.seconds)
    var next = invocation.from
    while Date() < end, tried < invocation.inputs, input(next) != nil {
      next = try runWorker(from: next, until: end)
    }
  }

  /// Runs one worker and returns the first input that it did not get to.
  private mutating func runWorker(from start: Int, until end: Date) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    let count = min(Self.inputsAWorker, invocation.inputs - tried)
    process.arguments = invocation.worker(from: start, inputs: count) + invocation.files
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var last: Int?
    var isCut = false
    for line in Lines(of: output.fileHandleForReading) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let number = words.first.flatMap({ Int($0) }) else { continue }
      if words.count > 1 { try keep(number, String(words[1])) } else { tried += 1 }
      last = number
      isCut = Date() >= end
      if isCut { break }
    }
    if isCut { process.terminate() }
    process.waitUntilExit()
    if let last, !isCut, process.terminationReason == .uncaughtSignal {
      try keep(last, Self.death(process.terminationStatus))
    } else if last == nil {
      throw CocoaError(.executableLoad)
    }
    return (last ?? start) + 1
  }

  private static func death(_ signal: Int32) -> String {
    signal == SIGXCPU ? "it took too long" : "it crashed with signal \(signal)"
  }

  /// Writes the input to the folder of failures and prints the fault and how to reproduce it.
  private mutating func keep(_ number: Int, _ fault: String) throws {
    faults += 1
    let folder = URL(fileURLWithPath: invocation.failures)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("seed-\(invocation.seed)-input-\(number).swift")
    try Data(input(number) ?? []).write(to: file)
    try say("seed \(invocation.seed) input \(number): \(fault)\n  Fuzz \(file.relativePath)")
  }
}

/// The lines that arrive through a pipe, each when it is complete.
struct Lines: Sequence, IteratorProtocol {
  private let file: FileHandle
  private var waiting: [UInt8] = []

  init(of file: FileHandle) { self.file = file }

  mutating func next() -> String? {
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        defer { waiting.removeSubrange(...end) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      let more = file.availableData
      if more.isEmpty { return nil }
      waiting += more
    }
  }
}
