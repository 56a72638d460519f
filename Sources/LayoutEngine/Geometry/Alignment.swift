/// The name of an alignment guide on one axis, such as `leading` or `firstTextBaseline`.
public struct Guide: Hashable, Sendable, BitwiseCopyable {
  /// Which coordinate the guide tells: x for a horizontal alignment, y for a vertical one.
  public let axis: Axis
  /// Below `firstCustomID` one of SwiftUI's own guides; from there on a guide the scenario defines.
  public let id: Int16

  public init(axis: Axis, id: Int16) {
    self.axis = axis
    self.id = id
  }

  public static let firstCustomID: Int16 = 8

  public static let leading = Guide(axis: .horizontal, id: 0)
  public static let horizontalCenter = Guide(axis: .horizontal, id: 1)
  public static let trailing = Guide(axis: .horizontal, id: 2)
  public static let top = Guide(axis: .vertical, id: 0)
  public static let verticalCenter = Guide(axis: .vertical, id: 1)
  public static let bottom = Guide(axis: .vertical, id: 2)
  public static let firstTextBaseline = Guide(axis: .vertical, id: 3)
  public static let lastTextBaseline = Guide(axis: .vertical, id: 4)

  public static func center(_ axis: Axis) -> Guide { axis == .horizontal ? horizontalCenter : verticalCenter }
  public var isTextBaseline: Bool { axis == .vertical && (id == 3 || id == 4) }
  public var isCustom: Bool { id >= Guide.firstCustomID }
}

/// A horizontal and a vertical guide: where a child sits in its parent.
public struct Alignment: Equatable, Sendable, BitwiseCopyable {
  public var horizontal: Guide
  public var vertical: Guide

  public init(horizontal: Guide, vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public subscript(axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }

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
