import BankWalk
import Espalier
import Foundation
import Testing

/// Laws that hold after every step of a long random walk.
@MainActor @Suite struct RandomWalkTests {
  /// Walks hold the main actor, on which most other tests wait. At night they are longer, and more; `ESPALIER_STEPS` says
  /// how long.
  private static let steps =
    environment["ESPALIER_STEPS"].flatMap(Int.init) ?? (environment["ESPALIER_NIGHT"] == nil ? 500 : 2_000)
  private nonisolated static let seeds = environment["ESPALIER_NIGHT"] == nil ? 0..<8 : 0..<20
  private nonisolated static let environment = ProcessInfo.processInfo.environment

  @Test(arguments: seeds) func `after any steps the state is valid, leads back, and can be restored`(seed: Int)
    async throws
  {
    let walk = RandomWalk(seed: UInt64(seed))
    var taken: [RandomWalk.Step] = []
    for number in 0..<Self.steps {
      // Other tests take their turns on the main actor, too.
      if number % 10 == 0 { await Task.yield() }
      let step = walk.next()
      taken.append(step)
      let before = walk.window.state
      do {
        try walk.take(step)
        try walk.check()
        if number % 50 == 0 { try walk.checkThatItCanBeRestored() }
        if number % 500 == 499 { try walk.checkThatBackLeadsBack() }
      } catch {
        Issue.record("seed \(seed), step \(number): \(error), after \(before)\nThe last steps: \(taken.suffix(6))")
        return
      }
    }
  }

  @Test func `nothing that was left stays alive`() async throws {
    let walk = RandomWalk(seed: 99)
    for number in 0..<5_000 {
      try walk.take(walk.next())
      // What scenes load ends in its own turn.
      if number % 100 == 0 { await walk.window.settled() }
    }
    walk.window.restore(NavigationState())
    await walk.window.settled()
    #expect(walk.scope.scenes == 0)
    // Cards, accounts and deposits of two instances of the products stay with those; loans are let go.
    #expect(walk.scope.features <= 6)
    walk.window.close()
  }
}
