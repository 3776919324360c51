import Espalier
import EspalierTesting
import Testing

/// The places of plug-ins, as the stand-in shell has them.
@MainActor @Suite struct PlaceTests {
  private let kitchen = Kitchen()

  private func app(
    @PlugInsBuilder<any KitchenShell> _ plugIns: () -> [ListedPlugIn<any KitchenShell>]
  ) async throws -> TestApp {
    let app = try TestApp(in: kitchen, entries: [.menu], parts: [.start], plugIns: plugIns)
    app.window.report = { Issue.record("The window reports: \($0)") }
    try await app.open("/")
    return app
  }

  private static let entry: [Contribution<any KitchenShell>] = [.entry(in: .menu, icon: .list, summary: "Hot")]

  @Test func aPlugInIsReachedByItsEntryAndByItsAddress() async throws {
    let app = try await app {
      DishPlugIn("soup", contributions: Self.entry)
      DishPlugIn("bread", prefix: "/bakery/bread")
    }
    #expect(try await app.text().contains("Hot"))
    try await app.tap("Soup")
    #expect(try await app.path() == "/soup")
    #expect(try await app.text().contains("# Soup for 4"))
    try await app.open("/bakery/bread/12")
    #expect(try await app.text().contains("# Bread 12"))
    try await app.back()
    #expect(try await app.path() == "/soup")
  }

  @Test func itsScreensLinkInItsOwnWords() async throws {
    let app = try await app { DishPlugIn("bread", prefix: "/bakery/bread") }
    try await app.open("/bakery/bread")
    try await app.tap("Dish 7")
    #expect(try await app.path() == "/bakery/bread/7")
  }

  @Test(arguments: ["/tea", "/soup/none", "/soup/1/2", "/soupy"])
  func aPlaceThatNoPlugInHasIsNotFound(path: String) async throws {
    let app = try await app { DishPlugIn("soup") }
    try await app.open(path)
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func anAddressIsShownAsThePlugInWritesIt() async throws {
    let app = try await app { DishPlugIn("soup") }
    try await app.open("/soup/all")
    #expect(try await app.path() == "/soup")
  }

  // MARK: Building

  @Test func itIsBuiltWhenSomebodyGoesThereAndOnceInAWindow() async throws {
    let state = Switch()
    let app = try await app { DishPlugIn("soup", contributions: Self.entry, state: state) }
    #expect(state.count == 0)
    for path in ["/soup", "/soup/1", "/", "/soup/2"] { try await app.open(path) }
    #expect(state.count == 1)
  }

  @Test func oneThatCannotBeBuiltSaysSoInItsPlaceAndOthersGoOn() async throws {
    let state = Switch(isBroken: true)
    let app = try await app {
      DishPlugIn("soup", state: state)
      DishPlugIn("bread")
    }
    try await app.open("/soup/7")
    #expect(try await app.text().contains("# Soup\n"))
    #expect(try await app.text().contains("The milk is spilled."))
    try await app.open("/bread")
    #expect(try await app.text().contains("# Bread for 4"))
    try await app.open("/soup/7")
    try await app.tap("Try again")
    #expect(try await app.text().contains("The milk is spilled."), "it is still broken")
    state.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("# Soup 7"))
    #expect(try await app.path() == "/soup/7")
    try await app.back()
    #expect(try await app.path() == "/bread")
  }

  @Test func aShellThatCannotBeMadeIsAFailureOfThatPlugInAlone() async throws {
    let state = Switch(isBroken: true)
    let kitchen = kitchen
    let plugged = PluggedIn(
      try PlugIns<any KitchenShell> {
        DishPlugIn("soup", contributions: Self.entry)
        DishPlugIn("bread", contributions: Self.entry)
      }
    ) { id in
      if id == "soup" { try state.pass() }
      return kitchen
    }
    #expect(plugged.entries(in: .menu).map(\.id) == ["bread"])
    state.isBroken = false
    #expect(plugged.entries(in: .menu).map(\.id) == ["soup", "bread"])
    _ = plugged.entries(in: .menu)
    #expect(state.count == 2, "a shell is made once")
  }

  // MARK: Taken out

  @Test func whatWasRestoredOfAPlugInThatIsGoneFallsBackToThePlaceAboveIt() async throws {
    let before = try await app { DishPlugIn("soup") }
    try await before.open("/soup/7")
    let state = before.window.state
    let after = try await app { DishPlugIn("bread") }
    after.window.restore(state)
    try await after.settle()
    #expect(try await after.path() == "/")
    #expect(try await after.text().contains("# Stand-in shell"))
    #expect(before.window.state == state, "the one that has it stays there")
  }

  @Test func theFeaturesGoWithTheWindow() async throws {
    weak var kitchen: Kitchen?
    do {
      let own = Kitchen()
      kitchen = own
      let app = try TestApp(in: own as any KitchenShell) { DishPlugIn("soup") }
      try await app.open("/soup")
      app.window.close()
    }
    #expect(kitchen == nil)
  }
}
