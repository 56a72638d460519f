internal import Explanation
internal import Figures
internal import LayoutEngine
internal import LivePage
internal import Markup

/// Everything that a page shows of recorded layouts, written down for a script without an engine: where the page stands
/// after each step and with each picture, and the panels there.
///
/// The panels of neighbouring steps differ in a few elements only, so each text is a list of pieces, and each piece is
/// written once.
struct RecordedPanels {
  private var pieces: [String] = []
  private var numbers: [Substring: Int] = [:]
  private var states: [(place: String, json: String)] = []
  private var panels: [(place: String, pieces: [Int])] = []

  /// The panels that change with neither the step nor the picture.
  private static let lasting = ["tree", "rail", "ledger", "findings", "rounds", "nodes", "lanes", "lanes-style"]
  /// The panels that change with the step or the picture.
  private static let passing = ["why", "said"]
  /// More calls than a table shows at once; `CallsPanel` has as many at most.
  private static let calls = "calls?from=1&count=2000"

  /// - Parameter layouts: the previews in their order, as they are looked at first.
  init(_ layouts: [LiveLayout]) {
    for (index, layout) in layouts.enumerated() { write(layout, number: index + 1) }
  }

  private mutating func write(_ layout: LiveLayout, number: Int) {
    var address = PageAddress()
    address.preview = number
    for preset in FigurePreset.allCases {
      address.preset = preset
      write(layout, at: address, as: "\(number)/\(preset.rawValue)")
    }
    address.preset = .article
    let own = PagePanels(layout, at: address)
    for name in RecordedPanels.lasting { write(own.text(of: name), at: "\(number)/\(name)") }
    write(own.text(of: RecordedPanels.calls), at: "\(number)/calls")
    for node in layout.record.trace.nodes {
      var selected = address
      selected.node = node.id
      write(PagePanels(layout, at: selected).text(of: "why"), at: "\(number)/why/\(node.id.rawValue)")
    }
    for step in layout.steps.steps.indices {
      address.step = step + 1
      write(layout, at: address, as: "\(number)/\(step + 1)")
    }
  }

  private mutating func write(_ layout: LiveLayout, at address: PageAddress, as place: String) {
    states.append((place, LiveState(layout, at: address, layoutNumber: address.preview).json))
    let panels = PagePanels(layout, at: address)
    write(panels.text(of: "figure?\(LivePreview.room)"), at: place + "/figure")
    write(panels.text(of: "style?\(LivePreview.room)"), at: place + "/style")
    for name in RecordedPanels.passing { write(panels.text(of: name), at: place + "/" + name) }
  }

  private mutating func write(_ text: String?, at place: String) {
    guard let text else { return }
    panels.append((place, text.splitBeforeTags.map { number(of: $0) }))
  }

  private mutating func number(of piece: Substring) -> Int {
    if let known = numbers[piece] { return known }
    numbers[piece] = pieces.count
    pieces.append(String(piece))
    return pieces.count - 1
  }

  /// The whole as JSON that a `script` element can hold.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.field("pieces") { json in
        json.array { json in for piece in pieces { json.value(piece) } }
      }
      json.field("panels") { json in
        json.object { json in
          for panel in panels {
            json.field(panel.place) { json in
              json.array { json in for piece in panel.pieces { json.value(piece) } }
            }
          }
        }
      }
    }
    let shown = states.map { "\"\($0.place)\":\($0.json)" }.joined(separator: ",")
    // Nothing in it may look like the end of the script.
    return "{\"shown\":{\(shown)},\(json.finish().dropFirst())".replacing("</", with: "<\\/")
  }
}

extension String {
  /// The text in pieces, each of which begins with a tag.
  fileprivate var splitBeforeTags: [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let next = rest.dropFirst().firstIndex(of: "<") {
      pieces.append(rest[..<next])
      rest = rest[next...]
    }
    return pieces + (rest.isEmpty ? [] : [rest])
  }
}
