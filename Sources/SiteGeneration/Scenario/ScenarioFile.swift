public import Foundation
public import SwiftFrontend
internal import SwiftUIViews
internal import ViewProgram

/// A scenario as read from disk: its own source, the declarations it shares with its neighbours, its images.
public struct ScenarioFile: Sendable {
  /// The file's name relative to the scenario folder, without any path of this machine.
  public var name: String
  /// The scenario itself, then the files beside it that hold shared declarations. Named for diagnostics.
  public var sources: [SourceText]
  /// Files beside it that may hold shared declarations but cannot be read as Swift. They are left out, and named
  /// only when the scenario has errors: something it misses may stand there.
  public var brokenNeighbors: [BrokenNeighbor]
  public var images: ImageFolder

  public init(
    name: String, sources: [SourceText], brokenNeighbors: [BrokenNeighbor] = [], images: ImageFolder
  ) {
    self.name = name
    self.sources = sources
    self.brokenNeighbors = brokenNeighbors
    self.images = images
  }

  /// A scenario from standard input, which has no neighbours and no images.
  public init(standardInput bytes: [UInt8]) {
    self.init(
      name: "standard-input.swift", sources: [SourceText(name: "<standard input>", bytes: bytes)],
      images: ImageFolder(folder: nil))
  }

  /// Reads a scenario and what it shares.
  ///
  /// - Parameters:
  ///   - file: Where the file is.
  ///   - shownName: What diagnostics call it, as the user named it.
  public init(reading file: URL, shownAs shownName: String) throws(Problem) {
    let bytes = try InputFile.bytes(file, shownAs: shownName)
    let folder = file.deletingLastPathComponent()
    let shared = try SharedDeclarations(in: folder, besides: file.lastPathComponent, shownBeside: shownName)
    self.init(
      name: file.lastPathComponent, sources: [SourceText(name: shownName, bytes: bytes)] + shared.sources,
      brokenNeighbors: shared.broken, images: ImageFolder(folder: folder))
  }
}

/// A file beside a scenario that cannot be read as Swift.
public struct BrokenNeighbor: Sendable {
  public var name: String
  /// The first thing that is wrong with it.
  public var problem: String
}

/// The Swift files beside a scenario that hold no preview of their own.
struct SharedDeclarations {
  private(set) var sources: [SourceText] = []
  /// Files with syntax errors, in which no preview is to be seen.
  private(set) var broken: [BrokenNeighbor] = []

  init(in folder: URL, besides scenario: String, shownBeside shownName: String) throws(Problem) {
    let prefix = shownName.hasSuffix(scenario) ? String(shownName.dropLast(scenario.count)) : ""
    for name in InputFile.names(in: folder) where name.hasSuffix(".swift") && name != scenario {
      let file = folder.appendingPathComponent(name)
      // What cannot be read beside the scenario, or only at length, is no part of it.
      guard InputFile.size(file) <= Frontend.Limits().sourceBytes else { continue }
      guard let bytes = try? InputFile.bytes(file, shownAs: name) else { continue }
      add(SourceText(name: prefix + name, bytes: bytes))
    }
  }

  private mutating func add(_ source: SourceText) {
    do {
      if try Frontend().parse([source]).program.previews.isEmpty { sources.append(source) }
    } catch {
      let text = String(decoding: source.bytes, as: UTF8.self)
      if !text.contains("#Preview"), !text.contains("PreviewProvider") {
        let problem = error.all.first { $0.severity == .error }
        broken.append(BrokenNeighbor(name: source.name, problem: problem?.message ?? ""))
      }
    }
  }

  /// Whether a file has neither a preview nor a bare view.
  static func holdsOnlyDeclarations(_ source: SourceText) -> Bool {
    (try? Frontend().parse([source]).program.previews.isEmpty) ?? false
  }
}
