internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Alignments, edges, axes and unit points.
extension Catalog {
  static let alignments: [CatalogEntry] =
    alignmentConstants + guideConstants + edgeConstants + axisConstants + unitPointConstants + [
      CatalogEntry(
        .initializer, "Alignment", "A horizontal and a vertical guide.",
        [
          .labelled("horizontal", .named("HorizontalAlignment")), .labelled("vertical", .named("VerticalAlignment")),
        ]
      ) { call throws(Diagnostics) in
        .alignment(
          Alignment(
            horizontal: call.guide("horizontal") ?? .horizontalCenter,
            vertical: call.guide("vertical") ?? .verticalCenter))
      },
      CatalogEntry(property: "horizontal", of: "Alignment", "The guide across.") { call throws(Diagnostics) in
        guard case .alignment(let alignment)? = call.base.swiftUI else { return .none }
        return .guide(alignment.horizontal)
      },
      CatalogEntry(property: "vertical", of: "Alignment", "The guide down.") { call throws(Diagnostics) in
        guard case .alignment(let alignment)? = call.base.swiftUI else { return .none }
        return .guide(alignment.vertical)
      },
      CatalogEntry(
        .initializer, "UnitPoint", "A point in fractions of a rectangle.",
        [.labelled("x", .cgFloat, default: "0"), .labelled("y", .cgFloat, default: "0")]
      ) { call throws(Diagnostics) in .unitPoint(UnitPoint(x: call.number("x") ?? 0, y: call.number("y") ?? 0)) },
    ]

  private static var alignmentConstants: [CatalogEntry] {
    let all: [(String, Alignment)] = [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
      ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
      ("bottomTrailing", .bottomTrailing),
      ("leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)),
      ("centerFirstTextBaseline", Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)),
      ("trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)),
      ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
      ("centerLastTextBaseline", Alignment(horizontal: .horizontalCenter, vertical: .lastTextBaseline)),
      ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
    ]
    return all.map { name, alignment in
      CatalogEntry(constant: name, of: "Alignment") { _ throws(Diagnostics) in .alignment(alignment) }
    }
  }

  private static var guideConstants: [CatalogEntry] {
    let all: [(String, String, Guide)] = [
      ("HorizontalAlignment", "leading", .leading), ("HorizontalAlignment", "center", .horizontalCenter),
      ("HorizontalAlignment", "trailing", .trailing),
      ("HorizontalAlignment", "listRowSeparatorLeading", .listRowSeparatorLeading),
      ("HorizontalAlignment", "listRowSeparatorTrailing", .listRowSeparatorTrailing),
      ("VerticalAlignment", "top", .top),
      ("VerticalAlignment", "center", .verticalCenter), ("VerticalAlignment", "bottom", .bottom),
      ("VerticalAlignment", "firstTextBaseline", .firstTextBaseline),
      ("VerticalAlignment", "lastTextBaseline", .lastTextBaseline),
    ]
    return all.map { type, name, guide in
      CatalogEntry(constant: name, of: type) { _ throws(Diagnostics) in .guide(guide) }
    }
  }

  private static var edgeConstants: [CatalogEntry] {
    let all: [(String, EdgeSet)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
    ]
    return all.map { name, edges in
      CatalogEntry(constant: name, of: "Edge.Set") { _ throws(Diagnostics) in .edges(edges) }
    }
  }

  private static var axisConstants: [CatalogEntry] {
    var entries: [CatalogEntry] = []
    for type in ["Axis.Set", "Axis"] {
      for name in ["horizontal", "vertical"] {
        entries.append(
          CatalogEntry(constant: name, of: type) { _ throws(Diagnostics) in
            .axes(horizontal: name == "horizontal", vertical: name == "vertical")
          })
      }
    }
    return entries
  }

  private static var unitPointConstants: [CatalogEntry] {
    let rows: [(String, Double)] = [("top", 0), ("", 0.5), ("bottom", 1)]
    let columns: [(String, Double)] = [("leading", 0), ("", 0.5), ("trailing", 1)]
    var entries: [CatalogEntry] = []
    for (row, y) in rows {
      for (column, x) in columns {
        var name = row.isEmpty ? column : row + column.capitalizedFirst
        if name.isEmpty { name = "center" }
        let point = UnitPoint(x: x, y: y)
        entries.append(CatalogEntry(constant: name, of: "UnitPoint") { _ throws(Diagnostics) in .unitPoint(point) })
      }
    }
    entries.append(CatalogEntry(constant: "zero", of: "UnitPoint") { _ throws(Diagnostics) in .unitPoint(.topLeading) })
    return entries
  }
}
