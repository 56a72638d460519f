/// How a node answers a proposal and places its children: one case a rule, with the rule's parameters.
///
/// Each rule is one file below this one: its parameters, its facts, how it measures and places, and its steps for the
/// record. Lengths are points; a length that may be missing is a `Double?` in the initialisers and a NaN in storage,
/// which keeps the type trivial to copy.
///
/// A new case compiles only once it has its facts (`LayoutTree.facts(of:)`), which also tell where its reasons come from,
/// is measured (`Negotiation.measureByRule`) and arranges its children (`Negotiation.arrange`).
public enum Rule: Sendable, Equatable, BitwiseCopyable {
  /// Takes what it is proposed: colours, shapes, gradients, opaque content. Ideal size 10 × 10.
  case greedy
  /// A circle: greedy, then a square of the shorter side.
  case square
  /// A picture of a natural size; a resizable one takes what it is proposed, but is never less than its cap insets. A
  /// symbol has a baseline, at a distance from its top.
  case image(natural: Size, resizable: Bool, caps: Size = .zero, baseline: OptionalLength = .none)
  /// Text, by its index in the tree's texts.
  case text(Int32)
  /// Flexible space along the axis of the stack around it.
  case spacer(minimum: OptionalLength)
  /// A hairline across the axis of the stack around it.
  case divider
  /// Subviews of a lazy container that are not made. The container proposes the length that it takes them to have, which
  /// is the answer.
  case remainingSubviews(RemainingSubviewsRule)
  /// No child, no size: what remains of an empty preview.
  case empty
  /// `HStack` and `VStack`.
  case stack(StackRule)
  /// `ZStack` and the implicit stack around several views.
  case zStack(Alignment)
  /// `LazyVGrid` and `LazyHGrid`, by index in the tree's grids.
  case lazyGrid(Int32)
  /// `frame(width:height:alignment:)`.
  case fixedFrame(FixedFrameRule)
  /// `frame(minWidth:idealWidth:maxWidth:…)`.
  case flexibleFrame(FlexibleFrameRule)
  /// `padding`.
  case padding(Insets)
  /// `background` and `overlay`: the first child alone decides, the second is laid out in its frame. A style reaches
  /// beyond the safe area at the edges it ignores.
  case secondary(Alignment, ignoring: EdgeSet = [])
  /// A list's row and the line below it: the first child alone decides.
  case rowSeparator(RowSeparatorRule)
  /// `aspectRatio`, `scaledToFit`, `scaledToFill`.
  case aspectRatio(OptionalLength, fill: Bool)
  /// `fixedSize(horizontal:vertical:)`.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `offset`: drawn elsewhere, laid out here.
  case offset(Point)
  /// `layoutPriority`.
  case layoutPriority(Double)
  /// Changes nothing about layout: `border`, `clipped`, `opacity` …
  case neutral
  /// A control around what lays it out.
  case control(ControlRule)
  /// `alignmentGuide`, by index in the tree's guide closures.
  case alignmentGuide(Guide, Int32)
  /// `position`: takes what it is proposed and puts its child's middle on a point.
  case position(Point)
  /// `matchedGeometryEffect` of a view that follows another.
  case follower(FollowerRule)
  /// `scaleEffect`, `rotationEffect` …: drawn differently, laid out alike; by index in the tree's effects.
  case renderEffect(Int32)
  /// `GeometryReader`, by index in the tree's readers.
  case geometryReader(Int32)
  /// `ScrollView`, by index in the tree's scroll views.
  case scrollView(Int32)
  /// `LazyVStack` and `LazyHStack`.
  case lazyStack(StackRule)
  /// `Grid`, by index in the tree's grids of rows.
  case grid(Int32)
  /// `GridRow`; laid out by the grid around it. The guide aligns the row's cells vertically.
  case gridRow(Guide?)
  /// `gridCellColumns`, `gridCellAnchor` …, by index in the tree's cell traits.
  case gridCell(Int32)
  /// `ViewThatFits`: compares only the axes that are set.
  case viewThatFits(horizontal: Bool, vertical: Bool)
  /// `containerRelativeFrame`, by index in the tree's relative frames.
  case containerRelativeFrame(Int32)
  /// `safeAreaInset`: the second child stands at an edge, the first has the rest.
  case safeAreaInset(SafeAreaInsetRule)
  /// `safeAreaPadding`.
  case safeAreaPadding(Insets)
  /// `ignoresSafeArea`.
  case ignoresSafeArea(EdgeSet)
  /// A type that conforms to `Layout`, by index in the tree's layouts.
  case customLayout(Int32)
  /// A leaf whose size a closure decides, by index in the tree's custom leaves.
  case custom(Int32)
}
