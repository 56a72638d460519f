/// Elements that are shown during some of the frames of a figure in steps.
struct Moment {
  /// The frames in which they are shown.
  let frames: Range<Int>
  let elements: [Element]
}

/// A sheet with parts that are shown only for a while.
struct TimedSheet {
  /// The elements that every frame shows.
  var sheet: Sheet
  var moments: [Moment] = []
  /// How many frames there are, the finished one included.
  let count: Int

  /// The number of the finished frame.
  var last: Int { count - 1 }

  mutating func add(_ elements: [Element], in frames: Range<Int>) {
    guard !frames.isEmpty, !elements.isEmpty else { return }
    moments.append(Moment(frames: frames, elements: elements))
  }

  /// One frame.
  func sheet(at frame: Int) -> Sheet {
    var sheet = sheet
    for moment in moments where moment.frames.contains(frame) { sheet.elements += moment.elements }
    return sheet
  }

  /// All frames, which a style sheet shows one after the other. Without motion the finished one is shown.
  func animated() -> Sheet {
    var sheet = sheet
    let motion = Motion(count: count, canvas: sheet.canvas)
    for moment in moments {
      sheet.elements.append(.group(Element.Group(turn: motion.turn(of: moment.frames), elements: moment.elements)))
    }
    sheet.motion = motion
    return sheet
  }
}
