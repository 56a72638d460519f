internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `UIImage` and `NSImage` by their names: what they show lies beside the source.
extension Catalog {
  static let platformImages: [CatalogEntry] = ["UIImage", "NSImage"].flatMap { type in
    [
      CatalogEntry(
        .initializer, type, "A picture beside the source, or a system symbol.",
        [
          Overload([
            .labelled("named", .string), .labelled("in", .any, default: "nil"), .labelled("with", .any, default: "nil"),
          ]) { call throws(Diagnostics) in .record(picture(type, call.string("named") ?? "")) },
          Overload([.labelled("systemName", .string), .labelled("withConfiguration", .any, default: "nil")]) {
            call throws(Diagnostics) in
            .record(picture(type, call.string("systemName") ?? "").setting("isSystem", to: .bool(true)))
          },
          Overload([]) { call throws(Diagnostics) in throw unknownPicture("\(type)()", call) },
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
        let options = call.evaluator.preview.options
        return .size(options.imageSize(call.baseRecord.text("name") ?? "") ?? options.missingImageSize)
      },
      CatalogEntry(
        .member(of: type), "withRenderingMode", "The same picture.", [.unlabelled("mode", .any)]
      ) { call throws(Diagnostics) in call.base },
    ]
  }

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
        throw unknownPicture("Image(\(label):)", call)
      }
      return call.view(.image(ImageValue(name: name, isSystem: record["isSystem"] != nil, isResizable: false)))
    }
  }
}
