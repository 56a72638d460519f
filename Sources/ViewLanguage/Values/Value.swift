internal import LayoutEngine
internal import ViewProgram

/// A value of a running scenario.
///
/// An optional that holds something is the something; `none` is `nil`. `Double`, `CGFloat` and `Float` are one
/// number type.
indirect enum Value {
  case void
  case none
  /// What an error left behind. The error has been noted; whoever asks for the value is stopped without a word.
  case unknown
  /// A local variable with a getter, which runs whenever it is read.
  case computed(ClosureValue)
  /// A lazy property that has not been read.
  case lazy
  case int(Int)
  case double(Double)
  case bool(Bool)
  case string(String)
  case array([Value])
  case dictionary([KeyedValue])
  case tuple([LabelledValue])
  case range(RangeValue)
  case closure(ClosureValue)
  case keyPath([String])
  case type(String)
  case structure(StructValue)
  case enumeration(EnumValue)
  case state(StateBox)
  case binding(BindingValue)
  case environmentKey(String)

  case view(ViewValue)
  case color(ColorValue)
  case style(StyleValue)
  case font(FontValue)
  case alignment(Alignment)
  case guide(Guide)
  case edges(EdgeSet)
  case axes(horizontal: Bool, vertical: Bool)
  case gridItem(GridTrack)
  case gridSize(GridTrack.Sizing)
  case unitPoint(UnitPoint)
  case angle(radians: Double)
  case size(Size)
  case point(Point)
  case rect(Rect)
  case insets(Insets)
  /// What an `alignmentGuide` closure, a custom alignment or a custom layout is told of a view.
  case dimensions(ViewDimensions)
  case proposal(Proposal)
  /// One of a custom layout's subviews.
  case subview(LayoutSubview)
  /// A subview's spacing preferences.
  case viewSpacing(LayoutSubview)
  /// `HStackLayout()` and its like, called with a builder.
  case layout(LayoutValue)
  /// `CGAffineTransform`, and a `ProjectionTransform` made of one.
  case transform(Transform)
  /// A gradient by the colour that stands for it and the name of its type.
  case gradient(ColorValue)
  case strokeStyle(lineWidth: Double)
  case proxy(ProxyValue)
  case anchor(AnchorValue)
  case anchorPart(AnchorValue.Part)
  case coordinateSpace(CoordinateSpaceValue)
  /// A constant of one of SwiftUI's small types: `ContentMode.fit` is `symbol("ContentMode", "fit")`.
  case symbol(type: String, name: String)
}

/// An entry of a dictionary.
struct KeyedValue {
  var key: Value
  var value: Value
}

/// An element of a tuple.
struct LabelledValue {
  var label: String?
  var value: Value

  init(_ label: String? = nil, _ value: Value) {
    self.label = label
    self.value = value
  }
}

/// Numbers from a lower to an upper bound; an open end is `none`.
final class RangeValue {
  let lower: Value
  let upper: Value
  let isClosed: Bool

  init(lower: Value, upper: Value, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

/// An instance of a struct or class that the scenario declares; fields are in the order of its stored properties.
struct StructValue {
  let type: TypeInfo
  /// Where an instance of a class keeps its fields, the same for all who hold it; `nil` for a struct.
  let object: ObjectFields?
  private var own: [Value]

  init(type: TypeInfo, fields: [Value]) {
    self.type = type
    object = type.kind == .classType ? ObjectFields(fields) : nil
    if let object { type.liveObjects?.add(object) }
    own = object == nil ? fields : []
  }

  /// The fields of an object as they are now, which no longer change.
  init(copyOf type: TypeInfo, fields: [Value]) {
    self.type = type
    object = nil
    own = fields
  }

  var fields: [Value] {
    get { object?.values ?? own }
    set {
      if let object { object.values = newValue } else { own = newValue }
    }
  }
}

/// The fields of an instance of a class.
final class ObjectFields: LiveObject {
  var values: [Value]

  init(_ values: [Value]) { self.values = values }

  override func release() { values = [] }
}

/// A case of an enum that the scenario declares.
struct EnumValue {
  let type: TypeInfo
  let caseIndex: Int
  var payload: [Value]

  var name: String { type.cases[caseIndex].name }
}

/// Where a `@State` lives between evaluations of the view that declares it.
final class StateBox {
  var value: Value
  /// The view's type and the property, once a view owns the state; empty before.
  let name: String
  /// Whether a view that is laid out owns the state: from then on only effects may change it.
  var isLive: Bool { !name.isEmpty }

  init(_ value: Value, name: String = "") {
    self.value = value
    self.name = name
  }
}

/// A `Binding`: how to read and how to write a value that lives elsewhere.
final class BindingValue {
  enum Source {
    case constant(Value)
    case state(StateBox)
    case field(BindingValue, String)
    case element(BindingValue, Value)
    case closures(get: ClosureValue, set: ClosureValue)
  }

  let source: Source

  init(_ source: Source) { self.source = source }
}

extension EdgeSet {
  /// The same distance on the edges of this set and none on the others.
  func insets(_ length: Double) -> Insets {
    Insets(
      top: contains(EdgeSet.top) ? length : 0, leading: contains(EdgeSet.leading) ? length : 0,
      bottom: contains(EdgeSet.bottom) ? length : 0, trailing: contains(EdgeSet.trailing) ? length : 0)
  }
}

/// A colour and the name it goes by, empty for one that was mixed.
struct ColorValue: Equatable {
  var paint: Paint
  var name: String
}

/// What a shape is filled with, before the environment is known.
enum StyleValue {
  case paint(Paint)
  /// The style that `foregroundStyle` put into the environment.
  case foreground
  case tint
  /// `secondary` (1) … `quinary` (4): the foreground, fainter at each level.
  case hierarchical(Int)
}

/// A font before the environment and the platform are known.
struct FontValue {
  enum Base {
    /// What a platform uses when nothing is said.
    case standard
    case textStyle(TextStyle)
    case size(Double)
  }

  var base: Base
  var weight: Font.Weight?
  var design: Font.Design?
  var italic = false
}

/// A function or closure with what it captured.
final class ClosureValue: LiveObject {
  typealias Native = (Evaluator, [Value], SourceRange) throws(Diagnostics) -> Value

  enum Body {
    case written(Closure, Scope)
    case function(FunctionDeclaration, Scope)
    /// An enum case's or type's initialiser used as a function, a key path, an operator.
    case native(Native)
  }

  private(set) var body: Body
  /// The closure is the body of a view builder.
  var isBuilder: Bool
  var parameterTypes: [SwiftType]
  var resultType: SwiftType

  init(_ body: Body, isBuilder: Bool = false, parameterTypes: [SwiftType] = [], resultType: SwiftType = .any) {
    self.body = body
    self.isBuilder = isBuilder
    self.parameterTypes = parameterTypes
    self.resultType = resultType
  }

  override func release() { body = .native { (_, _, _) throws(Diagnostics) -> Value in .unknown } }
}
