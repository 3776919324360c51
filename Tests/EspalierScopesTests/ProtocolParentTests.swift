import EspalierScopes
import Testing

@MainActor
protocol LoginDependencies: AnyObject {
  var database: Service { get }
  var theme: Service { get }
}

/// Has all that is asked for, so it conforms as it stands.
extension AppScope: LoginDependencies {}

/// Has a theme and inherits the database, which it forwards in one line.
extension AccountScope: LoginDependencies {
  var database: Service { parent.database }
}

private final class LoginScope: Scope<any LoginDependencies> {
  let title = Service("login title")
}

private final class PasswordScope: Scope<LoginScope> {
  var names: [String] { [self.title.name, self.database.name, self.theme.name] }
}

private final class FakeDependencies: LoginDependencies {
  let database = Service("fake database")
  let theme = Service("fake theme")
}

@MainActor
struct ProtocolParentTests {
  @Test
  func `a feature finds what its protocol names in any parent that has it`() {
    let app = AppScope()
    #expect(LoginScope(app).theme === app.theme)
    let account = AccountScope(app)
    #expect(LoginScope(account).theme === account.theme)
  }

  @Test
  func `a parent forwards what it only inherits in one written line`() {
    let app = AppScope()
    #expect(LoginScope(AccountScope(app)).database === app.database)
  }

  @Test
  func `the tree goes on below a protocol`() {
    let password = PasswordScope(LoginScope(AccountScope(AppScope())))
    #expect(password.names == ["login title", "app database", "account theme"])
  }

  @Test
  func `a feature is tested alone on an object of the test's own`() {
    let password = PasswordScope(LoginScope(FakeDependencies()))
    #expect(password.names == ["login title", "fake database", "fake theme"])
  }
}
