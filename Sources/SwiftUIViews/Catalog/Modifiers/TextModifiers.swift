internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Modifiers that reach the texts inside them.
extension Catalog {
  static let textModifiers: [CatalogEntry] =
    [
      lineLimit,
      typesetting(
        "multilineTextAlignment", "Where the lines of the texts inside stand.",
        [.unlabelled("alignment", .named("TextAlignment"))]
      ) { call, environment in
        environment.typesetting.alignment = call.symbol("alignment") ?? "leading"
      }.typed("_EnvironmentKeyWritingModifier<TextAlignment>"),
      typesetting(
        "lineSpacing", "Moves the lines of the texts inside apart.",
        [.unlabelled("lineSpacing", .cgFloat, "Added between two lines.")]
      ) { call, environment in
        environment.typesetting.lineSpacing = call.length("lineSpacing") ?? 0
      }.typed("_EnvironmentKeyWritingModifier<CGFloat>"),
      typesetting(
        "tracking", "Moves the letters of the texts inside apart.",
        [.unlabelled("tracking", .cgFloat, "Added after each character.")]
      ) { call, environment in
        environment.typesetting.tracking = call.distance("tracking") ?? 0
      }.keeping("Text"),
      typesetting(
        "kerning", "Moves the letters of the texts inside apart.",
        [.unlabelled("kerning", .cgFloat, "Added after each character.")]
      ) { call, environment in
        environment.typesetting.kerning = call.distance("kerning") ?? 0
      }.keeping("Text"),
      typesetting(
        "minimumScaleFactor", "Sets texts smaller before they are cut off.",
        [.unlabelled("factor", .cgFloat, "How small a text may be set before it is cut off.")]
      ) { call, environment in
        environment.typesetting.setMinimumScale(call.length("factor") ?? 1)
      }.typed("_EnvironmentKeyWritingModifier<CGFloat>"),
      tightening,
      typesetting(
        "textCase", "Writes the texts inside in capitals or small letters.",
        [.unlabelled("textCase", .optional(.named("Text.Case")))]
      ) { call, environment in
        environment.typesetting.letterCase = call.symbol("textCase")
      },
      dynamicTypeSize,
      typesetting(
        "imageScale", "How large the symbols inside are.",
        [.unlabelled("scale", .named("Image.Scale"), "How large symbols are.")]
      ) { call, environment in
        environment.typesetting.imageScale = call.symbol("scale") ?? "medium"
      },
      typesetting("monospacedDigit", "Gives the digits of the texts inside equal widths.", []) { _, environment in
        environment.typesetting.hasMonospacedDigits = true
      }.keeping("Text"),
      line("underline", "Draws a line under the texts inside.", .under),
      line("strikethrough", "Draws a line through the texts inside.", .through),
      textScale,
      typesetting(
        "baselineOffset", "Moves the letters of the texts inside up, and makes room for them.",
        [.unlabelled("baselineOffset", .cgFloat, "How far; down below zero.")]
      ) { call, environment in
        environment.typesetting.baselineOffset = call.distance("baselineOffset") ?? 0
      }.keeping("Text"),
      typesetting(
        "truncationMode", "Where texts are cut off.",
        [.unlabelled("mode", .named("Text.TruncationMode"), "At their head, in their middle or at their tail.")]
      ) { call, environment in
        environment.typesetting.truncation = call.symbol("mode") ?? "tail"
      }.typed("_EnvironmentKeyWritingModifier<Text.TruncationMode>"),
    ] + constants("TextAlignment", ["leading", "center", "trailing"])
    + constants("Image.Scale", ["small", "medium", "large"])
    + constants("Text.Scale", ["default", "secondary"])
    + constants("Text.LineStyle.Pattern", ["solid", "dot", "dash", "dashDot", "dashDotDot"])
    + constants("Text.Case", ["uppercase", "lowercase"])
    + constants("Text.TruncationMode", ["head", "middle", "tail"])
    + constants("DynamicTypeSize", DynamicTypeSize.allCases.map { $0.name })
    + [("DynamicTypeSize", "isAccessibilitySize"), ("ContentSizeCategory", "isAccessibilityCategory")].map {
      type, name in
      CatalogEntry(property: name, of: type, "Whether it is one of the five largest.") { call throws(Diagnostics) in
        .bool(call.base.symbolName?.hasPrefix("accessibility") ?? false)
      }
    }

  private static let dynamicTypeSize = CatalogEntry(
    .modifier(on: "View"), "dynamicTypeSize", "The reader's text size, or the limits of it.",
    [
      Overload([.unlabelled("size", .named("DynamicTypeSize"), "The size.")]) { call throws(Diagnostics) in
        let size = DynamicTypeSize(named: call.symbol("size") ?? "") ?? .large
        return call.modified(.environment(.change { $0.typesetting.typeSize = size }))
      },
      Overload([.unlabelled("range", .named("Range"), "The smallest and the largest.")]) { call throws(Diagnostics) in
        guard case .range(let range)? = call.value("range") else { return call.base }
        let (least, most) = (typeSize(range.lower), typeSize(range.upper))
        return call.modified(
          .environment(
            .change { environment in
              var raw = environment.typesetting.typeSize.rawValue
              if let most { raw = min(raw, most.rawValue) }
              if let least { raw = max(raw, least.rawValue) }
              environment.typesetting.typeSize = DynamicTypeSize(rawValue: raw) ?? .large
            }))
      },
    ])

  private static let textScale = CatalogEntry(
    .modifier(on: "View"), "textScale", "How large texts are beside others.",
    [.unlabelled("scale", .named("Text.Scale")), .labelled("isEnabled", .bool, default: "true")]
  ) { call throws(Diagnostics) in
    let isSecondary = call.symbol("scale") == "secondary" && call.bool("isEnabled") != false
    let source = isSecondary ? call.source : nil
    return call.modified(.environment(.change { $0.typesetting.secondaryScale = source }))
  }.keeping("Text")

  private static func typeSize(_ value: Value) -> DynamicTypeSize? {
    guard case .symbol(_, let name) = value else { return nil }
    return DynamicTypeSize(named: name)
  }

  private static let lineLimit = CatalogEntry(
    .modifier(on: "View"), "lineLimit", "How many lines the texts inside have.",
    [
      Overload([
        .unlabelled("number", .optional(.int), "The most; nil for as many as there are."),
        .labelled("reservesSpace", .bool, default: "false", "Keep the room of so many lines."),
      ]) { call throws(Diagnostics) in
        let limit = call.count("number").map { max($0, 1) }
        if let given = call.int("number"), given < 1 {
          call.evaluator.warn(.invalidLineLimit(given, call.source(of: "number")))
        }
        return limited(call, least: call.bool("reservesSpace") == true ? limit ?? 1 : 1, most: limit)
      },
      Overload([.unlabelled("range", .named("Range"), "The least and the most.")]) { call throws(Diagnostics) in
        guard case .range(let range)? = call.value("range") else { return call.base }
        var (least, most): (Int, Int?) = (1, nil)
        if case .int(let number) = range.lower { least = max(1, Int(clamping: number)) }
        if case .int(let number) = range.upper {
          most = max(least, Int(clamping: max(number, 1)) - (range.isClosed ? 0 : 1))
        }
        return limited(call, least: least, most: most)
      },
    ]
  ).typed("_EnvironmentKeyWritingModifier<Optional<Int>>")

  private static func limited(_ call: Invocation, least: Int, most: Int?) -> Value {
    call.modified(
      .environment(
        .change { environment in
          environment.lineLimit = most
          environment.typesetting.minimumLines = least
        }))
  }

  /// No font's kerning is known here, so only letters that keep their distance are exact.
  private static let tightening = CatalogEntry(
    .modifier(on: "View"), "allowsTightening", "Lets the letters of a text move together; they keep their distance.",
    [.unlabelled("flag", .bool, "Whether they may.")]
  ) { call throws(Diagnostics) in
    if call.bool("flag") == true { call.evaluator.warn(.notLaidOut("tightening of letters", call.source)) }
    return call.modified(.nothing)
  }

  private static func line(
    _ name: String, _ documentation: ReferenceText, _ place: TextDecoration.Place
  ) -> CatalogEntry {
    typesetting(
      name, documentation,
      [
        .unlabelled("isActive", .bool, default: "true"),
        .labelled("pattern", .named("Text.LineStyle.Pattern"), default: ".solid", "Is drawn as a solid line."),
        .labelled("color", .optional(.named("Color")), default: "nil", "The line's color; nil is the text's."),
      ]
    ) { call, environment in
      var paint: Paint?
      if case .paint(let color)? = call.style("color") { paint = color }
      environment.typesetting.setLine(place, isActive: call.bool("isActive") ?? true, paint: paint)
    }.keeping("Text")
  }

  private static func typesetting(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration],
    _ change: @escaping @Sendable (Invocation, inout ViewEnvironment) -> Void
  ) -> CatalogEntry {
    CatalogEntry(.modifier(on: "View"), name, documentation, parameters) { call throws(Diagnostics) in
      call.modified(.environment(.change { change(call, &$0) }))
    }
  }
}
