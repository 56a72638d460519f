import Testing
import SwiftInterpreter
import SwiftUIViews

@Suite struct CatalogTests {
  private let catalog = Catalog.swiftUI

  @Test func hasEntries() {
    #expect(catalog.entries.count > 300)
  }

  @Test func namesEveryParameterOnce() {
    for entry in catalog.entries {
      for overload in entry.overloads {
        let names = overload.parameters.map { $0.name }
        #expect(Set(names).count == names.count, "\(entry.name)\(overload.signature)")
        let labels = overload.parameters.compactMap { $0.label }
        #expect(Set(labels).count == labels.count, "\(entry.name)\(overload.signature)")
      }
    }
  }

  @Test func writesADefaultForEveryParameterThatMayBeLeftOut() {
    for entry in catalog.entries {
      for parameter in entry.overloads.flatMap({ $0.parameters }) {
        #expect(parameter.defaultText != "", "\(entry.name) \(parameter.name)")
        if parameter.isVariadic { #expect(parameter.defaultText != nil, "\(entry.name) \(parameter.name)") }
      }
    }
  }
}
