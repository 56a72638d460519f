internal import Diagnostics
internal import ViewProgram

/// Why an existing picture cannot be shown; each with the picture's file.
enum PictureFault: Fault, Error, Equatable {
  case notPicture(String)
  case damaged(String, reason: String)
  case unreadable(String, reason: String)
  /// A picture is larger than a limit allows; its bytes are checked before it is read.
  case tooLarge(String, FileLimits.Limit)
  /// With this picture the folder's pictures are more than a limit allows.
  case tooMany(String, FileLimits.Limit)

  var code: String {
    switch self {
    case .notPicture: "not-a-picture"
    case .damaged: "damaged-picture"
    case .unreadable: "unreadable-picture"
    case .tooLarge(_, let limit), .tooMany(_, let limit): "limit-" + limit.name
    }
  }

  var kind: Problem.Kind { .content }

  var message: String {
    switch self {
    case .notPicture(let file): "the picture '\(file)' is neither PNG nor JPEG"
    case .damaged(let file, let reason): "the picture '\(file)' is damaged: \(reason)"
    case .unreadable(let file, let reason): "the picture '\(file)' cannot be used: \(reason)"
    case .tooLarge(let file, let limit):
      "the picture '\(file)' has more than \(limit.number) \(limit.unit); '--limit \(limit.name)=NUMBER' allows more"
    case .tooMany(let file, let limit):
      "with '\(file)' the pictures of this folder have more than \(limit.number) \(limit.unit); "
        + "'--limit \(limit.name)=NUMBER' allows more"
    }
  }
}
