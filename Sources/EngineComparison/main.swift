import Foundation
import SwiftFrontend

// Checks that laying out takes no more and more memory, and writes what the native engine makes of every scenario and
// conformance case, beside the scenarios in the form that the engine in WebAssembly reads: EngineComparison OUTPUT-FOLDER
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: EngineComparison OUTPUT-FOLDER\n".utf8))
  exit(64)
}
// Layouts follow the view tree by recursion.
let failure = DeepStack().run { () -> String? in
  do {
    try Comparison(output: URL(fileURLWithPath: output, isDirectory: true)).write()
    return try MemoryCheck.problem().map { "EngineComparison: \($0)\n" }
  } catch {
    return "EngineComparison: \(error)\n"
  }
}
if let failure {
  FileHandle.standardError.write(Data(failure.utf8))
  exit(1)
}
