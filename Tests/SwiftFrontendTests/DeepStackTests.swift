import Foundation
import SwiftFrontend
import Testing

@Test func aThreadWithADeepStackDoesItsWorkItself() {
  #expect(DeepStack().run { thread() == DeepStack().run(thread) })
  #expect(DeepStack(size: 1 << 20).run { thread() != DeepStack().run(thread) })
}

@Sendable private func thread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }
