import Espalier
import Testing

@MainActor
struct MacroUseTests {
  private func makeApp() -> AppScope {
    AppScope(
      database: Service("database"), theme: Service("theme"), font: Service("font"), default: 7,
      greet: { "Hello \($0)" })
  }

  @Test
  func `a root keeps what it is given`() {
    let app = makeApp()
    #expect([app.database.name, app.theme.name, app.font.name] == ["database", "theme", "font"])
    #expect(app.default == 7)
    #expect(app.greet("Ada") == "Hello Ada")
    #expect(app.limit == 3)
    #expect(app.total == 45)
    #expect(app.nickname == nil)
    #expect(app.cache == ["cached"])
    #expect(app.changes == 0)
  }

  @Test
  func `a root's values may be replaced, and what the property makes is made once`() {
    let before = Counted.made
    let clock = Service("mine")
    let app = AppScope(
      database: Service("database"), theme: Service("theme"), font: Service("font"), default: 7,
      greet: { $0 }, limit: 5, clock: clock, nickname: "Ada")
    #expect(app.limit == 5)
    #expect(app.clock === clock)
    #expect(app.nickname == "Ada")
    #expect(app.changes == 0)
    app.limit = 6
    #expect(app.changes == 1)
    _ = makeApp()
    #expect(Counted.made == before + 2)
  }

  @Test
  func `a scope takes what it declares, and observers see later changes only`() {
    let app = makeApp()
    let account = AccountScope(app)
    #expect(account.theme === app.theme)
    #expect(account.font === app.font)
    #expect(account.limit == 3)
    #expect(account.changes == 0)
    account.limit = 9
    #expect(account.changes == 1)
    #expect(app.limit == 3)
    #expect(account.cache == [9])
    #expect(account.note == nil)
    #expect(account.user.name == "user")
  }

  @Test
  func `a scope that inherits from another takes its own names as well`() {
    let guest = GuestScope(makeApp())
    #expect(guest.total == 45)
    #expect(guest.title == "theme")
  }

  @Test
  func `a forwarded property meets the protocol, and is the ancestor's`() {
    let app = makeApp()
    let login = LoginScope(AccountScope(app))
    #expect(login.database === app.database)
    #expect(login.default == 7)
    #expect(StepScope(AccountScope(app)).database === app.database)
    #expect(Hidden.makePrivateScope(app) === app.database)
  }

  @Test
  func `an override that names a scope which forwards a property replaces it there and below alone`() {
    withOverrides {
      $0[\AccountScope.database] = Service("account's")
      $0[\HelpScope.default] = 9
    } operation: {
      let account = AccountScope(makeApp())
      #expect(account.database.name == "account's" && account.parent.database.name == "database")
      let help = HelpScope(account)
      #expect(help.database.name == "account's" && LoginScope(account).database.name == "account's")
      #expect(help.default == 9 && account.default == 7)
    }
  }

  @Test
  func `a builder puts the module together`() {
    let app = makeApp()
    let module = AccountBuilder().build(in: app)
    #expect(module.scope.parent === app)
    #expect(LoginBuilder().build(in: module.scope).scope.database === app.database)
    let coordinator = Service("cards")
    let card = CardBuilder(card: "gold", coordinator: coordinator).build(in: app)
    #expect(card.scope.card == "gold" && card.coordinator === coordinator)
    #expect(parentScope(of: AccountBuilder()) == ObjectIdentifier(AppScope.self))
    #expect(parentScope(of: LoginBuilder()) == ObjectIdentifier((any LoginDependencies).self))
  }

  @Test
  func `what is public is made by others`() {
    let root = PublicRoot(name: "root")
    #expect(root.limit == 3)
    #expect(PublicRoot(name: "root", limit: 4).limit == 4)
    #expect(OpenScope(root).name == "root")
    #expect(Feature.Nested(root).name == "root")
    #expect(Feature.Widened(root).name == "root")
    #expect(PackageScope(root).name == "root")
    #expect(PublicBuilder().build(in: root).scope.parent === root)
    _ = OpenRoot()
  }

  /// Takes builders only.
  private func parentScope<Some: Builder>(of builder: Some) -> ObjectIdentifier {
    ObjectIdentifier(Some.ParentScope.self)
  }
}
