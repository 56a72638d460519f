import LayoutEngine

/// A view or modifier, as it is written.
struct DocumentNode: Decodable {
  private let id: DocumentInteger
  private let parent: DocumentInteger?
  private let view: String
  private let arguments: String?
  private let labels: [String]
  private let environment: [String]?
  private let source: Source?
  private let frame: DocumentRect
  private let drawn: DocumentRect?
  private let placed: Bool?
  private let part: Bool?
  private let remainingRows: DocumentInteger?
  private let remainingViews: DocumentInteger?
  private let opaque: Bool?
  private let text: Text?
  private let tracks: Tracks?
  private let guides: Guides?

  var value: RecordedTrace.Node {
    RecordedTrace.Node(
      id: id.value, parent: parent?.value, view: view, arguments: arguments ?? "", labels: labels,
      environment: environment ?? [],
      source: source?.value, frame: frame.value, drawn: drawn?.value, isPlaced: placed,
      isPart: part ?? false, remainingRows: DocumentNode.count(remainingRows),
      remainingViews: DocumentNode.count(remainingViews), isOpaque: opaque ?? false, text: text?.value,
      tracks: tracks?.value, guides: guides?.value)
  }

  /// A number of rows or views, of which a record has no more than it can count.
  private static func count(_ number: DocumentInteger?) -> Int { min(max(number?.value ?? 0, 0), 100_000_000) }

  struct Source: Decodable {
    let value: SourceRange

    private enum Key: String, CodingKey { case line, column, endLine, endColumn }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      func place(_ key: Key) throws -> Int {
        let number = try fields.integer(forKey: key)
        guard (0...Int(Int32.max)).contains(number) else {
          throw DecodingError.dataCorruptedError(
            forKey: key, in: fields, debugDescription: "\(number) is no place in a source")
        }
        return number
      }
      value = SourceRange(
        line: try place(.line), column: try place(.column), endLine: try place(.endLine),
        endColumn: try place(.endColumn))
    }
  }

  private struct Text: Decodable {
    let truncated: Bool
    let scale: DocumentLength
    let string: String?
    let lines: [Line]

    struct Line: Decodable {
      let string: String
      let width: DocumentLength
      let baseline: DocumentLength
    }

    var value: RecordedTrace.Text {
      RecordedTrace.Text(
        isTruncated: truncated, scale: scale.value, string: string,
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
