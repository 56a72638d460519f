/// What a template can name.
indirect enum TemplateValue {
  /// An optional without a value.
  case none
  case text(String)
  case flag(Bool)
  case list([TemplateValue])
  case object([String: TemplateValue])

  /// The properties of a structure by their names; lists and structures in it too.
  init(reflecting value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .flag(flag)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = mirror.children.first.map { TemplateValue(reflecting: $0.value) } ?? .none
      case .collection: self = .list(mirror.children.map { TemplateValue(reflecting: $0.value) })
      default:
        let members = mirror.children.compactMap { child in
          child.label.map { ($0, TemplateValue(reflecting: child.value)) }
        }
        self = .object(Dictionary(members) { first, _ in first })
      }
    }
  }

  /// The member of a name; `nil` when there is none.
  func member(_ name: some StringProtocol) -> TemplateValue? {
    if case .object(let members) = self { members[String(name)] } else { nil }
  }

  /// This with the members of another one that it has not itself.
  func merging(_ other: TemplateValue) -> TemplateValue {
    guard case .object(let members) = self, case .object(let others) = other else { return self }
    return .object(members.merging(others) { own, _ in own })
  }

  /// Whether a section has nothing to show for it.
  var isEmpty: Bool {
    switch self {
    case .none, .flag(false): true
    case .list(let items): items.isEmpty
    case .flag(true), .text, .object: false
    }
  }

  var names: [String] {
    if case .object(let members) = self { members.keys.sorted() } else { [] }
  }
}
