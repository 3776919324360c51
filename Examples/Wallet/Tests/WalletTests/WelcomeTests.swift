import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletGateways
import WalletStore

@MainActor @Suite struct WelcomeTests {
  let fixture: WalletFixture

  init() throws { fixture = try WalletFixture() }

  @Test func aNewUserSignsUpAndIsToldWhatToDoNext() async throws {
    let app = try await fixture.app()
    #expect(try await app.path() == "/sign-in")
    try await app.tap("New here? Create an account")
    try await app.type("Ada", into: "Name")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Create account")
    #expect(try await app.path() == "/")
    #expect(try await app.text().contains("No operations yet"))
    try await app.tap("Import a statement")
    #expect(try await app.path() == "/accounts/import")
  }

  @Test func aWrongPasswordIsToldAndTheNameIsKept() async throws {
    _ = try await fixture.user()
    let app = try await fixture.app()
    try await app.type("Ada", into: "Name")
    try await app.type("wrong", into: "Password")
    try await app.tap("Sign in")
    #expect(try await app.path() == "/sign-in")
    #expect(try await app.text().contains("You are not signed in yet. The name or the password is wrong."))
    #expect(try await app.value(of: "Name") == "Ada")
    #expect(try await app.value(of: "Password") == "", "a secret is never shown again")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Sign in")
    #expect(try await app.path() == "/")
  }

  @Test func whatWasWrongIsSaidOnce() async throws {
    _ = try await fixture.user()
    let app = try await fixture.app()
    try await app.type("Ada", into: "Name")
    try await app.type("wrong", into: "Password")
    try await app.tap("Sign in")
    try await app.tap("New here? Create an account")
    try await app.tap("Already have an account? Sign in")
    #expect(try await app.text().contains("wrong") == false)
  }

  @Test func whatIsWrongStandsAtItsField() async throws {
    _ = try await fixture.user()
    let app = try await fixture.app(at: "/sign-up")
    try await app.type("Ada", into: "Name")
    try await app.type("short", into: "Password")
    try await app.tap("Create account")
    #expect(try await app.text().contains("! The password is too short: it needs at least 8 characters."))
    #expect(try await app.text().contains("The account was not created. Please look at the field below."))
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Create account")
    #expect(try await app.text().contains("Name: Ada\n! There is already a user named Ada. Choose another name."))
  }

  @Test func fiveWrongPasswordsAskForPatience() async throws {
    _ = try await fixture.user()
    let app = try await fixture.app()
    for _ in 0..<6 {
      try await app.type("Ada", into: "Name")
      try await app.type("wrong password", into: "Password")
      try await app.tap("Sign in")
    }
    #expect(try await app.text().contains("Too many wrong passwords. Try again in a minute."))
  }

  @Test(arguments: ["/accounts/3", "/operations?category=groceries", "/settings/delete", "/overview?month=2025-02"])
  func aStrangerIsAskedToSignInBeforeAnyPlace(place: String) async throws {
    let app = try await fixture.app(at: place)
    let path = try #require(Path(try await app.path()))
    #expect(path.segments == ["sign-in"] && path["next"] == place)
    try await app.tap("New here? Create an account")
    #expect(Path(try await app.path())?["next"] == place)
  }

  @Test func signingInGoesOnToWhereOneWantedToGo() async throws {
    _ = try await fixture.user()
    let signIn = try #require(walletSubmissions(DatabaseGateways.users(of: fixture.database))[.signIn])
    func path(_ next: String) async throws -> String? {
      let values = ["username": "ada", "password": WalletFixture.password, "next": next]
      guard case .signIn(_, let place) = try await signIn(SubmissionValues(values), Submitter()) else { return nil }
      return place.address
    }
    #expect(try await path("/operations?category=groceries") == "/operations?category=groceries")
    #expect(try await path("") == "/")
    #expect(try await path("https://elsewhere.example") == "/")
    #expect(try await path("/nowhere") == "/")
  }

  @Test func whereOneWantedToGoTravelsWithTheForm() async throws {
    let app = try await fixture.app(at: "/accounts/3")
    let fields = app.window.components(of: TextField.self)
    let next = try #require(fields.first { $0.value(of: TextField.name) == "next" })
    #expect(next.value(of: TextField.text) == "/accounts/3" && next.value(of: View.isHidden))
  }

  @Test func anIdentityThatMeansNobodyIsAStranger() async throws {
    let app = try await fixture.app(Visitor(identity: "999"), at: "/accounts")
    #expect(try await app.title() == "Sign in – Wallet")
  }

  @Test func whoIsSignedInIsNotAskedAgain() async throws {
    let app = try await fixture.app(of: try await fixture.user(), at: "/sign-in?next=%2Faccounts")
    #expect(try await app.path() == "/accounts")
    try await app.open("/sign-up")
    #expect(try await app.path() == "/")
  }

  @Test func lookingRoundBringsAYearOfSampleDataAndSigningOutErasesIt() async throws {
    let app = try await fixture.app()
    try await app.tap("Look round with sample data")
    #expect(try await app.text().contains("# Euro (EUR)"))
    let user = UserID(rawValue: try #require(app.visitor.identity.flatMap(Int64.init)))
    #expect(try await fixture.database.isSample(user))
    try await app.tap("Settings")
    #expect(try await app.text().contains("Signing out erases it"))
    try await app.tap("Sign out")
    #expect(try await app.path() == "/sign-in")
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(user) }
  }

  @Test func twoPeopleLookRoundEachByThemselves() async throws {
    let one = try await fixture.app()
    let other = try await fixture.app()
    try await one.tap("Look round with sample data")
    try await other.tap("Look round with sample data")
    #expect(one.visitor.identity != other.visitor.identity)
  }
}
