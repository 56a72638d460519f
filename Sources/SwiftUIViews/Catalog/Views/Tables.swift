internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// A `TableColumn` as the table around it uses it.
final class TableColumnValue {
  let title: String
  let width: TableColumnWidth
  /// The cell of a row's value.
  let cell: (Value) throws(Diagnostics) -> [ViewValue]

  init(
    title: String, width: TableColumnWidth = TableColumnWidth(),
    cell: @escaping (Value) throws(Diagnostics) -> [ViewValue]
  ) {
    self.title = title
    self.width = width
    self.cell = cell
  }
}

/// `Table`: in a compact width SwiftUI shows its first column as a list, otherwise all columns. Those of macOS were
/// recorded.
extension Catalog {
  static let tables: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Table",
        "Its first column as a list where the width is compact; elsewhere a header and columns, on macOS in their widths.",
        [
          Overload([
            .unlabelled("data", .any), .labelled("children", .any, default: "none"), selection, order, customization,
            .labelled("columns", .content),
          ]) { call throws(Diagnostics) in
            let rows = try call.evaluator.elements(of: call.value("data") ?? .none, call.source(of: "data"))
            return table(call, try call.views("columns"), rows)
          },
          Overload([
            .labelled("of", .any, default: "none"), selection, order, customization, .labelled("columns", .content),
            .labelled("rows", .content),
          ]) { call throws(Diagnostics) in
            var values: [Value] = []
            for view in leaves(of: try call.views("rows")) {
              if case .tableRow(let value) = view.content { values.append(value) }
            }
            return table(call, try call.views("columns"), values)
          },
        ]),
      CatalogEntry(
        .view, "TableColumn", "A table's column: a title, and a view for each row.",
        [SwiftType.named("LocalizedStringKey"), .named("Text")].flatMap { type in
          let title = ParameterDeclaration.unlabelled("title", type)
          return [
            [title, .labelled("value", .any), sort, content], [title, .labelled("value", .any), sort],
            [title, .labelled("sortUsing", .unread, default: "none"), content],
          ].map { Overload($0) { call throws(Diagnostics) in column(call) } }
        }),
      CatalogEntry(
        .view, "TableRow", "A table's row.",
        [.unlabelled("value", .any), .labelled("content", .function([], .any), default: "none")]
      ) { call throws(Diagnostics) in call.view(.tableRow(call.value("value") ?? .none)) },
    ]
    + [
      ("customizationID", "By what a table's column is remembered."),
      ("defaultVisibility", "Whether a table's column shows at first."),
      ("disabledCustomizationBehavior", "How a table's column cannot be changed."),
      ("alignment", "Where the cells of a table's column stand."),
    ].map { (name: String, documentation: ReferenceText) in
      CatalogEntry(
        .modifier(on: "TableColumn"), name, documentation, status: .noEffect,
        [.anything { call throws(Diagnostics) in call.base }])
    }
    + [
      CatalogEntry(
        .modifier(on: "TableColumn"), "width", "How wide a table's column is.",
        [
          Overload([.unlabelled("width", .optional(.cgFloat))]) { call throws(Diagnostics) in
            var width = TableColumnWidth()
            if let fixed = call.length("width") {
              width = TableColumnWidth(ideal: fixed, least: fixed, most: fixed)
            }
            return wide(call, width)
          },
          Overload([
            .labelled("min", .optional(.cgFloat), default: "nil"),
            .labelled("ideal", .optional(.cgFloat), default: "nil"),
            .labelled("max", .optional(.cgFloat), default: "nil"),
          ]) { call throws(Diagnostics) in
            var width = TableColumnWidth()
            width.ideal = call.length("ideal") ?? width.ideal
            width.least = call.length("min") ?? width.least
            width.most = max(width.least, call.limit("max") ?? width.most)
            return wide(call, width)
          },
        ]),
      CatalogEntry(
        .modifier(on: "View"), "tableColumnHeaders", "Whether the column headers of tables show.",
        [.unlabelled("visibility", .named("Visibility"))]
      ) { call throws(Diagnostics) in
        let isHidden = call.symbol("visibility") == "hidden"
        return call.modified(.environment(.change { $0.lists.hidesColumnHeaders = isHidden }))
      },
    ]

  /// A column with its own width.
  private static func wide(_ call: Invocation, _ width: TableColumnWidth) -> Value {
    let view = call.baseView
    guard case .tableColumn(let column) = view.content else { return call.base }
    let changed = TableColumnValue(title: column.title, width: width, cell: column.cell)
    return .view(ViewValue(.tableColumn(changed), site: view.site))
  }

  private static var selection: ParameterDeclaration { .labelled("selection", .unread, default: "none") }
  private static var order: ParameterDeclaration { .labelled("sortOrder", .unread, default: "none") }
  private static var customization: ParameterDeclaration {
    .labelled("columnCustomization", .unread, default: "none")
  }
  private static var sort: ParameterDeclaration { .labelled("comparator", .unread, default: "none") }
  private static var content: ParameterDeclaration { .labelled("content", .builder([.any]), "The view for a row.") }

  private static func title(of call: Invocation) -> String {
    if case .text(let title)? = call.viewArgument("title")?.content { return title }
    return call.value("title").map { call.evaluator.text($0) } ?? ""
  }

  private static func column(_ call: Invocation) -> Value {
    let (evaluator, source) = (call.evaluator, call.source)
    let content = call.closure("content")
    var path: [String] = []
    if case .keyPath(let names)? = call.value("value") { path = names }
    let column = TableColumnValue(title: title(of: call)) { (row) throws(Diagnostics) -> [ViewValue] in
      if let content { return try evaluator.views(from: content, [row], source) }
      var value = row
      value = try evaluator.value(at: path, of: value, source)
      return [text(evaluator.text(value), call)]
    }
    return call.view(.tableColumn(column))
  }

  private static func table(_ call: Invocation, _ columns: [ViewValue], _ rows: [Value]) -> Value {
    var found: [TableColumnValue] = []
    for view in leaves(of: columns) {
      if case .tableColumn(let column) = view.content { found.append(column) }
    }
    let columns = found
    return call.view(
      .made { (builder, site, environment) throws(Diagnostics) -> [NodeID] in
        if environment.platform == .macOS {
          let content = try content(call, columns, rows, builder, environment)
          return [try builder.table(content, site, in: environment)]
        }
        let isCompact = environment.horizontalSizeClass != .regular
        builder.evaluator.warn(
          .assumedSize(
            of: "a table on iOS",
            standIn: isCompact ? "its first column as a list" : "a list whose columns share the width",
            site.source))
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        let content = try content(call, shown, rows, builder, environment)
        var lines: [ViewValue] = []
        if !isCompact, content.showsHeader {
          lines.append(line(call, columns.map { [text($0.title, call)] }, content.widths))
        }
        for (index, cells) in content.rows.enumerated() {
          let views = isCompact ? cells.flatMap { $0 } : [line(call, cells, content.widths)]
          lines.append(ViewValue(.identified("\(index)", views), site: CallSite(name: "Group", source: call.source)))
        }
        guard let list = Catalog.rows(call, lines).view else { return [] }
        return try builder.nodes(of: list, in: environment)
      })
  }

  /// The cells of all rows.
  private static func content(
    _ call: Invocation, _ columns: [TableColumnValue], _ rows: [Value], _ builder: TreeBuilder,
    _ environment: ViewEnvironment
  ) throws(Diagnostics) -> TableContent {
    var content = TableContent(
      titles: columns.map { $0.title }, widths: columns.map { $0.width }, rows: [],
      showsHeader: !environment.lists.hidesColumnHeaders)
    for row in rows {
      try builder.evaluator.step(call.source)
      content.rows.append(
        try builder.evaluator.preview.reading(environment) { () throws(Diagnostics) in
          try Catalog.cells(of: row, columns)
        })
    }
    return content
  }

  private static func cells(of row: Value, _ columns: [TableColumnValue]) throws(Diagnostics) -> [[ViewValue]] {
    var cells: [[ViewValue]] = []
    for column in columns { cells.append(try column.cell(row)) }
    return cells
  }

  /// Cells side by side, each as wide as the others or as its column asks for.
  private static func line(
    _ call: Invocation, _ cells: [[ViewValue]], _ widths: [TableColumnWidth]
  ) -> ViewValue {
    // The row belongs to the table; a cell is named for its view.
    var column = part(call)
    column.isPart = true
    let columns = zip(cells, widths).map { cell, width in
      let rule = FlexibleFrameRule(
        minWidth: width.least > 0 ? width.least : nil, maxWidth: width.most, alignment: .leading)
      let content = ViewValue(.zStack(.leading, cell), site: column)
      return ViewValue(.modified(content, .rule(.flexibleFrame(rule))), site: column)
    }
    return ViewValue(.stack(StackRule(axis: .horizontal, spacing: 0), columns), site: part(call))
  }

  /// The views of groups and loops one by one, without the modifiers around them.
  private static func leaves(of views: [ViewValue]) -> [ViewValue] {
    var all: [ViewValue] = []
    for view in views {
      switch view.content {
      case .group(let members), .identified(_, let members): all += leaves(of: members)
      case .modified(let base, _): all += leaves(of: [base])
      default: all.append(view)
      }
    }
    return all
  }
}
