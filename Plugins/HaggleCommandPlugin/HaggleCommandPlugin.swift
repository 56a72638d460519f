import Foundation
import PackagePlugin

/// `swift package haggle check`: runs the `haggle` that is installed, in the package's folder.
///
/// With a subcommand alone it is about all targets: `check` lays out each file with a preview, `record` and `diff` the
/// folder `Sources`. Other arguments are handed on as they are.
@main struct HaggleCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let haggle: PluginContext.Tool
    do {
      haggle = try context.tool(named: "haggle")
    } catch {
      throw Failure("haggle is not installed; run 'make install' in a checkout of Haggle, or add it to the PATH")
    }
    let package = context.package.directoryURL
    for command in commands(arguments, in: context.package) {
      let process = Process()
      process.executableURL = haggle.url
      process.arguments = command
      process.currentDirectoryURL = package
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        throw Failure("haggle \(command.joined(separator: " ")) ended with \(process.terminationStatus)")
      }
    }
  }

  /// What is run for the arguments: `check` once for each file with a preview.
  private func commands(_ arguments: [String], in package: Package) -> [[String]] {
    guard arguments.first == "check", arguments.dropFirst().allSatisfy({ $0.hasPrefix("-") }) else {
      if arguments.count == 1, ["record", "diff"].contains(arguments[0]) { return [arguments + ["Sources"]] }
      return [arguments.isEmpty ? ["--help"] : arguments]
    }
    let root = package.directoryURL.path + "/"
    let files = package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .test }
      .flatMap { $0.sourceFiles(withSuffix: "swift") }.map { $0.url.path }.sorted()
    return files.filter(hasPreview).map { file in
      arguments + [file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file]
    }
  }

  private func hasPreview(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
    return text.contains("#Preview") || text.contains("PreviewProvider")
  }
}

/// Why the command stopped; the package manager prints it.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
