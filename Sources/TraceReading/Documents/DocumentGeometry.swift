import LayoutEngine

/// A number of points: infinity is the text "inf", and `null` means an open dimension or not a number.
struct DocumentNumber: Decodable {
  let value: Double?

  init(from decoder: any Decoder) throws {
    let field = try decoder.singleValueContainer()
    if field.decodeNil() {
      value = nil
    } else if let number = try? field.decode(Double.self) {
      value = number
    } else if let infinity = (try? field.decode(String.self)).flatMap({ DocumentNumber.infinities[$0] }) {
      value = infinity
    } else {
      throw DecodingError.dataCorruptedError(in: field, debugDescription: "expected a number, 'inf', '-inf' or null")
    }
  }

  private static let infinities = ["inf": Double.infinity, "-inf": -Double.infinity]
}

/// An integer: a view's number, or a line of the source.
///
/// For a number that is not an integer, or is too large for one, the decoder's own error lacks the place.
struct DocumentInteger: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let field = try decoder.singleValueContainer()
    do {
      value = try field.decode(Int.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw DecodingError.dataCorruptedError(in: field, debugDescription: "expected an integer that is not too large")
    }
  }
}

extension KeyedDecodingContainer {
  func integer(forKey key: Key) throws -> Int { try decode(DocumentInteger.self, forKey: key).value }

  func integerIfPresent(forKey key: Key) throws -> Int? {
    try decodeIfPresent(DocumentInteger.self, forKey: key)?.value
  }
}

/// A number of points that is always present.
struct DocumentLength: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    // Not a number is written as null.
    value = try DocumentNumber(from: decoder).value ?? .nan
  }
}

struct DocumentSize: Decodable {
  private let width: DocumentLength
  private let height: DocumentLength

  var value: Size { Size(width: width.value, height: height.value) }
}

struct DocumentProposal: Decodable {
  private let width: DocumentNumber
  private let height: DocumentNumber

  var value: Proposal { Proposal(width: width.value, height: height.value) }
}

struct DocumentPoint: Decodable {
  private let x: DocumentLength
  private let y: DocumentLength

  var value: Point { Point(x: x.value, y: y.value) }
}

struct DocumentRect: Decodable {
  private let x: DocumentLength
  private let y: DocumentLength
  private let width: DocumentLength
  private let height: DocumentLength

  var value: Rect { Rect(x: x.value, y: y.value, width: width.value, height: height.value) }
}

enum DocumentAxis: String, Decodable {
  case horizontal, vertical

  var value: Axis { self == .horizontal ? .horizontal : .vertical }
}
