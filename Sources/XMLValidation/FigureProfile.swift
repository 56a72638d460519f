internal import CLibXML2

/// The compiled XSD of our figures.
final class FigureProfile {
  private static let fileName = "figure.xsd"
  private let schema: xmlSchemaPtr
  /// The context that checks one figure after another.
  private let context: xmlSchemaValidCtxtPtr

  init() throws(ValidatorError) {
    LibXML2.prepare()
    let text = SchemaFiles.profile
    let sink = IssueSink(document: FigureProfile.fileName, layer: .profile)
    guard let schema = sink.collect({ FigureProfile.compile(text, into: sink) }) else {
      let reason = sink.issues.map(\.description).joined(separator: "; ")
      throw .brokenSchema(FigureProfile.fileName, reason: reason)
    }
    guard let context = xmlSchemaNewValidCtxt(schema) else {
      xmlSchemaFree(schema)
      throw .brokenSchema(FigureProfile.fileName, reason: "there is no memory to check with it")
    }
    (self.schema, self.context) = (schema, context)
  }

  deinit {
    xmlSchemaFreeValidCtxt(context)
    xmlSchemaFree(schema)
  }

  /// Checks a figure, which may be part of a page.
  func issues(in figure: XMLNode, document: String) -> [ValidationIssue] {
    let sink = IssueSink(document: document, layer: .profile)
    withExtendedLifetime(sink) {
      shim_setSchemaErrorHandler(context, sink.context, receiveError)
      _ = xmlSchemaValidateOneElement(context, figure.pointer)
      shim_setSchemaErrorHandler(context, nil, nil)
    }
    return sink.issues
  }

  private static func compile(_ text: String, into sink: IssueSink) -> xmlSchemaPtr? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters -> xmlSchemaPtr? in
        guard let parser = xmlSchemaNewMemParserCtxt(characters.baseAddress, CInt(characters.count)) else { return nil }
        defer { xmlSchemaFreeParserCtxt(parser) }
        shim_setSchemaParserErrorHandler(parser, sink.context, receiveError)
        return xmlSchemaParse(parser)
      }
    }
  }
}
