/// The names that values of Swift's own types go by: those of their types, and of the protocols that the program extends.
///
/// `extension Comparable { func clamped(to limits: ClosedRange<Self>) -> Self { … } }` gives every number a member. Of a
/// protocol that is not extended nothing is asked.
struct ConformingNames {
  private(set) var integer = ["Int"]
  private(set) var floating = ["Double", "CGFloat", "Float", "TimeInterval", "Decimal"]
  private(set) var flag = ["Bool"]
  /// Behind those that texts always have, and so on.
  private(set) var text: [String] = []
  private(set) var list: [String] = []
  private(set) var dictionary: [String] = []

  private static let equal = ["Hashable", "Equatable"]
  private static let number = ["SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable"] + equal
  private static let collection = ["RandomAccessCollection", "BidirectionalCollection"]
  private static let changeable = ["MutableCollection", "RangeReplaceableCollection"]

  init() {}

  /// - Parameter isExtended: whether the program adds to a type of that name.
  init(where isExtended: (String) -> Bool) {
    integer += (["SignedInteger", "FixedWidthInteger", "BinaryInteger"] + ConformingNames.number).filter(isExtended)
    floating += (["BinaryFloatingPoint", "FloatingPoint"] + ConformingNames.number).filter(isExtended)
    flag += ConformingNames.equal.filter(isExtended)
    text =
      (["BidirectionalCollection", "RangeReplaceableCollection", "LosslessStringConvertible", "Comparable"]
      + ConformingNames.equal).filter(isExtended)
    list = (ConformingNames.collection + ConformingNames.changeable + ConformingNames.equal).filter(isExtended)
    dictionary = ConformingNames.equal.filter(isExtended)
  }
}
