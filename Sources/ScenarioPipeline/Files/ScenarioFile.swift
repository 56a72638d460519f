internal import Diagnostics
public import SwiftFrontend
public import ViewProgram

/// A scenario with the declarations and images that it shares with its neighbours.
public struct ScenarioFile: Sendable {
  /// The file's name relative to the scenario folder, without any path of this machine.
  public var name: String
  /// The scenario itself, then the files next to it that hold shared declarations, with names for diagnostics.
  public var files: [ParsedFile]
  /// Files next to it that may hold shared declarations but cannot be read as Swift. They are left out, and named only
  /// when the scenario has errors, as something it needs may be there.
  public var brokenNeighbors: [BrokenNeighbor]
  public var images: ImageFolder
  /// The texts and data next to it.
  public var resources = ResourceFolder()
  /// The modules that it or a file around it imports and whose source is not at hand; `nil` for those of its own files.
  var foreignModules: Set<String>?
  /// Whether its other files belong to a module that was compiled elsewhere.
  var isInModule = false
  /// Notes on decisions that were made when its files were looked for.
  var notes: [Report] = []

  /// The text of each file.
  public var sources: [SourceText] { files.map(\.source) }

  public init(
    name: String, files: [ParsedFile], brokenNeighbors: [BrokenNeighbor] = [], images: ImageFolder
  ) {
    self.name = name
    self.files = files
    self.brokenNeighbors = brokenNeighbors
    self.images = images
  }

  /// A scenario from standard input, which has no neighbours and no images.
  init(standardInput bytes: [UInt8], frontend: Frontend) {
    let source = SourceText(name: "<standard input>", bytes: bytes)
    self.init(name: "standard-input.swift", files: [frontend.read(source)], images: ImageFolder(folder: nil))
  }
}

/// A file next to a scenario that cannot be read as Swift.
public struct BrokenNeighbor: Sendable {
  public var name: String
  /// The first thing that is wrong with it.
  public var problem: String
}
