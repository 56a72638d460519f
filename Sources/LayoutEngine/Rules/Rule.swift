/// How a node answers a proposal and places its children: one case a rule, with the rule's parameters.
///
/// Each rule has a file of its own beside this one. Lengths are points; a length that may be missing is a
/// `Double?` in the initialisers and a NaN in storage, which keeps the type trivial to copy.
public enum Rule: Sendable, Equatable {
  /// Takes what it is proposed: colours, shapes, gradients, opaque content. Ideal size 10 × 10.
  case greedy
  /// A circle: greedy, then a square of the shorter side.
  case square
  /// A picture of a natural size; a resizable one takes what it is proposed, but is never less than its cap insets.
  case image(natural: Size, resizable: Bool, caps: Size = .zero)
  /// Text, by its index in the tree's texts.
  case text(Int32)
  /// Flexible space along the axis of the stack around it.
  case spacer(minimum: OptionalLength)
  /// A hairline across the axis of the stack around it.
  case divider
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
  /// `background` and `overlay`: the first child alone decides, the second is laid out in its frame.
  case secondary(Alignment)
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
  /// `alignmentGuide`, by index in the tree's guide closures.
  case alignmentGuide(Guide, Int32)
  /// `position`: takes what it is proposed and puts its child's middle on a point.
  case position(Point)
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

/// A length that may be missing, stored as a NaN.
public struct OptionalLength: Sendable, Equatable {
  @usableFromInline let raw: Double

  @inlinable public init(_ value: Double?) { raw = value ?? .nan }
  @inlinable public var value: Double? { raw.isNaN ? nil : raw }
  public static let none = OptionalLength(nil)

  /// Two missing lengths are equal, as two NaNs are not.
  @inlinable public static func == (a: OptionalLength, b: OptionalLength) -> Bool {
    a.raw.bitPattern == b.raw.bitPattern
  }
}

/// One optional length for each axis.
public struct OptionalLengths: Sendable, Equatable {
  public var horizontal: OptionalLength
  public var vertical: OptionalLength

  @inlinable public init(width: Double?, height: Double?) {
    horizontal = OptionalLength(width)
    vertical = OptionalLength(height)
  }

  @inlinable public subscript(axis: Axis) -> Double? { axis == .horizontal ? horizontal.value : vertical.value }
}

/// The parameters of a stack.
public struct StackRule: Sendable, Equatable {
  public var axis: Axis
  /// The guide the children are aligned on, across the axis.
  public var alignment: Guide
  /// `nil`: each gap is what the two neighbours prefer.
  public var spacing: OptionalLength

  public init(axis: Axis, alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? .center(axis.cross)
    self.spacing = OptionalLength(spacing)
  }
}

/// The parameters of `frame(width:height:alignment:)`.
public struct FixedFrameRule: Sendable, Equatable {
  public var lengths: OptionalLengths
  public var alignment: Alignment

  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    lengths = OptionalLengths(width: width, height: height)
    self.alignment = alignment
  }
}

/// The parameters of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrameRule: Sendable, Equatable {
  public var minimum: OptionalLengths
  public var ideal: OptionalLengths
  public var maximum: OptionalLengths
  public var alignment: Alignment

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    minimum = OptionalLengths(width: minWidth, height: minHeight)
    ideal = OptionalLengths(width: idealWidth, height: idealHeight)
    maximum = OptionalLengths(width: maxWidth, height: maxHeight)
    self.alignment = alignment
  }
}

/// One entry of a lazy grid's `columns:` or `rows:`.
public struct GridTrack: Sendable, Equatable {
  public enum Sizing: Sendable, Equatable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  public var sizing: Sizing
  /// The gap after this track; `nil` is the default of 8 points.
  public var spacing: Double?
  /// Where a cell sits in its track; `nil` leaves it to the grid.
  public var alignment: Alignment?

  public init(_ sizing: Sizing, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.sizing = sizing
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The parameters of a lazy grid.
public struct LazyGridRule: Sendable {
  /// The axis the grid grows along: vertical for `LazyVGrid`.
  public var axis: Axis
  public var tracks: [GridTrack]
  /// The grid's own alignment across its axis.
  public var alignment: Guide
  /// The gap between lines; `nil` is the default of 8 points.
  public var spacing: Double?
  /// The cells that begin a line: the first of each section, and the first after one.
  public var lineStarts: Set<Int> = []
  /// The cells that have a line of their own: the headers and footers of sections.
  public var wholeLines: Set<Int> = []

  public init(axis: Axis, tracks: [GridTrack], alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? .center(axis.cross)
    self.spacing = spacing
  }
}
