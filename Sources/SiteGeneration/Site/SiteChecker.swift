internal import Diagnostics
internal import ViewProgram
import Foundation
internal import XMLValidation

/// Checks what is about to be published as a whole, and collects every fault with the scenario it came from.
struct SiteChecker {
  private var pages: [PageFacts] = []
  private var numbers: [String: Int] = [:]
  private var reports: [Report] = []
  /// What was found in templates, for many pages are made with one.
  private var foundInTemplates: Set<String> = []

  /// Adds what is wrong with a figure or an article.
  mutating func add(_ faults: [Report]) {
    reports += faults.map { fault in
      var fault = fault
      fault.severity = .error
      return fault
    }
  }

  /// Adds a page that was checked by itself.
  mutating func add(_ page: PageFacts) {
    page.faults.forEach { add($0) }
    numbers[page.path] = pages.count
    pages.append(page)
  }

  private mutating func add(_ fault: PageFault) {
    if let key = fault.key, !foundInTemplates.insert(key).inserted { return }
    reports.append(fault.report)
  }

  /// Checks the links between the pages.
  ///
  /// - Parameters:
  ///   - files: The paths of everything that is published.
  ///   - describe: Finds who is to blame for a link that leads nowhere, by the path of its page.
  /// - Throws: All that was found, here and before.
  mutating func finish(
    files: [String], describe: (PageLink, String) throws(Problem) -> PageFault
  ) throws(Problem) {
    let known = Set(files)
    // The pages of a folder come one after the other and have most of their links in common.
    var found: [String: Bool] = [:]
    var latest: Substring?
    var blamed: Set<String> = []
    for page in pages {
      let folder = SiteChecker.folder(of: page.path)
      if folder != latest { found = [:] }
      latest = folder
      for link in page.links {
        let isFound = found[link.href] ?? leadsSomewhere(link, from: page.path, known)
        found[link.href] = isFound
        if isFound { continue }
        // Many pages may have the same wrong link from one template, and finding its place takes long.
        if page.isLive, blamed.contains(link.href) { continue }
        let fault = try describe(link, page.path)
        if fault.key != nil { blamed.insert(link.href) }
        add(fault)
      }
    }
    guard reports.isEmpty else { throw Problem(.content, reports) }
  }

  private func leadsSomewhere(_ link: PageLink, from page: String, _ files: Set<String>) -> Bool {
    // Addresses with a scheme lead out of the site, which is not checked.
    let href = link.href.utf8
    let isOutside = href.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }.contains(UInt8(ascii: ":"))
    if isOutside { return true }
    let end = href.firstIndex(of: UInt8(ascii: "#"))
    let address = String(link.href[..<(end ?? href.endIndex)])
    guard let path = SiteChecker.resolve(address, from: page), files.contains(path) else { return false }
    guard let end else { return true }
    guard let page = numbers[path].map({ pages[$0] }) else { return false }
    let anchor = String(link.href[href.index(after: end)...])
    // A state of a live page: its script reads it, and without script the link leads to the page's top.
    if page.isLive, anchor.contains("=") { return true }
    return page.hasAnchor(SiteChecker.decoded(anchor) ?? anchor)
  }

  /// A relative address as a path from the site's root; `nil` when it leaves the site.
  private static func resolve(_ address: String, from page: String) -> String? {
    guard !address.isEmpty else { return page }
    // Most links lead to a file beside the page.
    if isName(address) { return folder(of: page) + address }
    var parts = names(in: page).dropLast()
    for part in names(in: address) {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part != "." {
        guard let name = decoded(part) else { return nil }
        parts.append(name)
      }
    }
    return parts.joined(separator: "/")
  }

  /// By bytes: looking for whole characters takes several times as long.
  private static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// A text without percent signs, as most are, is what it says.
  private static func decoded(_ text: String) -> String? {
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding : text
  }

  /// Whether an address is a file's name as it stands.
  private static func isName(_ address: String) -> Bool {
    let isWritten = address.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%") }
    return isWritten && address != "." && address != ".."
  }

  /// The folder of a page with a slash at its end; empty for the site's root.
  private static func folder(of page: String) -> Substring {
    let last = page.utf8.lastIndex(of: UInt8(ascii: "/"))
    return last.map { page[...$0] } ?? ""
  }
}
