public import LayoutEngine

/// A scenario as a plain value: what the front end read and the interpreter runs.
///
/// It holds no syntax tree, so the browser can run it without a parser.
public struct Program: Sendable {
  /// The names of the source files, relative to the scenario folder; `SourceRange.file` counts in it.
  public var files: [String]
  /// The types at file scope, of all files.
  public var types: [TypeDeclaration]
  /// The extensions, of all files.
  public var extensions: [ExtensionDeclaration]
  /// The functions at file scope, of all files.
  public var functions: [FunctionDeclaration]
  /// The constants and variables at file scope, of all files.
  public var variables: [VariableDeclaration]
  /// The `typealias` declarations at file scope, of all files.
  public var aliases: [TypeAlias]
  /// The previews in source order.
  public var previews: [PreviewDeclaration]
  /// The modules that the files import and whose source is not at hand, each once, in the order of their names.
  public var foreignModules: [String]

  public init(
    files: [String], types: [TypeDeclaration] = [], extensions: [ExtensionDeclaration] = [],
    functions: [FunctionDeclaration] = [], variables: [VariableDeclaration] = [],
    aliases: [TypeAlias] = [], previews: [PreviewDeclaration] = [], foreignModules: [String] = []
  ) {
    self.files = files
    self.types = types
    self.extensions = extensions
    self.functions = functions
    self.variables = variables
    self.aliases = aliases
    self.previews = previews
    self.foreignModules = foreignModules
  }
}

/// One `#Preview`, one `PreviewProvider`, or one bare view expression of a pasted snippet.
public struct PreviewDeclaration: Sendable {
  /// The name it was given; "Preview" when it has none, with a number from the second on.
  public var name: String
  /// The doc comment above it, without the comment marks; empty when there is none.
  public var caption: String
  /// The arguments after the name: traits such as `.fixedLayout(width:height:)`, and those of a widget's preview as calls
  /// of their labels, `as(.systemSmall)` and `timeline({ … })`.
  public var traits: [Expression]
  /// The statements of the closure; a view builder.
  public var body: [Statement]
  /// Where the preview stands.
  public var source: SourceRange

  public init(name: String, caption: String, traits: [Expression], body: [Statement], source: SourceRange) {
    self.name = name
    self.caption = caption
    self.traits = traits
    self.body = body
    self.source = source
  }
}
