import Foundation

// Writes the layout engine's table of advances from the typeface's own files:
//
//     swift run FontTable /usr/share/fonts/opentype/inter --output Sources/LayoutEngine/Text/InterAdvances.swift

/// What the command line asks for.
struct Invocation {
  var folder: String
  var output: String?

  init?(arguments: [String]) {
    var rest = arguments
    if let flag = rest.firstIndex(of: "--output") {
      guard flag + 1 < rest.count else { return nil }
      output = rest[flag + 1]
      rest.removeSubrange(flag...(flag + 1))
    }
    guard rest.count == 1, let folder = rest.first, !folder.hasPrefix("-") else { return nil }
    self.folder = folder
  }
}

func run(_ invocation: Invocation) throws {
  let folder = URL(fileURLWithPath: invocation.folder, isDirectory: true)
  let fonts = try AdvanceTable.weights.map { weight in
    let file = folder.appendingPathComponent(weight.file)
    guard FileManager.default.fileExists(atPath: file.path) else { throw FontError.missing(file.path) }
    return (weight: weight, font: try OpenTypeFont(contentsOf: file))
  }
  let source = try AdvanceTable(fonts: fonts).source()
  if let output = invocation.output {
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  } else {
    FileHandle.standardOutput.write(Data(source.utf8))
  }
}

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

guard let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst())) else {
  fail("usage: FontTable FOLDER [--output FILE]\n  FOLDER holds Inter-Regular.otf and its other weights", code: 64)
}
do {
  try run(invocation)
} catch {
  fail("FontTable: error: \(error)", code: 1)
}
