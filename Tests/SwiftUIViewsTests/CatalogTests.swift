import Testing
import SwiftInterpreter
import SwiftUIViews

@Suite struct CatalogTests {
  private let catalog = Catalog()

  @Test func saysSomethingAboutEveryViewAndModifier() {
    for entry in catalog.entries where entry.isViewOrModifier {
      #expect(entry.documentation.hasSuffix("."), "\(entry.name)")
    }
  }

  @Test func hasEntries() {
    #expect(catalog.entries.count > 300)
    #expect(catalog.entries.contains { $0.isViewOrModifier })
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

  @Test func givesEveryEntryAnOverload() {
    for entry in catalog.entries { #expect(!entry.overloads.isEmpty, "\(entry.name)") }
  }

  @Test func holdsEveryNameOfARoleOnce() {
    var seen: Set<String> = []
    for entry in catalog.entries {
      let isProperty = entry.overloads.contains { $0.isProperty }
      #expect(seen.insert("\(entry.role) \(entry.name) \(isProperty)").inserted, "\(entry.name)")
    }
  }
}

extension CatalogEntry {
  fileprivate var isViewOrModifier: Bool {
    switch role {
    case .view, .modifier: return true
    default: return false
    }
  }
}
