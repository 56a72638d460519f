internal import SwiftInterpreter
internal import ViewProgram

/// The members of a binding itself. A value that is set through it is there immediately, as no time passes here.
extension Catalog {
  static let bindingMembers: [CatalogEntry] = [
    CatalogEntry(
      .member(of: "Binding"), "animation", "The same binding; what is set through it is not animated.",
      [.unlabelled("animation", .unread, default: ".default")]
    ) { call throws(Diagnostics) in call.base },
    CatalogEntry(
      .member(of: "Binding"), "transaction", "The same binding; what is set through it is not animated.",
      [.unlabelled("transaction", .unread)]
    ) { call throws(Diagnostics) in call.base },
  ]
}
