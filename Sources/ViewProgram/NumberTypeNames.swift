/// Swift's types of numbers, as a program writes them.
package enum NumberTypeNames {
  package static let integers = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  package static let floating = ["CGFloat", "Double", "Float", "TimeInterval", "Decimal"]
}
