internal import Diagnostics
internal import Dispatch
internal import Foundation
internal import Subprocess
internal import Synchronization

/// Asks `git` about the repository around a folder.
struct Git: Sendable {
  /// What a command printed, and whether it succeeded.
  struct Answer: Sendable {
    var isSuccess: Bool
    var output: String
    var errors: String
  }

  /// The folder it works in.
  let folder: URL

  /// The most bytes of output: no path or message is longer, and whole files go to the disk.
  private static let mostBytes = 1 << 20

  /// Runs a command.
  ///
  /// - Parameter index: The file that takes the index's place, so that the repository's own stays as it is.
  /// - Throws: That there is no `git`.
  func callAsFunction(_ arguments: [String], index: URL? = nil) throws(Problem) -> Answer {
    let all = Arguments(["-C", folder.path] + arguments)
    let environment = index.map { Environment.inherit.updating(["GIT_INDEX_FILE": $0.path]) } ?? .inherit
    let answer = Awaited<Answer>().value {
      let result = try? await run(
        .name("git"), arguments: all, environment: environment, output: .string(limit: Git.mostBytes),
        error: .string(limit: Git.mostBytes))
      return result.map {
        Answer(
          isSuccess: $0.terminationStatus.isSuccess, output: Git.trimmed($0.standardOutput),
          errors: Git.trimmed($0.standardError))
      }
    }
    guard let answer else { throw Problem(RevisionFault.noGit, in: "git") }
    return answer
  }

  private static func trimmed(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A value that another thread makes while this one waits.
private final class Awaited<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)

  func value(_ work: @escaping @Sendable () async -> Value?) -> Value? {
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await work()
      self.result.withLock { $0 = value }
      isOver.signal()
    }
    isOver.wait()
    return result.withLock { $0 }
  }
}
