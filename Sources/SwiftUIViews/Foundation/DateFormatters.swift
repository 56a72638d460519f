internal import SwiftInterpreter
internal import ViewProgram

/// The settings of a `DateFormatter`.
struct DateFormatterValue {
  var dateStyle = "none"
  var timeStyle = "none"
  /// `EEE, MMM d`; it takes precedence over the styles.
  var pattern: String?

  func text(_ seconds: Double) -> String {
    let parts = DateParts(seconds: seconds)
    if let pattern { return parts.text(pattern: pattern) }
    return parts.text(date: dateStyle, time: timeStyle)
  }

  /// The formatter with one property changed; properties that change no text here are accepted and ignored.
  func setting(_ name: String, to value: Value) -> DateFormatterValue {
    var changed = self
    switch (name, value) {
    case ("dateStyle", .symbol(_, let style)): changed.dateStyle = style
    case ("timeStyle", .symbol(_, let style)): changed.timeStyle = style
    case ("dateFormat", .string(let pattern)): changed.pattern = pattern
    default: break
    }
    return changed
  }
}

extension Catalog {
  static let dateFormatters: [CatalogEntry] =
    [
      CatalogEntry(.initializer, "DateFormatter", "Writes dates, in American English and in Greenwich.") {
        _ throws(Diagnostics) in .native(SwiftUIValue(.dateFormatter(DateFormatterValue())))
      },
      CatalogEntry(
        .member(of: "DateFormatter"), "string", "A date as the formatter writes it.",
        [.labelled("from", .named("Date"))]
      ) { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.base.swiftUI, let date = call.date("from") else {
          return .none
        }
        return .string(formatter.text(date))
      },
      CatalogEntry(
        .member(of: "DateFormatter"), "setLocalizedDateFormatFromTemplate",
        "Is not followed: the pattern is used as it is.",
        isMutating: [.unlabelled("template", .string)]
      ) { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.base.swiftUI else { return .void }
        let changed = formatter.setting("dateFormat", to: .string(call.string("template") ?? ""))
        call.base = .native(SwiftUIValue(.dateFormatter(changed)))
        return .void
      },
    ]
    + ["dateStyle", "timeStyle"].map { name in
      CatalogEntry(property: name, of: "DateFormatter", "How long the text is.") { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.base.swiftUI else { return .none }
        let style = name == "dateStyle" ? formatter.dateStyle : formatter.timeStyle
        return .symbol(type: "DateFormatter.Style", name: style)
      }
    }
    + [
      CatalogEntry(property: "dateFormat", of: "DateFormatter", "The pattern.") { call throws(Diagnostics) in
        guard case .dateFormatter(let formatter)? = call.base.swiftUI else { return .none }
        return .string(formatter.pattern ?? "")
      }
    ] + constants("DateFormatter.Style", ["none", "short", "medium", "long", "full"])
}

extension CatalogEntry {
  fileprivate convenience init(
    _ role: Role, _ name: String, _ documentation: ReferenceText, isMutating parameters: [ParameterDeclaration],
    action: @escaping Overload.Action
  ) {
    self.init(role, name, documentation, [Overload(isMutating: true, parameters, action: action)])
  }
}

extension Invocation {
  /// The seconds since 1970 of a date.
  func date(_ name: String) -> Double? {
    if case .date(let seconds)? = value(name)?.swiftUI { return seconds }
    return nil
  }
}
