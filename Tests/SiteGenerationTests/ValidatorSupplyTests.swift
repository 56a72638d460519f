import Testing
import XMLValidation

@testable import SiteGeneration

/// The validators with which threads check figures and pages.
@Suite struct ValidatorSupplyTests {
  @Test func whatOneThreadNeedsNoMoreIsTheNextOnes() throws {
    let supply = ValidatorSupply(nil) { _ in }
    var first: LazyValidator? = LazyValidator(supply)
    let validator = try #require(try first?.compiled())
    #expect(try first?.compiled() === validator)
    // Nobody else has it while it is used.
    #expect(try supply.take() !== validator)
    first = nil
    #expect(try supply.take() === validator)
    #expect(try supply.take() !== validator)
  }

  @Test func theOneThatIsMadeAheadIsTakenOnce() throws {
    let supply = ValidatorSupply(nil) { _ in }
    supply.begin()
    supply.begin()
    let (first, second) = (try supply.take(), try supply.take())
    #expect(first !== second)
    for validator in [first, second] { #expect(validator.validateFigure("<svg", name: "a.svg").isEmpty == false) }
  }
}
