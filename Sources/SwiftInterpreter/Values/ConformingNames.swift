/// The names that values of Swift's own types have: those of their types, and of the protocols that the program
/// extends.
///
/// `extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { … } }` gives every number a member. A
/// protocol that is not extended is never looked up.
struct ConformingNames {
  let integer: [String]
  let floating: [String]
  let flag: [String]
  let text: [String]
  let dictionary: [String]
  /// The names of a list after its own type's.
  let list: [String]

  private static let equal = ["Hashable", "Equatable"]
  private static let number = ["SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable"] + equal
  private static let changeable = ["RangeReplaceableCollection", "BidirectionalCollection"]
  static let collection = ["Collection", "Sequence"]
  /// The protocols that make a type of the program a sequence.
  static let sequences = changeable + collection + ["MutableCollection", "RandomAccessCollection"]

  /// - Parameters:
  ///   - stringTypes: the framework's types whose values are texts here.
  ///   - isExtended: whether the program adds to a type of that name.
  init(_ stringTypes: [String] = [], where isExtended: (String) -> Bool = { _ in false }) {
    let (equal, number) = (ConformingNames.equal.filter(isExtended), ConformingNames.number.filter(isExtended))
    let changeable = ConformingNames.changeable.filter(isExtended)
    let collection = ConformingNames.collection
    integer = ["Int"] + ["SignedInteger", "FixedWidthInteger", "BinaryInteger"].filter(isExtended) + number
    // The first name is the one that a number goes by in messages.
    floating =
      ["Double"] + SwiftType.floatingNames.filter { $0 != "Double" }
      + ["BinaryFloatingPoint", "FloatingPoint"].filter(isExtended) + number
    flag = ["Bool"] + equal
    text =
      ["String", "Character", "Substring", "StringProtocol"] + stringTypes
      + ["LosslessStringConvertible", "Comparable"].filter(isExtended) + changeable + equal + collection
    dictionary = ["Dictionary"] + equal + collection
    list =
      ["Set"] + ["MutableCollection", "RandomAccessCollection"].filter(isExtended) + changeable + equal + collection
  }
}
