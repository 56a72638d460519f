/// Words, numbers and texts that often cause errors in programs.
enum Hostile {
  static let numbers = [
    "0", "-1", "-0.0", "1e300", "-1e300", "1e-320", "0.1", "3.0000000001", "9223372036854775807",
    "9223372036854775808", "Int.max", "Int.min", "-Int.max", "CGFloat.infinity", "-.infinity", "CGFloat.nan", ".nan",
    "0x7fffffffffffffff", "1_000_000", "99999", "nil", "Double.greatestFiniteMagnitude", "1 / 0", "1.0 / 0.0", "0b1",
  ]

  static let strings = [
    "\"\"", "\"\\u{0}\"", "\"\\u{FFFE}\"", "\"]]>\"", "\"<&>'\\\"\"", "\"\\n\\n\\n\"", "\"e\\u{301}\\u{301}\"",
    "\"\\(1 + 1)\"", "\"👩‍👩‍👧‍👦🏳️‍🌈\"", "\"مرحبا\"", "\"\\u{202E}abc\"", "\"\\u{1B}[31m\"", "\"--\"", "\"../../etc\"",
    "String(repeating: \"wide \", count: 5_000)", "\"%d %@\"", "\"\"\"\na\n  b\n\"\"\"", "#\"\\(a)\"#",
  ]

  static let words = [
    "if", "else", "switch", "case", "default", "for", "in", "while", "repeat", "guard", "let", "var", "return", "func",
    "struct", "class", "enum", "extension", "protocol", "init", "self", "Self", "some", "any", "inout", "try", "await",
    "throw", "nil", "true", "false", "break", "continue", "where", "as", "is", "static", "mutating", "@State",
    "@Binding", "@ViewBuilder", "@Environment(\\.font)", "#if os(iOS)", "#endif", "#else", "#Preview", "import",
    "Text", "Color.red", "EmptyView()", "Spacer()", "Divider()", "Image(\"harbour\")", "Image(\"none\")", "AnyView",
    "GeometryReader { p in Color.red }", "ScrollView", "LazyVGrid(columns: [])", "Grid", "GridRow", "ViewThatFits",
    "ForEach(0..<99) { i in Text(\"\\(i)\") }", "HStack", "VStack", "ZStack", "Group", "Circle()", "$0", "$value",
    "infinity", "nan", "zero", "max", "min", "map", "filter", "reduce", "sorted", "count", "first", "last",
  ]

  static let modifiers = [
    ".frame(width: 10)", ".frame(maxWidth: .infinity)", ".padding()", ".fixedSize()", ".layoutPriority(1)",
    ".aspectRatio(1, contentMode: .fit)", ".background(Color.red)", ".overlay { Text(\"a\") }", ".offset(x: 1e9)",
    ".position(x: -5, y: 5)", ".ignoresSafeArea()", ".scaledToFill()", ".clipped()", ".opacity(2)", ".border(.red)",
    ".alignmentGuide(.leading) { d in d[.trailing] }", ".onAppear { print(1) }", ".id(1)", ".hidden()",
    ".environment(\\.layoutDirection, .rightToLeft)", ".lineLimit(0)", ".font(.system(size: 1e6))",
    ".rotationEffect(.degrees(9))",
    ".scaleEffect(0)", ".safeAreaInset(edge: .top) { Color.red }", ".containerRelativeFrame(.horizontal)", "?", "!",
    ".gridCellColumns(3)", ".minimumScaleFactor(0.1)", ".frame(minWidth: 50, maxWidth: 10)",
  ]

  static let operators = [
    "+", "-", "*", "/", "%", "==", "<", "??", "?", ":", "...", "..<", "&&", "||", "!", "&", "=", "+=", ".", ",", ";",
    "{", "}", "(", ")", "[", "]", "<", ">", "->", "\\", "@", "#", "`", "$", "\"", "\"\"\"", "\\(", "//", "/*", "*/",
  ]
}
