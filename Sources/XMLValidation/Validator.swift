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
  /// Which DTD to check against besides our own profile.
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

  private let profile: FigureProfile
  private let dtd: FigureDTD?
  private var known = KnownParts()
  private let willParse: (String) -> Void

  /// Compiles the schemas.
  ///
  /// - Parameters:
  ///   - choice: Which DTD to check figures against.
  ///   - willParse: Called with the name of each document before it is parsed.
  /// - Throws: That a schema does not compile.
  public init(
    dtd choice: SVGDTD = .installed, willParse: @escaping (String) -> Void = { _ in }
  ) throws(ValidatorError) {
    self.willParse = willParse
    profile = try FigureProfile()
    switch choice {
    case .off:
      (dtd, dtdStatus) = (nil, .skipped(reason: "it was turned off"))
    case .file(let path):
      (dtd, dtdStatus) = (try FigureDTD(path: path), .checked(path: path))
    case .installed:
      if let path = FigureDTD.usualPlaces.first(where: { FileManager.default.isReadableFile(atPath: $0) }) {
        (dtd, dtdStatus) = (try FigureDTD(path: path), .checked(path: path))
      } else {
        (dtd, dtdStatus) = (nil, .skipped(reason: "it is not installed (Debian: w3c-sgml-lib)"))
      }
    }
  }

  /// Checks a figure that is a file of its own.
  public func validateFigure(_ svg: String, name: String) -> [ValidationIssue] {
    let (document, elements, issues) = parse(svg, name: name)
    guard let document, let root = elements.first, issues.isEmpty else { return issues }
    return withExtendedLifetime(document) {
      let references = ReferenceRules(elements: elements, name: name).issues
      let found = schemaIssues(in: [root], among: elements, hasSoundReferences: references.isEmpty) { figure in
        profile.issues(in: figure, document: name) + (dtd?.issues(in: document, document: name) ?? [])
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
      let found = schemaIssues(in: figures, among: elements, hasSoundReferences: references.issues.isEmpty) { figure in
        self.issues(inFigure: figure, of: name)
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

  /// Holds figures against the schemas, but for those of which it is known that these accept them.
  ///
  /// - Parameters:
  ///   - elements: All those of the document.
  ///   - hasSoundReferences: Whether no id is there twice, which is the one thing that the DTD looks at beside parts.
  ///   - check: Holds one figure against them.
  private func schemaIssues(
    in figures: [XMLNode], among elements: [XMLNode], hasSoundReferences: Bool, check: (XMLNode) -> [ValidationIssue]
  ) -> [ValidationIssue] {
    let unknown = hasSoundReferences ? figures.filter { $0.isBelowPrefixes || !known.haveAll(of: $0) } : figures
    if unknown.isEmpty { return [] }
    let parts = unknown.map { $0.isBelowPrefixes ? [] : KnownParts.parts(of: $0) }
    takeAwayWhatIsRight(from: elements)
    return zip(unknown, parts).flatMap { figure, parts in
      let found = check(figure)
      if found.isEmpty { known.add(parts) }
      return found
    }
  }

  /// Checks a figure inside a page: in place, or where it takes prefixes from around it as a copy that declares them itself
  /// against the DTD, which knows no namespaces.
  private func issues(inFigure figure: XMLNode, of page: String) -> [ValidationIssue] {
    let found = profile.issues(in: figure, document: page)
    guard let dtd else { return found }
    guard figure.isBelowPrefixes else { return found + dtd.issues(inPlace: figure, document: page) }
    guard let copy = XMLDocument.copy(of: figure) else { return found }
    let path = figure.path ?? ""
    return found
      + dtd.issues(in: copy, document: page).map { issue in
        var issue = issue
        // The copy's paths start at "/*", the figure itself.
        issue.nodePath = issue.nodePath.map { path + $0.dropFirst(2) }
        return issue
      }
  }

  /// Takes out of all figures what needs no look by the schemas: the `data-` attributes that neither can list, as any name
  /// is right, and path data that is seen to be right.
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
