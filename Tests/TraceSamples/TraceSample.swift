public import LayoutEngine

/// Every layout whose words and pictures are compared with recorded files.
public enum TraceSample: String, CaseIterable, Sendable {
  case flexibleColumns = "flexible-columns"
  case textBetweenColors = "text-between-colors"
  case paddedText = "padded-text"
  case nested
  case crowd

  public var trace: Trace {
    switch self {
    case .flexibleColumns: LaidOut.flexibleColumns()
    case .textBetweenColors: LaidOut.textBetweenColors()
    case .paddedText: LaidOut.paddedText()
    case .nested: HandMade.nested()
    case .crowd: HandMade.crowd()
    }
  }
}
