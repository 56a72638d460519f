public import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import TraceReading

/// One side of a comparison: a stored baseline, trace documents, or previews as they are laid out now.
public struct BaselineSide: Sendable {
  /// The record of a preview, and what is known of its source.
  struct Layout: Sendable {
    var record: IndexedTrace
    /// The preview with its scenario; `nil` for one that was read from a document.
    var preview: ComparedPreview?
    /// The document, which has the reasons in words only.
    var document: RecordedTrace?
  }

  public internal(set) var baseline: LayoutBaseline
  /// The layouts of the baseline's previews in its order; none for a stored baseline.
  private(set) var layouts: [Layout]
  /// The files whose layouts are unknown because they have errors.
  private(set) var wrongFiles: [String] = []
  public private(set) var errors: [Report] = []

  /// Previews as they are now.
  public init(_ runs: BaselineRuns) {
    (wrongFiles, errors) = (runs.wrongFiles, runs.errors)
    let all = runs.runs.flatMap { path, run in run.previews.map { (path, ComparedPreview(run: run, preview: $0)) } }
    baseline = LayoutBaseline(
      all.map { LayoutBaseline.Preview($0.1.preview.record, named: $0.1.preview.name, in: $0.0) })
    layouts = all.map { Layout(record: $0.1.preview.record, preview: $0.1) }
  }

  /// A stored baseline, or traces.
  ///
  /// - Throws: The line that cannot be read as part of a baseline, or what is wrong with a trace.
  public init(reading text: String, shownAs name: String) throws(Problem) {
    let first = text.first { !$0.isWhitespace }
    if first == "{" || first == "[" {
      self = try BaselineSide(readingTraces: text, shownAs: name)
    } else {
      baseline = try LayoutBaseline(reading: text, shownAs: name)
      layouts = []
    }
  }

  private init(readingTraces text: String, shownAs name: String) throws(Problem) {
    let documents: [RecordedTrace]
    do throws(TraceReadingError) {
      documents = try TraceReader.read(Array(text.utf8))
    } catch {
      throw Problem(InputFault.badTrace(error.message), in: name)
    }
    layouts = documents.map { Layout(record: IndexedTrace(Trace($0)), document: $0) }
    baseline = LayoutBaseline(
      zip(documents, layouts).map { LayoutBaseline.Preview($1.record, named: $0.preview, in: $0.file) })
    baseline.rules = documents.compactMap(\.rules).max()
  }

  /// The layout of a preview; `nil` where only its frames are known.
  func layout(_ index: Int?) -> Layout? {
    index.flatMap { layouts.indices.contains($0) ? layouts[$0] : nil }
  }
}

extension BaselineSide.Layout {
  /// Why a view has its size, in sentences.
  func why(_ node: NodeID) -> [String] {
    guard let document else { return ReasonSentences(record).why(node).map(\.withPlainSpaces) }
    let answers = (document.rounds.last?.events ?? []).filter { event in
      guard case .answer(_, nil) = event.action else { return false }
      return event.node == Int(node.rawValue)
    }
    let reasons = (answers.last?.reasons ?? []).filter { $0.subject == nil }
    return Axis.allCases.compactMap { axis in
      reasons.last { $0.axis == axis }.map { reason in
        ((axis == .horizontal ? "Width: " : "Height: ") + reason.words + ", " + reason.formula + ".").withPlainSpaces
      }
    }
  }

  /// A fault at the view, or at the preview where no call in the source made it.
  func report(_ fault: BaselineFault, at node: Trace.Node?) -> Report? {
    guard let preview else { return nil }
    let source = node.map(\.info.source) ?? preview.preview.source
    return preview.run.sources.report(fault, at: source.line > 0 ? source : preview.preview.source)
  }
}

extension BaselineSide {
  /// This side with an earlier side's previews of files that cannot be laid out now, so that these are not lost.
  public func keeping(_ earlier: BaselineSide) -> BaselineSide {
    var side = self
    let kept = earlier.baseline.previews.filter { wrongFiles.contains($0.file) }
    side.baseline.previews = (baseline.previews + kept).sorted { $0.file < $1.file }
    side.layouts = []
    return side
  }

  /// This side without the previews of some files.
  func leavingOut(_ files: [String]) -> BaselineSide {
    var side = self
    let kept = baseline.previews.indices.filter { !files.contains(baseline.previews[$0].file) }
    side.baseline.previews = kept.map { baseline.previews[$0] }
    side.layouts = kept.compactMap { layout($0) }
    return side
  }

  /// The previews of a name, only that in the file with the path if several files have one.
  public func only(_ name: String, in path: String) -> BaselineSide {
    var side = self
    let named = baseline.previews.filter { $0.name == name }
    let nearer = named.filter { $0.file == path || $0.file.hasSuffix("/" + path) || path.hasSuffix("/" + $0.file) }
    side.baseline.previews = named.count > 1 ? nearer : named
    side.layouts = []
    return side
  }

  /// The names of the previews, for a message.
  public var names: String {
    baseline.previews.isEmpty ? "none" : baseline.previews.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}
