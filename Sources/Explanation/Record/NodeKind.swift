public import LayoutEngine

// A record names each view as SwiftUI does, whether it was just made or read from a document. What follows from a name
// alone is stated here.
extension Trace.Node {
  /// Whether it is flexible space in a stack.
  public var isSpacer: Bool { info.name == "Spacer" }

  /// Whether it is a `Grid`, whose rows hold its cells.
  var isGridOfRows: Bool { info.name == "Grid" }

  /// Whether the source gives a view lengths of its own there.
  var isFrame: Bool { info.name == "frame" && !info.isPart }

  /// Whether the source gives a view a part of its container's length there.
  var isRelativeFrame: Bool { info.name == "containerRelativeFrame" && !info.isPart }

  /// Whether it lets a view reach into the safe area.
  var ignoresSafeArea: Bool { info.name == "ignoresSafeArea" }

  /// Whether it takes room from the safe area: an inset or padding of it.
  var changesSafeArea: Bool { info.name.hasPrefix("safeArea") }
}
