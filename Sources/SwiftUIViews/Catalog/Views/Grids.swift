internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Lazy grids and their tracks.
extension Catalog {
  static let grids: [CatalogEntry] = [
    grid("LazyVGrid", .vertical, "columns", .named("HorizontalAlignment"), "Children in columns, line by line."),
    grid("LazyHGrid", .horizontal, "rows", .named("VerticalAlignment"), "Children in rows, column by column."),
    CatalogEntry(
      .initializer, "GridItem", "A column or row of a lazy grid.",
      [
        .unlabelled("size", .named("GridItem.Size"), default: ".flexible()", "How wide the track is."),
        .labelled("spacing", .optional(.cgFloat), default: "nil", "The gap after the track; nil is 8 points."),
        .labelled("alignment", .optional(.named("Alignment")), default: "nil", "Where a cell sits in the track."),
      ]
    ) { call throws(Diagnostics) in
      var sizing = GridTrack.Sizing.flexible(minimum: 10, maximum: .infinity)
      if case .gridSize(let given)? = call.value("size")?.swiftUI { sizing = given }
      return .gridItem(GridTrack(sizing, spacing: call.distance("spacing"), alignment: call.alignment("alignment")))
    },
    CatalogEntry(
      .staticMember(of: "GridItem.Size"), "fixed", "A track of exactly that length.",
      [.unlabelled("trackSize", .cgFloat)]
    ) { call throws(Diagnostics) in .gridSize(.fixed(call.length("trackSize") ?? 0)) },
    track("flexible", "One track that takes its share of the room.") {
      .flexible(minimum: $0, maximum: $1)
    },
    track("adaptive", "As many tracks as have room.") { .adaptive(minimum: $0, maximum: $1) },
  ]

  private static func track(
    _ name: String, _ documentation: ReferenceText, make: @escaping @Sendable (Double, Double) -> GridTrack.Sizing
  ) -> CatalogEntry {
    let minimumDefault: ReferenceText? = name == "flexible" ? "10" : nil
    return CatalogEntry(
      .staticMember(of: "GridItem.Size"), name, documentation,
      [
        .labelled("minimum", .cgFloat, default: minimumDefault, "The least length."),
        .labelled("maximum", .cgFloat, default: ".infinity", "The greatest length."),
      ]
    ) { call throws(Diagnostics) in
      let minimum = call.length("minimum") ?? 10
      if name == "adaptive", minimum == 0 { call.evaluator.warn(.endlessTracks(call.source(of: "minimum"))) }
      return .gridSize(make(minimum, max(call.limit("maximum") ?? .infinity, minimum)))
    }
  }

  private static func grid(
    _ name: String, _ axis: Axis, _ label: String, _ alignment: SwiftType, _ documentation: ReferenceText
  ) -> CatalogEntry {
    CatalogEntry(
      .view, name, documentation,
      [
        .labelled(label, .array(.named("GridItem")), "The tracks."),
        .labelled("alignment", alignment, default: ".center", "Where the tracks sit in the grid."),
        .labelled("spacing", .optional(.cgFloat), default: "nil", "The gap between lines; nil is 8 points."),
        pinnedViews,
        .labelled("content", .content, "The cells."),
      ]
    ) { call throws(Diagnostics) in
      var tracks: [GridTrack] = []
      for value in call.array(label) ?? [] {
        if case .gridItem(let track) = value.swiftUI { tracks.append(track) }
      }
      if tracks.isEmpty {
        call.evaluator.warn(.noTracks(label, call.source(of: label)))
        tracks = [GridTrack(.flexible(minimum: 10, maximum: .infinity))]
      }
      // Each is recorded, explained and drawn, several times over.
      try call.evaluator.step(call.source(of: label), cost: 200 * tracks.count)
      let rule = LazyGridRule(
        axis: axis, tracks: tracks, alignment: call.guide("alignment"), spacing: call.distance("spacing"))
      var site = call.site
      for part in [Parameter.trackSize, .trackMinimum, .trackMaximum, .trackSpacing] {
        site.parameters.append((part, call.source(of: label)))
      }
      return .view(ViewValue(.lazyGrid(rule, try call.views("content")), site: site))
    }
  }
}
