import Foundation
import GRDB
import Testing
import WalletStore

/// Strangers who look round without end.
@Suite struct SampleAbuseTests {
  private func insertSamples(_ count: Int, into fixture: Fixture, at moment: Date) async throws {
    try await fixture.file().write { database in
      for _ in 0..<count {
        try database.execute(
          sql: "INSERT INTO user (name, isSample, createdAt, settings) VALUES ('Sample', 1, ?, '{}')",
          arguments: [moment.timeIntervalSince1970])
      }
    }
  }

  private func sampleCount(_ fixture: Fixture) async throws -> Int? {
    try await fixture.file().read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM user WHERE isSample") }
  }

  @Test func oneNetworkGetsSoManySamplesInTenMinutes() async throws {
    let fixture = try Fixture()
    for _ in 1...6 { _ = try await fixture.database.makeSample(for: "192.0.2.1") }
    await #expect(throws: WalletError.tooManySamples) { try await fixture.database.makeSample(for: "192.0.2.1") }
    _ = try await fixture.database.makeSample(for: "192.0.2.2")
    fixture.time.pass(10 * 60)
    _ = try await fixture.database.makeSample(for: "192.0.2.1")
  }

  @Test func thereAreSoManySamplesAtMostAndTheOldestMakesRoomWhenItHasHadItsTime() async throws {
    let fixture = try Fixture()
    try await insertSamples(WalletDatabase.maximumSamples, into: fixture, at: fixture.time.now)
    await #expect(throws: WalletError.tooManySamples) { try await fixture.database.makeSample(for: "192.0.2.1") }
    // The machine's own is not a stranger's.
    _ = try await fixture.database.makeSample()
    #expect(try await sampleCount(fixture) == WalletDatabase.maximumSamples + 1)
    fixture.time.pass(60 * 60 + 1)
    _ = try await fixture.database.makeSample(for: "192.0.2.1")
    #expect(try await sampleCount(fixture) == WalletDatabase.maximumSamples + 1)
  }

  @Test func theSampleThatAllLookRoundInMakesNoRoomThoughItIsTheOldest() async throws {
    let fixture = try Fixture()
    let guest = try await fixture.database.makeSample()
    fixture.time.pass(1)
    try await insertSamples(WalletDatabase.maximumSamples, into: fixture, at: fixture.time.now)
    fixture.time.pass(60 * 60 + 1)
    _ = try await fixture.database.makeSample(for: "192.0.2.1")
    #expect(try await fixture.database.userName(guest) == "Sample")
    // It takes no stranger's place either: one has made room for one.
    #expect(try await sampleCount(fixture) == WalletDatabase.maximumSamples + 1)
  }

  @Test func theSampleThatAllLookRoundInStaysWhenOldOnesAreErased() async throws {
    let fixture = try Fixture()
    let guest = try await fixture.database.makeSample()
    let other = try await fixture.database.makeSample(for: "192.0.2.1")
    fixture.time.pass(2 * 86_400)
    #expect(try await fixture.database.eraseOldSamples(olderThan: .seconds(86_400), keeping: guest) == 1)
    #expect(try await fixture.database.userName(guest) == "Sample")
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(other) }
  }
}
