import LayoutEngine
import SwiftInterpreter
import Testing

@testable import SwiftUIViews

/// Walks the registry: every name is described completely, and once.
@Suite struct FactTests {
  private let entries = Catalog.swiftUI.entries

  @Test func holdNamesOfEveryKindAndStatus() {
    #expect(entries.count > 1_500)
    for status in [Status.supported, .noEffect, .opaque] { #expect(entries.contains { $0.status == status }) }
    #expect(entries.contains { $0.status.isGap })
    #expect(entries.contains { $0.role == .environmentValue })
    #expect(entries.contains { $0.role == .propertyWrapper(.state) })
    #expect(entries.contains { $0.role == .type })
  }

  @Test func describeANameInOneSentence() {
    for entry in entries {
      // A plain constant is its name.
      if case .staticMember = entry.role, entry.overloads.allSatisfy(\.isProperty) { continue }
      let text = entry.documentation
      #expect(text.hasSuffix(".") && text.first?.isUppercase ?? false, "\(entry.writtenName): \(text)")
    }
  }

  @Test func nameReplacementsInOneStyle() {
    for entry in entries {
      guard case .gap(let instead) = entry.status, !instead.isEmpty else { continue }
      #expect(!instead.hasSuffix("."), "\(entry.writtenName): \(instead)")
      #expect(!instead.contains("Accepted"), "\(entry.writtenName)")
    }
  }

  /// A second entry of a name would hide the first.
  @Test func holdEveryNameOnce() {
    var seen: [String: CatalogEntry] = [:]
    for entry in entries {
      let key = FactTests.key(of: entry)
      if let other = seen[key] { Issue.record("\(key) is \(other.status) and \(entry.status)") }
      seen[key] = entry
    }
  }

  @Test func knowNoGapThatIsSupported() {
    let catalog = Catalog.swiftUI
    for entry in entries where entry.status.isGap {
      switch entry.role {
      case .view, .initializer, .function, .type:
        #expect(catalog.callable(entry.name) == nil && !catalog.isType(entry.name), "\(entry.name)")
      case .modifier(let type):
        #expect(!catalog.members(entry.name).contains { $0.type == type }, "\(entry.name)")
      case .environmentValue: #expect(Catalog.environmentFact(entry.name)?.read == nil, "\(entry.name)")
      case .staticMember, .member, .propertyWrapper, .resultBuilder:
        Issue.record("a gap of an unexpected kind: \(entry.writtenName)")
      }
      #expect(catalog.gap(entry.writtenName) != nil, "\(entry.writtenName)")
    }
  }

  @Test func canBeCalledUnlessTheyAreNames() {
    for entry in entries {
      let isName: Bool
      switch entry.role {
      case .type, .environmentValue, .propertyWrapper, .resultBuilder: isName = true
      default: isName = entry.status.isGap
      }
      #expect(entry.overloads.isEmpty == isName, "\(entry.writtenName)")
    }
  }

  /// A formula names its operand after the parameter that it comes from.
  @Test func traceParametersByTheirNames() throws {
    let frame = try #require(Catalog.swiftUI.members("frame").first { $0.type == "View" }).entry
    let traced = frame.overloads.map { $0.parameters.compactMap(\.traced) }
    #expect(
      traced == [
        [.width, .height], [.minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight],
      ])
    #expect(Parameter.allCases.allSatisfy { !$0.rawValue.isEmpty })
  }

  @Test(arguments: [
    ("frame", "width: 20", "Color", "_FrameLayout"), ("frame", "maxWidth: .infinity", "Color", "_FlexFrameLayout"),
    ("bold", "", "Text", "Self"), ("bold", "", "Color", nil), ("resizable", "", "Image", "Self"),
    ("shadow", "radius: 2", "Color", "_ShadowEffect"), ("nothingOfThatName", "", "Color", nil),
  ])
  func spellTheTypesOfModifiers(modifier: String, arguments: String, type: String, spelling: String?) {
    #expect(Catalog.swiftUI.spelling(ofModifier: modifier, arguments: arguments, on: type) == spelling)
  }

  @Test func distinguishWrappersThatNoCallerGivesAValue() {
    let wrappers = Catalog.swiftUI.wrappersWithoutArgument
    #expect(wrappers.contains("Environment") && wrappers.contains("Namespace") && wrappers.contains("AppStorage"))
    #expect(!wrappers.contains("Binding") && !wrappers.contains("State") && !wrappers.contains("ObservedObject"))
  }

  /// Where the name is in the source, so that only one thing can be meant; a property and a call may share a name.
  private static func key(of entry: CatalogEntry) -> String {
    switch entry.role {
    case .view, .initializer, .function, .type: return entry.name
    case .modifier(let type), .member(let type):
      return "\(type).\(entry.name)\(entry.overloads.contains(where: \.isProperty) ? "" : "()")"
    case .staticMember(let type): return "static \(type).\(entry.name)"
    case .environmentValue, .propertyWrapper, .resultBuilder: return entry.writtenName
    }
  }
}
