import LayoutEngine

/// A view or modifier, as it is written.
struct DocumentNode: Decodable {
  private let id: Int
  private let parent: Int?
  private let view: String
  private let arguments: String?
  private let labels: [String]
  private let environment: [String]?
  private let source: Source?
  private let frame: DocumentRect
  private let drawn: DocumentRect?
  private let placed: Bool?
  private let opaque: Bool?
  private let text: Text?
  private let tracks: Tracks?
  private let guides: Guides?

  var value: RecordedTrace.Node {
    RecordedTrace.Node(
      id: id, parent: parent, view: view, arguments: arguments ?? "", labels: labels, environment: environment ?? [],
      source: source?.value, frame: frame.value, drawn: drawn?.value, isPlaced: placed,
      isOpaque: opaque ?? false, text: text?.value, tracks: tracks?.value, guides: guides?.value)
  }

  struct Source: Decodable {
    let line: Int32
    let column: Int32
    let endLine: Int32
    let endColumn: Int32

    var value: SourceRange {
      SourceRange(line: Int(line), column: Int(column), endLine: Int(endLine), endColumn: Int(endColumn))
    }
  }

  private struct Text: Decodable {
    let truncated: Bool
    let scale: Double
    let lines: [Line]

    struct Line: Decodable {
      let string: String
      let width: DocumentLength
      let baseline: DocumentLength
    }

    var value: RecordedTrace.Text {
      RecordedTrace.Text(
        isTruncated: truncated, scale: scale,
        lines: lines.map {
          RecordedTrace.Text.Line(string: $0.string, width: $0.width.value, baseline: $0.baseline.value)
        })
    }
  }

  private struct Guides: Decodable {
    let x: DocumentLength?
    let y: DocumentLength?

    var value: GuideLines { GuideLines(x: x?.value, y: y?.value) }
  }

  private struct Tracks: Decodable {
    let axis: DocumentAxis
    let proposed: DocumentLength
    let measured: [Track]
    let answered: DocumentLength
    let placed: [Track]

    struct Track: Decodable {
      let start: DocumentLength
      let length: DocumentLength

      var value: GridPasses.Track { GridPasses.Track(start: start.value, length: length.value) }
    }

    var value: GridPasses {
      GridPasses(
        axis: axis.value, measured: measured.map(\.value), proposed: proposed.value, answered: answered.value,
        placed: placed.map(\.value))
    }
  }
}
