internal import LayoutEngine
internal import SwiftInterpreter
internal import ViewProgram

// Nodes of shapes and images.
extension TreeBuilder {
  func appearance(of shape: ShapeValue, _ environment: ViewEnvironment) -> Appearance {
    switch shape.drawing {
    case .fill(let style): return .fill(shape.outline, environment.paint(style))
    case .stroke(let style, let line, let inset):
      return .stroke(shape.outline, environment.paint(style), line, inset: inset)
    }
  }

  func shape(
    _ shape: ShapeValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    let info = site.info(appearance(of: shape, environment))
    var node: NodeID
    if let own = shape.own, !evaluator.methods("sizeThatFits", of: own.type).isEmpty {
      try checkCount(site.source)
      node = sizedLeaf(own, in: environment, info)
    } else {
      node = try add(shape.isSquare ? .square : .greedy, [], info)
    }
    if shape.isDrawnLater { outlines.append(OwnOutline(node: node, shape: shape, environment: environment)) }
    for effect in shape.effects {
      let effectInfo = NodeInfo(name: site.name, arguments: "drawn elsewhere", source: site.source)
      node = tree.addRenderEffect(effect, child: node, info: effectInfo)
    }
    return node
  }

  func image(
    _ image: ImageValue, _ site: CallSite, _ environment: ViewEnvironment
  ) throws(Diagnostics) -> NodeID {
    if image.isSystem { return try symbol(image, site, environment) }
    let missing = evaluator.preview.options.missingImageSize
    if let size = image.isFromElsewhere ? missing : image.drawnSize {
      let reason: Diagnostic =
        image.isFromElsewhere ? .pictureFromElsewhere(site.source) : .pictureUnknown(site.source)
      evaluator.standIn(.view, site.name, site.source, reason)
      var info = site.info(.standIn(name: site.name))
      info.isOpaque = true
      return try add(image, size, info)
    }
    try evaluator.take(text: image.name, site.source)
    guard let natural = evaluator.preview.options.imageSize(image.name) else {
      return try add(image, missing, site.info(environment.drawn(.missingImage(name: image.name))))
    }
    return try add(image, natural, site.info(environment.drawn(.image(name: image.name))))
  }

  func add(_ image: ImageValue, _ natural: Size, _ info: NodeInfo) throws(Diagnostics) -> NodeID {
    try add(.image(natural: natural, resizable: image.isResizable, caps: image.caps), [], info)
  }
}
