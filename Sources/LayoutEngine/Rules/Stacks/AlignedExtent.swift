/// How far views that are aligned on a guide reach, before it and after it.
struct AlignedExtent {
  var before = 0.0
  var after = 0.0
  /// The longest single view, and the call in which it answered.
  var longest = 0.0
  var longestCall: Int32 = -1

  var length: Double { before + after }

  @inline(__always)
  mutating func add(_ guide: Double, _ length: Double) {
    before = max(before, guide)
    // The guide of an infinite view may be at infinity too, where the difference would be no number.
    after = max(after, length.isFinite ? length - guide : length)
  }

  mutating func add(_ guide: Double, _ length: Double, _ call: Int32) {
    add(guide, length)
    if length > longest { (longest, longestCall) = (length, call) }
  }
}
