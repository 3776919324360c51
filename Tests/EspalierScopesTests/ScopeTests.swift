import EspalierScopes
import Testing

@MainActor
struct ScopeTests {
  let app = AppScope()
  let account: AccountScope
  let payment: PaymentScope

  init() {
    account = AccountScope(app)
    payment = PaymentScope(account)
  }

  @Test
  func `a name that a scope lacks is found in its parent`() {
    #expect(account.database === app.database)
  }

  @Test
  func `a name is found over three generations`() {
    let step = StepScope(payment)
    #expect(step.names == ["payment receipt", "account user", "account theme", "app database"])
    #expect(step.user === account.user)
    #expect(step.counter == 0)
  }

  @Test
  func `the nearest ancestor that has the name answers`() {
    #expect(app.theme.name == "app theme")
    #expect(account.theme.name == "account theme")
    #expect(payment.theme === account.theme)
  }

  @Test
  func `a subclass of a scope offers what it adds and what it inherits from its class`() {
    final class GuestScope: Scope<SpecialScope> {}
    class BaseScope: Scope<AppScope> {
      let own = Service("base")
      var greeting: String { "base" }
    }
    final class SpecialScope: BaseScope {
      let extra = Service("special")
      override var greeting: String { "special" }
    }
    let guest = GuestScope(SpecialScope(app))
    #expect(guest.own.name == "base")
    #expect(guest.extra.name == "special")
    #expect(guest.greeting == "special")
    #expect(guest.database === app.database)
  }

  @Test
  func `what a class inherits from its superclass is nearer than what its parent has`() {
    class BaseScope: Scope<AppScope> { let theme = Service("base theme") }
    class MiddleScope: BaseScope {}
    final class SpecialScope: MiddleScope {}
    final class GuestScope: Scope<SpecialScope> { var name: String { self.theme.name } }
    // The original looked at a class's own properties only, and went on to the app's.
    #expect(GuestScope(SpecialScope(app)).name == "base theme")
  }

  @Test
  func `a change in an ancestor is seen below`() {
    app.counter = 3
    #expect(payment.counter == 3)
  }

  @Test
  func `a dependency taken at construction is the ancestor's own`() {
    #expect(StepScope(payment).database === app.database)
  }

  @Test
  func `an empty scope adds nothing and hides nothing`() {
    let empty = EmptyScope(payment)
    final class BelowScope: Scope<EmptyScope<PaymentScope>> {}
    let below = BelowScope(empty)
    #expect(empty.receipt === payment.receipt)
    #expect(below.theme === account.theme)
    #expect(below.database === app.database)
  }

  @Test
  func `a root scope takes its dependencies from its own initialiser`() {
    final class Root: RootScope {
      let database: Service
      init(database: Service) {
        self.database = database
        super.init()
      }
    }
    let database = Service("given")
    #expect(EmptyScope(Root(database: database)).database === database)
  }
}
