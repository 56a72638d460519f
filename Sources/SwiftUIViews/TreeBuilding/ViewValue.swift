internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A view as a scenario describes it, before the environment around it is known.
///
/// The tree's nodes are made from it afterwards, from the outside in, so that `font` or `foregroundStyle`
/// reaches the views inside.
final class ViewValue {
  let content: ViewContent
  let site: CallSite

  init(_ content: ViewContent, site: CallSite) {
    self.content = content
    self.site = site
  }

  /// Whether SwiftUI makes it as a list of views even where one view is wanted.
  var isMadeAsList: Bool {
    guard case .group = content, site.enclosure == .group else { return site.isChosen }
    return site.isChosen || site.name == "Group" || site.name == "ForEach"
  }

  /// The type's name as Swift spells it, for diagnostics.
  var typeName: String {
    switch content {
    case .modified: return "some View"
    case .instance(let value): return value.type.name
    default: return site.name
    }
  }
}

/// The kinds of views.
enum ViewContent {
  case empty
  case color(Paint)
  case shape(ShapeValue)
  case text(String)
  /// Texts and pictures as one text, each with its own modifiers, and their common string.
  case joinedText([ViewValue], String)
  case image(ImageValue)
  case spacer(minLength: Double?)
  case divider
  case stack(StackRule, [ViewValue])
  case zStack(Alignment, [ViewValue])
  case lazyGrid(LazyGridRule, [ViewValue])
  /// Several views that count as their parent's own: `Group`, `ForEach`, a builder's result.
  case group([ViewValue])
  /// Views that `ForEach` identifies by an id.
  case identified(String, [ViewValue])
  /// `Section`: a group whose header and footer a lazy grid lays out in separate lines.
  case section(header: [ViewValue], content: [ViewValue], footer: [ViewValue])
  case geometryReader(ClosureValue)
  /// A view that the scenario declares; its body is evaluated when the tree is made.
  case instance(StructValue)
  case modified(ViewValue, ViewModification)
  /// A table's column, which makes a cell for each row's value; the table around lays it out.
  case tableColumn(TableColumnValue)
  /// A table's row, by its value.
  case tableRow(Value)
  /// A catalogue entry adds the nodes itself.
  case made(ViewMaker)
}

/// Adds the nodes of a view: none, one or several.
typealias ViewMaker = (TreeBuilder, CallSite, ViewEnvironment) throws(Diagnostics) -> [NodeID]

/// Adds the node of a modifier around a view's node and returns it.
typealias ModifierMaker = (TreeBuilder, NodeID, CallSite, ViewEnvironment) throws(Diagnostics) -> NodeID

/// A shape and how it is painted; `nil` styles are the foreground's.
struct ShapeValue {
  enum Painting {
    case fill(StyleValue)
    case stroke(StyleValue, LineStyle, inset: Bool)
  }

  var outline: Outline
  /// Whether it answers a square, as SwiftUI's circle does.
  var isSquare = false
  var painting: Painting?
  /// A line that is a shape by itself: `stroke(lineWidth:)` without a style.
  var line: LineStyle?
  /// How the outline is moved, scaled or turned inside the frame, in the order they apply.
  var effects: [RenderEffect] = []
  /// How far the outline is inset, in points.
  var inset = 0.0
  /// The part of the outline that is drawn; `nil` for the whole.
  var part: OutlinePart?
  /// The dashes of its line; `nil` for a solid line.
  var dash: DashPattern?
  /// A scenario's shape, whose outline is asked for when its frame is known.
  var own: StructValue?
  /// The shapes it is combined from; `nil` for a shape with an outline of its own.
  var combination: ShapeCombination?
  /// Whether it is a line along its outline.
  var isLine: Bool {
    if case .stroke? = painting { return true }
    return line != nil
  }
  /// The size of the rectangle in which the outline lies, at the frame's corner; `nil` for the whole frame.
  var size: Size?

  /// Whether it is an `InsettableShape`: one of SwiftUI's shapes, also moved, scaled or turned.
  var canBeInset: Bool {
    if case .path = outline { return false }
    return own == nil && painting == nil && line == nil && part == nil && combination == nil && size == nil
  }

  /// Whether its drawing can be determined only when the frame is known.
  var isDrawnLater: Bool {
    own != nil || combination != nil || size != nil || part != nil || dash != nil || inset != 0 || hasLooseCorners
  }

  /// Whether the corners of its line are others than those of a rectangle in another.
  private var hasLooseCorners: Bool {
    guard case .stroke(_, let line, _) = drawing else { return false }
    switch outline {
    case .rectangle: return line.join != .miter || line.miterLimit < 2.0.squareRoot()
    case .unevenRoundedRectangle: return true
    case .roundedRectangle, .capsule, .ellipse, .circle, .path: return false
    }
  }

  /// How it is drawn: an outline that is a line itself is drawn with its fill.
  var drawing: Painting {
    guard let line else { return painting ?? .fill(.foreground) }
    if case .fill(let style)? = painting { return .stroke(style, line, inset: false) }
    return painting ?? .stroke(.foreground, line, inset: false)
  }
}

/// An image from the scenario's folder or a system symbol.
struct ImageValue {
  var name: String
  var isSystem: Bool
  var isResizable: Bool
  /// The edges of a resizable image that are not stretched.
  var caps = Size.zero
  /// The size of a picture that is drawn while the app runs.
  var drawnSize: Size?
  /// Whether it comes from somewhere else, and not even its size is known.
  var isFromElsewhere = false
}

/// The effect of a modifier on each view it is applied to.
enum ViewModification {
  /// One node with a rule around the view.
  case rule(Rule)
  /// A node that does not change the layout, with its drawing.
  case drawing(DrawingModification)
  /// A node that draws the view elsewhere, larger or turned.
  case effect(RenderEffect)
  /// `background` (drawn below) or `overlay` (above), and at which edges it reaches beyond the safe area.
  case secondary([ViewValue], Alignment, isBackground: Bool, ignoring: EdgeSet = [])
  case environment(EnvironmentChange)
  case label(String)
  /// `id(_:)`, by which it is another view whenever the id is another.
  case identity(String, isName: Bool)
  /// Identifies the view to the picker or tab view around it.
  case tag(Value)
  /// Hands a value to the container that takes its content apart, by the name of a property of `ContainerValues`.
  case containerValue(String, Value)
  /// Has the container around the view draw it in front of those of a lower index.
  case zIndex(Double)
  /// The views that the tab bar shows for the view, beside the other tabs or apart from them.
  case tabItem([ViewValue], isApart: Bool = false)
  /// A view at the end of a row, or at a tab's symbol.
  case badge(ViewValue?)
  /// Accepted, without a node: it changes neither layout nor drawing here.
  case nothing
  /// Accepted, without a node: an effect that changes how the view looks, which figures only name.
  case undrawn
  /// An effect, a preference or a coordinate space.
  case feedback(FeedbackModification)
  /// `modifier(_:)` with a value of a type that the scenario declares.
  case own(StructValue)
  /// A catalogue entry adds the node itself.
  case made(ModifierMaker)
}

extension ViewModification {
  /// Whether its node lies around the view, which is then one level deeper.
  var isAround: Bool {
    switch self {
    case .rule, .drawing, .effect, .secondary, .own, .made: true
    case .environment, .label, .identity, .tag, .containerValue, .zIndex, .tabItem, .badge, .nothing, .undrawn,
      .feedback:
      false
    }
  }
}

enum DrawingModification {
  case border(StyleValue, width: Double)
  case clip(ShapeValue)
  case opacity(Double)
  case passing
}

/// A modifier's change of the environment of the views inside.
struct EnvironmentChange {
  typealias Apply = (inout ViewEnvironment, Evaluator) throws(Diagnostics) -> Void

  let apply: Apply

  static func change(_ apply: @escaping (inout ViewEnvironment) -> Void) -> EnvironmentChange {
    EnvironmentChange { (environment, _) throws(Diagnostics) in apply(&environment) }
  }
}

/// A call that made a view or a modifier, which describes the tree's node.
struct CallSite {
  var name: String
  var arguments: String
  var source: SourceRange
  var parameters: [(name: Parameter, source: SourceRange)]
  /// What a group of views represents: `Group` itself, or something that is not a view.
  var enclosure = Enclosure.Kind.group
  /// Whether an `if` or a `switch` of the builder around has chosen the view.
  var isChosen = false
  /// The view is a part of a control, which no call made.
  var isPart = false
  /// A button of the role `cancel`, which has a special place in a dialog.
  var isCancelButton = false

  init(
    name: String, arguments: String = "", source: SourceRange,
    parameters: [(name: Parameter, source: SourceRange)] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.source = source
    self.parameters = parameters
  }

  func info(_ appearance: Appearance = .nothing) -> NodeInfo {
    var info = NodeInfo(
      name: name, arguments: arguments, source: source, parameters: parameters, appearance: appearance)
    info.isPart = isPart
    return info
  }
}

extension NodeInfo {
  /// The description of a part of a container of the system.
  static func part(name: String, arguments: String = "", source: SourceRange) -> NodeInfo {
    var info = NodeInfo(name: name, arguments: arguments, source: source)
    info.isPart = true
    return info
  }
}
