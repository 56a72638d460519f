internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `aspectRatio`, `fixedSize`, `layoutPriority`, `offset`.
extension Catalog {
  static let sizing: [CatalogEntry] =
    [
      CatalogEntry(
        .modifier(on: "View"), "aspectRatio", "Proposes a size of that ratio to the view.",
        [
          Overload([
            .unlabelled("ratio", .optional(.cgFloat), default: "nil", "Width ÷ height; nil is the view's own."),
            .labelled("contentMode", .named("ContentMode"), "Whether the size fits into the proposal or fills it."),
          ]) { call throws(Diagnostics) in
            ratio(call, call.number("ratio"), at: "ratio", fill: call.symbol("contentMode") == "fill")
          },
          Overload([
            .unlabelled("size", .named("CGSize"), "A size of the wanted ratio."),
            .labelled("contentMode", .named("ContentMode"), "Whether the size fits into the proposal or fills it."),
          ]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("size")?.swiftUI else { return call.base }
            return ratio(call, size.width / size.height, at: "size", fill: call.symbol("contentMode") == "fill")
          },
        ]
      ).typed("_AspectRatioLayout"),
      CatalogEntry(.modifier(on: "View"), "scaledToFit", "The view's own aspect ratio, inside the proposal.") {
        call throws(Diagnostics) in ratio(call, nil, fill: false)
      }.typed("_AspectRatioLayout"),
      CatalogEntry(.modifier(on: "View"), "scaledToFill", "The view's own aspect ratio, covering the proposal.") {
        call throws(Diagnostics) in ratio(call, nil, fill: true)
      }.typed("_AspectRatioLayout"),
      CatalogEntry(
        .modifier(on: "View"), "fixedSize", "Gives the view its ideal size.",
        [
          Overload([]) { call throws(Diagnostics) in
            call.modified(.rule(.fixedSize(horizontal: true, vertical: true)))
          },
          Overload([
            .labelled("horizontal", .bool, "Ideal width."), .labelled("vertical", .bool, "Ideal height."),
          ]) { call throws(Diagnostics) in
            call.modified(
              .rule(.fixedSize(horizontal: call.bool("horizontal") ?? true, vertical: call.bool("vertical") ?? true)))
          },
        ]
      ).typed("_FixedSizeLayout"),
      CatalogEntry(
        .modifier(on: "View"), "layoutPriority", "Has the stack around it ask the view before those of less priority.",
        [.unlabelled("priority", .double, "0 is the usual priority.")]
      ) { call throws(Diagnostics) in
        let priority = call.number("priority") ?? 0
        return call.modified(.rule(.layoutPriority(priority.isNaN ? 0 : priority)))
      }.typed("_TraitWritingModifier<LayoutPriorityTraitKey>"),
      CatalogEntry(
        .modifier(on: "View"), "offset", "Draws the view elsewhere; its frame stays.",
        [
          Overload([
            .labelled("x", .cgFloat, default: "0", "To the right."), .labelled("y", .cgFloat, default: "0", "Down."),
          ]) { call throws(Diagnostics) in
            call.modified(.rule(.offset(Point(x: call.distance("x") ?? 0, y: call.distance("y") ?? 0))))
          },
          Overload([.unlabelled("offset", .named("CGSize"), "To the right and down.")]) { call throws(Diagnostics) in
            guard case .size(let size)? = call.value("offset")?.swiftUI else { return call.base }
            return call.modified(.rule(.offset(Point(x: size.width, y: size.height))))
          },
        ]
      ).alsoOn("VisualEffect").typed("_OffsetEffect"),
    ] + constants("ContentMode", ["fit", "fill"])

  private static func ratio(_ call: Invocation, _ ratio: Double?, at name: String = "", fill: Bool) -> Value {
    var used = ratio
    if let given = ratio, !(given.isFinite && given > 0) {
      call.evaluator.warn(.invalidRatio(given, call.source(of: name)))
      used = nil
    }
    return call.modified(.rule(.aspectRatio(OptionalLength(used), fill: fill)))
  }
}
