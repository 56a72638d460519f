import Foundation

// ValidationBench SITE: checks every figure and page of a built site, and prints how many there are and the seconds of CPU
// time that it took.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: ValidationBench SITE\n".utf8))
  exit(64)
}
let validation = try SiteValidation(of: URL(fileURLWithPath: CommandLine.arguments[1]))
guard validation.fileCount > 0, validation.issues.isEmpty else {
  let reason = validation.issues.first.map { "\($0)" } ?? "there is no figure and no page"
  FileHandle.standardError.write(Data("\(CommandLine.arguments[1]): \(reason)\n".utf8))
  exit(1)
}
print(validation.fileCount, validation.seconds)
