import Testing

/// Parts of Swift that ordinary view code uses besides views.
@Suite struct SwiftFeatureTests {
  @Test func localTypesAndAliasesAreKnownInTheirFunction() {
    #expect(
      printed(
        """
        typealias Pair = (Int, Int)
        struct Plank { var length: Int; var twice: Int { length * 2 } }
        let pair: Pair = (1, 2)
        print(pair.0 + pair.1, Plank(length: 4).twice)
        """) == ["3 8"])
  }

  @Test func labelsNameTheLoopThatIsLeft() {
    #expect(
      printed(
        """
        rows: for row in 0..<4 {
          var column = 0
          while true {
            column += 1
            if column == 2 { continue rows }
            if row == 2 { break rows }
            print(row, column)
          }
        }
        check: if true {
          if true { break check }
          print("not reached")
        }
        """) == ["0 1", "1 1"])
  }

  @Test func bindingsMayNameTheirType() {
    #expect(printed("let a: Int? = 4\nif let b: Int = a { print(b) }") == ["4"])
  }

  @Test func captureListsCopyAndOthersShare() {
    #expect(
      printed(
        """
        var n = 1
        let copied = { [n, twice = n * 2] in print(n, twice) }
        let shared = { print(n) }
        n = 5
        copied()
        shared()
        """) == ["1 2", "5"])
  }

  @Test func anExtensionOfAnAliasIsOneOfTheTypeBehindIt() {
    #expect(
      printed(
        "print(Length(4).doubled, Plank.short.length)",
        declarations: """
          typealias Length = Int
          typealias Board = Plank
          struct Plank { let length: Int }
          extension Length { var doubled: Int { self * 2 } }
          extension Board { static let short = Plank(length: 1) }
          """) == ["8 1"])
  }

  @Test func wholeNumbersHaveTheBoundsOfTheirTypes() {
    #expect(
      printed(
        "print(UInt32.max, UInt8.max, Int16.min, Int.zero, UInt64(\"ff\", radix: 16) ?? 0, red(0xFF0000), red(\"4\"))",
        declarations: """
          func red(_ color: UInt64) -> Int { Int((color >> 16) & 0xff) }
          func red(_ color: String) -> Int { color.count }
          """) == ["4294967295 255 -32768 0 255 255 1"])
  }

  @Test func aPropertyIsMeantBesideAMethodOfItsName() {
    #expect(
      printed(
        "print([1, 2].count > 1, [1, 2, 2].count(of: 2))",
        declarations: "extension Sequence { func count(of n: Int) -> Int { filter { $0 == n }.count } }")
        == ["true 2"])
  }

  @Test func staticPropertiesThatAskForOneAnotherAreNotMadeWithoutEnd() {
    #expect(
      printed(
        "print(Server.shared.name, Client.shared.title)",
        declarations: """
          final class Server {
            static let shared = Server()
            let name: String
            init() { name = Client.shared.title }
          }
          final class Client {
            static let shared = Client()
            var title = "client"
            init() { _ = Server.shared }
          }
          """) == ["client client"])
  }

  @Test func aTupleIsTakenApartAtOnce() {
    #expect(
      printed(
        """
        var count = 0
        func next() -> (Int, Int) {
          count += 1
          return (count, count * 10)
        }
        let (a, b) = next()
        print(a, b, count)
        for _ in 0..<2 {
          let (_, ten) = next()
          let (first, second, third) = (ten, count, a)
          print(first, second, third)
        }
        func swapped(_ a: Int, _ b: Int) -> String {
          let (a, b) = (b, a)
          return "\\(a) \\(b)"
        }
        print(swapped(1, 2))
        """) == ["1 10 1", "20 2 1", "30 3 1", "2 1"])
  }

  @Test func observersRunAroundAChangeButNotInAnInitializer() {
    #expect(
      printed(
        """
        var tank = Tank(level: 3)
        tank.level = 7
        tank.level = 40
        print(tank.level)
        """,
        declarations: """
          struct Tank {
            var level: Int {
              willSet { print("to", newValue) }
              didSet(before) {
                print("from", before)
                if level > 10 { level = 10 }
              }
            }
            init(level: Int) { self.level = level }
          }
          """) == ["to 7", "from 3", "to 40", "from 7", "10"])
  }

  @Test func lazyPropertiesOfObjectsAreMadeOnceAndLate() {
    #expect(
      printed(
        "let shelf = Shelf()\nprint(\"start\")\nprint(shelf.count, shelf.count)",
        declarations: """
          class Shelf {
            lazy var count: Int = { print("counting"); return 4 }()
          }
          """) == ["start", "counting", "4 4"])
  }

  @Test func ownSubscriptsAreReadAndWritten() {
    #expect(
      printed(
        """
        var board = Board(cells: [1, 2, 3, 4])
        board[1, 0] = 7
        board[0, 1] += 10
        print(board.cells, board[1, 0])
        print([5, 6][safe: 1] ?? 0, [5, 6][safe: 2] ?? 0)
        """,
        declarations: """
          struct Board {
            var cells: [Int]
            subscript(row: Int, column: Int) -> Int {
              get { cells[row * 2 + column] }
              set { cells[row * 2 + column] = newValue }
            }
          }
          extension Array {
            subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
          }
          """) == ["[1, 12, 7, 4] 7", "6 0"])
  }

  @Test func deferRunsLastFirst() {
    #expect(
      printed(
        "print(work())",
        declarations: """
          func work() -> String {
            defer { print("second") }
            defer { print("first") }
            return "result"
          }
          """) == ["first", "second", "result"])
  }

  @Test func thrownErrorsAreCaught() {
    #expect(
      printed(
        """
        do {
          print(try half(4))
          print(try half(3))
          print("not reached")
        } catch Trouble.odd(let n) {
          print("odd", n)
        } catch {
          print("other")
        }
        do { _ = try half(-1) } catch { print(error) }
        print((try? half(3)) ?? 0, (try? half(8)) ?? 0)
        """,
        declarations: """
          enum Trouble: Error { case odd(Int), negative }
          func half(_ n: Int) throws -> Int {
            guard n >= 0 else { throw Trouble.negative }
            if n % 2 == 1 { throw Trouble.odd(n) }
            return n / 2
          }
          """) == ["2", "odd 3", "negative", "0 4"])
  }

  @Test func anUncaughtErrorIsReported() {
    let lines = printed("try stop()", declarations: "enum E: Error { case gone }\nfunc stop() throws { throw E.gone }")
    #expect(lines == ["2:22 uncaught-error: the error 'gone' is thrown here and caught nowhere"])
  }

  @Test func ownOperatorsApplyToOwnTypes() {
    #expect(
      printed(
        """
        var sum = Step(n: 1) + Step(n: 2)
        sum += Step(n: 4)
        print(sum.n, (-sum).n, 2.0 ** 3.0)
        """,
        declarations: """
          infix operator **: MultiplicationPrecedence
          func ** (a: Double, b: Double) -> Double { pow(a, b) }
          struct Step {
            var n: Int
            static func + (a: Step, b: Step) -> Step { Step(n: a.n + b.n) }
            static func += (a: inout Step, b: Step) { a = a + b }
            static prefix func - (a: Step) -> Step { Step(n: -a.n) }
          }
          """) == ["7 -7 8.0"])
  }

  @Test func comparisonsFollowFromTheOneThatIsDeclared() {
    #expect(
      printed(
        """
        let (a, b) = (Rank(n: 1, name: "a"), Rank(n: 2, name: "b"))
        print(a > b, a <= b, a >= b, a == Rank(n: 1, name: "z"), a != b)
        print([b, a].sorted().map(\\.name))
        """,
        declarations: """
          struct Rank: Comparable {
            var n: Int
            var name: String
            static func < (a: Rank, b: Rank) -> Bool { a.n < b.n }
            static func == (a: Rank, b: Rank) -> Bool { a.n == b.n }
          }
          """) == ["false true false true true", "[\"a\", \"b\"]"])
  }

  @Test func tuplesTakeTheLabelsOfTheirType() {
    #expect(
      printed(
        "let r = bounds([3, 1])\nprint(r.low, r.high)\nlet p: (x: Int, y: Int) = (1, 2)\nprint(p.y)",
        declarations: "func bounds(_ n: [Int]) -> (low: Int, high: Int) { (n.min() ?? 0, n.max() ?? 0) }"
      ) == ["1 3", "2"])
  }

  @Test func protocolExtensionsImplementRequirements() {
    #expect(
      printed(
        "for one in [Plain(), Loud()] as [any Greeter] { print(one.greeting()) }",
        declarations: """
          protocol Greeter { func greeting() -> String }
          extension Greeter { func greeting() -> String { "hello" } }
          struct Plain: Greeter { }
          struct Loud: Greeter { func greeting() -> String { "HELLO" } }
          """) == ["hello", "HELLO"])
  }

  @Test func anObjectIsWrittenAsItsType() {
    #expect(
      printed("let ring = Ring()\nring.next = ring\nprint(ring)", declarations: "class Ring { var next: Ring? }")
        == ["Ring"])
  }

  @Test func objectsAreShared() {
    #expect(
      printed(
        """
        let first = Counter()
        let second = first
        second.count = 4
        first.increase()
        print(first.count, second.count, first === second, first === Counter())
        let all = [first]
        all[0].count = 9
        print(second.count)
        """,
        declarations: "class Counter { var count = 0; func increase() { count += 1 } }") == ["5 5 true false", "9"])
  }

  @Test func parenthesesEndAnOptionalChain() {
    #expect(
      printed(
        "let none: Card? = nil\nprint((none?.name).orEmpty, none?.name.count ?? 7, (none?.tag)?.count ?? 8)",
        declarations: """
          struct Card { let name = "a"; let tag = "b" }
          extension Optional where Wrapped == String { var orEmpty: String { self ?? "empty" } }
          """) == ["empty 7 8"])
  }
}
