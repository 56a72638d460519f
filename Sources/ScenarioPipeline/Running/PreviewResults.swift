internal import Figures
internal import LayoutEngine
internal import SwiftUIViews
internal import ViewProgram

/// The result of laying out several previews.
struct PreviewResults: Sendable {
  var previews: [LaidOutPreview] = []
  private(set) var warnings: [Diagnostic] = []
  private var symbolsTold: Set<String> = []
  var errors: [Diagnostic] = []
  /// Existing pictures that cannot be shown, with the views that ask for them.
  var badPictures: [(fault: PictureFault, source: SourceRange)] = []
  /// The program with the resources that its previews used from the files next to it.
  var portable: PortableScenario?

  /// A warning about a symbol is reported once for each file.
  mutating func add(_ warnings: [Diagnostic]) {
    for warning in warnings {
      let isOfSymbol = warning.code == .symbolSize || warning.code == .unknownSymbol
      if isOfSymbol, !symbolsTold.insert(warning.message).inserted { continue }
      self.warnings.append(warning)
    }
  }

  /// Notes the views of a preview that show a box although they have a file.
  mutating func addBadPictures(of trace: Trace, in images: ImageFolder) {
    for node in trace.nodes {
      guard case .missingImage(let name) = node.info.appearance, let fault = images.fault(name) else { continue }
      let source = node.info.source
      if !badPictures.contains(where: { $0.fault == fault && $0.source == source }) {
        badPictures.append((fault, source))
      }
    }
  }
}
