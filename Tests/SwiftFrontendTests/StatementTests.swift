import SwiftFrontend
import Testing
import ViewProgram

struct StatementTests {
  @Test func readsConditions() throws {
    let source = """
      if a, let b, let c = d?.e, case .some(let x) = f, #available(iOS 17, *) { g() } else if h { } else { i() }
      """
    #expect(
      try statements(source) == """
        if a, let b, let c = d?.e, case .some(let x) = f, true
          g()
        else
          if h
          else
            i()
        """)
  }

  @Test func readsLoops() throws {
    let source = """
      for (i, x) in xs.enumerated() where i > 0 { continue }
      for case let x? in xs { break }
      while let x = next() { use(x) }
      repeat { n -= 1 } while n > 0
      """
    #expect(
      try statements(source) == """
        for (let i, let x) in xs.enumerated() where (i > 0)
          continue
        for let x? in xs
          break
        while let x = next()
          use(x)
        repeat while (n > 0)
          n -= 1
        """)
  }

  @Test func readsPatterns() throws {
    let source = """
      switch value {
      case .a, .b where x > 1: one()
      case let .rect(w, height: h): two()
      case Shape.circle(let r), .square(_, 2): three()
      case (0, let y), (1...5, _): four()
      case is Int: fallthrough
      case nil: return
      @unknown default: return 5
      }
      """
    #expect(
      try statements(source) == """
        switch value
          case .a, .b where (x > 1)
            one()
          case .rect(let w, height: let h)
            two()
          case .circle(let r), .square(_, 2)
            three()
          case (0, let y), ((1 ... 5), _)
            four()
          case is Int
            fallthrough
          case nil
            return
          default
            return 5
        """)
  }

  @Test func readsVariablesAndGuards() throws {
    let source = """
      let (a, _, b): (Int, Int, CGFloat) = f()
      var c, d: Int
      guard let a, b > 1 else { return }
      _ = a
      c += 1; func inner() -> Int { 1 }
      """
    #expect(
      try statements(source) == """
        let a: Int = f() .0
        let b: CGFloat = f() .2
        var c: Int
        var d: Int
        guard let a, (b > 1)
          return
        _ = a
        c += 1
        func inner() -> Int
          1
        """)
  }
}
