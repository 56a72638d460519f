internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Inspectors in a regular width: a column at the trailing side of the view that presents them.
///
/// Source: Apple's documentation of `inspector(isPresented:content:)` and `inspectorColumnWidth`. Where the width is compact
/// an inspector is a sheet, which `PresentationBuilding` makes.
extension TreeBuilder {
  /// A view with its inspector next to it.
  ///
  /// - Parameters:
  ///   - node: the view, which has all the room that the column leaves.
  ///   - views: what is in the inspector.
  func inspected(
    _ node: NodeID, by views: [ViewValue], _ site: CallSite, in environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let source = site.source
    let said = ColumnContent()
    var inner = environment
    inner.bars.inspector = said
    inner.bars.column = nil
    inner.bars.tabBar = nil
    inner.lists = ListEnvironment()
    inner.scrolling = ScrollEnvironment()
    inner.isInRows = false
    inner.identity = evaluator.preview.memory.identities.child(of: environment.identity, source)
    let content = try oneNode(of: views, in: inner, alignment: .center, source)
    if said.width == nil {
      let width = "a column \(Int(PresentationMetrics.inspectorWidth)) points wide"
      evaluator.warn(.assumedSize(of: "an inspector", standIn: width, source))
    }
    let width = said.width ?? PresentationMetrics.inspectorWidth
    let room = FlexibleFrameRule(maxWidth: .infinity, maxHeight: .infinity)
    let view = try add(.flexibleFrame(room), [node], NodeInfo.part(name: "frame", arguments: "content", source: source))
    let frame = FlexibleFrameRule(minWidth: width, maxWidth: width, maxHeight: .infinity)
    let info = NodeInfo.part(name: "frame", arguments: "inspector", source: source)
    let column = try onGround(try add(.flexibleFrame(frame), [content], info), in: inner, source)
    return try add(.stack(StackRule(axis: .horizontal, spacing: 0)), [view, column], site.info())
  }

  /// The column on a background, with a line at its edge; both continue behind bars.
  private func onGround(
    _ column: NodeID, in environment: ViewEnvironment, _ source: SourceRange
  ) throws(Diagnostics) -> NodeID {
    let parts = ViewParts(source: source, owner: "inspector")
    let ground = try oneNode(
      of: [parts.color(SystemColor.formCard)], in: environment, alignment: .center, source)
    var behind = NodeInfo.part(name: "background", arguments: "inspector", source: source)
    behind.isBackground = true
    let onGround = try add(.secondary(.center, ignoring: .all), [column, ground], behind)
    let line = try oneNode(
      of: [parts.frame(parts.color(SystemColor.separator), width: 1)], in: environment, alignment: .center, source)
    let over = NodeInfo.part(name: "overlay", arguments: "inspector", source: source)
    return try add(.secondary(.leading, ignoring: .all), [onGround, line], over)
  }
}
