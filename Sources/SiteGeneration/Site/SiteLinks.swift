internal import Diagnostics
import Foundation
internal import XMLValidation

/// The links between the pages of a site, which are followed in parts, on any number of threads.
struct SiteLinks: Sendable {
  /// The parts of the pages, each checked by one thread.
  let parts: [Range<Int>]
  private let pages: [PageFacts]
  /// The pages, and all files, by the numbers of their paths.
  private let numbers: [UInt64: Int]
  private let files: Set<UInt64>

  /// The number of pages in a part: each part follows the links that its pages have in common only once.
  private static let partSize = 128

  /// - Parameter files: The numbers of everything that is published.
  init(_ pages: [PageFacts], _ files: Set<UInt64>) {
    self.pages = pages
    self.files = files
    numbers = Dictionary(pages.enumerated().lazy.map { (PageFacts.number(of: $0.element.path), $0.offset) }) { $1 }
    parts = stride(from: 0, to: pages.count, by: SiteLinks.partSize).map {
      $0..<min($0 + SiteLinks.partSize, pages.count)
    }
  }

  /// The links on some pages that lead nowhere, in order.
  func broken(in part: Range<Int>) -> [(page: PageFacts, link: PageLink)] {
    // The pages of a folder come one after the other and have most of their links in common.
    var found: [UInt64: Bool] = [:]
    var latest: Substring?
    var broken: [(page: PageFacts, link: PageLink)] = []
    for page in pages[part] {
      let folder = SiteLinks.folder(of: page.path)
      if folder != latest { found = [:] }
      latest = folder
      let beginning = PageFacts.number(of: folder.utf8)
      page.links.forEach { address, link in
        // Most links lead to a file in the page's folder.
        let (number, isName) = SiteLinks.read(address, after: beginning)
        if isName, files.contains(number) { return }
        let isFound = found[number] ?? leadsSomewhere(link(), from: page.path)
        found[number] = isFound
        if !isFound { broken.append((page, link())) }
      }
    }
    return broken
  }

  private func leadsSomewhere(_ link: PageLink, from page: String) -> Bool {
    // Addresses with a scheme lead out of the site, which is not checked.
    let href = link.href.utf8
    let isOutside = href.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }.contains(UInt8(ascii: ":"))
    if isOutside { return true }
    let end = href.firstIndex(of: UInt8(ascii: "#"))
    let address = link.href[..<(end ?? href.endIndex)]
    guard let path = SiteLinks.resolve(address, from: page).map({ PageFacts.number(of: $0) }), files.contains(path)
    else { return false }
    guard let end else { return true }
    guard let page = numbers[path].map({ pages[$0] }) else { return false }
    let anchor = link.href[href.index(after: end)...]
    // A state of a live page: its script reads it, and without script the link leads to the page's top.
    if page.isLive, anchor.contains("=") { return true }
    return page.hasAnchor(String(SiteLinks.decoded(anchor) ?? anchor))
  }

  /// A relative address as a path from the site's root; `nil` when it leaves the site.
  private static func resolve(_ address: Substring, from page: String) -> [UInt8]? {
    guard !address.isEmpty else { return Array(page.utf8) }
    // By bytes: looking for whole characters takes several times as long.
    let slash = UInt8(ascii: "/")
    var parts = page.utf8.split(separator: slash).dropLast()
    for part in address.utf8.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        if parts.popLast() == nil { return nil }
      } else if !part.elementsEqual(".".utf8) {
        guard let name = decoded(Substring(part)) else { return nil }
        parts.append(name.utf8)
      }
    }
    return Array(parts.joined(separator: CollectionOfOne(slash)))
  }

  /// A text without percent signs, as most are, needs no decoding.
  private static func decoded(_ text: Substring) -> Substring? {
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding.map { $0[...] } : text
  }

  /// The number of an address that follows a folder, and whether a first look shows that the address is just a file's
  /// name.
  private static func read(
    _ address: UnsafeBufferPointer<UInt8>, after folder: UInt64
  ) -> (number: UInt64, isName: Bool) {
    var (number, isName) = (folder, !address.isEmpty && address.first != UInt8(ascii: "."))
    for byte in address {
      number = PageFacts.number(of: byte, after: number)
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: ":"): isName = false
      default: continue
      }
    }
    return (number, isName)
  }

  /// The folder of a page with a slash at its end; empty for the site's root.
  private static func folder(of page: String) -> Substring {
    let last = page.utf8.lastIndex(of: UInt8(ascii: "/"))
    return last.map { page[...$0] } ?? ""
  }
}
