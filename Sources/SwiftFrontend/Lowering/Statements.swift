internal import SwiftSyntax
internal import ViewProgram

extension Lowering {
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    activeItems(items).flatMap { statements($0) }
  }

  /// One item of a block; a declaration of several variables is several statements.
  func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    // A message for whoever compiles the file.
    case .expr(let node) where isMessage(node): []
    case .expr(let expression): [statement(expression)]
    case .stmt(let node): statement(node).map { [$0] } ?? []
    case .decl(let node): localDeclarations(node)
    }
  }

  /// `#warning("…")` or `#error("…")`
  func isMessage(_ node: ExprSyntax) -> Bool {
    guard let macro = node.as(MacroExpansionExprSyntax.self) else { return false }
    return ["warning", "error"].contains(macro.macroName.text)
  }

  private func statement(_ node: ExprSyntax) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return conditional(node) }
    if let node = node.as(SwitchExprSyntax.self) { return selection(node) }
    let value = expression(node)
    return Statement(.expression(value), source: value.source)
  }

  private func statement(_ node: StmtSyntax) -> Statement? {
    let source = range(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(node.expression)
    case .returnStmt(let node): return Statement(.returning(node.expression.map { expression($0) }), source: source)
    case .guardStmt(let node):
      let conditions = self.conditions(node.conditions)
      return Statement(.guarding(conditions, otherwise: statements(node.body.statements)), source: source)
    case .forStmt(let node):
      // A value that is awaited never arrives during a layout.
      guard node.awaitKeyword == nil else {
        pass(over: Gap.asyncFor, at: node.forKeyword)
        return nil
      }
      return forLoop(node)
    case .whileStmt(let node):
      let conditions = self.conditions(node.conditions)
      return Statement(.whileLoop(conditions, statements(node.body.statements)), source: source)
    case .repeatStmt(let node):
      let body = statements(node.body.statements)
      return Statement(.repeatLoop(body, expression(node.condition)), source: source)
    case .breakStmt(let node): return Statement(.breaking(label: node.label.map { name(of: $0) }), source: source)
    case .continueStmt(let node): return Statement(.continuing(label: node.label.map { name(of: $0) }), source: source)
    case .labeledStmt(let node):
      return statement(node.statement).map { Statement(.labelled(name(of: node.label), $0), source: source) }
    case .deferStmt(let node): return Statement(.deferring(statements(node.body.statements)), source: source)
    case .throwStmt(let node): return Statement(.throwing(expression(node.expression)), source: source)
    case .doStmt(let node):
      return Statement(.attempting(statements(node.body.statements), catches: catches(node)), source: source)
    case .fallThroughStmt: return Statement(.fallingThrough, source: source)
    default:
      pass(over: Gap.unknownStatement, at: node)
      return nil
    }
  }

  private func catches(_ node: DoStmtSyntax) -> [Selection.Case] {
    node.catchClauses.map { clause in
      let patterns = clause.catchItems.compactMap { item in
        item.pattern.map {
          (pattern: pattern($0), filter: item.whereClause.map { expression($0.condition) })
        }
      }
      return Selection.Case(patterns: patterns, body: statements(clause.body.statements), source: range(clause))
    }
  }

  func conditional(_ node: IfExprSyntax) -> Statement {
    // The chain of `else if` is built from its end, because it may be long.
    var links = [node]
    while case .ifExpr(let next)? = links.last?.elseBody { links.append(next) }
    let end = end(node)
    let otherwise = chain(links: links.count, at: node.ifKeyword) {
      var last: [Statement]?
      if case .codeBlock(let block)? = links.last?.elseBody { last = statements(block.statements) }
      for link in links.dropFirst().reversed() { last = [conditional(link, to: end, otherwise: last)] }
      return last
    }
    return conditional(node, to: end, otherwise: otherwise ?? nil)
  }

  /// One link of a chain; all of them end at the same place.
  private func conditional(_ node: IfExprSyntax, to end: Int, otherwise: [Statement]?) -> Statement {
    let conditions = self.conditions(node.conditions)
    let then = statements(node.body.statements)
    let conditional = Conditional(conditions: conditions, then: then, otherwise: otherwise)
    return Statement(.conditional(conditional), source: range(from: start(node.ifKeyword), to: end))
  }

  func selection(_ node: SwitchExprSyntax) -> Statement {
    let cases = activeCases(node.cases).map { node in
      var patterns: [(pattern: Pattern, filter: Expression?)] = []
      if case .case(let label) = node.label {
        patterns = label.caseItems.map { (pattern($0.pattern), $0.whereClause.map { expression($0.condition) }) }
      }
      return Selection.Case(patterns: patterns, body: statements(node.statements), source: range(node))
    }
    return Statement(.selection(Selection(subject: expression(node.subject), cases: cases)), source: range(node))
  }

  private func forLoop(_ node: ForStmtSyntax) -> Statement {
    // Without `case` a bare name is a new constant.
    let loop = ForLoop(
      pattern: pattern(node.pattern, binds: true), sequence: expression(node.sequence),
      filter: node.whereClause.map { expression($0.condition) }, body: statements(node.body.statements)
    )
    return Statement(.forEach(loop), source: range(node))
  }
}
