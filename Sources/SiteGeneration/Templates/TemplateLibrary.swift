internal import Diagnostics
internal import Mustache
internal import ScenarioPipeline
internal import SwiftInterpreter

/// The templates of a site, which may include each other.
///
/// `MustacheLibrary` fills them in. Before that they are scanned, so that everything wrong is known with its place, and
/// how large a page may become.
struct TemplateLibrary {
  private let templates: [(name: String, scanned: ScannedTemplate)]
  private let library: MustacheLibrary
  /// The tags of all templates, with what they cost.
  private var tags: [ScannedTemplate.Tag] = []
  private let costs: [String: [Int]]
  private let limit: FileLimits.Limit

  /// - Parameters:
  ///   - files: The templates by their names without an ending.
  ///   - limit: How large a page may be, in bytes; a tag counts as several.
  /// - Throws: What is wrong in each of them, with its place.
  init(_ files: [String: [UInt8]], limit: FileLimits.Limit) throws(Problem) {
    var templates: [(name: String, scanned: ScannedTemplate)] = []
    var errors: [TemplateError] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      do throws(TemplateError) {
        templates.append((name, try ScannedTemplate(name, bytes)))
      } catch {
        errors.append(error)
      }
    }
    for part in templates.flatMap(\.scanned.tags) where part.kind == .part && files[part.name] == nil {
      errors.append(
        TemplateError(
          .unknownPart(part.name, near: Suggestion.nearest(to: part.name, in: files.keys.sorted())), at: part.place))
    }
    guard errors.isEmpty else { throw Problem(.configuration, errors.map(\.report)) }
    self.templates = templates
    self.limit = limit
    do throws(TemplateError) {
      costs = try TemplateCosts(templates, limit: limit).costs
      library = try TemplateLibrary.library(of: templates, isMarked: false)
    } catch {
      throw error.problem
    }
    for (name, template) in templates {
      for var tag in template.tags {
        if let body = tag.body { tag.cost = costs[name]?[body] ?? 0 }
        tags.append(tag)
      }
    }
  }

  /// Fills in a template.
  ///
  /// - Parameter values: What it can name.
  /// - Throws: What it names and is not there, or that the page grows too large.
  func render(_ name: String, _ values: TemplateValue) throws(Problem) -> String {
    try render(name, values, library)
  }

  /// Where the lines of a page come from: the place of the text that each begins with, `nil` for a value.
  ///
  /// - Throws: What `render` throws.
  func places(_ name: String, _ values: TemplateValue) throws(Problem) -> [TemplatePlace?] {
    var marked = library
    do throws(TemplateError) {
      marked = try TemplateLibrary.library(of: templates, isMarked: true)
    } catch {
      throw error.problem
    }
    let lines = try render(name, values, marked).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { TemplatePlace(markedLine: Substring($0)) }
  }

  private func render(_ name: String, _ values: TemplateValue, _ library: MustacheLibrary) throws(Problem) -> String {
    let filling = TemplateFilling(tags, limit: limit)
    let start = TemplatePlace(template: name, line: 1)
    var page = ""
    if filling.spend(costs[name]?[0] ?? 0, at: start) {
      page = library.render(TemplateScope(value: values, filling: filling, isOutermost: true), withTemplate: name) ?? ""
    }
    if let error = filling.error { throw error.problem }
    return page
  }

  private static func library(
    of templates: [(name: String, scanned: ScannedTemplate)], isMarked: Bool
  ) throws(TemplateError) -> MustacheLibrary {
    var (library, first) = (MustacheLibrary(), 0)
    for (name, template) in templates {
      do {
        try library.register(template.text(numberedFrom: first, isMarked: isMarked), named: name)
      } catch {
        // Everything that its errors name was looked for before.
        let line = (error as? MustacheTemplate.ParserError)?.context.lineNumber ?? 1
        throw TemplateError(.unreadable, at: TemplatePlace(template: name, line: line))
      }
      first += template.tags.count
    }
    return library
  }
}

/// Finds what the bodies of templates cost with all that they include.
private struct TemplateCosts {
  /// By the names of the templates, in the order of their bodies.
  private(set) var costs: [String: [Int]] = [:]
  private let templates: [String: ScannedTemplate]
  private let limit: FileLimits.Limit
  private let indentation: Int
  /// How deep sections and parts are nested in each template.
  private var depths: [String: Int] = [:]
  private var way: [String] = []

  /// - Throws: That a template includes itself, or that parts are nested too deep or grow too large.
  init(
    _ templates: [(name: String, scanned: ScannedTemplate)], limit: FileLimits.Limit
  ) throws(TemplateError) {
    self.templates = Dictionary(templates.map { ($0.name, $0.scanned) }) { first, _ in first }
    self.limit = limit
    indentation = templates.reduce(0) { $0 + $1.scanned.indentation }
    for (name, template) in templates { try add(name, template) }
  }

  private mutating func add(_ name: String, _ template: ScannedTemplate) throws(TemplateError) {
    guard costs[name] == nil else { return }
    way.append(name)
    var (result, depth) = ([Int](), template.tags.map(\.depth).max() ?? 0)
    for body in template.bodies {
      var cost = body.bytes + body.tags * TemplateFilling.bytesPerTag + (body.lines + body.tags) * indentation
      for part in body.parts {
        if let first = way.firstIndex(of: part.name) {
          throw TemplateError(.includesItself(way[first...] + [part.name]), at: part.place)
        }
        guard way.count < ScannedTemplate.deepest else { throw tooDeep(part) }
        if let included = templates[part.name] { try add(part.name, included) }
        depth = max(depth, part.depth + 1 + (depths[part.name] ?? 0))
        guard depth <= ScannedTemplate.deepest else { throw tooDeep(part) }
        cost += costs[part.name]?[0] ?? 0
        guard cost <= limit.number else { throw TemplateError(.pageTooLarge(limit), at: part.place) }
      }
      result.append(cost)
    }
    way.removeLast()
    (costs[name], depths[name]) = (result, depth)
  }

  private func tooDeep(_ part: ScannedTemplate.Tag) -> TemplateError {
    TemplateError(.sectionsTooDeep(ScannedTemplate.deepest), at: part.place)
  }
}
