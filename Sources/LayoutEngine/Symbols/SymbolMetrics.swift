/// How large a symbol is relative to its font: `imageScale`.
public enum SymbolScale: UInt8, Sendable, CaseIterable { case small, medium, large }

/// The box that a system symbol answers, and where it stands on a line of text.
///
/// Symbols are not squares, and do not grow in proportion to their font. The recorded boxes of Apple's symbols are a
/// table (`SymbolTable`); all others follow from it by the rules of `SymbolFit`.
///
///     let star = SymbolMetrics("star", font: Font(size: 17))
///     // star.size is 22 × 20, star.baseline 16.5
public struct SymbolMetrics: Sendable, Equatable {
  /// How well the numbers are known.
  public enum Evidence: Sendable {
    /// Recorded at this size, weight and scale.
    case recorded
    /// Fitted to what was recorded of the symbol at other sizes, weights or scales: within half a point as a rule.
    case fitted
    /// Nothing was recorded of the symbol; a symbol of the same shape stands for it, or a symbol of the usual size.
    case assumed
  }

  /// In points.
  public var size: Size
  /// How far the box reaches below the baseline, in points.
  public var descent: Double
  public var evidence: Evidence

  /// The distance of the baseline from the top of the box, in points.
  public var baseline: Double { size.height - descent }

  /// - Parameters:
  ///   - name: what the symbol is called: `chevron.right`.
  ///   - font: the font of the text around it; its design and slant change nothing.
  ///   - scale: how large it is relative to the font.
  public init(_ name: String, font: Font, scale: SymbolScale = .medium) {
    let found = SymbolTable.row(nearest: name)
    let style = SymbolStyle(size: Font.usableSize(font.size), weight: font.weight, scale: scale)
    let column = SymbolTable.columns.firstIndex(of: style)
    if let column, found.isOwn {
      self.init(found.row.box(column), .recorded)
    } else if let further = SymbolTable.further.first(where: { $0.name == name && $0.style == style }) {
      let descent = SymbolFit(found.row).box(style).descent
      self.init(SymbolBox(width: further.width, height: further.height, descent: descent), .recorded)
    } else if let column {
      self.init(found.row.box(column), .assumed)
    } else {
      self.init(SymbolFit(found.row).box(style), found.isOwn ? .fitted : .assumed)
    }
  }

  private init(_ box: SymbolBox, _ evidence: Evidence) {
    size = Size(width: box.width, height: box.height)
    descent = box.descent
    self.evidence = evidence
  }
}

/// What a symbol's box depends on apart from its name.
struct SymbolStyle: Equatable {
  /// The font's size, in points.
  var size: Double
  var weight = Font.Weight.regular
  var scale = SymbolScale.medium
}

/// A symbol's box, in points.
struct SymbolBox: Equatable {
  var width: Double
  var height: Double
  /// How far it reaches below the baseline.
  var descent: Double
}
