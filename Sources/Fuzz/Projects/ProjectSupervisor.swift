import Foundation

/// Tries generated projects until the time is up, and keeps those that reveal a fault.
struct ProjectSupervisor {
  let invocation: Invocation
  private let maker: ProjectMaker
  private let trial: ProjectTrial
  private(set) var tried = 0
  private(set) var faults = 0

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    maker = try invocation.makeProjects()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    trial = ProjectTrial(
      command: [products.appendingPathComponent("haggle").path], scratch: FileManager.default.temporaryDirectory)
  }

  mutating func run() throws {
    let end = Date(timeIntervalSinceNow: invocation.seconds)
    while Date() < end, tried < invocation.inputs {
      let number = invocation.from + tried
      let project = maker.project(number)
      tried += 1
      for fault in try trial.faults(in: project) { try keep(project, number, fault) }
    }
  }

  /// Writes the project to the folder of failures and reports the fault and how to reproduce it.
  private mutating func keep(_ project: Project, _ number: Int, _ fault: String) throws {
    faults += 1
    let folder = URL(fileURLWithPath: invocation.failures)
      .appendingPathComponent("seed-\(invocation.seed)-project-\(number)")
    try project.write(to: folder)
    try say("seed \(invocation.seed) project \(number): \(fault)\n  haggle build \(folder.relativePath)")
  }
}
