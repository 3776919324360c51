import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletGateways
import WalletStore

@MainActor @Suite struct SettingsTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  @Test func aThemeIsShownAtOnceAndRemembered() async throws {
    let app = try await fixture.app(of: user, at: "/settings")
    #expect(app.window.appearance == .system)
    try await app.choose("Dark", in: "Theme")
    #expect(app.window.appearance == .dark)
    #expect(try await fixture.database.settings(user: user).theme == .dark)
    let next = try await fixture.app(of: user, at: "/settings")
    #expect(next.window.appearance == .dark)
    #expect(try await next.value(of: "Theme") == "Dark")
  }

  @Test func `a language is spoken at once, and in the windows that are opened next`() async throws {
    try await fixture.take([operation("2025-03-10", "-1080.50", "Lidl", category: "groceries")], user: user)
    let app = try await fixture.app(of: user, at: "/settings")
    #expect(try await app.value(of: "Language") == "As the browser")
    try await app.choose("Deutsch", in: "Language")
    #expect(app.window.screen?.title == "Einstellungen")
    #expect(app.window.localization.language == "de" && app.window.words == .german)
    #expect(try await app.value(of: "Sprache") == "Deutsch")
    #expect(try await fixture.database.settings(user: user).language == .german)
    try await app.open("/operations")
    #expect(try await app.text().contains("−1.080,50\u{a0}€"), "amounts are written as in German")
    #expect(try await app.text().contains("Lebensmittel"), "categories that come with the wallet have a name in German")
    let next = try await fixture.app(of: user, at: "/features/loans")
    #expect(next.window.screen?.title == "Kreditrechner", "plug-ins bring their texts")
    try await next.open("/settings")
    try await next.choose("English", in: "Sprache")
    #expect(next.window.screen?.title == "Settings")
    try await app.open("/settings")
    try await app.waitUntil("the language of the other window") { app.window.screen?.title == "Settings" }
  }

  @Test func `a region of the browser stays where it is of the chosen language`() async throws {
    let app = try await fixture.app(of: user, at: "/settings", locale: "de-CH")
    #expect(app.window.screen?.title == "Einstellungen", "the browser's language is spoken unless another is chosen")
    try await app.choose("Deutsch", in: "Sprache")
    #expect(app.window.localization.locale == "de-CH")
    try await app.choose("English", in: "Sprache")
    #expect(app.window.localization.locale == "en")
    try await app.choose("As the browser", in: "Language")
    #expect(app.window.localization.locale == "de-CH")
  }

  @Test func `a sentence that is on the screen already changes its language, too`() async throws {
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: user)
    let app = try await fixture.app(of: user, at: "/accounts/1/edit")
    try await app.type("Haushalt", into: "Name")
    try await app.tap("Rename")
    try await app.open("/settings")
    #expect(try await app.text().contains("“Giro” is called “Haushalt” now"))
    try await app.choose("Deutsch", in: "Language")
    #expect(try await app.text().contains("„Giro“ heißt jetzt „Haushalt“"))
    #expect(try await !app.text().contains("is called"))
  }

  @Test func `a form that is refused says so in the language of its sender`() async throws {
    let stranger = try await fixture.app(Visitor(locale: "de-DE"), at: "/sign-in")
    try await stranger.type("Ada", into: "Name")
    try await stranger.type("wrong horse", into: "Passwort")
    try await stranger.tap("Anmelden")
    #expect(try await stranger.text().contains("Name oder Passwort ist falsch."))
  }

  @Test func anOtherWindowThatShowsTheSettingsFollows() async throws {
    let one = try await fixture.app(of: user, at: "/settings")
    let other = try await fixture.app(of: user, at: "/settings")
    try await one.choose("Light", in: "Theme")
    try await other.waitUntil("the theme") { try await other.value(of: "Theme") == "Light" }
    #expect(other.window.appearance == .light)
  }

  @Test func aThemeIsStoredBesideWhatAnOtherWindowHasArranged() async throws {
    let app = try await fixture.app(of: user, at: "/settings")
    // The window has loaded the settings by now, and is not told of this change before it stores its own.
    let sections = UserSettings.OverviewSections(order: ["loans"], hidden: ["recurring"])
    try await fixture.database.changeSettings(user: user) { $0.overview = sections }
    try await app.choose("Dark", in: "Theme")
    #expect(try await fixture.database.settings(user: user) == UserSettings(theme: .dark, overview: sections))
  }

  @Test func signingOutKeepsWhatIsTheirs() async throws {
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: user)
    let app = try await fixture.app(of: user, at: "/settings")
    #expect(try await app.text().contains("Signed in as\nAda"))
    try await app.tap("Sign out")
    #expect(try await app.path() == "/sign-in")
    try await app.open("/operations")
    #expect(Path(try await app.path())?.segments == ["sign-in"])
    try await app.type("Ada", into: "Name")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Sign in")
    try await app.open("/operations")
    #expect(try await app.text().contains("Lidl"))
  }

  @Test func deletingAsksForThePasswordAndErasesAll() async throws {
    let app = try await fixture.app(of: user, at: "/settings")
    try await app.tap("Delete my account")
    #expect(app.window.state.modals.map(\.stack.places) == [["/settings/delete"]])
    try await app.type("wrong password", into: "Password")
    try await app.tap("Delete everything")
    #expect(try await app.path() == "/settings/delete")
    #expect(try await app.text().contains("! The password is wrong. Nothing was deleted."))
    #expect(try await fixture.database.userName(user) == "Ada")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Delete everything")
    #expect(try await app.path() == "/sign-in")
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(user) }
  }

  @Test func whoLooksRoundDeletesWithoutAPassword() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(of: sample, at: "/settings/delete")
    #expect(try await app.text().contains("Password") == false)
    try await app.tap("Delete everything")
    #expect(try await app.path() == "/sign-in")
    await #expect(throws: WalletError.noSuchUser) { try await fixture.database.userName(sample) }
  }

  @Test func whoLooksRoundAsAGuestCanSignInAndHasNoAccountToLeaveOrDelete() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(guest: sample, at: "/settings/delete")
    #expect(try await app.path() == "/settings")
    let text = try await app.text()
    #expect(!text.contains("Sign out") && !text.contains("Delete my account"))
    try await app.tap("Sign in")
    #expect(try await app.path() == "/sign-in")
    try await app.type("Ada", into: "Name")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Sign in")
    try await app.open("/settings")
    #expect(try await app.text().contains("Signed in as\nAda"))
    try await app.tap("Sign out")
    #expect(try await app.text().contains("Signed in as") == false)
    #expect(try await fixture.database.isSample(sample), "the guest's data stay for the next")
  }

  @Test func theExportIsOfferedAndHoldsAllOperations() async throws {
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: user)
    let app = try await fixture.app(of: user, at: "/settings")
    let file = try await app.save("Export operations")
    #expect(file.name == "wallet-operations.csv" && file.contentType == "text/csv; charset=utf-8")
    #expect(file.text.contains("2025-03-10") && file.text.contains("-80.00,Lidl"))
  }

  @Test(arguments: ["999", "", "x"])
  func thereIsNoExportForNobody(identity: String) async throws {
    let database = fixture.database
    let export = try #require(walletExports(of: { database })[.operations])
    await #expect(throws: ExportError.notFound) { try await export(identity) }
    await #expect(throws: ExportError.signInRequired) { try await export(nil) }
  }
}
