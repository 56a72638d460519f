public import SwiftFrontend
public import ViewProgram

/// A folder whose shared files have been read: from now on several threads can read its scenarios.
public struct SharedFolder: Sendable {
  let frontend: Frontend
  let prefix: String
  let images: ImageFolder
  let resources: ResourceFolder
  let neighbors: Neighbors
  /// The files that were parsed to find out what they are, by the bytes of their names.
  let parsed: [[UInt8]: ParsedFile]
  let unparsed: [[UInt8]: SourceText]

  /// A scenario with the files that it shares; `nil` when there is no such file.
  ///
  /// - Parameter name: The file's name in the folder.
  public func scenario(_ name: String) -> ScenarioFile? {
    let key = Array(name.utf8)
    if let file = parsed[key] { return scenario(name, file) }
    return unparsed[key].map { scenario(name, frontend.read($0)) }
  }

  /// The text of a file of the folder.
  public func source(_ name: String) -> SourceText? {
    let key = Array(name.utf8)
    return unparsed[key] ?? parsed[key]?.source
  }

  /// All files of the folder that could be read, in the order of their names.
  public var sources: [SourceText] {
    (parsed.map { ($0.key, $0.value.source) } + unparsed.map { ($0.key, $0.value) })
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// The files that were parsed to find out what they are: all with which a scenario may be read.
  public var sharedSources: [SourceText] {
    parsed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value.source)
  }

  /// The files next to the scenarios that cannot be read as Swift.
  public var brokenNeighbors: [BrokenNeighbor] { neighbors.broken }

  /// The files with which every scenario of the folder is read.
  public var sharedFiles: [ParsedFile] { neighbors.shared }

  func scenario(_ name: String, _ file: ParsedFile) -> ScenarioFile {
    let others = neighbors.besides(file.source.name, frontend: frontend)
    var scenario = ScenarioFile(
      name: name, files: [file] + others.shared, brokenNeighbors: others.broken, images: images)
    scenario.resources = resources
    return scenario
  }
}
