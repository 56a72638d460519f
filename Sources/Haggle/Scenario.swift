internal import Diagnostics
internal import Explanation
internal import Figures
public import Foundation
public import LayoutEngine
internal import ScenarioPipeline
internal import SwiftUIViews

/// SwiftUI source that is laid out: each preview with the record of its negotiation and its figure.
///
///     let scenario = try Scenario("Text(\"Hello\").padding()")
///     let trace = scenario.previews[0].trace
///     let svg = try scenario.previews[0].svg()
public struct Scenario: Sendable {
  /// The device, size and platform that previews are laid out for.
  public struct Options: Sendable {
    /// The device by any spelling of its name, such as `iphone-17-pro`; `nil` leaves it to the previews.
    public var device: String?
    /// The container's size in points, instead of what a preview asks for.
    public var size: Size?
    /// The platform whose fonts and defaults are used.
    public var platform = Platform.iOS

    /// Options that leave everything to the previews.
    public init() {}
  }

  /// The previews of the source, or the view that it shows where it has none.
  public let previews: [Preview]

  /// Lays out source: a file, a bare view, or the members of a view.
  ///
  /// - Parameters:
  ///   - source: Swift as Xcode could preview it.
  ///   - options: What it is laid out on.
  /// - Throws: What is wrong in it.
  public init(_ source: String, options: Options = Options()) throws(ScenarioError) {
    try self.init(.standardInput(Array(source.utf8)), options)
  }

  /// Lays out a file, with what it uses of its module.
  ///
  /// - Parameters:
  ///   - file: A Swift file.
  ///   - options: What it is laid out on.
  /// - Throws: That it cannot be read, or what is wrong in it.
  public init(contentsOf file: URL, options: Options = Options()) throws(ScenarioError) {
    try self.init(.file(file, shownAs: file.lastPathComponent), options)
  }

  private init(_ input: ScenarioInput, _ options: Options) throws(ScenarioError) {
    let runner = ScenarioRunner(options: try options.runnerOptions())
    do throws(Problem) {
      let run = try runner.run(input)
      previews = run.previews.indices.map { Preview(run: run, index: $0) }
    } catch {
      throw ScenarioError(error)
    }
  }
}

extension Scenario.Options {
  fileprivate func runnerOptions() throws(ScenarioError) -> ScenarioRunner.Options {
    var options = ScenarioRunner.Options(platform: platform, container: size)
    guard let name = device else { return options }
    guard let known = Device(spelledLike: name) else {
      throw ScenarioError(messages: [.init(text: "there is no device '\(name)'")])
    }
    options.devices = [known]
    options.platform = known.platform
    return options
  }
}

/// A preview with the record of its layout.
public struct Preview: Sendable {
  let run: ScenarioRun
  let index: Int

  private var laidOut: LaidOutPreview { run.previews[index] }

  /// The preview's name in the source.
  public var name: String { laidOut.name }

  /// Every proposal, answer and placement.
  public var trace: Trace { laidOut.trace }

  /// The findings that deserve attention, in sentences.
  public var findings: [String] { laidOut.trace.findings.map(\.message) }

  /// The record as the JSON that `haggle trace --format json` writes, which `Site/schema` describes.
  public var json: String { TraceDocument(trace: trace, preview: name).json(file: run.file.name) }

  /// The record in readable form: the views with their frames, then every call.
  public var text: String { TraceDocument(trace: trace, preview: name).tree() }

  /// The frames of the views as `haggle record` writes them.
  public var baseline: String { BaselineSide(side).baseline.text }

  /// The figure.
  ///
  /// - Throws: What is invalid in it, which is a fault in Haggle.
  public func svg() throws(ScenarioError) -> String {
    do throws(Problem) {
      return try ScenarioFigures(of: run).validated()[index].svg
    } catch {
      throw ScenarioError(error)
    }
  }

  /// The run with this preview only.
  var side: BaselineRuns { BaselineRuns([(run.file.name, run.showing(only: index))]) }
}
