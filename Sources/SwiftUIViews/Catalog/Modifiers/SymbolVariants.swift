internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `symbolVariant` and the variants.
extension Catalog {
  static let symbolVariants: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "symbolVariant", "Shows the symbols inside in a variant, where they have it.",
        [.unlabelled("variant", .named("SymbolVariants"), "Which variant; several are added to each other.")]
      ) { call throws(Diagnostics) in
        let variant = call.symbol("variant") ?? "none"
        return call.modified(
          .environment(
            .change { environment in
              let before = environment.values["symbolVariants"]?.symbolName ?? "none"
              environment.values["symbolVariants"] = variants(adding(variant, to: before))
            }))
      }
    ]
    + constants("SymbolVariants", ["none"] + variantNames)
    + variantNames.map { name in
      CatalogEntry(property: name, of: "SymbolVariants", "The variants with one more.") {
        call throws(Diagnostics) in variants(adding(name, to: call.base.symbolName ?? "none"))
      }
    }

  /// In the order in which a symbol's name is put together: `bell.slash.circle.fill`.
  private static let variantNames = ["slash", "circle", "square", "rectangle", "fill"]

  /// One shape at most: the first that was asked for.
  private static func adding(_ more: String, to names: String) -> String {
    let asked = (names + "." + more).split(separator: ".").map { String($0) }
    let shape = asked.first { ["circle", "square", "rectangle"].contains($0) }
    let kept = variantNames.filter { $0 == shape || (["slash", "fill"].contains($0) && asked.contains($0)) }
    return kept.isEmpty ? "none" : kept.joined(separator: ".")
  }

  private static func variants(_ name: String) -> Value { .symbol(type: "SymbolVariants", name: name) }
}
