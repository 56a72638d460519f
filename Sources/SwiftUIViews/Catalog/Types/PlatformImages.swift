internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIImage` and `NSImage` by their names: their pictures are files next to the source.
extension Catalog {
  static let platformImages: [CatalogEntry] =
    ["UIImage", "NSImage"].flatMap { type in
      [
        CatalogEntry(
          .initializer, type, "A picture beside the source, or a system symbol.",
          [
            Overload([
              .labelled("named", .string), .labelled("in", .any, default: "nil"),
              .labelled("with", .any, default: "nil"),
            ]) { call throws(Diagnostics) in .record(picture(type, call.string("named") ?? "")) },
            Overload([.labelled("imageLiteralResourceName", .string, "As `#imageLiteral` is read.")]) {
              call throws(Diagnostics) in
              .record(picture(type, call.string("imageLiteralResourceName") ?? ""))
            },
            Overload([.labelled("systemName", .string), .labelled("withConfiguration", .any, default: "nil")]) {
              call throws(Diagnostics) in
              .record(picture(type, call.string("systemName") ?? "").setting("isSystem", to: .bool(true)))
            },
            Overload([]) { _ throws(Diagnostics) in
              // An empty picture has no size.
              .record(picture(type, "").setting("size", to: .size(.zero)))
            },
            Overload([.labelled("data", .any)]) { call throws(Diagnostics) in
              throw unknownPicture("\(type)(data:)", call)
            },
            Overload([.labelled("cgImage", .any)]) { call throws(Diagnostics) in
              throw unknownPicture("\(type)(cgImage:)", call)
            },
            Overload([.labelled("contentsOfFile", .any)]) { call throws(Diagnostics) in
              throw unknownPicture("\(type)(contentsOfFile:)", call)
            },
            Overload([.labelled("resource", .named("ImageResource"))]) { call throws(Diagnostics) in
              .record(picture(type, "." + (call.symbol("resource") ?? "")))
            },
          ]),
        CatalogEntry(property: "size", of: type, "The size in points.") { call throws(Diagnostics) in
          if case .size(let size)? = call.baseRecord["size"]?.swiftUI { return .size(size) }
          let options = call.evaluator.preview.options
          return .size(options.imageSize(call.baseRecord.text("name") ?? "") ?? options.missingImageSize)
        },
        CatalogEntry(
          .member(of: type), "withRenderingMode", "The same picture.", [.unlabelled("mode", .any)]
        ) { call throws(Diagnostics) in call.base },
      ]
    } + imageRenderer

  /// `UIGraphicsImageRenderer`: only the size of a picture that code draws is known.
  private static let imageRenderer: [CatalogEntry] = [
    CatalogEntry(
      .initializer, "UIGraphicsImageRenderer", "Draws a picture, of which only the size is known.",
      [
        Overload([.labelled("size", .named("CGSize")), .labelled("format", .any, default: "nil")]) {
          call throws(Diagnostics) in
          .record(RecordValue("UIGraphicsImageRenderer", [("size", call.value("size") ?? .none)]))
        },
        Overload([.labelled("bounds", .named("CGRect")), .labelled("format", .any, default: "nil")]) {
          call throws(Diagnostics) in
          guard case .rect(let rect)? = call.value("bounds")?.swiftUI else { return .none }
          return .record(RecordValue("UIGraphicsImageRenderer", [("size", .size(rect.size))]))
        },
      ]),
    CatalogEntry(
      .member(of: "UIGraphicsImageRenderer"), "image", "The picture; the drawing is not run.",
      [.labelled("actions", .function([.any], .any))]
    ) { call throws(Diagnostics) in
      .record(picture("UIImage", "").setting("size", to: call.baseRecord["size"] ?? .none))
    },
    .opaque("UIGraphicsImageRendererFormat", "How a picture is drawn."),
  ]

  private static func picture(_ type: String, _ name: String) -> RecordValue {
    RecordValue(type, [("name", .string(name))])
  }

  private static func unknownPicture(_ what: String, _ call: Invocation) -> Diagnostics {
    .unsupported(
      what, relative: "a picture that is made while the app runs has no size here; a framed Color takes its room",
      call.source)
  }

  /// `Image(uiImage:)`
  static func platformImage(_ label: String, _ type: String) -> Overload {
    Overload([.labelled(label, .named(type), "A picture by its name.")]) { call throws(Diagnostics) in
      guard let record = call.record(label), let name = record.text("name") else {
        var image = ImageValue(name: "", isSystem: false, isResizable: false)
        image.isFromElsewhere = true
        return call.view(.image(image))
      }
      var image = ImageValue(name: name, isSystem: record["isSystem"] != nil, isResizable: false)
      if case .size(let size)? = record["size"]?.swiftUI { image.drawnSize = size }
      return call.view(.image(image))
    }
  }
}
