internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// An alignment of the scenario's own: a type that conforms to `AlignmentID`.
struct CustomGuide {
  let axis: Axis
  let type: TypeInfo
}

/// Custom alignments, and the guides a view reports.
extension Catalog {
  static let customGuides: [CatalogEntry] = [
    alignment("HorizontalAlignment", .horizontal), alignment("VerticalAlignment", .vertical),
    length("width", .horizontal), length("height", .vertical),
  ]

  private static func alignment(_ name: String, _ axis: Axis) -> CatalogEntry {
    CatalogEntry(
      .initializer, name, "An alignment of the scenario's own.",
      [.unlabelled("id", .any, "A type that conforms to AlignmentID.")]
    ) { call throws(Diagnostics) in
      guard case .type(let typeName)? = call.value("id"), let type = call.evaluator.types[typeName] else {
        throw call.noType("id", wanted: "AlignmentID.Type")
      }
      return .guide(call.evaluator.guide(of: type, axis))
    }
  }

  private static func length(_ name: String, _ axis: Axis) -> CatalogEntry {
    CatalogEntry(property: name, of: "ViewDimensions", "The view's \(name).") { call throws(Diagnostics) in
      guard case .dimensions(let dimensions) = call.base.swiftUI else { return .void }
      return .double(dimensions.size[axis])
    }
  }
}

extension Evaluator {
  /// The guide that stands for a type; the same one each time.
  fileprivate func guide(of type: TypeInfo, _ axis: Axis) -> Guide {
    let known = preview.customGuides.firstIndex { $0.type === type && $0.axis == axis }
    let index = known ?? preview.customGuides.count
    if known == nil { preview.customGuides.append(CustomGuide(axis: axis, type: type)) }
    return Guide(axis: axis, id: Guide.firstCustomID + Int16(clamping: index))
  }

  /// `dimensions[.leading]`, `dimensions[explicit: .top]`
  func guide(_ argument: Argument, of dimensions: ViewDimensions, in scope: Scope) throws(Diagnostics) -> Value {
    let type = SwiftType.oneOf([.named("HorizontalAlignment"), .named("VerticalAlignment")])
    guard case .guide(let guide) = try typed(argument.value, as: type, in: scope).swiftUI else { return .none }
    if argument.label == "explicit" { return dimensions[explicit: guide].map { .double($0) } ?? .none }
    return .double(dimensions[guide])
  }

  /// The result of `defaultValue(in:)`.
  func defaultValue(of guide: CustomGuide, _ dimensions: ViewDimensions) -> Double {
    guard let function = guide.type.staticMethods["defaultValue"]?.first else { return 0 }
    let scope = Scope(parent: nil)
    scope.declare("self", .type(guide.type.name))
    return number(
      from: functionValue(function, scope), [.dimensions(dimensions)], in: preview.environment, function.source)
  }

  /// Calls a closure while the tree is laid out; 0 when it fails.
  func number(
    from closure: ClosureValue, _ arguments: [Value], in environment: ViewEnvironment, _ source: SourceRange
  ) -> Double {
    duringLayout(0) { () throws(Diagnostics) -> Double in
      switch try self.invoke(closure, arguments, in: environment, source) {
      case .double(let number): return number
      case .int(let number): return Double(number)
      case .opaque(let opaque):
        self.use(opaque)
        return 0
      case let other: throw .wrongType(self.typeName(of: other), wanted: .cgFloat, source)
      }
    }
  }

  /// Runs a closure for the layout; the first error is kept for the caller of the layout.
  func duringLayout<Result>(_ fallback: Result, _ run: () throws(Diagnostics) -> Result) -> Result {
    if preview.layoutProblem != nil { return fallback }
    do throws(Diagnostics) {
      return try run()
    } catch {
      preview.layoutProblem = error
      return fallback
    }
  }
}

extension TreeBuilder {
  /// Makes the scenario's own alignments known to the tree.
  func defineGuides() {
    while tree.guideCount < evaluator.preview.customGuides.count {
      let guide = evaluator.preview.customGuides[tree.guideCount]
      let evaluator = evaluator
      _ = tree.addGuide(guide.axis) { evaluator.defaultValue(of: guide, $0) }
    }
  }
}
