import Statements
import Testing
import WalletStore

@Suite struct SampleDataTests {
  private func export(_ user: UserID, _ fixture: Fixture) async throws -> String {
    try await fixture.database.exportCSV(user: user).reduce("", +)
  }

  @Test func aSampleIsAYearInTwoCurrencies() async throws {
    let fixture = try Fixture()
    let user = try await fixture.database.makeSample()
    #expect(try await fixture.database.isSample(user))
    let accounts = try await fixture.database.accounts(user: user)
    #expect(Set(accounts.map(\.currency.code)) == ["EUR", "GBP"])
    #expect(Set(accounts.map(\.kind)) == [.checking, .savings, .card])
    let operations = try await fixture.operations(user: user)
    #expect((850...950).contains(operations.count), "\(operations.count)")
    let today = try day("2025-03-15")
    #expect(operations.allSatisfy { $0.date <= today })
    #expect(try await (12...13).contains(fixture.database.months(user: user).count))
    let used = Set(operations.map(\.category))
    #expect(used.isSuperset(of: WalletCategory.starters.map(\.key).filter { $0 != .other }))
  }

  @Test func theSameSeedGivesTheSameAndAnotherSeedAnother() async throws {
    let fixture = try Fixture()
    let first = try await export(fixture.database.makeSample(seed: 7), fixture)
    #expect(try await export(fixture.database.makeSample(seed: 7), fixture) == first)
    #expect(try await export(fixture.database.makeSample(seed: 8), fixture) != first)
  }

  @Test func aSamplePersonLivesWithinTheirMeans() async throws {
    let fixture = try Fixture()
    let user = try await fixture.database.makeSample()
    for account in try await fixture.database.accounts(user: user) {
      let thousands = account.balance.total.minorUnits / 100_000
      #expect((account.kind == .card ? -4...0 : 0...20).contains(thousands), "\(account.name) \(account.balance)")
    }
  }

  @Test func nobodyCanSignInAsASample() async throws {
    let fixture = try Fixture()
    _ = try await fixture.database.makeSample()
    await #expect(throws: WalletError.wrongNameOrPassword) {
      try await fixture.database.signIn(name: "Sample", password: "")
    }
    #expect(try await fixture.database.signUp(name: "Sample", password: Fixture.password).rawValue > 0)
  }

  @Test func oldSamplesAreErasedAndNothingElse() async throws {
    let fixture = try Fixture()
    let person = try await fixture.user()
    let old = try await fixture.database.makeSample()
    fixture.time.pass(3600)
    let young = try await fixture.database.makeSample()
    #expect(try await fixture.database.eraseOldSamples(olderThan: .seconds(1800)) == 1)
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(old) }
    #expect(try await fixture.database.userName(young) == "Sample")
    #expect(try await fixture.database.userName(person) == "Ada")
    try await fixture.database.eraseSample(young)
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(young) }
  }
}
