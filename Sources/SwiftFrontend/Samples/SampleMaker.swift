internal import LayoutEngine
internal import ViewProgram

/// Makes a value of any type for a view that is shown without a caller: from a parameter's name and its type.
struct SampleMaker {
  /// A sample, and whether a part of it is unknown.
  struct Sample {
    var expression: Expression
    var isOpaque = false
  }

  let types: SampleTypes
  /// The place where the samples stand in for arguments.
  let source: SourceRange
  /// Initialisers for types that no initialiser in the source can make: they give each member its sample.
  var additions: [ExtensionDeclaration] = []
  /// The types whose samples are being made, so that no sample contains itself.
  var making: [String] = []
  /// The number of the array's element that is being made, counted from 1: it makes the element's texts and id unique.
  var number: Int?
  /// The types whose members are being made, in which the names of their nested types are known.
  var around: [String] = []
  /// The property wrappers whose properties need no value from a caller.
  let wrappers: Set<String>

  init(_ types: SampleTypes, wrappersWithoutArgument: Set<String>, at source: SourceRange) {
    self.types = types
    self.source = source
    wrappers = wrappersWithoutArgument
  }

  /// The sample of a type.
  ///
  /// - Parameters:
  ///   - name: the name of the value, which decides what a text holds and how large a number is.
  ///   - generics: the names that are generic parameters rather than types.
  mutating func sample(of type: TypeReference, named name: String, generics: [String] = []) -> Sample {
    if let outer = around.last, let nested = types.nested(type.name, in: outer) {
      return sample(of: nested, named: name)
    }
    if let plain = plain(type.name, named: name) { return Sample(expression: plain) }
    switch type.name {
    case "Optional":
      guard let wrapped = type.arguments.first, !making.contains(wrapped.name) else { return known(.nilLiteral) }
      return sample(of: wrapped, named: name, generics: generics)
    case "Binding": return binding(of: type.arguments.first, named: name, generics)
    case "Array", "Set", "ArraySlice", "ContiguousArray": return elements(of: type, named: name, generics)
    case "Dictionary": return dictionary(of: type, named: name, generics)
    case "Range", "ClosedRange":
      let symbol = type.name == "Range" ? "..<" : "..."
      return known(.binary(symbol, expression(.integer(0)), expression(.integer(3))))
    case "Tuple": return tuple(type, named: name, generics)
    case "Function": return closure(type, named: name, generics)
    case "AnyView": return known(call(identifier("AnyView"), [nil: placeholder(name)]))
    case "View", "Text": return Sample(expression: placeholder(name))
    default: break
    }
    if generics.contains(type.name) { return generic(type.name, named: name) }
    if let declared = types.declared(type.name) { return sample(of: declared, named: name) }
    return unknown(type.name, named: name)
  }
}
