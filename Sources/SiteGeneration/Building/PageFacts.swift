internal import Diagnostics
internal import XMLValidation

/// The facts about a page, checked by itself, that the checks between pages need.
struct PageFacts: Sendable {
  let path: String
  /// Whether its script reads states from the address.
  let isLive: Bool
  /// The links to other pages and files, each address once.
  let links: PackedLinks
  /// The ids on the page as numbers, sorted; `nil` when it is not well-formed and they are not known.
  let anchors: [UInt64]?
  /// The faults of the page.
  let faults: [PageFault]

  func hasAnchor(_ id: String) -> Bool {
    guard let anchors else { return true }
    let number = PageFacts.number(of: id)
    var (low, high) = (0, anchors.count)
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < anchors.count && anchors[low] == number
  }

  /// A number that distinguishes texts: FNV-1a with 64 bits.
  ///
  /// - Parameter beginning: The number of the text before.
  static func number(
    of text: some Sequence<UInt8>, after beginning: UInt64 = 0xCBF2_9CE4_8422_2325
  ) -> UInt64 {
    text.reduce(beginning) { number(of: $1, after: $0) }
  }

  @inline(__always) static func number(of byte: UInt8, after beginning: UInt64) -> UInt64 {
    (beginning ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func number(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { number(of: $0) }
  }
}

/// Something wrong with a page.
struct PageFault: Sendable {
  let report: Report
  /// Identifies a fault in a template, which is reported once for all pages that are made with it.
  var key: String?

  var problem: Problem { Problem(key == nil ? .content : .configuration, [report]) }
}

extension PageFacts {
  init(_ page: some SitePage, _ validated: ValidatedPage, faults: [PageFault]) {
    path = page.path
    isLive = page is ScenarioPage
    var known: Set<String> = []
    links = PackedLinks(validated.links.filter { !$0.href.hasPrefix("#") && known.insert($0.href).inserted })
    let isRead = validated.issues.isEmpty || !validated.anchors.isEmpty
    anchors = isRead ? validated.anchors.map { PageFacts.number(of: $0) }.sorted() : nil
    self.faults = faults
  }
}
