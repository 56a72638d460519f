internal import CLibXML2

/// Collects what libxml2 reports while one check runs.
final class IssueSink {
  private(set) var issues: [ValidationIssue] = []
  private let document: String
  private let layer: ValidationIssue.Layer

  init(document: String, layer: ValidationIssue.Layer) {
    self.document = document
    self.layer = layer
  }

  /// The sink as the context pointer that C hands back to `receiveError`.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Runs a check of this thread with its errors collected here.
  func collect<Result>(_ check: () -> Result) -> Result {
    shim_setErrorHandler(context, receiveError)
    defer { shim_setErrorHandler(nil, nil) }
    // The context pointer does not keep the sink alive; this does.
    return withExtendedLifetime(self) { check() }
  }

  fileprivate func add(_ error: UnsafePointer<xmlError>) {
    // The library's own node paths and lines are only valid now, inside the callback.
    let element = shim_element(shim_errorNode(error))
    let column = Int(error.pointee.int2)
    issues.append(
      ValidationIssue(
        document: document,
        line: max(1, Int(error.pointee.line), element.map { xmlLine(of: $0, given: error.pointee.line) } ?? 0),
        column: error.pointee.domain == CInt(XML_FROM_PARSER.rawValue) && column > 0 ? column : nil,
        nodePath: element.flatMap { takeString(xmlGetNodePath($0)) },
        nodeID: element.flatMap(nearestNodeID),
        message: readableMessage(error.pointee.message.map { String(cString: $0) } ?? "unknown error"),
        layer: layer
      )
    )
  }

  /// The error's line saturates at 65535, the element's does not.
  private func xmlLine(of element: xmlNodePtr, given line: CInt) -> Int {
    line < 65_535 ? 0 : xmlGetLineNo(element)
  }
}

/// The function that libxml2 calls for each error.
func receiveError(context: UnsafeMutableRawPointer?, error: UnsafePointer<xmlError>?) {
  guard let context, let error else { return }
  Unmanaged<IssueSink>.fromOpaque(context).takeUnretainedValue().add(error)
}

/// Finds the node that an element, or else the nearest one around it, draws or is about: `data-node`.
func nearestNodeID(_ element: xmlNodePtr) -> String? {
  var current: xmlNodePtr? = element
  while let node = current, node.pointee.type == XML_ELEMENT_NODE {
    if let id = takeString(xmlGetNoNsProp(node, "data-node")) { return id }
    current = node.pointee.parent
  }
  return nil
}

/// Removes the parts of libxml2's wording that do not help the reader: namespaces and patterns.
private func readableMessage(_ message: String) -> String {
  var text = message.replacing("{http://www.w3.org/2000/svg}", with: "").replacing("[facet 'pattern'] ", with: "")
  // A DTD lists every element that could be here.
  text = text.replacing(#/, expecting \(.*\), got/#, with: ", got")
  if let pattern = text.firstRange(of: " is not accepted by the pattern") {
    text = text[..<pattern.lowerBound] + " is not accepted here"
  }
  while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
  return text
}
