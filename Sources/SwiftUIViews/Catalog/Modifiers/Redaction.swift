internal import SwiftInterpreter
internal import ViewProgram

/// `redacted(reason:)`: the views inside can read why they are hidden. No layout depends on it; bars and boxes replace
/// what a placeholder hides, and private content is drawn nevertheless.
extension Catalog {
  static let redaction: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "redacted", "Hides what the view shows.",
      [
        Overload([.labelled("reason", .named(reasons), "Is added to the reasons around the view.")]) {
          call throws(Diagnostics) in
          guard case .symbol(_, let added)? = call.value("reason") else { return call.modified(.nothing) }
          return call.modified(
            .environment(
              .change { environment in
                let key = "redactionReasons"
                var all = added
                if case .symbol(_, let names)? = environment.values[key], !names.isEmpty { all = names + " " + added }
                environment.values[key] = .symbol(type: reasons, name: all)
              }))
        }
      ]),
    CatalogEntry(
      .modifier(on: "View"), "unredacted", "Shows what would be hidden.",
      [
        Overload([]) { call throws(Diagnostics) in
          call.modified(.environment(.change { $0.values["redactionReasons"] = .symbol(type: reasons, name: "") }))
        }
      ]),
  ]

  private static var reasons: String { "RedactionReasons" }
}
