import Testing

/// What extensions add to a type: constants, and initialisers that may fail.
@Suite struct OwnExtensionTests {
  @Test func typeMeansItselfAsSelf() {
    #expect(
      printed(
        "print(Film.sample.name, Film.samples.count)",
        declarations: """
          struct Film { let name: String }
          extension Film {
            static var sample: Self { .init(name: "Jaws") }
            static var samples: [Self] { [.sample, .init(name: "Alien")] }
          }
          """) == ["Jaws 2"])
  }

  @Test func arraysOfATypeHaveConstants() {
    #expect(
      printed(
        "print(count(.usual))",
        declarations: """
          struct Film { let name: String }
          extension Array where Element == Film { static var usual: [Film] { [Film(name: "Jaws")] } }
          func count(_ films: [Film]) -> Int { films.count }
          """) == ["1"])
  }

  @Test func initialiserOfAnExtensionMayFail() {
    #expect(
      printed(
        "print(Size(width: 3) == nil, Size(width: 9)!.name)",
        declarations: """
          enum Size { case large; var name: String { "large" } }
          extension Size { init?(width: Int) { if width < 5 { return nil }; self = .large } }
          """) == ["true large"])
  }
}
