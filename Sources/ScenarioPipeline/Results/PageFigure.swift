public import Diagnostics
internal import Explanation
internal import Figures
public import LayoutEngine

/// A figure as part of a page.
public struct PageFigure: Sendable {
  /// Its markup, without its style sheet: pages allow none inside them.
  public var svg: String
  /// Its rules, every selector below its own id.
  public var style: String
  /// What must not be published, and what was asked for in vain.
  public var faults: [Report]
  private let figure: Figure

  /// Its markup with its rules, as a file of its own.
  public var document: String { figure.svg() }

  init(_ figure: Figure, of preview: LaidOutPreview, in run: ScenarioRun) {
    self.figure = figure
    svg = figure.svg(includesStyle: false)
    style = figure.style
    faults = ScenarioFigures.faults(of: figure, preview, in: run)
  }
}

extension ScenarioFigures {
  /// The figure of a preview as part of a page, with its pictures as files of their own.
  ///
  /// - Parameters:
  ///   - idPrefix: Keeps its ids apart from those of its neighbours.
  ///   - address: Where a picture stands, from the page.
  public func pageFigure(
    _ index: Int, idPrefix: String, pictureAddress address: @escaping @Sendable (Picture) -> String
  ) -> PageFigure {
    let preview = run.previews[index]
    let options = options(preview, FigureOptions(idPrefix: idPrefix, image: linked(address)))
    var figure = PageFigure(chosenFigure(index, options), of: preview, in: run)
    figure.faults += mistakes(index)
    return figure
  }
}

extension ScenarioSteps {
  /// The states after several calls or placements as parts of a page, on canvases of one size; the finished figure last.
  ///
  /// - Parameters:
  ///   - calls: As `haggle trace` numbers them.
  ///   - idPrefix: Keeps the ids of a state apart from those of its neighbours; `nil` for the finished one.
  ///   - address: Where a picture stands, from the page.
  /// - Returns: For each call its picture, or that there is no such call about the same views, with those that there are.
  /// - Throws: What is asked for and does not exist.
  public func pageFigures(
    afterCalls calls: [Int], idPrefix: (Int?) -> String,
    pictureAddress address: @escaping @Sendable (Picture) -> String
  ) throws(Problem) -> [Result<PageFigure, Problem>] {
    let steps = try steps(about: calls.first)
    return (calls.map(Int?.some) + [nil]).map { call in
      Result { () throws(Problem) in
        var options = options
        (options.idPrefix, options.image) = (idPrefix(call), run.linkedPictures(address))
        let index = try call.map { (call) throws(Problem) in try self.index(ofCall: call, in: steps) }
        let figure = StepFigures(preview.record, title: preview.name, steps: steps, options: options)
          .figure(after: index ?? steps.steps.count)
        return PageFigure(figure, of: preview, in: run)
      }
    }
  }
}

extension ScenarioFigures {
  /// Only the views of a preview in their container, small and without a word.
  ///
  /// - Parameters:
  ///   - trace: The preview's record, or one of the same views with other frames.
  ///   - idPrefix: Keeps its ids apart from those of its neighbours.
  ///   - address: Where a picture stands, from the page.
  public func plainPicture(
    _ index: Int, as trace: Trace, idPrefix: String, pictureAddress address: @escaping @Sendable (Picture) -> String
  ) -> PageFigure {
    let preview = run.previews[index]
    var options = FigureOptions(idPrefix: idPrefix, layers: .content, image: linked(address))
    options.showsOnlyContainer = true
    options.symbol = ScenarioFigures.symbol
    let figure = Figure(IndexedTrace(trace), title: preview.name, options: options)
    return PageFigure(figure, of: preview, in: run)
  }
}
