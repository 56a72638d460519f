internal import CLibXML2
import Foundation

/// The SVG 1.1 DTD with the attributes that our figures add.
///
/// Validating writes into the DTD, so two threads must not share one.
final class FigureDTD {
  private static let fileName = "figure.dtd"

  /// The folders in which systems install the DTD.
  static let usualPlaces = ["/usr/share", "/usr/local/share", "/opt/homebrew/share", "/opt/local/share"].map {
    $0 + "/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816/svg11.dtd"
  }

  private let dtd: xmlDtdPtr

  /// Reads the DTD at a path together with our additions.
  init(path: String) throws(ValidatorError) {
    LibXML2.prepare()
    let absolutePath = URL(fileURLWithPath: path).absoluteURL.path
    let text = SchemaFiles.driver
      .replacing("\"svg11.dtd\"", with: "\"" + absolutePath + "\"")
    let sink = IssueSink(document: FigureDTD.fileName, layer: .dtd)
    let parsed = sink.collect { FigureDTD.parse(text) }
    guard let parsed else {
      let reason = sink.issues.map(\.description).joined(separator: "; ")
      throw .brokenSchema(absolutePath, reason: reason)
    }
    dtd = parsed
    // Another file of that name would reject all figures, or none.
    guard xmlGetDtdElementDesc(dtd, "svg") != nil else {
      throw .brokenSchema(absolutePath, reason: "it does not declare 'svg'")
    }
  }

  deinit { xmlFreeDtd(dtd) }

  /// Checks a figure that is a separate document.
  func issues(in figure: XMLDocument, document: String) -> [ValidationIssue] {
    guard let context = xmlNewValidCtxt() else { return [] }
    defer { xmlFreeValidCtxt(context) }
    let sink = IssueSink(document: document, layer: .dtd)
    _ = sink.collect { xmlValidateDtd(context, figure.pointer, dtd) }
    return sink.issues
  }

  /// Checks a figure inside a page as if it were a separate document.
  func issues(inPlace figure: XMLNode, document: String) -> [ValidationIssue] {
    // The library records ids in the document that it is given: this one has nothing but the DTD.
    guard let context = xmlNewValidCtxt() else { return [] }
    defer { xmlFreeValidCtxt(context) }
    guard let stand = xmlNewDoc("1.0") else { return [] }
    stand.pointee.extSubset = dtd
    defer {
      stand.pointee.extSubset = nil
      xmlFreeDoc(stand)
    }
    let sink = IssueSink(document: document, layer: .dtd)
    sink.collect {
      _ = xmlValidateElement(context, stand, figure.pointer)
      _ = xmlValidateDocumentFinal(context, stand)
    }
    return sink.issues
  }

  private static func parse(_ text: String) -> xmlDtdPtr? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { shim_parseDTD($0.baseAddress, CInt($0.count)) }
    }
  }
}
