/// Values by small whole numbers, such as those of views and calls: an array, as a layout counts them from 0.
///
///     var places = NumberTable<Int>(count: nodes.count)
///     places[12] = 3
///
/// A record that was read from a file may have any numbers; those that an array has no room for are kept in a dictionary.
struct NumberTable<Value: Sendable>: Sendable {
  private var dense: [Value?]
  private var sparse: [Int32: Value] = [:]

  /// - Parameter count: how many values are expected; numbers up to about twice as large have room in the array.
  init(count: Int) { dense = Array(repeating: nil, count: 2 * count + 16) }

  subscript(number: Int32) -> Value? {
    get { dense.indices.contains(Int(number)) ? dense[Int(number)] : sparse[number] }
    set {
      if dense.indices.contains(Int(number)) { dense[Int(number)] = newValue } else { sparse[number] = newValue }
    }
  }

  /// Changes the value of a number in place.
  ///
  /// - Parameter start: the value that is changed where there is none yet.
  mutating func update(_ number: Int32, from start: Value, _ change: (inout Value) -> Void) {
    var value = self[number] ?? start
    self[number] = nil
    change(&value)
    self[number] = value
  }
}
