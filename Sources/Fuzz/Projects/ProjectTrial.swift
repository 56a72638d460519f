import Foundation

/// Builds the site of a project in processes with little memory, and looks for violations.
struct ProjectTrial {
  /// The command that runs the built `haggle`: its path, perhaps after other words.
  var command: [String]
  /// The folder in which projects are written; each trial leaves nothing behind.
  var scratch: URL

  /// The processor time and address space that one build may take. Swift's threads reserve much of the latter.
  private static let seconds = 30
  private static let kilobytes = 8_000_000

  /// The statuses that state that a project is valid, or what is wrong with it.
  private static let expected: Set<Int32> = [0, 1, 66, 73, 78]

  /// The content of files outside the project, which must never be in a site.
  private static let secret = "a secret outside of the project"

  /// What is wrong; empty when all is well, which includes that the project was refused.
  func faults(in project: Project) throws -> [String] {
    let root = scratch.appendingPathComponent("trial-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: root)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("project")
    try write(project, to: folder, beside: root.appendingPathComponent("outside"))
    let before = Snapshot(of: root)
    let first = try build(folder, to: root.appendingPathComponent("first"))
    let second = try build(folder, to: root.appendingPathComponent("second"))
    var faults = first.faults
    if first.status != second.status || first.site != second.site { faults.append("two builds of a project differ") }
    if first.errors.replacing("first", with: "second") != second.errors.replacing("first", with: "second") {
      faults.append("two builds of a project say different things")
    }
    let after = Snapshot(of: root, leavingOut: ["first", "second", "said"])
    if let change = before.difference(from: after) { faults.append("'\(change)' beside the output was touched") }
    return faults
  }

  private func write(_ project: Project, to folder: URL, beside outside: URL) throws {
    try project.write(to: folder)
    var others = Project()
    others.add("secret.txt", Self.secret)
    others.add("secret.swift", "#Preview { Text(\"\(Self.secret)\") }")
    others.add("secret.png", bytes: HostilePictures.png(width: 3, height: 3) + Array(Self.secret.utf8))
    try others.write(to: outside)
  }

  private struct Outcome {
    var status: Int32
    var errors: String
    var site: Snapshot
    var faults: [String] = []
  }

  private func build(_ folder: URL, to output: URL) throws -> Outcome {
    let (status, isSignal, errors) = try run(["build", folder.path, "--output", output.path], saying: output)
    var outcome = Outcome(status: status, errors: errors, site: Snapshot(of: output))
    if isSignal {
      outcome.faults.append(status == SIGXCPU || status == SIGKILL ? "it took too long" : "it died of signal \(status)")
    } else if !Self.expected.contains(status) {
      outcome.faults.append("it ended with \(status): \(errors.prefix(300))")
    }
    let exists = FileManager.default.fileExists(atPath: output.path)
    if exists, status != 0 { outcome.faults.append("a refused project left an output") }
    if status == 0, outcome.site.files["index.html"] == nil { outcome.faults.append("the site has no index") }
    if status != 0, !isSignal, errors.isEmpty { outcome.faults.append("it was refused without a reason") }
    if outcome.site.contains(Self.secret) || errors.contains(Self.secret) {
      outcome.faults.append("what lies outside of the project was published")
    }
    if errors.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" }) {
      outcome.faults.append("control characters reach the terminal")
    }
    return outcome
  }

  /// Runs the program from a shell that first lowers its limits.
  private func run(
    _ arguments: [String], saying output: URL
  ) throws -> (status: Int32, isSignal: Bool, errors: String) {
    let said = output.deletingLastPathComponent().appendingPathComponent("said")
    try Data().write(to: said)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // One limit per command, as not every shell accepts several; macOS has no limit for the address space.
    let ceilings = "ulimit -c 0; ulimit -t \(Self.seconds); ulimit -v \(Self.kilobytes) 2>/dev/null; exec \"$@\""
    process.arguments = ["-c", ceilings, "sh"] + command + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: said)
    try process.run()
    process.waitUntilExit()
    let errors = String(decoding: try Data(contentsOf: said), as: UTF8.self)
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal, errors)
  }
}
