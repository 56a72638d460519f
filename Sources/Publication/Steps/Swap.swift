/// Puts a finished draft in the place of the output.
///
/// If the system can exchange two folders, there is a whole output at every moment. Otherwise it is missing between two
/// renames; the next build repairs an interruption there.
struct Swap {
  let files: any FileSystem
  let place: Place

  enum Outcome: Equatable {
    /// There was no output.
    case moved
    /// The folder that was the output is now at another path.
    case exchanged(old: FilePath)
    /// The output cannot be moved; the draft is where it was.
    case impossible
  }

  func run(_ draft: FilePath) throws(SystemError) -> Outcome {
    guard try files.kind(of: place.folder) != nil else {
      try files.rename(draft, to: place.folder)
      return .moved
    }
    // The path to which the output is about to be moved. From here on it may be the only copy of something.
    let old = place.newOld()
    try files.rename(draft, to: old)
    do throws(SystemError) {
      return .exchanged(old: try trade(old))
    } catch {
      try files.rename(old, to: draft)
      if error.isMountBoundary { return .impossible }
      throw error
    }
  }

  private func trade(_ new: FilePath) throws(SystemError) -> FilePath {
    do throws(SystemError) {
      try files.exchange(new, place.folder)
      return new
    } catch {
      guard error.isUnsupported else { throw error }
    }
    let old = place.newOld()
    try files.rename(place.folder, to: old)
    do throws(SystemError) {
      try files.rename(new, to: place.folder)
      return old
    } catch {
      try files.rename(old, to: place.folder)
      throw error
    }
  }
}
