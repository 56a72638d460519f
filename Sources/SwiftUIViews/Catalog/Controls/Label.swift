internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

/// `Label`: a title and an icon whose middle is as high as the middle of the title's capitals.
extension Catalog {
  static let labelViews: [CatalogEntry] = [
    CatalogEntry(
      .view, "Label", "An icon beside a title: a row of the two.",
      [
        Overload([.words, .labelled("systemImage", .string)]) { call throws(Diagnostics) in
          label(call, call.string("systemImage") ?? "", isSystem: true)
        },
        Overload([.labelled("title", .content), .labelled("icon", .content)]) { call throws(Diagnostics) in
          label(call, icon: try call.views("icon"), title: try call.views("title"))
        },
        configured,
      ]
        + pictureTypes.map { type in
          Overload([.words, .labelled("image", type)]) { call throws(Diagnostics) in
            label(call, call.pictureName, isSystem: false)
          }
        })
  ]

  /// The types that name the picture next to a title: a file's name, or a picture of an asset catalog.
  static let pictureTypes: [SwiftType] = [.string, .named("ImageResource")]

  /// A label with an image; its title is that of the call unless another is given.
  static func label(_ call: Invocation, _ image: String, isSystem: Bool, title: [ViewValue]? = nil) -> Value {
    let icon = ImageValue(name: image, isSystem: isSystem, isResizable: false)
    let site = CallSite(name: "Image", source: call.source)
    let text = ViewValue(call.text("title"), site: CallSite(name: "Text", source: call.source))
    return label(call, icon: [ViewValue(.image(icon), site: site)], title: title ?? [text])
  }

  static func label(_ call: Invocation, icon: [ViewValue], title: [ViewValue]) -> Value {
    let configuration: [(name: String, value: Value)] = [
      ("icon", .view(call.evaluator.group(icon, call.source))),
      ("title", .view(call.evaluator.group(title, call.source))),
    ]
    return styledControl(call, by: "LabelStyle", configuration) { control throws(Diagnostics) in
      control.label(icon: icon, title: title)
    }
  }
}

extension Invocation {
  /// The name of the picture next to a title; that of a picture in an asset catalog begins with a dot.
  var pictureName: String { string("image") ?? "." + (symbol("image") ?? "") }
}

extension Control {
  func label(icon: [ViewValue], title: [ViewValue]) -> ViewValue {
    let site = call.entry.name == "Label" ? call.site : site("Label")
    let parts: [ViewValue]
    var gap = measures.label.gap
    switch style {
    case "titleOnly": parts = title
    case "iconOnly": parts = icon
    default:
      if environment.isInRows { gap = measures.label.rowGap }
      gap = environment.values["labelIconToTitleSpacing"]?.number ?? gap
      parts = icon.map { centred(inRow($0)) } + title
    }
    let rule = StackRule(axis: .horizontal, alignment: parts.count > 1 ? .firstTextBaseline : nil, spacing: gap)
    return ViewValue(.stack(rule, parts), site: site)
  }

  private func centred(_ icon: ViewValue) -> ViewValue {
    var drop = 0.0
    if case .image(let image) = icon.content, image.isSystem { drop = measures.label.symbolDrop }
    return centredOnCapitals(icon, drop: drop)
  }

  /// An icon in the width that is kept for it. The icons of a list's rows have the same width, and on the phone are larger and tinted.
  private func inRow(_ icon: ViewValue) -> ViewValue {
    let reserved = environment.values["labelReservedIconWidth"]?.number
    guard environment.isInRows else { return reserved.map { framed(icon, width: $0) } ?? icon }
    let width = reserved ?? measures.label.rowIcon
    guard isPhone else { return framed(icon, width: width) }
    let large = changed(icon, "imageScale") { $0.typesetting.imageScale = "large" }
    return framed(tinted(large), width: width)
  }
}
