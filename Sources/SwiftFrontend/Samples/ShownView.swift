internal import LayoutEngine
public import ViewProgram

/// A view of a file that can be shown without a preview of its own.
public struct ShownView: Sendable {
  public var name: String
  var source: SourceRange
  /// The names of its initialiser's parameters.
  public var parameters: [String]
  /// The samples that its initialiser is called with, as source writes them.
  public var samples: [(name: String, text: String)]
  /// The view, made with the samples.
  public var preview: PreviewDeclaration
  /// The code that a preview of it would contain; `nil` for an app, which no preview can show.
  var written: String?
  /// Whether it is an app, of which the window is shown.
  public var isApp: Bool { written == nil }
  /// The extensions that the samples need in the program.
  var additions: [ExtensionDeclaration]
}

/// The views that one file declares, and the one to show when none is chosen.
struct ShownViews {
  private let file: FileParts
  private let program: FileParts
  private let types: SampleTypes
  private let wrappers: Set<String>
  private let fileName: String

  /// - Parameters:
  ///   - file: The file whose views are shown.
  ///   - program: All files together.
  init(of file: FileParts, in program: FileParts, named fileName: String, wrappersWithoutArgument: Set<String>) {
    self.file = file
    self.program = program
    self.fileName = fileName
    types = SampleTypes(program)
    wrappers = wrappersWithoutArgument
  }

  /// The types of the file that can be shown, apps first.
  var all: [TypeDeclaration] { file.types.filter(isApp) + views }

  /// The file's views, or other types that can be shown. Those inside other types and extensions count only if there
  /// are no others.
  private var views: [TypeDeclaration] {
    let inner = file.types.flatMap { $0.members.types } + file.extensions.flatMap { $0.members.types }
    for kind in Kind.allCases {
      for types in [file.types, ShownViews.withInnerTypes(inner)] {
        let found = types.filter { self.kind(of: $0) == kind }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The names of the types that the file declares outside of others.
  var typeNames: [String] { file.types.map(\.name) }

  private static func withInnerTypes(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { [$0] + withInnerTypes($0.members.types) }
  }

  /// The app, or the view that no other view of the file uses; one that uses others is preferred to one that uses none.
  var outermost: TypeDeclaration? {
    if let app = file.types.first(where: isApp) { return app }
    let views = self.views
    if let content = views.last(where: { $0.name == "ContentView" }) { return content }
    let outer = views.filter { view in !views.contains { uses($0, view) } }
    let composed = outer.filter { view in views.contains { uses(view, $0) } }
    let candidates = !composed.isEmpty ? composed : outer.isEmpty ? views : outer
    let base = fileName.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? ""
    return outer.first { $0.name == base } ?? candidates.last { isMadeWithoutArguments($0) } ?? candidates.last
  }

  private func uses(_ outer: TypeDeclaration, _ inner: TypeDeclaration) -> Bool {
    outer.name != inner.name && file.mentions[outer.name, default: []].contains(inner.name)
  }

  /// A view with sample arguments.
  ///
  /// - Parameter given: expressions for some of the arguments.
  func shown(_ view: TypeDeclaration, given: [String: Expression] = [:]) -> ShownView {
    var maker = SampleMaker(types, wrappersWithoutArgument: wrappers, at: view.source)
    let declared = types.declared(view.name)
    let made = declared.flatMap { maker.arguments(of: $0, given: given) } ?? SampleMaker.SampleArguments()
    var shown = maker.call(maker.named(view.name), made.list.map(\.argument))
    switch kind(of: view) {
    case .modifier: shown = modified(maker, by: "modifier", shown)
    case .buttonStyle: shown = modified(maker, by: "buttonStyle", shown)
    case .view, .shape, nil: break
    }
    if isApp(view) {
      shown = maker.expression(.member(shown, "body"))
    } else {
      for object in objects(for: view.name) {
        let type = TypeReference(name: object.type, source: view.source)
        let value = maker.sample(of: type, named: object.type)
        let member = maker.expression(.member(shown, object.modifier))
        shown = maker.call(member, [nil: value.expression])
      }
    }
    let preview = PreviewDeclaration(
      name: view.name, caption: "", traits: [], body: [Statement(.expression(shown), source: view.source)],
      source: view.source)
    return ShownView(
      name: view.name, source: view.source, parameters: made.names,
      samples: made.list.map { ($0.name, $0.argument.value.text) }, preview: preview, written: written(view),
      additions: maker.additions)
  }

  private func isApp(_ type: TypeDeclaration) -> Bool { inherited(type).contains("App") }

  private func written(_ view: TypeDeclaration) -> String? {
    if isApp(view) { return nil }
    return switch kind(of: view) {
    case .modifier: "Text(\"Content\").modifier(\(view.name)())"
    case .buttonStyle: "Button(\"Content\") {}.buttonStyle(\(view.name)())"
    case .view, .shape, nil: "\(view.name)()"
    }
  }

  /// A view that shows a modifier or a style.
  private func modified(_ maker: SampleMaker, by modifier: String, _ value: Expression) -> Expression {
    let title = maker.expression(.string([.literal("Content")]))
    let view: Expression
    if modifier == "buttonStyle" {
      let action = maker.expression(.closure(Closure(parameters: [], body: [], source: value.source)))
      view = maker.call(maker.identifier("Button"), [nil: title, "action": action])
    } else {
      view = maker.call(maker.identifier("Text"), [nil: title])
    }
    return maker.call(maker.expression(.member(view, modifier)), [nil: value])
  }

  // MARK: What a type is

  private enum Kind: CaseIterable { case view, shape, modifier, buttonStyle }

  private func kind(of type: TypeDeclaration) -> Kind? {
    guard type.kind != .protocolType else { return nil }
    let inherited = inherited(type)
    func isAny(_ names: String...) -> Bool { names.contains { inherited.contains($0) } }
    if isAny("View", "SwiftUI.View") || inherited.contains(where: { $0.hasSuffix("Representable") }) { return .view }
    if isAny("Shape", "InsettableShape") { return .shape }
    if isAny("ViewModifier", "AnimatableModifier") { return .modifier }
    return isAny("ButtonStyle", "PrimitiveButtonStyle") ? .buttonStyle : nil
  }

  private func inherited(_ type: TypeDeclaration) -> [String] {
    types.declared(type.name)?.inherited ?? type.inherited.map(\.name)
  }

  func isMadeWithoutArguments(_ view: TypeDeclaration) -> Bool {
    var maker = SampleMaker(types, wrappersWithoutArgument: wrappers, at: view.source)
    return types.declared(view.name).flatMap { maker.arguments(of: $0, given: [:]) }?.list.isEmpty ?? false
  }

  // MARK: What the views around would hand down

  private struct HandedDown: Hashable {
    var type: String
    var modifier: String
  }

  /// The objects of the program's own classes that a view and those inside it read from the environment.
  private func objects(for view: String) -> [HandedDown] {
    let reached = program.reached(from: [view]) { types.declared($0) != nil }
    var found: [HandedDown] = []
    for type in program.types where reached.contains(type.name) {
      for property in type.members.variables {
        guard let object = object(of: property), !found.contains(where: { $0.type == object.type }) else { continue }
        found.append(object)
      }
    }
    return found
  }

  private func object(of property: VariableDeclaration) -> HandedDown? {
    if property.attributes.contains(where: { $0.name == "EnvironmentObject" }), let type = property.type {
      return isOwnClass(type.name) ? HandedDown(type: type.name, modifier: "environmentObject") : nil
    }
    guard let attribute = property.attributes.first(where: { $0.name == "Environment" }),
      case .member(let type, "self")? = attribute.arguments.first?.value.kind,
      case .identifier(let name) = type.unspecialized.kind
    else { return nil }
    return isOwnClass(name) ? HandedDown(type: name, modifier: "environment") : nil
  }

  private func isOwnClass(_ name: String) -> Bool { types.declared(name)?.declaration.kind == .classType }
}
