internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Text` and `Image`.
extension Catalog {
  static let texts: [CatalogEntry] =
    [
      CatalogEntry(
        .view, "Text", "A text of one or more lines.",
        [
          Overload([
            .unlabelled("content", .named("LocalizedStringKey"), "The characters."),
            .labelled("tableName", .any, default: "nil", "The table of texts; a name that is written out is followed."),
            .labelled("bundle", .any, default: "nil", "Is not looked at."),
            .labelled("comment", .any, default: "nil", "Is not looked at."),
          ]) { call throws(Diagnostics) in
            call.view(call.text("content"))
          },
          Overload([
            .unlabelled("number", .oneOf([.double, .int]), "A number."),
            .labelled("format", .named("FormatStyle"), "How it is written."),
          ]) { call throws(Diagnostics) in
            let text = formatted(call.value("number") ?? .none, call.symbol("format") ?? "number", call.evaluator)
            return call.view(.text(text))
          },
          Overload([.unlabelled("text", .named("AttributedString"), "In its font and colour, and with Markdown's.")]) {
            call throws(Diagnostics) in
            guard let record = call.record("text") else { return call.view(.text("")) }
            let text = try call.evaluator.attributedText(record, call.source)
            return call.view(try call.evaluator.shown(text, call.source))
          },
          Overload([.unlabelled("date", .named("Date")), .labelled("format", .named("Date.FormatStyle"))]) {
            call throws(Diagnostics) in
            call.view(.text(dateText(call.date("date") ?? FixedDate.seconds, in: call.symbol("format") ?? "")))
          },
          Overload([
            .unlabelled("duration", .named("Duration"), "A length of time."),
            .labelled("format", .named("Duration.FormatStyle")),
          ]) { call throws(Diagnostics) in
            call.view(.text(text(of: call.value("duration") ?? .none, in: call.record("format"))))
          },
          formatted("measurement", .named("Measurement"), by: "Measurement.FormatStyle"),
          formatted("elements", .array(.any), by: "ListFormatStyle"),
          Overload([
            .unlabelled("subject", .any, "What the formatter can write."),
            .labelled("formatter", .any, "One of Foundation's, or of the program's own."),
          ]) { call throws(Diagnostics) in
            let (subject, formatter) = (call.value("subject") ?? .none, call.value("formatter") ?? .none)
            return call.view(.text(try call.evaluator.written(subject, by: formatter, call.source)))
          },
          Overload([.unlabelled("date", .named("Date")), .labelled("style", .named("Text.DateStyle"))]) {
            call throws(Diagnostics) in
            let date = call.date("date") ?? FixedDate.seconds
            if let text = text(of: date, in: call.symbol("style")) { return call.view(.text(text)) }
            let text = CountedTime(until: date, call.symbol("style") ?? "").text
            call.evaluator.warn(
              .assumedSize(of: "a text that counts time", standIn: "\(text), as on \(FixedDate.text)", call.source))
            return call.view(.text(text))
          },
          Overload([
            .labelled("timerInterval", .named("Range"), "Two dates."), .labelled("pauseTime", .any, default: "nil"),
            .labelled("countsDown", .bool, default: "true"), .labelled("showsHours", .bool, default: "true"),
          ]) { call throws(Diagnostics) in
            guard let dates = IntervalText(call.value("timerInterval") ?? .none) else {
              throw .wrongType("Range", wanted: .named("ClosedRange<Date>"), call.source(of: "timerInterval"))
            }
            let now = min(max(call.date("pauseTime") ?? FixedDate.seconds, dates.start), dates.end)
            let length = call.bool("countsDown") ?? true ? dates.end - now : now - dates.start
            let text = CountedTime.clock(length, hasHours: call.bool("showsHours") ?? true)
            call.evaluator.warn(
              .assumedSize(of: "a text that counts time", standIn: "\(text), as on \(FixedDate.text)", call.source))
            return call.view(.text(text))
          },
          Overload([.unlabelled("interval", .named("DateInterval"))]) { call throws(Diagnostics) in
            call.view(.text(IntervalText(call.value("interval") ?? .none)?.text(date: "none", time: "short") ?? ""))
          },
          Overload([.unlabelled("dates", .named("Range"), "Two dates.")]) { call throws(Diagnostics) in
            guard let dates = IntervalText(call.value("dates") ?? .none) else {
              throw .wrongType("Range", wanted: .named("LocalizedStringKey"), call.source(of: "dates"))
            }
            return call.view(.text(dates.text(date: "none", time: "short")))
          },
          Overload([.unlabelled("image", .named("Image"), "A picture in the line.")]) { call throws(Diagnostics) in
            guard let image = call.viewArgument("image") else { return call.base }
            return .view(call.evaluator.joinedText([image], "", call.source))
          },
          Overload([.labelled("verbatim", .string, "The characters, never translated.")]) { call throws(Diagnostics) in
            call.view(.text(call.string("verbatim") ?? ""))
          },
          countedText,
        ]),
      CatalogEntry(
        .view, "Image", "A picture beside the scenario, or a system symbol.",
        [
          Overload([
            .unlabelled("name", .string, "The file's name, with or without its ending."),
            .labelled("bundle", .any, default: "nil", "Is not looked at."),
          ]) { call throws(Diagnostics) in
            call.view(.image(ImageValue(name: call.string("name") ?? "", isSystem: false, isResizable: false)))
          },
          Overload([.unlabelled("resource", .named("ImageResource"), "A picture of an asset catalog.")]) {
            call throws(Diagnostics) in
            let name = "." + (call.symbol("resource") ?? "")
            return call.view(.image(ImageValue(name: name, isSystem: false, isResizable: false)))
          },
          Overload([
            .labelled("systemName", .string, "A symbol, as large as Apple's of that name where that was recorded."),
            .labelled(
              "variableValue", .optional(.double), default: "nil", "How much of it is filled, which is not drawn."),
          ]) { call throws(Diagnostics) in
            call.view(.image(ImageValue(name: call.string("systemName") ?? "", isSystem: true, isResizable: false)))
          },
          platformImage("uiImage", "UIImage"), platformImage("nsImage", "NSImage"),
          Overload([
            .labelled("decorative", .string, "The file's name."),
            .labelled("bundle", .any, default: "nil", "Is not looked at."),
          ]) { call throws(Diagnostics) in
            call.view(.image(ImageValue(name: call.string("decorative") ?? "", isSystem: false, isResizable: false)))
          },
        ]),
      CatalogEntry(
        .modifier(on: "Image"), "resizable", "Lets an image take the size it is proposed.",
        [
          .labelled(
            "capInsets", .named("EdgeInsets"), default: "EdgeInsets()", "What is not stretched and keeps its room."),
          .labelled("resizingMode", .named("Image.ResizingMode"), default: ".stretch", "Is not looked at."),
        ]
      ) { call throws(Diagnostics) in
        let base = call.baseView
        guard case .image(var image) = base.content else { return call.base }
        image.isResizable = true
        if case .insets(let insets)? = call.value("capInsets")?.swiftUI {
          image.caps = Size(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
        }
        return .view(ViewValue(.image(image), site: base.site))
      },
      imageWithoutEffect("renderingMode", "Whether the image is a template.", [.unlabelled("mode", .any)]),
      imageWithoutEffect(
        "interpolation", "How smooth a scaled image is.", [.unlabelled("interpolation", .named("Image.Interpolation"))]),
      imageWithoutEffect("symbolRenderingMode", "How symbols are coloured.", [.unlabelled("mode", .unread)]),
      imageWithoutEffect(
        "symbolColorRenderingMode", "How the colours of symbols are filled.", [.unlabelled("mode", .unread)]),
      imageWithoutEffect("symbolVariableValueMode", "How symbols show a value.", [.unlabelled("mode", .unread)]),
      imageWithoutEffect("allowedDynamicRange", "How bright images may be.", [.unlabelled("range", .unread)]),
      imageWithoutEffect("antialiased", "Whether the image's edges are smooth.", [.unlabelled("isAntialiased", .bool)]),
    ] + constants("Image.ResizingMode", ["stretch", "tile"])
    + constants("Image.Interpolation", ["none", "low", "medium", "high"])

  private static func formatted(_ name: String, _ type: SwiftType, by style: String) -> Overload {
    Overload([.unlabelled(name, type), .labelled("format", .named(style), "How it is written.")]) {
      call throws(Diagnostics) in
      let (value, format) = (call.value(name) ?? .none, call.value("format") ?? .none)
      return call.view(.text(try call.evaluator.written(value, in: format, call.source)))
    }
  }

  private static func imageWithoutEffect(
    _ name: String, _ documentation: ReferenceText, _ parameters: [ParameterDeclaration]
  ) -> CatalogEntry {
    CatalogEntry(
      .modifier(on: "Image"), name, documentation, status: .noEffect,
      [Overload(parameters) { call throws(Diagnostics) in call.base }])
  }
}
