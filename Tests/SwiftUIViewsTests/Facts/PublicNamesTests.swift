import SwiftInterpreter
import Testing

@testable import SwiftUIViews

/// Every public name of SwiftUI has a status in the registry.
@Suite struct PublicNamesTests {
  /// The names that the registry holds, by what they are used for.
  private enum Use { case types, modifiers, environment, wrappers }

  private static let known: [Use: Set<String>] = {
    var known: [Use: Set<String>] = [:]
    for entry in Catalog.swiftUI.entries {
      switch entry.role {
      case .view, .initializer, .function, .type: known[.types, default: []].insert(entry.name)
      case .staticMember(let type), .member(let type): known[.types, default: []].insert(type)
      case .modifier: known[.modifiers, default: []].insert(entry.name)
      case .environmentValue: known[.environment, default: []].insert(entry.name)
      case .propertyWrapper, .resultBuilder: known[.wrappers, default: []].insert(entry.name)
      }
    }
    return known
  }()

  private func missing(_ names: String, _ use: Use) -> [String] {
    let known = PublicNamesTests.known[use] ?? []
    let names = names.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(!names.isEmpty)
    return names.filter { !known.contains($0) }
  }

  @Test func holdEveryViewSceneAndLayout() {
    #expect(missing(PublicNames.views, .types) == [])
    #expect(missing(PublicNames.scenes, .types) == [])
    #expect(missing(PublicNames.layouts, .types) == [])
  }

  @Test func holdEveryModifier() { #expect(missing(PublicNames.modifiers, .modifiers) == []) }

  @Test func holdEveryEnvironmentValue() { #expect(missing(PublicNames.environment, .environment) == []) }

  @Test func holdEveryPropertyWrapper() { #expect(missing(PublicNames.propertyWrappers, .wrappers) == []) }

  @Test func holdEveryType() { #expect(missing(PublicNames.types, .types) == []) }
}
