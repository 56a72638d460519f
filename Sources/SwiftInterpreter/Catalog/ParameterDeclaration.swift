/// One parameter of a catalogue entry.
public final class ParameterDeclaration: Sendable {
  /// The label at the call; `nil` for none.
  public let label: String?
  /// The name by which the entry's action asks for it: the label, or another name where there is none.
  public let name: String
  public let type: SwiftType
  /// How the default is written; `nil` when the argument is required.
  public var defaultText: String? { defaultReference?.text }
  /// One sentence; may be empty where the name suffices.
  public var documentation: String { reference.text }
  public let isVariadic: Bool
  /// The number that stands in for one that is not known; `nil` for the usual one.
  package let standIn: Double?
  private let defaultReference: ReferenceText?
  private let reference: ReferenceText

  package init(
    label: String?, name: String, type: SwiftType, defaultText: ReferenceText?, documentation: ReferenceText,
    isVariadic: Bool = false, standIn: Double? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    defaultReference = defaultText
    reference = documentation
    self.isVariadic = isVariadic
    self.standIn = standIn
  }

  /// A parameter with a label.
  package static func labelled(
    _ label: String, _ type: SwiftType, default defaultText: ReferenceText? = nil, _ documentation: ReferenceText = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, name: label, type: type, defaultText: defaultText, documentation: documentation)
  }

  /// A parameter without a label; the name is how the entry asks for it.
  package static func unlabelled(
    _ name: String, _ type: SwiftType, default defaultText: ReferenceText? = nil, _ documentation: ReferenceText = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: nil, name: name, type: type, defaultText: defaultText, documentation: documentation)
  }

  /// A number for which 1 would be a poor stand-in.
  package static func labelled(
    _ label: String, _ type: SwiftType, standIn: Double, _ documentation: ReferenceText = ""
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      label: label, name: label, type: type, defaultText: nil, documentation: documentation, standIn: standIn)
  }

  /// Any number of values without a label.
  package static func variadic(_ name: String, _ type: SwiftType) -> ParameterDeclaration {
    ParameterDeclaration(
      label: nil, name: name, type: type, defaultText: "none", documentation: "", isVariadic: true)
  }
}
