internal import ViewProgram

/// A parameter list that a call is matched with: a catalogue entry's, a function's, an initialiser's.
package struct Signature {
  package struct Parameter {
    package var label: String?
    package var name: String
    package var type: SwiftType
    package var hasDefault: Bool
    package var isVariadic: Bool
    /// Whether the argument is evaluated where the function calls it: `@autoclosure`.
    package var isDeferred = false
    /// The number that stands in for one that is not known; `nil` for the usual one.
    var standIn: Double?

    package init(label: String?, name: String, type: SwiftType, hasDefault: Bool, isVariadic: Bool = false) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
      self.isVariadic = isVariadic
    }
  }

  package var parameters: [Parameter]

  package init(_ parameters: [Parameter]) { self.parameters = parameters }

  /// - Parameter wanted: What the context wants the call to make.
  package init(_ overload: Overload, wanting wanted: SwiftType = .any) {
    parameters = overload.parameters.map { declared in
      var parameter = Parameter(
        label: declared.label, name: declared.name, type: declared.type.wanting(wanted),
        hasDefault: declared.defaultText != nil, isVariadic: declared.isVariadic)
      parameter.standIn = declared.standIn
      return parameter
    }
  }

  /// Gives every parameter that takes anything a type.
  package mutating func take(_ type: SwiftType) {
    for index in parameters.indices where parameters[index].type == .any { parameters[index].type = type }
  }

  /// The parameter list in short, for a suggestion: `(width:height:alignment:)`.
  package var labels: String {
    var text = ""
    for parameter in parameters { text += "\(parameter.label ?? "_"):" }
    return "(\(text))"
  }
}

/// Why a call's arguments do not fit a parameter list.
enum Mismatch {
  case unknownLabel(argument: Int)
  case missing(parameter: Int)
  case extra(argument: Int)
  case order(argument: Int, before: Int)
}

/// Which arguments go to which parameter, or why they do not.
enum MatchResult {
  case matched([[Int]])
  case mismatch(Mismatch, matchedCount: Int)
}

extension Signature {
  /// Whether a call's labels are those of the parameters.
  func fits(_ call: Call) -> Bool {
    if case .matched = match(call.arguments, firstTrailingClosure: call.firstTrailingClosure) { return true }
    return false
  }

  /// Finds each argument's parameter by label and position, as Swift does.
  func match(_ arguments: [Argument], firstTrailingClosure: Int) -> MatchResult {
    var slots = [[Int]](repeating: [], count: parameters.count)
    var cursor = 0
    for index in 0..<min(firstTrailingClosure, arguments.count) {
      let label = arguments[index].label
      if label == nil, cursor > 0, parameters[cursor - 1].isVariadic, !slots[cursor - 1].isEmpty {
        slots[cursor - 1].append(index)
        continue
      }
      guard let found = next(label, from: cursor) else {
        return .mismatch(reason(label, index, before: cursor, slots), matchedCount: index)
      }
      slots[found].append(index)
      cursor = found + 1
    }
    for index in min(firstTrailingClosure, arguments.count)..<arguments.count {
      let isFirst = index == firstTrailingClosure
      let following = isFirst && index + 1 < arguments.count ? arguments[index + 1].label : nil
      guard let found = trailing(arguments[index].label, isFirst: isFirst, before: following, slots, from: cursor)
      else { return .mismatch(.extra(argument: index), matchedCount: index) }
      slots[found].append(index)
      cursor = found + 1
    }
    for (index, parameter) in parameters.enumerated() where slots[index].isEmpty && !parameter.hasDefault {
      return .mismatch(.missing(parameter: index), matchedCount: arguments.count)
    }
    return .matched(slots)
  }

  /// The next parameter with the label; only ones with a default may be left out before it.
  private func next(_ label: String?, from cursor: Int) -> Int? {
    var index = cursor
    while index < parameters.count {
      if parameters[index].label == label {
        // An unlabelled argument never reaches past a required parameter, nor into a later trailing closure.
        return index
      }
      if !parameters[index].hasDefault && !parameters[index].type.isFunction { return nil }
      index += 1
    }
    return nil
  }

  private func reason(_ label: String?, _ argument: Int, before cursor: Int, _ slots: [[Int]]) -> Mismatch {
    if let label, let earlier = parameters.prefix(cursor).firstIndex(where: { $0.label == label }) {
      if let other = parameters.indices.first(where: { $0 > earlier && !slots[$0].isEmpty }), slots[earlier].isEmpty {
        return .order(argument: argument, before: other)
      }
      return .extra(argument: argument)
    }
    if label == nil { return .extra(argument: argument) }
    if parameters.contains(where: { $0.label == label }),
      let missing = parameters.indices.first(where: { $0 >= cursor && !parameters[$0].hasDefault })
    {
      return .missing(parameter: missing)
    }
    return .unknownLabel(argument: argument)
  }

  /// The parameter of a trailing closure: of the first one that has no label, the first that takes a function; one that may
  /// be left out only where none must be given before the parameter of the closure that follows.
  private func trailing(
    _ label: String?, isFirst: Bool, before following: String?, _ slots: [[Int]], from cursor: Int
  ) -> Int? {
    let free = parameters.indices.filter { slots[$0].isEmpty && parameters[$0].type.isFunction }
    if let label, !isFirst { return free.first { parameters[$0].label == label } }
    let open = free.filter { $0 >= cursor }
    let next = following.flatMap { following in open.first { parameters[$0].label == following } }
    return open.first { !parameters[$0].hasDefault && $0 < next ?? parameters.count } ?? open.first
  }
}
