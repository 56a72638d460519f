import Foundation

// Looks for inputs that crash, hang or fool the program:
//
//     swift run Fuzz --seconds 60
//     swift run Fuzz --projects --seconds 60

/// Writes a line immediately, also into a pipe or a file.
func say(_ line: String) throws {
  try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

func usage() -> Never {
  print(
    "usage: Fuzz [--projects] [--seconds 60] [--inputs N] [--seed N] [--from N] [--failures DIR] [--checkout DIR]"
      + " [FILE …]")
  exit(64)
}

guard let invocation = Invocation(Array(CommandLine.arguments.dropFirst())) else { usage() }
if invocation.isWorker {
  try Worker(invocation: invocation).run()
} else if invocation.isOfProjects {
  var supervisor = try ProjectSupervisor(invocation)
  try supervisor.run()
  try say("\(supervisor.tried) projects, \(supervisor.faults) faults")
  exit(supervisor.faults == 0 ? 0 : 1)
} else {
  var supervisor = try Supervisor(invocation)
  try supervisor.run()
  try say("\(supervisor.tried) inputs, \(supervisor.faults) faults")
  exit(supervisor.faults == 0 ? 0 : 1)
}
