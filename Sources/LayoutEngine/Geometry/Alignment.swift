/// The name of an alignment guide on one axis, such as `leading` or `firstTextBaseline`.
public struct Guide: Hashable, Sendable, BitwiseCopyable {
  /// The coordinate that the guide sets: x for a horizontal alignment, y for a vertical one.
  public let axis: Axis
  /// Below `firstCustomID` one of SwiftUI's own guides; from there on a guide the scenario defines.
  public let id: Int16

  /// Names a guide by its axis and number.
  public init(axis: Axis, id: Int16) {
    self.axis = axis
    self.id = id
  }

  /// The number of the first guide that a scenario defines.
  public static let firstCustomID: Int16 = 9

  /// The leading edge: the left one, as rules count.
  public static let leading = Guide(axis: .horizontal, id: 0)
  /// The middle, from left to right.
  public static let horizontalCenter = Guide(axis: .horizontal, id: 1)
  /// The trailing edge.
  public static let trailing = Guide(axis: .horizontal, id: 2)
  /// The top edge.
  public static let top = Guide(axis: .vertical, id: 0)
  /// The middle, from top to bottom.
  public static let verticalCenter = Guide(axis: .vertical, id: 1)
  /// The bottom edge.
  public static let bottom = Guide(axis: .vertical, id: 2)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = Guide(axis: .vertical, id: 3)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = Guide(axis: .vertical, id: 4)

  /// Where the control of a form's row begins, behind its label; only rows with a label set it.
  public static let formControls = Guide(axis: .horizontal, id: 5)
  /// Where the line below a list's row begins, and where it ends.
  public static let listRowSeparatorLeading = Guide(axis: .horizontal, id: 6)
  public static let listRowSeparatorTrailing = Guide(axis: .horizontal, id: 7)
  /// The leading edge of a text: every text sets it.
  public static let textLeading = Guide(axis: .horizontal, id: 8)

  /// The middle along an axis.
  public static func center(_ axis: Axis) -> Guide { axis == .horizontal ? horizontalCenter : verticalCenter }
  /// Whether the guide is one of the two baselines.
  public var isTextBaseline: Bool { axis == .vertical && (id == 3 || id == 4) }
  /// Whether texts set the guide by themselves.
  var isOfTexts: Bool { isTextBaseline || self == .textLeading }
  /// Whether the guide is an edge or a middle.
  public var isEdgeOrCenter: Bool { id < 3 }
  /// Whether a scenario defines the guide.
  public var isCustom: Bool { id >= Guide.firstCustomID }
}

/// A horizontal and a vertical guide: where a child sits in its parent.
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
  /// The guide whose x coordinates are matched.
  public var horizontal: Guide
  /// The guide whose y coordinates are matched.
  public var vertical: Guide

  /// Makes an alignment from its two guides.
  public init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide on an axis.
  public subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }

  /// The top leading corner; the other eight are named in the same way.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
