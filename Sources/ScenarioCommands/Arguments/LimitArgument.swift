import ArgumentParser
import ScenarioPipeline
import SwiftUIViews

/// `--limit NAME=NUMBER`; the names are those of the diagnostics, `steps` for `limit-steps`.
struct LimitArgument {
  /// A limit by its name.
  struct Kind {
    var name: String
    var path: WritableKeyPath<ScenarioRunner.Options, Int>
    var most = 1_000_000_000
  }

  var kind: Kind
  var number: Int

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let kind = LimitArgument.kinds.first(where: { $0.name == name }) else {
      let names = LimitArgument.kinds.map(\.name).joined(separator: ", ")
      throw ValidationError("there is no limit '\(parts.first ?? "")'; there are \(names)")
    }
    guard parts.count == 2, let number = Int(parts[1]), number >= 1, number <= kind.most else {
      throw ValidationError("write a number from 1 to \(kind.most) after '\(kind.name)='")
    }
    self.kind = kind
    self.number = number
  }

  /// The default limits; made once, as the parser makes all options many times over to check them.
  static let defaults: String = {
    let options = ScenarioRunner.Options()
    return kinds.map { "\($0.name)=\(options[keyPath: $0.path])" }.joined(separator: ", ")
  }()

  private static var kinds: [Kind] {
    [
      Kind(name: "steps", path: \.limits.steps),
      // The greatest depth that surely fits on the stack.
      Kind(name: "depth", path: \.limits.depth, most: 20_000),
      Kind(name: "nodes", path: \.limits.nodes),
      Kind(name: "elements", path: \.limits.elements),
      Kind(name: "string", path: \.limits.stringLength),
      Kind(name: "memory", path: \.limits.memory),
      Kind(name: "text", path: \.limits.textLength),
      Kind(name: "output", path: \.limits.outputLines),
      Kind(name: "readers", path: \.limits.readers, most: 200),
      Kind(name: "rounds", path: \.limits.rounds),
      Kind(name: "layout", path: \.limits.layoutSteps),
      Kind(name: "record", path: \.limits.recordLength),
    ]
      + FileLimits.all.map { limit in
        let files: WritableKeyPath<ScenarioRunner.Options, FileLimits> = \.files
        return Kind(
          name: FileLimits()[keyPath: limit].name, path: files.appending(path: limit).appending(path: \.number))
      }
  }
}
