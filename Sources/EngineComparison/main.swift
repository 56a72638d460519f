import Foundation
import SwiftFrontend

// Checks that laying out does not leak memory, and writes the native engine's results for every scenario and
// conformance case, next to the scenarios in the form that the engine in WebAssembly reads: EngineComparison
// OUTPUT-FOLDER
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: EngineComparison OUTPUT-FOLDER\n".utf8))
  exit(64)
}
// Layouts recurse through the view tree.
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
