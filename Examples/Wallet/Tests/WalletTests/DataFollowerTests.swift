import Testing
import Wallet
import WalletFeatures

@MainActor @Suite struct DataFollowerTests {
  /// Counts reloads, and holds each until it is let go.
  @MainActor private final class Screen {
    var begun = 0
    private var held: [CheckedContinuation<Void, Never>] = []

    func reload() async {
      begun += 1
      await withCheckedContinuation { held.append($0) }
    }

    func letGo() {
      let all = held
      held = []
      for one in all { one.resume() }
    }

    /// Gives everybody their turn until that many reloads have begun.
    func waitFor(_ count: Int) async {
      for _ in 0..<10_000 where begun < count { await Task.yield() }
    }

    /// Gives everybody plenty of turns.
    func rest() async {
      for _ in 0..<200 { await Task.yield() }
    }
  }

  private let version = DataVersion()
  private let screen = Screen()

  private func follower() -> DataFollower {
    let follower = DataFollower(version)
    follow(follower)
    return follower
  }

  private func follow(_ follower: DataFollower) { follower.follow { [screen] in await screen.reload() } }

  @Test func whatHasNotChangedIsNotLoadedAgain() async {
    let follower = follower()
    await screen.rest()
    #expect(screen.begun == 0)
    follower.stop()
  }

  @Test func changesDuringAReloadAreMadeUpForByOneMore() async {
    let follower = follower()
    version.bump()
    await screen.waitFor(1)
    for _ in 0..<5 { version.bump() }
    screen.letGo()
    await screen.waitFor(2)
    screen.letGo()
    await screen.rest()
    #expect(screen.begun == 2)
    follower.stop()
  }

  @Test func outOfSightNothingIsLoadedAndItIsMadeUpForAfterwards() async {
    let follower = follower()
    follower.stop()
    version.bump()
    await screen.rest()
    #expect(screen.begun == 0)
    follow(follower)
    await screen.waitFor(1)
    #expect(screen.begun == 1)
    screen.letGo()
    follower.stop()
  }

  @Test func aReloadThatWasCutOffIsMadeUpFor() async {
    let follower = follower()
    version.bump()
    await screen.waitFor(1)
    follower.stop()
    screen.letGo()
    await screen.rest()
    follow(follower)
    await screen.waitFor(2)
    #expect(screen.begun == 2)
    screen.letGo()
    await screen.rest()
    follow(follower)
    await screen.rest()
    #expect(screen.begun == 2, "what is shown is not loaded again")
    follower.stop()
  }
}
