import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

/// Looking round in made-up data.
@MainActor @Suite struct SampleTests {
  let fixture: WalletFixture

  init() throws { fixture = try WalletFixture() }

  private static let places = [
    "/", "/accounts", "/accounts/1", "/accounts/import", "/accounts/imports", "/accounts/1/edit", "/operations",
    "/operations/1", "/settings", "/features",
    "/features/recurring", "/features/loans",
  ]

  @Test func whoLooksRoundIsToldOnEveryScreenThatItIsASampleAndWhatBecomesOfIt() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(of: sample)
    for place in Self.places {
      try await app.open(place)
      #expect(try await app.text().contains("Made up. Erased when you sign out"), "\(place)")
    }
  }

  @Test func aGuestIsToldThatOthersSeeTheSameSample() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(guest: sample)
    for place in Self.places {
      try await app.open(place)
      #expect(try await app.text().contains("shared by all visitors"), "\(place)")
    }
  }

  @Test func onesOwnDataAreNotMarked() async throws {
    let user = try await fixture.user()
    let app = try await fixture.app(of: user)
    for place in Self.places {
      try await app.open(place)
      #expect(try await app.text().contains("Made up") == false, "\(place)")
    }
  }

  @Test func whoLooksRoundAgainInOneVisitFindsTheSameMoney() async throws {
    func look(in visit: String) async throws -> [String] {
      let app = try await fixture.app(Visitor(identifier: visit), at: "/sign-in")
      try await app.tap("Look round with sample data")
      try await app.open("/accounts")
      return try await app.lines()
    }
    let first = try await look(in: "one")
    #expect(try await look(in: "one") == first)
    #expect(try await look(in: "another") != first)
  }

  @Test func theFirstSightIsAWholeMonth() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(of: sample)
    #expect(try await app.lines().contains("February 2025"), "it is the middle of March")
    #expect(try await app.lines().contains("<March 2025, later month>"))
    let guest = try await fixture.app(guest: sample)
    #expect(try await guest.lines().contains("February 2025"))
  }
}
