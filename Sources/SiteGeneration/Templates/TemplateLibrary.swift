internal import Diagnostics
internal import Mustache
internal import ScenarioPipeline
internal import Synchronization

/// The templates of a site's pages, which `MustacheTemplate` fills in.
struct TemplateLibrary {
  private var templates: [String: ReadTemplate] = [:]
  private let limit: FileLimits.Limit

  /// - Parameters:
  ///   - names: The templates of pages.
  ///   - files: All templates by their names without an ending.
  ///   - areBuiltIn: Whether all of them are built in: nothing can be wrong with them, and each is read only when it is
  ///     used.
  ///   - limit: How large a page may be, in bytes; a tag counts as several.
  /// - Throws: What is wrong in each page's template or what it includes, with its place.
  init(
    _ names: [String], of files: [String: [UInt8]], areBuiltIn: Bool, limit: FileLimits.Limit
  ) throws(Problem) {
    self.limit = limit
    var reports: [Report] = []
    for name in names {
      do throws(TemplateError) {
        let template = ReadTemplate(name, of: files, limit: limit)
        if !areBuiltIn { _ = try template.read() }
        templates[name] = template
      } catch {
        // Several pages may include the same faulty part.
        if !reports.contains(error.report) { reports.append(error.report) }
      }
    }
    guard reports.isEmpty else { throw Problem(.configuration, reports) }
  }

  /// Fills in a template.
  ///
  /// - Parameter values: The structures whose properties it can name, the first before the second.
  /// - Throws: What it names without a value, or that the page grows too large.
  func render(_ name: String, _ values: [Any]) throws(Problem) -> String {
    guard let template = templates[name] else { return "" }
    do throws(TemplateError) {
      let (scanned, mustache) = try template.read()
      return try render(mustache, scanned, values)
    } catch {
      throw Problem(.configuration, [error.report])
    }
  }

  /// Where the lines of a page come from: the place of the text that each begins with, `nil` for a value.
  ///
  /// - Throws: What `render` throws.
  func places(_ name: String, _ values: [Any]) throws(Problem) -> [TemplatePlace?] {
    guard let template = templates[name] else { return [] }
    let marked: MustacheTemplate
    let page: String
    do throws(TemplateError) {
      let (scanned, _) = try template.read()
      marked = try ReadTemplate.mustache(scanned.marked, scanned)
      page = try render(marked, scanned, values)
    } catch {
      throw Problem(.configuration, [error.report])
    }
    return page.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let text = Substring(line).drop { $0 == " " || $0 == "\t" }
      return text.first == TemplatePlace.markEnd ? TemplatePlace(firstMarkIn: text) : nil
    }
  }

  private func render(
    _ template: MustacheTemplate, _ scanned: ScannedTemplate, _ values: [Any]
  ) throws(TemplateError) -> String {
    let filling = TemplateFilling(scanned.tags, limit: limit)
    let page =
      filling.begin() ? template.render(TemplateScope(values: values, filling: filling, isOutermost: true)) : ""
    if let error = filling.error { throw error }
    return page
  }
}

/// A template that is read when the first page uses it, on any thread.
private final class ReadTemplate: Sendable {
  private let name: String
  private let files: [String: [UInt8]]
  private let limit: FileLimits.Limit
  private let known = Mutex<(scanned: ScannedTemplate, mustache: MustacheTemplate)?>(nil)

  init(_ name: String, of files: [String: [UInt8]], limit: FileLimits.Limit) {
    (self.name, self.files, self.limit) = (name, files, limit)
  }

  /// The template as it is checked, and as the library reads it.
  func read() throws(TemplateError) -> (scanned: ScannedTemplate, mustache: MustacheTemplate) {
    try known.withLock { (known) throws(TemplateError) in
      if let known { return known }
      let scanned = try ScannedTemplate(name, of: files, limit: limit)
      let read = (scanned, try ReadTemplate.mustache(scanned.text, scanned))
      known = read
      return read
    }
  }

  /// - Throws: That the library fails to see a tag; everything else was checked before.
  static func mustache(_ text: String, _ scanned: ScannedTemplate) throws(TemplateError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: text)
    } catch {
      let line = line(atFaultIn: scanned.lengthened) ?? line(of: error)
      let lines = scanned.marked.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let place = lines.prefix(line).reversed().lazy.compactMap { TemplatePlace(firstMarkIn: Substring($0)) }.first
      throw TemplateError(.unreadable, at: place ?? scanned.tags[0].place)
    }
  }

  private static func line(atFaultIn text: String) -> Int? {
    do {
      _ = try MustacheTemplate(string: text)
      return nil
    } catch {
      return line(of: error)
    }
  }

  private static func line(of error: any Error) -> Int {
    (error as? MustacheTemplate.ParserError)?.context.lineNumber ?? 1
  }
}
