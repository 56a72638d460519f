internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Group(sections:)` and `ForEach(sections:)`: the sections that a view stands for, with views between sections as
/// sections without ends.
extension Catalog {
  static let groupOfSections = Overload([
    .labelled("sections", .view, "The view to take apart."), .labelled("transform", .builder([.any])),
  ]) { call throws(Diagnostics) in
    guard let transform = call.closure("transform") else { return call.view(.empty) }
    return call.view(.group(try call.evaluator.views(from: transform, [.array(sections(call))], call.source)))
  }

  static let eachOfSections = Overload([
    .labelled("sections", .view, "The view to take apart."), .labelled("content", .builder([.any])),
  ]) { call throws(Diagnostics) in
    guard let content = call.closure("content") else { return call.view(.empty) }
    var views: [ViewValue] = []
    for (index, section) in sections(call).enumerated() {
      let made = try call.evaluator.views(from: content, [section], call.source)
      views.append(ViewValue(.identified("\(index)", made), site: CallSite(name: "Group", source: call.source)))
    }
    return call.view(.group(views))
  }

  static let sectionConfigurations: [CatalogEntry] = ["id", "header", "content", "footer", "containerValues"].map {
    name in
    CatalogEntry(property: name, of: sectionConfiguration, "A part of a section that was taken apart.") {
      call throws(Diagnostics) in call.baseRecord[name] ?? .none
    }
  }

  private static let sectionConfiguration = "SectionConfiguration"

  private static func sections(_ call: Invocation) -> [Value] {
    var sections: [(parts: [[ViewValue]], values: Value)] = []
    var isLoose = false
    for view in call.viewArgument("sections").map({ subviews(of: $0) }) ?? [] {
      if let parts = sectionParts(of: view) {
        sections.append((parts, .containerValues(of: view)))
        isLoose = false
      } else if isLoose {
        sections[sections.count - 1].parts[1].append(view)
      } else {
        sections.append(([[], [view], []], .record(RecordValue(RecordValue.containerValues))))
        isLoose = true
      }
    }
    return sections.enumerated().map { index, section in
      let parts = zip(["header", "content", "footer"], section.parts).map { (name: $0, value: collection($1)) }
      let others = [(name: "id", value: Value.int(Int64(index))), (name: "containerValues", value: section.values)]
      return .record(RecordValue(sectionConfiguration, others + parts))
    }
  }

  /// The header, the content and the footer of a section, with modifiers that are nothing but values around it or none;
  /// `nil` for any other view.
  private static func sectionParts(of view: ViewValue) -> [[ViewValue]]? {
    switch view.content {
    case .section(let header, let content, let footer): [header, content, footer]
    case .modified(let base, .containerValue), .modified(let base, .tag): sectionParts(of: base)
    default: nil
    }
  }

  private static func collection(_ views: [ViewValue]) -> Value {
    .array(views.flatMap { subviews(of: $0) }.asSubviews.map { .view($0) })
  }
}

extension [ViewValue] {
  /// The views as the subviews of one view, by their places.
  var asSubviews: [ViewValue] {
    enumerated().map { index, view in ViewValue(.identified("\(index)", [view]), site: view.site) }
  }
}
