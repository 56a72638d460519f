internal import Diagnostics
internal import Explanation
internal import LayoutEngine
internal import ViewProgram

/// Compares the expectations in a scenario's comments with its layouts.
struct ExpectationCheck {
  let run: ScenarioRun

  /// An error for each expectation that is not met, with the repair where one can be made.
  var reports: [Report] {
    guard let source = run.file.sources.first else { return [] }
    return Expectation.all(in: source).flatMap { expectation -> [Report] in
      // A comment belongs to the preview that it is in or above.
      let declared = run.declared.filter { $0.source.file == 0 }.sorted { $0.source.line < $1.source.line }
      guard let preview = declared.first(where: { $0.source.endLine >= expectation.source.line }) else {
        return [report(.withoutPreview, expectation)]
      }
      let laidOut = run.previews.filter { $0.source == preview.source && $0.presentation == nil }
      return laidOut.compactMap { check(expectation, $0) }
    }
  }

  private func check(_ expectation: Expectation, _ preview: LaidOutPreview) -> Report? {
    switch expectation.claim {
    case .unreadable: return report(.unreadable, expectation)
    case .noFindings:
      let codes = preview.trace.findings.map(\.code.rawValue)
      return codes.isEmpty ? nil : report(.findings(codes), expectation)
    case .same(let name): return same(name, preview, expectation)
    case .frame(let view, let width, let height, let origin):
      guard let frame = frame(of: view, preview) else { return missing(view, preview, expectation) }
      var pairs = [(width, frame.size.width), (height, frame.size.height)]
      if let origin { pairs += [(origin.x, frame.minX), (origin.y, frame.minY)] }
      guard !pairs.allSatisfy({ $0.0.holds($0.1) }) else { return nil }
      let texts = pairs.map { $0.0.text(holding: $0.1) }
      let place = origin == nil ? "" : " at " + texts[2] + ", " + texts[3]
      return report(
        .frame(view, Expectation.text(frame)), expectation,
        repair: view + " " + texts[0] + " × " + texts[1] + place)
    case .length(let view, let axis, let bound):
      guard let frame = frame(of: view, preview) else { return missing(view, preview, expectation) }
      let length = frame.size[axis]
      if bound.holds(length) { return nil }
      let word = axis == .horizontal ? "width" : "height"
      return report(
        .length(view, word, Expectation.text(length)), expectation,
        repair: view + " " + word + " " + bound.text(holding: length))
    }
  }

  private func frame(of view: String, _ preview: LaidOutPreview) -> Rect? {
    FocusQuery(view).node(in: preview.record)?.frame
  }

  private func missing(_ view: String, _ preview: LaidOutPreview, _ expectation: Expectation) -> Report {
    report(.missingView(view, preview.viewNames), expectation)
  }

  private func same(_ name: String, _ preview: LaidOutPreview, _ expectation: Expectation) -> Report? {
    guard let declared = PreviewName.find(name, in: run.declared) else {
      return report(.missingPreview(name, run.declared.map(\.name)), expectation)
    }
    // If only one preview is laid out, there is nothing to compare it with.
    guard let other = run.previews.first(where: { $0.source == declared.source && $0.variant == preview.variant })
    else { return nil }
    let sides = [other, preview].map { LayoutBaseline([LayoutBaseline.Preview($0.record, named: $0.name, in: "")]) }
    let changes = BaselineComparison(from: sides[0], to: sides[1]).previews
    guard let change = changes.first else { return nil }
    return report(.differs(name, change.views.first.map { $0.path + ": " + $0.words }), expectation)
  }

  private func report(_ fault: ExpectationFault, _ expectation: Expectation, repair: String? = nil) -> Report {
    var report = run.sources.report(
      .error, .fault(fault.code), fault.message, suggestion: repair.map { "expect: " + $0 } ?? "",
      at: expectation.source)
    guard let repair else { return report }
    let edit = Report.Edit(
      source: expectation.source, column: report.column, endColumn: report.endColumn, text: repair)
    report.fixes = [Report.Fix(message: "Expect what is laid out.", edits: [edit])]
    return report
  }
}

extension Expectation {
  /// A length as expectations write it, with one decimal.
  static func text(_ length: Double) -> String { LengthText.length(length).replacing("−", with: "-") }

  fileprivate static func text(_ frame: Rect) -> String {
    text(frame.size.width) + " × " + text(frame.size.height) + " at " + text(frame.minX) + ", " + text(frame.minY)
  }
}
