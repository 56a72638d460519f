internal import LayoutEngine
internal import SwiftInterpreter

/// SwiftUI's values as the catalogue makes and reads them.
extension Value {
  /// The value, when its type is one of SwiftUI's.
  var swiftUI: SwiftUIValue.Content? {
    guard case .native(let native) = self else { return nil }
    return unsafeDowncast(native, to: SwiftUIValue.self).content
  }

  /// The view, for a value that is one and does not only convert to one.
  var view: ViewValue? {
    if case .view(let view) = swiftUI { return view }
    return nil
  }

  static func publisher(_ publisher: PublisherValue) -> Value { .native(SwiftUIValue(.publisher(publisher))) }
  static func view(_ view: ViewValue) -> Value { .native(SwiftUIValue(.view(view))) }
  static func color(_ color: ColorValue) -> Value { .native(SwiftUIValue(.color(color))) }
  static func style(_ style: StyleValue) -> Value { .native(SwiftUIValue(.style(style))) }
  static func font(_ font: FontValue) -> Value { .native(SwiftUIValue(.font(font))) }
  static func alignment(_ alignment: Alignment) -> Value { .native(SwiftUIValue(.alignment(alignment))) }
  static func guide(_ guide: Guide) -> Value { .native(SwiftUIValue(.guide(guide))) }
  static func edges(_ edges: EdgeSet) -> Value { .native(SwiftUIValue(.edges(edges))) }
  static func axes(horizontal: Bool, vertical: Bool) -> Value {
    .native(SwiftUIValue(.axes(horizontal: horizontal, vertical: vertical)))
  }
  static func gridItem(_ track: GridTrack) -> Value { .native(SwiftUIValue(.gridItem(track))) }
  static func gridSize(_ sizing: GridTrack.Sizing) -> Value { .native(SwiftUIValue(.gridSize(sizing))) }
  static func unitPoint(_ point: UnitPoint) -> Value { .native(SwiftUIValue(.unitPoint(point))) }
  static func angle(radians: Double) -> Value { .native(SwiftUIValue(.angle(radians: radians))) }
  static func size(_ size: Size) -> Value { .native(SwiftUIValue(.size(size))) }
  static func point(_ point: Point) -> Value { .native(SwiftUIValue(.point(point))) }
  static func rect(_ rect: Rect) -> Value { .native(SwiftUIValue(.rect(rect))) }
  static func insets(_ insets: Insets) -> Value { .native(SwiftUIValue(.insets(insets))) }
  static func dimensions(_ dimensions: ViewDimensions) -> Value { .native(SwiftUIValue(.dimensions(dimensions))) }
  static func proposal(_ proposal: Proposal) -> Value { .native(SwiftUIValue(.proposal(proposal))) }
  static func subview(_ subview: LayoutSubview) -> Value { .native(SwiftUIValue(.subview(subview))) }
  static func viewSpacing(_ spacing: ViewSpacing) -> Value { .native(SwiftUIValue(.viewSpacing(spacing))) }
  static func layout(_ layout: LayoutValue) -> Value { .native(SwiftUIValue(.layout(layout))) }
  static func transform(_ transform: Transform) -> Value { .native(SwiftUIValue(.transform(transform))) }
  static func gradient(_ color: ColorValue) -> Value { .native(SwiftUIValue(.gradient(color))) }
  static func strokeStyle(_ line: LineStyle, dash: DashPattern? = nil) -> Value {
    .native(SwiftUIValue(.strokeStyle(line, dash: dash)))
  }
  static func proxy(_ proxy: ProxyValue) -> Value { .native(SwiftUIValue(.proxy(proxy))) }
  static func anchor(_ anchor: AnchorValue) -> Value { .native(SwiftUIValue(.anchor(anchor))) }
  static func anchorPart(_ part: AnchorValue.Part) -> Value { .native(SwiftUIValue(.anchorPart(part))) }
  static func coordinateSpace(_ space: CoordinateSpaceValue) -> Value { .native(SwiftUIValue(.coordinateSpace(space))) }
  static func scrollPosition(_ position: ScrollPositionValue) -> Value {
    .native(SwiftUIValue(.scrollPosition(position)))
  }
  static func environmentKey(_ name: String, isOptional: Bool = false) -> Value {
    .native(SwiftUIValue(.environmentKey(name, isOptional: isOptional)))
  }
  static func fetched(_ fetched: FetchedObjects) -> Value { .native(SwiftUIValue(.fetched(fetched))) }
  static func scaledMetric(_ length: Double, _ style: TextStyle) -> Value {
    .native(SwiftUIValue(.scaledMetric(length, style)))
  }
}
