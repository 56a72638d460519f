/// A part of Swift that the program cannot express, and the code to write in its place.
struct Gap {
  var name: String
  var isPlural: Bool
  var suggestion: String

  private init(_ name: String, plural: Bool = true, _ suggestion: String) {
    self.name = name
    isPlural = plural
    self.suggestion = suggestion
  }

  // Declarations
  static let precedenceGroup = Gap(
    "precedence groups", "declare the operator with one of Swift's own, such as 'AdditionPrecedence'")
  static let localTypes = Gap("two local types of one name in a file", "give each a name of its own")
  static let macroDeclaration = Gap("macro declarations", "declare a function")
  static let localExtension = Gap("extensions inside of other code", plural: true, "move it to the file's top level")
  static let observer = Gap(
    "observers of local, global and static variables", "make it a property of an instance, or call a function")
  static let accessor = Gap("this accessor", plural: false, "write 'get' and 'set'")
  static let parameterPack = Gap("parameter packs", "write the parameters one by one")
  static let inlineArray = Gap("inline arrays", "use an array")
  static let suppressedType = Gap("'~Copyable' and its like", plural: true, "leave it out")
  static let nestedTuplePattern = Gap("nested tuple patterns in declarations", "take the tuple apart in two steps")
  static let unknownDeclaration = Gap("this declaration", plural: false, "leave it out")
  static let conditionalMacro = Gap("macros other than '#Preview'", "write out what the macro would produce")
  static let attributeArguments = Gap("the arguments of this attribute", "leave the attribute out")

  // Statements
  static let asyncFor = Gap("'for await'", plural: false, "iterate over an array")
  static let unknownStatement = Gap("this statement", plural: false, "leave it out")
  static let unknownPattern = Gap("this pattern", plural: false, "compare values, or bind them with 'let'")

  // Expressions
  static let keyPathComponent = Gap("key paths with subscripts, methods or optionals", "use a closure")
  static let ownership = Gap("ownership operators", "leave the operator out")
  static let arrow = Gap("a function type as a value", plural: false, "use a closure")
  static let postfixOperator = Gap("this postfix operator", plural: false, "call a function")
  static let postfixDeclaration = Gap("postfix operators", "declare a function with a name")
  static let moduleSelector = Gap("module selectors", "leave out the module and '::'")
  static let unknownExpression = Gap("this expression", plural: false, "write it with calls, members and operators")
  static let unknownType = Gap("this type", plural: false, "name a struct, an enum, a class or a protocol")
  static let previewArgument = Gap(
    "this argument of a preview", plural: false,
    "a name, 'traits: .fixedLayout(width:height:)' and a closure are understood"
  )
}
