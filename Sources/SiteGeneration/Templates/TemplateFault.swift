internal import Diagnostics
internal import ScenarioPipeline

/// What is wrong with a template, at its place in the file.
enum TemplateFault: Fault {
  case notUTF8
  case unclosedTag
  case unknownTag(String)
  case badName(String)
  case unclosedSection(String)
  case wrongEnd(String, of: String)
  case endWithoutSection(String)
  case sectionsTooDeep(Int)
  case tooManyBraces(Int)
  /// The library takes something for a tag that is not one, or the other way round.
  case unreadable
  case unknownPart(String, near: String?)
  case includesItself([String])
  case unknownValue(String, near: String?)
  /// A list or another value that is not a text, where a text is needed.
  case noText(String)
  case pageTooLarge(FileLimits.Limit)

  var code: String {
    switch self {
    case .unknownPart: "unknown-template-part"
    case .unknownValue, .noText: "unknown-template-value"
    case .includesItself: "template-includes-itself"
    case .pageTooLarge(let limit): "limit-" + limit.name
    default: "broken-template"
    }
  }

  var kind: Problem.Kind { .configuration }

  var message: String {
    switch self {
    case .notUTF8: "the template is not UTF-8"
    case .unclosedTag: "this tag is not closed"
    case .unknownTag(let sign): "there is no tag that begins with '\(sign)'; there are #, ^, /, !, >, & and {"
    case .badName(let name): "'\(name)' is no name; a name has letters, digits, '_', '-' and '.'"
    case .unclosedSection(let name): "the section '\(name)' has no end; write {{/\(name)}}"
    case .wrongEnd(let name, let section): "this ends '\(name)', but the section that is open is '\(section)'"
    case .endWithoutSection(let name): "this ends '\(name)', but no section is open"
    case .sectionsTooDeep(let depth): "sections and parts are nested more than \(depth) deep here"
    case .tooManyBraces(let count): "the template has \(count) opening braces, which are too many for its length"
    case .unreadable: "a tag here cannot be read; only plain characters and spaces may stand beside its braces"
    case .unknownPart(let name, let near):
      "there is no template '\(name)' to include" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .includesItself(let names):
      "the template includes itself: " + names.map { "'\($0)'" }.joined(separator: " includes ")
    case .unknownValue(let name, let near):
      "the page has no value '\(name)' here" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .noText(let name): "'\(name)' is no text; write a section {{#\(name)}}…{{/\(name)}}"
    case .pageTooLarge(let limit):
      "the page has more than \(limit.number) \(limit.unit); '--limit \(limit.name)=NUMBER' allows more"
    }
  }
}

/// A fault at its place in a template.
struct TemplateError: Error {
  var fault: TemplateFault
  var place: TemplatePlace

  init(_ fault: TemplateFault, at place: TemplatePlace) {
    self.fault = fault
    self.place = place
  }

  var report: Report { Report(fault, in: place.file, at: place.range) }
  var problem: Problem { Problem(fault.kind, [report]) }
}
