/// The line below the content of a list's row.
public struct RowSeparatorRule: Sendable, Equatable, BitwiseCopyable {
  /// From the row's sides to the line where nothing else decides, in points.
  public var leading: Double
  public var trailing: Double
  /// Whether the line begins at the row's leading text, as on iOS.
  public var followsText: Bool

  /// Makes the parameters; see the properties.
  public init(leading: Double, trailing: Double, followsText: Bool) {
    (self.leading, self.trailing, self.followsText) = (leading, trailing, followsText)
  }
}

extension RuleFacts {
  /// The line is meant to stand where it stands; everything else is the content's.
  static var rowSeparator: RuleFacts { .handingThrough(guides: .firstChild, containment: .firstChild) }
}

extension Negotiation {
  /// A list's row: the first child is its content in its insets, the second the line below.
  ///
  /// 1. The content alone gets the proposal and decides the size.
  /// 2. The line begins at the guide `listRowSeparatorLeading` of the content, where one is set; else, on iOS, at the
  ///    row's leading text; else at the row's inset.
  /// 3. It ends at the guide `listRowSeparatorTrailing`, else at the row's inset.
  /// 4. It is proposed what lies between, and the row's height, and stands at the bottom.
  ///
  /// The guides are as Apple documents them; that the line follows the text is published of rows whose text stands in the
  /// middle, and recorded of rows of one text and of labels.
  func arrangeRowSeparator(
    _ id: NodeID, _ rule: RowSeparatorRule, _ proposal: Proposal, _ size: Size, _ place: Arrangement
  ) {
    let (content, line) = (child(of: id, at: 0), child(of: id, at: 1))
    place(content, .zero, proposal, size)
    let start =
      guideIfSet(.listRowSeparatorLeading, of: content, proposal, size)
      ?? (rule.followsText ? guideIfSet(.textLeading, of: content, proposal, size) : nil) ?? rule.leading
    let end = guideIfSet(.listRowSeparatorTrailing, of: content, proposal, size) ?? size.width - rule.trailing
    let offer = Proposal(width: max(0, end - start), height: size.height)
    let lineSize = measure(line, offer, .offer)
    place(line, Point(x: start, y: size.height - lineSize.height), offer, lineSize)
  }
}
