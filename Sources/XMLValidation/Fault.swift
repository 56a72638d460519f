/// The faults that our own checks find, as data; libxml2 words its own.
enum Fault: Equatable {
  case brokenSchema(ValidatorError)
  case noDocument
  case tooDeep(Int)
  case tooLarge(limit: Int)
  case declarations
  case unknownEntity(String)
  case duplicateID(String, firstLine: Int)
  case unresolved(attribute: String, id: String)
  case external(attribute: String, address: String)
  case styleSheetImport
  case wrongRoot(String)
  case missingLanguage
  case missingTitle
  case headingCount(Int)
  case missingAlternative
  case eventHandler(String)
  case styleAttribute
  case scriptLink(String)
  case inlineScript
  case foreignScript(String)

  var layer: ValidationIssue.Layer {
    switch self {
    case .brokenSchema: .profile
    case .noDocument, .tooDeep, .tooLarge, .declarations, .unknownEntity: .wellFormedness
    default: .references
    }
  }
}

extension Fault {
  var message: String {
    switch self {
    case .brokenSchema(let error): error.description
    case .noDocument: "there is no document to read"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .tooDeep(let depth): "elements are nested more than \(depth) deep here"
    case .declarations: "the document type must not declare anything"
    case .unknownEntity(let name): "the entity '\(name)' is not known"
    case .duplicateID(let id, let line): "the id '\(id)' is used already, on line \(line)"
    case .unresolved(let attribute, let id): "'\(attribute)' refers to '\(id)', but nothing has this id"
    case .external(let attribute, let address): "'\(attribute)' refers to '\(address)' outside the document"
    case .styleSheetImport: "a style sheet must not import another"
    case .wrongRoot(let name): "the outermost element is '\(name)' instead of 'html' in the XHTML namespace"
    case .missingLanguage: "the page does not state its language: 'html' needs 'lang'"
    case .missingTitle: "the page has no title"
    case .headingCount(let count): "the page has \(count) 'h1' elements instead of one"
    case .missingAlternative: "the image has no 'alt' text"
    case .eventHandler(let name): "the event handler '\(name)' is not allowed"
    case .styleAttribute:
      "the attribute 'style' is not allowed; give the element a class, and the class rules in a style sheet"
    case .scriptLink(let address): "the link '\(address)' runs a script"
    case .inlineScript: "a script must be a file of the site: give 'script' a 'src'"
    case .foreignScript(let address): "the script '\(address)' is no file of the site"
    }
  }
}
