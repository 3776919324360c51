import Espalier
import EspalierMacros

final class Service {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

@MainActor
protocol LoginDependencies: AnyObject {
  var database: Service { get }
  var `default`: Int { get }
}

@RootInitializer
final class AppScope: RootScope {
  let database: Service
  let theme, font: Service
  let `default`: Int
  let greet: @Sendable (String) -> String
  var limit: Int = 3 { didSet { changes += 1 } }
  var clock: Service = Counted.make()
  var nickname: String?
  var changes = 0
  private var secret: Int = 42
  lazy var cache: [String] = ["cached"]
  var total: Int { limit + secret }
}

@MainActor
enum Counted {
  static var made = 0

  static func make() -> Service {
    made += 1
    return Service("clock \(made)")
  }
}

@ScopeInitializer
class AccountScope: Scope<AppScope> {
  let theme, font: Service
  var limit: Int { didSet { changes += 1 } }
  var changes = 0
  let user: Service = Service("user")
  lazy var cache = [limit]
  var note: String?
  var title: String { theme.name }
  static let kind = "account"
}

extension AccountScope: LoginDependencies {
  @Forwarded var database: Service
  @Forwarded var `default`: Int
}

@ScopeInitializer(parent: AppScope.self)
final class GuestScope: AccountScope {
  let total: Int
}

@ScopeInitializer
final class LoginScope: Scope<any LoginDependencies> {
  let database: Service
  let `default`: Int
}

final class HelpScope: Scope<any LoginDependencies> {
  @Forwarded var database: Service
  @Forwarded var `default`: Int
}

@ScopeInitializer
final class StepScope<Above: LoginDependencies>: Scope<Above> {
  let database: Service
}

@ScopeInitializer
private final class PrivateScope: Scope<AppScope> {
  let database: Service
}

final class LoginModule: Module<LoginScope> {}

@ModuleBuilder(LoginModule.self, scope: LoginScope.self, in: (any LoginDependencies).self)
struct LoginBuilder {}

final class AccountModule: Module<AccountScope> {}

@ModuleBuilder(AccountModule.self, scope: AccountScope.self, in: AppScope.self)
struct AccountBuilder {}

final class CardScope: Scope<AppScope> {
  let card: String

  init(_ parent: AppScope, card: String) {
    self.card = card
    super.init(parent)
  }
}

final class CardModule: Module<CardScope> {
  let coordinator: Service

  init(scope: CardScope, coordinator: Service) {
    self.coordinator = coordinator
    super.init(scope: scope)
  }
}

@ModuleBuilder(CardModule.self, scope: CardScope.self, in: AppScope.self)
struct CardBuilder {
  let card: String
  let coordinator: Service
}

@MainActor
enum Hidden {
  static func makePrivateScope(_ app: AppScope) -> Service { PrivateScope(app).database }
}
