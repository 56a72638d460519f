internal import LayoutEngine
public import SwiftInterpreter
internal import ViewProgram

/// The types of SwiftUI's values.
extension SwiftUIValue {
  func typeNames(_ evaluator: Evaluator) -> [String] {
    switch content {
    case .view(let view): return names(of: view, evaluator)
    case .color: return ["Color", "ShapeStyle", "View", "UIColor", "NSColor"]
    case .style:
      // Materials and image paints are styles, and any style may be held as one of any type.
      return ["ShapeStyle", "AnyShapeStyle", "HierarchicalShapeStyle", "Material", "ImagePaint"]
    case .font: return ["Font", "UIFont", "NSFont", "CTFont"]
    case .alignment: return ["Alignment"]
    case .guide(let guide): return [guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"]
    case .edges: return ["Edge.Set", "Edge", "HorizontalEdge", "VerticalEdge"]
    case .axes: return ["Axis.Set", "Axis"]
    case .gridItem: return ["GridItem"]
    case .gridSize: return ["GridItem.Size"]
    case .unitPoint: return ["UnitPoint"]
    case .angle: return ["Angle"]
    case .size: return ["CGSize"]
    case .point: return ["CGPoint"]
    case .rect: return ["CGRect"]
    case .insets: return ["EdgeInsets", "NSDirectionalEdgeInsets"]
    case .proxy: return ["GeometryProxy"]
    case .anchor: return ["Anchor"]
    case .anchorPart: return ["Anchor.Source"]
    case .coordinateSpace: return ["CoordinateSpace", "NamedCoordinateSpace"]
    case .scrollPosition: return ["ScrollPosition"]
    case .dimensions: return ["ViewDimensions"]
    case .proposal: return ["ProposedViewSize"]
    case .subview: return ["LayoutSubview"]
    case .viewSpacing: return ["ViewSpacing"]
    case .layout(let layout): return [layout.name, "AnyLayout", "Layout"]
    case .transform: return ["CGAffineTransform", "ProjectionTransform"]
    case .gradient(let color): return [color.name, "ShapeStyle", "View"]
    case .strokeStyle: return ["StrokeStyle"]
    case .environmentKey: return ["Environment"]
    case .environmentValues: return ["EnvironmentValues"]
    case .scaledMetric: return ["ScaledMetric"]
    case .fetched(let fetched): return fetched.isDescriptor ? ["FetchDescriptor"] : ["Query", "FetchRequest"]
    case .publisher(let publisher): return publisher.typeNames
    case .cancellable: return ["AnyCancellable", "Cancellable"]
    case .date: return ["Date"]
    case .dateFormatter: return ["DateFormatter", "Formatter"]
    case .markedText: return ["LocalizedStringKey"]
    case .record(let record):
      if record.isBytes { return [record.type, "Collection", "Sequence"] }
      return [record.type] + (record.type.hasSuffix("Formatter") ? ["Formatter"] : [])
    }
  }

  private func names(of view: ViewValue, _ evaluator: Evaluator) -> [String] {
    switch view.content {
    // A shape made from a scenario's shape, such as a turned one or a part, no longer has its type.
    case .shape where evaluator.types[view.site.name]?.kind != nil: return ["Shape", "View"]
    case .shape(let shape): return [view.site.name] + (shape.canBeInset ? ["InsettableShape"] : []) + ["Shape", "View"]
    case .identified: return [view.typeName, "Subview", "View"]
    case .modified where isText(view, evaluator): return ["Text", "View"]
    case .modified: return view.paintedShape == nil ? ["some View", "View"] : ["some View", "ShapeView", "View"]
    default: return [view.typeName, "View"]
    }
  }

  /// At most this many modifiers are checked to see whether a text is still a text.
  private static let mostModifiers = 64

  /// Whether a view is a text whose modifiers are all among those that return one: `Text("a").font(.title).bold()`.
  private func isText(_ view: ViewValue, _ evaluator: Evaluator) -> Bool {
    var current = view
    for _ in 0..<SwiftUIValue.mostModifiers {
      switch current.content {
      case .text, .joinedText: return true
      case .modified(let base, _):
        let known = evaluator.catalog.members(current.site.name)
        guard known.contains(where: { $0.entry.details.keptType == "Text" }) else { return false }
        current = base
      default: return false
      }
    }
    return false
  }

  func inferredType(_ evaluator: Evaluator) -> SwiftType {
    switch content {
    case .view, .environmentKey, .scaledMetric, .fetched: return .any
    default: return .named(typeNames(evaluator).first ?? "Any")
    }
  }

  func operandType(_ evaluator: Evaluator) -> SwiftType {
    if case .angle = content { return .double }
    return inferredType(evaluator)
  }
}

extension SwiftType {
  public static let view = SwiftType.named("View")
  public static let shape = SwiftType.named("Shape")
  public static let style = SwiftType.named("ShapeStyle")
  /// A view builder's closure without parameters.
  public static let content = SwiftType.builder([])

  /// A view builder's closure with its parameters.
  public static func builder(_ parameters: [SwiftType]) -> SwiftType { .builder(parameters, .view) }
}
