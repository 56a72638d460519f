extension FindingSearch {
  /// An edge or a middle that a view sets among others, and that nothing asks for: the container around it aligns by
  /// another one, and does not hand it on. What a second container that aligns by it would do is not known.
  ///
  /// Baselines and a program's own guides are handed on: a row may set them for a list that is not in the preview.
  func guideWithoutEffect(_ node: Trace.Node) -> Finding? {
    guard case .alignmentGuide(let guide, _) = rule(node.id), guide.isEdgeOrCenter,
      !tree.askedGuides.contains(node.id.rawValue), !useful.contains(node.info.source),
      let container = containerAround(node.id), !isCustomLayout(container), nestedGuide(node) == nil
    else { return nil }
    return Finding(code: .guideWithoutEffect, node: node.id, numbers: [])
  }
}
