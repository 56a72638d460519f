import Foundation

/// Checks figures and pages before they are published.
///
///     let validator = try Validator()
///     for issue in validator.validateFigure(svg, name: "grid.svg") { print(issue) }
///     for issue in validator.validatePage(page, name: "grid.html").issues { print(issue) }
///
/// Nothing is loaded that a document names: no network, no external entities, no DTD of the document's own choice.
/// A validator keeps compiled schemas that change while they are used: make one for each thread.
public final class Validator {
  /// The DTD to check against, besides our own profile.
  public enum SVGDTD: Equatable, Sendable {
    /// The first one found where systems install it; none when it is not installed.
    case installed
    /// The one at a path.
    case file(String)
    /// None.
    case off
  }

  /// Whether figures are checked against the SVG 1.1 DTD.
  public enum DTDStatus: Equatable, Sendable {
    case checked(path: String)
    case skipped(reason: String)
  }

  /// Whether this validator uses the DTD, and why not.
  public let dtdStatus: DTDStatus

  /// Called with the parts of each figure that the schemas accepted and that has some not seen before.
  public var didAccept: ([FigurePart]) -> Void = { _ in }

  /// The schemas, once they are compiled.
  private var schemas: FigureSchemas?
  private var known = KnownParts()
  private let willParse: (String) -> Void

  /// Compiles the schemas.
  ///
  /// - Parameters:
  ///   - choice: The DTD to check figures against.
  ///   - willParse: Called with the name of each document before it is parsed.
  /// - Throws: That a schema does not compile.
  public init(
    dtd choice: SVGDTD = .installed, willParse: @escaping (String) -> Void = { _ in }
  ) throws(ValidatorError) {
    self.willParse = willParse
    dtdStatus = DTDStatus(choice)
    schemas = try FigureSchemas(dtd: dtdStatus.path)
  }

  /// Compiles the schemas only when a figure has parts that they did not accept earlier.
  ///
  /// - Parameters:
  ///   - known: The parts of figures that the same schemas accepted.
  ///   - choice: The DTD to check figures against.
  ///   - willParse: Called with the name of each document before it is parsed.
  public init(
    knowing known: KnownParts, dtd choice: SVGDTD = .installed, willParse: @escaping (String) -> Void = { _ in }
  ) {
    (self.known, self.willParse) = (known, willParse)
    dtdStatus = DTDStatus(choice)
  }

  /// Checks a figure that is a separate file.
  public func validateFigure(_ svg: String, name: String) -> [ValidationIssue] {
    let (document, elements, issues) = parse(svg, name: name)
    guard let document, let root = elements.first, issues.isEmpty else { return issues }
    return withExtendedLifetime(document) {
      let references = ReferenceRules(elements: elements, name: name).issues
      let found = schemaIssues(in: [root], among: elements, of: name, hasSoundReferences: references.isEmpty) {
        $0.issues(in: $1, of: document, name: name)
      }
      return found + references
    }
  }

  /// Checks a page, which must be HTML and well-formed XML at once, and the figures inside it; reads its links.
  public func validatePage(_ page: String, name: String) -> ValidatedPage {
    let (document, elements, issues) = parse(page, name: name)
    return withExtendedLifetime(document) {
      var result = ValidatedPage(
        issues: issues, links: PageLinks.links(in: elements), anchors: PageLinks.anchors(in: elements))
      guard issues.isEmpty else { return result }
      let references = ReferenceRules(elements: elements, name: name)
      let rules = PageRules(elements: elements, name: name, references: references)
      let figures = elements.filter { $0.isElement("svg", of: .svg) && $0.parent?.isElement(of: .svg) != true }
      let found = schemaIssues(
        in: figures, among: elements, of: name, hasSoundReferences: references.issues.isEmpty
      ) {
        $0.issues(in: $1, ofPage: name)
      }
      result.issues = references.issues + rules.issues + found
      return result
    }
  }

  /// - Returns: The document with its elements, which live as long as it does and of which the first is its root; none when
  ///   it cannot be checked any further.
  private func parse(
    _ text: String, name: String
  ) -> (document: XMLDocument?, elements: [XMLNode], issues: [ValidationIssue]) {
    willParse(name)
    guard text.utf8.count <= XMLDocument.mostBytes else {
      return (nil, [], [ValidationIssue(.tooLarge(limit: XMLDocument.mostBytes), document: name)])
    }
    let sink = IssueSink(document: name, layer: .wellFormedness)
    guard let document = XMLDocument.parse(text, into: sink) else {
      return (nil, [], sink.issues.isEmpty ? [ValidationIssue(.noDocument, document: name)] : sink.issues)
    }
    return withExtendedLifetime(document) { read(document, name: name, sink.issues) }
  }

  private func read(
    _ document: XMLDocument, name: String, _ found: [ValidationIssue]
  ) -> (document: XMLDocument?, elements: [XMLNode], issues: [ValidationIssue]) {
    guard let root = document.root else {
      return (nil, [], found.isEmpty ? [ValidationIssue(.noDocument, document: name)] : found)
    }
    var issues = found
    let contents = document.contents
    if let element = contents.elementTooDeep {
      return (nil, [], [ValidationIssue(.tooDeep(XMLDocument.deepest), document: name, line: element.line)])
    }
    if document.hasDeclarations { issues.append(root.issue(.declarations, in: name)) }
    for entity in contents.unknownEntities {
      issues.append((entity.element ?? root).issue(.unknownEntity(entity.name), in: name))
    }
    return (document, contents.elements, issues)
  }

  /// Checks figures against the schemas, apart from those that are known to be accepted.
  ///
  /// - Parameters:
  ///   - elements: All elements of the document.
  ///   - name: The document's name.
  ///   - hasSoundReferences: Whether no id occurs twice, which is the only thing that the DTD checks apart from parts.
  ///   - check: Checks one figure against them.
  private func schemaIssues(
    in figures: [XMLNode], among elements: [XMLNode], of name: String, hasSoundReferences: Bool,
    check: (FigureSchemas, XMLNode) -> [ValidationIssue]
  ) -> [ValidationIssue] {
    let unknown = hasSoundReferences ? figures.filter { $0.isBelowPrefixes || !known.haveAll(of: $0) } : figures
    if unknown.isEmpty { return [] }
    let schemas: FigureSchemas
    do throws(ValidatorError) {
      schemas = try compiled()
    } catch {
      return [ValidationIssue(.brokenSchema(error), document: name)]
    }
    let parts = unknown.map { $0.isBelowPrefixes ? [] : KnownParts.parts(of: $0) }
    takeAwayWhatIsRight(from: elements)
    return zip(unknown, parts).flatMap { figure, parts in
      let found = check(schemas, figure)
      if found.isEmpty { learn(parts) }
      return found
    }
  }

  private func learn(_ parts: [FigurePart]) {
    let count = known.count
    known.add(parts)
    if known.count > count { didAccept(parts) }
  }

  private func compiled() throws(ValidatorError) -> FigureSchemas {
    if let schemas { return schemas }
    let new = try FigureSchemas(dtd: dtdStatus.path)
    schemas = new
    return new
  }

  /// Removes from all figures what the schemas need not check: the `data-` attributes, which neither schema can list,
  /// as any name is valid, and path data that is known to be valid.
  private func takeAwayWhatIsRight(from elements: [XMLNode]) {
    for element in elements where element.isElement(of: .svg) {
      for attribute in element.attributes where attribute.begins(withOneOf: "d") && !attribute.hasPrefix {
        if attribute.isNamed("d") {
          if attribute.isPathData { attribute.replaceText(with: "M0 0") }
        } else if attribute.isFreeData {
          attribute.remove()
        }
      }
    }
  }
}

extension Validator.DTDStatus {
  fileprivate init(_ choice: Validator.SVGDTD) {
    switch choice {
    case .off: self = .skipped(reason: "it was turned off")
    case .file(let path): self = .checked(path: path)
    case .installed:
      let path = FigureDTD.usualPlaces.first { FileManager.default.isReadableFile(atPath: $0) }
      self = path.map { .checked(path: $0) } ?? .skipped(reason: "it is not installed (Debian: w3c-sgml-lib)")
    }
  }

  fileprivate var path: String? { if case .checked(let path) = self { path } else { nil } }
}

extension Validator {
  /// The path of the DTD that figures are checked against by default; `nil` where it is not installed.
  public static var installedDTD: String? { DTDStatus(.installed).path }
}
