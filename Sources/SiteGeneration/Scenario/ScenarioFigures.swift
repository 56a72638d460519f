internal import Figures
import Foundation
internal import LayoutEngine
internal import SwiftFrontend
internal import XMLValidation

/// The figures of a scenario's previews.
public struct ScenarioFigures {
  /// A figure as a file of its own.
  public struct Entry: Sendable {
    /// The preview's name.
    public var title: String
    /// What the file is called, without a folder.
    public var fileName: String
    public var svg: String
  }

  private let run: ScenarioRun

  public init(of run: ScenarioRun) { self.run = run }

  /// One figure a preview, each checked; an invalid one is an error with the scenario's line.
  public func validated() throws(Problem) -> [Entry] {
    let validator = try Validator.make()
    var entries: [Entry] = []
    var reports: [String] = []
    for index in run.previews.indices {
      let entry = entry(index)
      reports += report(validator.validateFigure(entry.svg, name: entry.fileName), in: run.previews[index])
      entries.append(entry)
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
    return entries
  }

  /// The figure of a preview as a file of its own.
  func entry(_ index: Int) -> Entry {
    let preview = run.previews[index]
    return Entry(
      title: preview.name, fileName: run.baseName(ofPreview: index) + ".svg",
      svg: figure(of: preview, FigureOptions(imageAddress: imageAddress)).svg())
  }

  /// Only the views, to be shown small, where no label could be read.
  func thumbnail(_ index: Int) -> String {
    let options = FigureOptions(layers: .content, imageAddress: imageAddress)
    return figure(of: run.previews[index], options).svg()
  }

  /// Exactly the screen that a preview is laid out on.
  func screen(_ index: Int) -> String {
    var options = FigureOptions(layers: .content, imageAddress: imageAddress)
    options.showsOnlyContainer = true
    return figure(of: run.previews[index], options).svg()
  }

  /// The figure as part of a page, whose heading is its title already.
  ///
  /// The prefix keeps its ids apart from those of its neighbours.
  func inline(_ index: Int, idPrefix: String) -> String {
    let layers = FigureOptions.Layers.article.subtracting(.header)
    let options = FigureOptions(idPrefix: idPrefix, layers: layers, imageAddress: imageAddress)
    return figure(of: run.previews[index], options).svg()
  }

  /// The negotiation as lanes, as part of a page.
  func lanes(_ index: Int, idPrefix: String) -> String {
    let preview = run.previews[index]
    return NegotiationFigure(
      preview.record, title: "The negotiation of \(preview.name)", options: FigureOptions(idPrefix: idPrefix)
    ).svg()
  }

  /// Sentences about what is wrong with a figure, each with the place of the view in the scenario.
  func report(_ issues: [ValidationIssue], in preview: LaidOutPreview) -> [String] {
    issues.map { issue in
      let node = preview.trace.nodes.first { "n\($0.id.rawValue)" == issue.nodeID }
      return "\(run.place(of: node?.info.source, in: preview)): error: the figure of “\(preview.name)” is not valid: "
        + issue.description
    }
  }

  /// Warnings about labels that found no room.
  func collisionWarnings() -> [String] {
    run.previews.flatMap { preview in
      let collisions = figure(of: preview, FigureOptions(imageAddress: imageAddress)).collisions()
      return collisions.map { collision in
        "\(run.place(of: nil, in: preview)): warning: in the figure of “\(preview.name)” “\(collision.first)” runs into "
          + "“\(collision.second)”"
      }
    }
  }

  private func figure(of preview: LaidOutPreview, _ options: FigureOptions) -> Figure {
    Figure(
      preview.record, title: preview.name, caption: CaptionText(text: preview.caption).plain, options: options)
  }

  /// An image as a `data:` address, so that the figure needs no other file.
  private var imageAddress: @Sendable (String) -> String? {
    let images = run.file.images
    return { name in
      images.image(name).map { "data:\($0.mediaType);base64,\(Data($0.bytes).base64EncodedString())" }
    }
  }
}

extension Validator {
  /// A validator whose missing schemas are a problem of the installation.
  static func make() throws(Problem) -> Validator {
    do {
      return try Validator()
    } catch {
      throw Problem(.internalFault, "haggle: error: the figure schemas cannot be loaded: \(error)")
    }
  }
}

extension ScenarioRun {
  /// The name of a preview's files without an ending: the scenario's, with a number when there are several.
  func baseName(ofPreview index: Int) -> String {
    let name = file.name.hasSuffix(".swift") ? String(file.name.dropLast(".swift".count)) : file.name
    return previews.count == 1 ? name : "\(name)-\(index + 1)"
  }

  /// A place in the scenario's sources as diagnostics write it; the preview's own when none is given.
  func place(of source: SourceRange?, in preview: LaidOutPreview) -> String {
    let range = source.flatMap { $0.line > 0 ? $0 : nil } ?? preview.source
    let index = Int(range.file)
    let name = file.sources.indices.contains(index) ? file.sources[index].name : file.name
    return "\(name):\(range.line):\(range.column)"
  }
}
