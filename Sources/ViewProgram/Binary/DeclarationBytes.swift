extension TypeDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(kind: kind)
    writer.write(name)
    writer.write(genericParameters)
    writer.write(genericBounds)
    writer.write(inherited)
    writer.write(members)
    writer.write(cases)
    writer.write(attributes)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    try reader.enter()
    kind = try reader.kind()
    name = try reader.read()
    genericParameters = try reader.read()
    genericBounds = try reader.read()
    inherited = try reader.read()
    members = try reader.read()
    cases = try reader.read()
    attributes = try reader.read()
    source = try reader.read()
    reader.leave()
  }
}

extension ExtensionDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(extended)
    writer.write(inherited)
    writer.write(members)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      extended: try reader.read(), inherited: try reader.read(), members: try reader.read(),
      source: try reader.read())
  }
}

extension Members: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(variables)
    writer.write(functions)
    writer.write(initializers)
    writer.write(types)
    writer.write(aliases)
    writer.write(subscripts)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      variables: try reader.read(), functions: try reader.read(), initializers: try reader.read(),
      types: try reader.read(), aliases: try reader.read())
    subscripts = try reader.read()
  }
}

extension SubscriptDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(getter)
    writer.write(setter)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(getter: try reader.read(), setter: try reader.read())
  }
}

extension GenericBound: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(parameter)
    writer.write(type)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(parameter: try reader.read(), type: try reader.read())
  }
}

extension TypeAlias: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(genericParameters)
    writer.write(type)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      name: try reader.read(), genericParameters: try reader.read(), type: try reader.read(),
      source: try reader.read())
  }
}

extension EnumCase: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(parameters)
    writer.write(rawValue)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(
      name: try reader.read(), parameters: try reader.read(), rawValue: try reader.read(), source: try reader.read())
  }
}

extension EnumCase.Parameter: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(label: label)
    writer.write(type)
    writer.write(defaultValue)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    self.init(label: try reader.label(), type: try reader.read(), defaultValue: try reader.read())
  }
}

extension VariableDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(flags: [
      isConstant, isStatic, isLazy, type != nil, initialValue != nil, getter != nil, setter != nil, willSet != nil,
      didSet != nil, tupleElement != nil,
    ])
    type?.write(to: &writer)
    writer.write(attributes)
    initialValue?.write(to: &writer)
    getter?.write(to: &writer)
    setter?.write(to: &writer)
    willSet?.write(to: &writer)
    didSet?.write(to: &writer)
    if let tupleElement { writer.write(count: tupleElement) }
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    var flags = try reader.flags(10)
    isConstant = flags.next()
    isStatic = flags.next()
    isLazy = flags.next()
    type = try reader.read(if: flags.next())
    // The attributes stand between the type and the values, as in the source.
    attributes = try reader.read()
    initialValue = try reader.read(if: flags.next())
    getter = try reader.read(if: flags.next())
    setter = try reader.read(if: flags.next())
    willSet = try reader.read(if: flags.next())
    didSet = try reader.read(if: flags.next())
    tupleElement = flags.next() ? try reader.count(upTo: Int(Int32.max)) : nil
    source = try reader.read()
  }
}

extension FunctionDeclaration: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(name)
    writer.write(flags: [isStatic, isMutating, result != nil])
    writer.write(attributes)
    writer.write(genericParameters)
    writer.write(genericBounds)
    writer.write(parameters)
    result?.write(to: &writer)
    writer.write(body)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    name = try reader.read()
    var flags = try reader.flags(3)
    isStatic = flags.next()
    isMutating = flags.next()
    attributes = try reader.read()
    genericParameters = try reader.read()
    genericBounds = try reader.read()
    parameters = try reader.read()
    result = try reader.read(if: flags.next())
    body = try reader.read()
    source = try reader.read()
  }
}

extension FunctionDeclaration.Parameter: BinaryPart {
  func write(to writer: inout ProgramWriter) {
    writer.write(label: label)
    writer.write(name)
    writer.write(type)
    writer.write(flags: [isInout, isVariadic, defaultValue != nil])
    writer.write(attributes)
    defaultValue?.write(to: &writer)
    writer.write(source)
  }

  init(from reader: inout ProgramReader) throws(ProgramReadingError) {
    label = try reader.label()
    name = try reader.read()
    type = try reader.read()
    var flags = try reader.flags(3)
    isInout = flags.next()
    isVariadic = flags.next()
    attributes = try reader.read()
    defaultValue = try reader.read(if: flags.next())
    source = try reader.read()
  }
}
