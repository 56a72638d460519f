internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// Lengths drawn for one screen, adapted to the screen that the preview is laid out on.
///
/// These are not part of SwiftUI: they are extensions of `Int` and `[Int]` that many projects declare. A scenario's own
/// extensions take precedence.
extension Catalog {
  static let scaledConstants: [CatalogEntry] = [
    adapted("VAdapted", "The same share of the screen's height as the number has of the base device's.") {
      $0.height
    },
    adapted("HAdapted", "The same share of the screen's width as the number has of the base device's.") { $0.width },
    resized("HResized", "A size whose width is adapted, of the ratio that the two numbers have.") {
      drawn, screen, base in
      let width = screen.width * drawn.width / base.width
      return Size(width: width, height: width * drawn.height / drawn.width)
    },
    resized("VResized", "A size whose height is adapted, of the ratio that the two numbers have.") {
      drawn, screen, base in
      let height = screen.height * drawn.height / base.height
      return Size(width: height * drawn.width / drawn.height, height: height)
    },
  ]

  private static func adapted(
    _ name: String, _ documentation: ReferenceText, _ side: @escaping @Sendable (Size) -> Double
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "Int", documentation) { call throws(Diagnostics) in
      guard case .int(let number) = call.base else { return call.base }
      let preview = call.evaluator.preview
      return .double(side(preview.readScreen()) * Double(number) / side(preview.options.baseDevice.size))
    }
  }

  private static func resized(
    _ name: String, _ documentation: ReferenceText,
    _ size: @escaping @Sendable (_ drawn: Size, _ screen: Size, _ base: Size) -> Size
  ) -> CatalogEntry {
    CatalogEntry(property: name, of: "Array", documentation) { call throws(Diagnostics) in
      guard case .array(let elements) = call.base else { return call.base }
      var sides: [Double] = []
      for element in elements {
        guard case .int(let side) = element else { continue }
        sides.append(Double(side))
      }
      guard sides.count == 2, elements.count == 2 else {
        throw .notTwoNumbers(name, count: elements.count, call.baseSource)
      }
      guard sides[0] > 0, sides[1] > 0 else { throw .noRatio(name, call.baseSource) }
      let drawn = Size(width: sides[0], height: sides[1])
      return .size(size(drawn, call.evaluator.preview.readScreen(), call.evaluator.preview.options.baseDevice.size))
    }
  }
}

/// `previewDevice`, which the preview's traits are read from.
extension Catalog {
  static let previewModifiers: [CatalogEntry] = [
    CatalogEntry(
      .modifier(on: "View"), "previewDevice", "Lays the preview out on a device when it stands at its outside.",
      [.unlabelled("value", .any, "The device's name.")]
    ) { call throws(Diagnostics) in call.modified(.nothing) },
    CatalogEntry(
      .initializer, "PreviewDevice", "A device by its name.", [.labelled("rawValue", .string, "The device's name.")]
    ) { call throws(Diagnostics) in .symbol(type: "PreviewDevice", name: call.string("rawValue") ?? "") },
    CatalogEntry(property: "rawValue", of: "PreviewDevice", "The device's name.") { call throws(Diagnostics) in
      guard case .symbol(_, let name) = call.base else { return call.base }
      return .string(name)
    },
  ]
}
