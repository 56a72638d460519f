/// The schemas that figures are checked against: our profile, and the SVG 1.1 DTD where there is one.
struct FigureSchemas {
  let profile: FigureProfile
  let dtd: FigureDTD?

  /// Compiles the schemas, which takes longer than checking a few pages.
  ///
  /// - Parameter path: The path of the DTD; `nil` checks without one.
  /// - Throws: That one of them does not compile.
  init(dtd path: String?) throws(ValidatorError) {
    profile = try FigureProfile()
    dtd = if let path { try FigureDTD(path: path) } else { nil }
  }

  /// Checks a figure that is a separate document.
  func issues(in figure: XMLNode, of document: XMLDocument, name: String) -> [ValidationIssue] {
    profile.issues(in: figure, document: name) + (dtd?.issues(in: document, document: name) ?? [])
  }

  /// Checks a figure inside a page in place. If it uses prefixes declared around it, a copy that declares them itself
  /// is checked against the DTD, which knows no namespaces.
  func issues(in figure: XMLNode, ofPage page: String) -> [ValidationIssue] {
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
}
