internal import ViewProgram

/// Samples of types that Swift, Foundation and SwiftUI have.
extension SampleMaker {
  func plain(_ type: String, named name: String) -> Expression? {
    switch type {
    case "String" where SampleName.isSymbol(name): return string("star")
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "NSString":
      return string(SampleName.words(of: number.map { SampleName.numbered(name, $0) } ?? name))
    case "Character": return string("A")
    case _ where NumberTypeNames.integers.contains(type):
      return expression(.integer(SampleName.isID(name) ? Int64(number ?? 3) : 3))
    case _ where NumberTypeNames.floating.contains(type): return expression(.floating(SampleName.number(for: name)))
    case "Bool": return expression(.boolean(false))
    case "CGSize", "Size": return call(identifier(type), ["width": length, "height": length])
    case "Image": return call(identifier("Image"), ["systemName": string("photo")])
    case "URL":
      return expression(.forceUnwrap(call(identifier("URL"), ["string": string("https://example.com")])))
    case "AttributedString", "NSAttributedString":
      return call(identifier(type), [nil: string(SampleName.words(of: name))])
    case "UUID", "Date", "EdgeInsets", "Data": return call(identifier(type), [:])
    case "UIImage", "NSImage": return call(identifier(type), ["systemName": string("photo")])
    case "Error": return call(identifier("URLError"), [nil: expression(.implicitMember("unknown"))])
    default: return SampleMaker.constants[type].map { expression(.member(named(type), $0)) }
    }
  }

  /// The constants of SwiftUI's and Foundation's types that serve as samples.
  private static let constants = [
    "Alignment": "center", "Angle": "zero", "Axis": "vertical", "Axis.Set": "vertical", "CGPoint": "zero",
    "CGRect": "zero", "CGVector": "zero", "Calendar": "current", "Color": "blue", "ColorScheme": "light",
    "ContentMode": "fit", "Edge": "top", "Edge.Set": "all", "Font": "body", "Font.Weight": "regular",
    "HorizontalAlignment": "center", "Locale": "current", "TextAlignment": "leading", "UIColor": "systemBlue",
    "UnitPoint": "center", "UserInterfaceSizeClass": "compact", "VerticalAlignment": "center",
    "Visibility": "visible",
  ]

  private var length: Expression { expression(.integer(100)) }

  /// A sample for a generic parameter, of which only the name is known: it sounds like a view's or not.
  func generic(_ type: String, named name: String) -> Sample {
    SampleName.isView(type) ? Sample(expression: placeholder(name)) : opaque(type, named: name)
  }

  /// A view in place of content that only the caller knows.
  func placeholder(_ name: String) -> Expression {
    call(identifier("Text"), [nil: string(SampleName.words(of: name))])
  }

  /// A value of which nothing is known.
  func opaque(_ type: String, named name: String) -> Sample {
    Sample(expression: expression(.opaque(text: name, syntax: Expression.sample(of: type))), isOpaque: true)
  }

  /// A value of a type that no file declares.
  func unknown(_ type: String, named name: String) -> Sample {
    Sample(expression: expression(.opaque(text: name, syntax: Expression.sample(ofUnknown: type))), isOpaque: true)
  }

  func known(_ kind: Expression.Kind) -> Sample { Sample(expression: expression(kind)) }

  func known(_ expression: Expression) -> Sample { Sample(expression: expression) }
}
