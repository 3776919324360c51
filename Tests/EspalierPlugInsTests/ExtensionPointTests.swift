import Espalier
import EspalierTesting
import Testing

/// Tests of the contributions of plug-ins to the extension points of a shell.
@MainActor @Suite struct ExtensionPointTests {
  private func plugged(
    @PlugInsBuilder<any KitchenShell> _ plugIns: () -> [ListedPlugIn<any KitchenShell>]
  ) throws -> PluggedIn<any KitchenShell> {
    PluggedIn(try PlugIns(plugIns), shell: Kitchen())
  }

  // MARK: Entries

  @Test func entriesStandInTheOrderOfTheListWithThePlugInsTitle() throws {
    let plugged = try plugged {
      DishPlugIn("soup", contributions: [.entry(in: .menu, icon: .list, summary: "Hot")])
      DishPlugIn("bread")
      DishPlugIn(
        "tea",
        contributions: [
          .entry(in: .menu, title: "Green tea", icon: .more, at: DishRoute.dish(3)), .entry(in: .tabs, icon: .more),
        ])
    }
    #expect(
      plugged.entries(in: .menu) == [
        PlugInEntry(id: "soup", title: "Soup", summary: "Hot", icon: .list, route: PlugInRoute("/soup")),
        PlugInEntry(id: "tea", title: "Green tea", icon: .more, route: PlugInRoute("/tea/3")),
      ])
    let tab = try #require(plugged.entries(in: .tabs).first).tab { $0 }
    #expect(tab == TabItem("tea", title: "Tea", icon: .more, at: PlugInRoute("/tea")))
  }

  @Test func slotsOfOneNameAndAnotherContentAreTwo() throws {
    let menuOfTexts = ExtensionPoint<String>("menu")
    let plugged = try plugged {
      DishPlugIn(
        "soup",
        contributions: [
          .entry(in: .menu, icon: .list), .content(in: menuOfTexts) { "For \($0.shell.guests)" },
        ])
    }
    #expect(plugged.entries(in: .menu).count == 1)
    #expect(try plugged.contents(of: menuOfTexts).map { try $0.content.get() } == ["For 4"])
  }

  @Test func oneThatThrowsIsToldBesideTheOthers() throws {
    let plugged = try plugged {
      DishPlugIn("soup", contributions: [.content(in: .greetings) { _ in throw Spilled() }])
      DishPlugIn("bread", contributions: [.content(in: .greetings, title: "Crust") { _ in "Warm" }])
    }
    let contents = plugged.contents(of: .greetings)
    #expect(contents.map(\.title) == ["Soup", "Crust"])
    #expect(throws: Spilled.self) { try contents[0].content.get() }
    #expect(try contents[1].content.get() == "Warm")
  }

  @Test func aTabOfAPlugInIsATabOfTheShell() async throws {
    final class Shell: Feature<PlugIns<any KitchenShell>, ShellRoute> {
      private lazy var plugIns = attach(PluggedIn(scope) { _ in Kitchen() }, as: ShellRoute.plugIn)

      override var tabs: [TabItem<ShellRoute>] {
        [TabItem("start", title: "Start", icon: .overview, at: .start)]
          + plugIns.entries(in: .tabs).map { $0.tab(as: ShellRoute.plugIn) }
      }

      override func placement(of route: ShellRoute) -> Placement<ShellRoute> {
        switch route {
        case .start, .about: .root(DishScene("Start"), in: "start")
        case .plugIn(let route): .child(self.plugIns, route, in: .tab(self.scope.id(at: route) ?? "start"))
        }
      }
    }
    let root = Shell(
      scope: try PlugIns<any KitchenShell> { DishPlugIn("soup", contributions: [.entry(in: .tabs, icon: .list)]) })
    let app = TestApp(Window(coordinator: root, title: "Kitchen"))
    root.activate()
    try await app.open("/")
    try await app.tap("Soup")
    #expect(try await app.path() == "/soup")
    try await app.open("/soup/7")
    try await app.tap("Start")
    try await app.tap("Soup")
    #expect(try await app.path() == "/soup/7", "a tab keeps its stack")
  }

  private enum ShellRoute: Route {
    case start
    case about
    case plugIn(PlugInRoute)

    var path: Path {
      switch self {
      case .start: "/"
      case .about: "/about"
      case .plugIn(let route): route.path
      }
    }

    static let paths = Paths<Self> {
      start; about; plugIn
    }
  }

  @Test func aPlugInWhoseAddressIsAPlaceOfTheShellIsToldOfOnceInAWindow() async throws {
    final class Shell: Feature<PlugIns<any KitchenShell>, ShellRoute> {
      private lazy var plugIns = attach(PluggedIn(scope, shell: Kitchen()), as: ShellRoute.plugIn)

      override func placement(of route: ShellRoute) -> Placement<ShellRoute> {
        switch route {
        case .start: .root(DishScene("\(self.plugIns.entries(in: .menu).count) dishes"))
        case .about: .root(DishScene("About"))
        case .plugIn(let route): .child(self.plugIns, route)
        }
      }
    }
    let root = Shell(
      scope: try PlugIns<any KitchenShell> {
        DishPlugIn("about")
        DishPlugIn("soup")
      })
    let app = TestApp(Window(coordinator: root, title: "Kitchen"))
    let log = Lines()
    app.window.report = { log.all.append($0) }
    root.activate()
    try await app.open("/")
    try await app.open("/soup")
    try await app.open("/")
    let found = log.all.filter { $0.contains("cannot be reached") }
    #expect(found.count == 1, "\(log.all)")
    let told = try #require(found.first)
    #expect(
      told.contains("“about” at EspalierPlugInsTests/ExtensionPointTests.swift") && told.contains("ShellRoute.about"))
  }

  // MARK: Parts

  private func part(
    _ id: String, state: Switch? = nil, making: Switch? = nil
  ) -> [Contribution<any KitchenShell>] {
    [
      .part(in: .start) { _ in
        try making?.pass()
        return CountingPart(id, state: state)
      }
    ]
  }

  private func app(
    @PlugInsBuilder<any KitchenShell> _ plugIns: () -> [ListedPlugIn<any KitchenShell>]
  ) async throws -> TestApp {
    let app = try TestApp(in: Kitchen(), parts: [.start], plugIns: plugIns)
    app.window.report = { Issue.record("The window reports: \($0)") }
    try await app.open("/")
    return app
  }

  @Test func partsOfOneSectionNameStandBesideEachOther() async throws {
    let app = try await app {
      DishPlugIn("soup", contributions: part("Broth"))
      DishPlugIn("bread", contributions: part("Crust"))
    }
    let text = try await app.text()
    #expect(text.contains("Broth is loaded") && text.contains("Crust is loaded"))
  }

  @Test func aPartWhoseLoadFailsIsTriedAgainAloneInItsPlace() async throws {
    let (broken, whole) = (Switch(isBroken: true), Switch())
    let app = try await app {
      DishPlugIn("soup", contributions: part("Broth", state: broken))
      DishPlugIn("bread", contributions: part("Crust", state: whole))
    }
    #expect(try await app.text().contains("The milk is spilled."))
    #expect(try await app.text().contains("Crust is loaded"))
    broken.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("Broth is loaded"))
    #expect(whole.count == 1)
  }

  @Test func aPartWhoseLoadDependsOnSomethingElseIsLoadedAlone() async throws {
    let (shelf, other) = (Shelf(), Switch())
    let app = try await app {
      DishPlugIn("soup", contributions: [.part(in: .start) { _ in CountingPart("Broth", shelf: shelf) }])
      DishPlugIn("bread", contributions: part("Crust", state: other))
    }
    #expect(try await app.text().contains("Broth is loaded from 1"))
    shelf.number = 2
    try await app.settle()
    #expect(try await app.text().contains("Broth is loaded from 2"))
    #expect(other.count == 1)
  }

  @Test func aPartThatCannotBeMadeIsMadeAgainAndLoadedOnce() async throws {
    let (making, state, shelf) = (Switch(isBroken: true), Switch(), Shelf())
    let app = try await app {
      DishPlugIn(
        "soup",
        contributions: [
          .part(in: .start) { _ in
            try making.pass()
            return CountingPart("Broth", state: state, shelf: shelf)
          }
        ])
    }
    making.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("Broth is loaded from 1"))
    #expect(state.count == 1)
  }

  @Test func aPartThatLacksARequiredValueOfItsEnvironmentIsAnErrorInItsPlace() async throws {
    let app = try TestApp(in: Kitchen() as any KitchenShell, parts: [.start]) {
      DishPlugIn("soup", contributions: [.part(in: .start) { _ in HeatedPart() }])
      DishPlugIn("bread", contributions: part("Crust"))
    }
    let log = Lines()
    app.window.report = { log.all.append($0) }
    try await app.open("/")
    let text = try await app.text()
    #expect(text.contains("Crust is loaded") && text.contains("[Try again]") && !text.contains("degrees"))
    #expect(log.all.contains { $0.contains("HeatedPart reads “degrees” from the environment") })
    app.window.environment.degrees = 90
    try await app.tap("Try again")
    #expect(try await app.text().contains("90 degrees"))
  }

  @Test func aPartThatCannotBeMadeIsMadeAgain() async throws {
    let making = Switch(isBroken: true)
    let app = try await app {
      DishPlugIn("soup", contributions: part("Broth", making: making))
      DishPlugIn("bread", contributions: part("Crust"))
    }
    #expect(try await app.text().contains("Crust is loaded"))
    #expect(making.count == 1, "nobody has asked for another try")
    making.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("Broth is loaded"))
  }

  @Test(arguments: ["Pour", "Pour slowly"])
  func aHandlerThatThrowsTakesItsPartAwayAloneUntilItIsTriedAgain(button: String) async throws {
    let state = Switch()
    let app = try TestApp(in: Kitchen() as any KitchenShell, parts: [.start]) {
      DishPlugIn("soup", contributions: [.part(in: .start) { _ in PouringPart() }])
      DishPlugIn("bread", contributions: part("Crust", state: state))
    }
    let log = Lines()
    app.window.report = { log.all.append($0) }
    try await app.open("/")
    try await app.tap(button)
    let text = try await app.text()
    #expect(text.contains("The milk is spilled.") && !text.contains("Pour"))
    #expect(text.contains("Crust is loaded"))
    #expect(log.all.first?.hasSuffix("threw: Spilled()") == true)
    try await app.tap("Try again")
    #expect(try await app.text().contains("Pour"))
    #expect(state.count == 1, "the other was not loaded again")
  }

  @MainActor private final class Lines { var all: [String] = [] }

  @Test func whatThePersonHidesIsNotMadeAndTheRestIsInTheirOrder() throws {
    let making = Switch()
    let plugged = try plugged {
      DishPlugIn("soup", contributions: part("Broth", making: making))
      DishPlugIn("bread", contributions: part("Crust"))
      DishPlugIn("tea", contributions: part("Leaves"))
    }
    let parts = plugged.parts(in: .start, arranged: Arrangement(order: ["tea"], hidden: ["soup"]))
    #expect(parts.map(\.id) == ["tea", "bread"])
    #expect(making.count == 0)
    #expect(plugged.names(in: .start).map(\.title) == ["Soup", "Bread", "Tea"])
    #expect(making.count == 0)
  }

  @Test func aPartLeadsIntoItsPlugIn() throws {
    let links = ExtensionPoint<Destination>("links")
    let plugged = try plugged {
      DishPlugIn(
        "soup", prefix: "/hot/soup", contributions: [.content(in: links) { $0.destination(DishRoute.dish(7)) }])
    }
    let destination = try #require(plugged.contents(of: links).first).content.get()
    #expect(destination == Destination(PlugInRoute("/hot/soup/7")))
  }
}
