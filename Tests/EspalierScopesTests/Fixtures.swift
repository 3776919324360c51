import EspalierScopes

final class Service: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

final class AppScope: RootScope {
  let database = Service("app database")
  let theme = Service("app theme")
  var counter = 0
}

final class AccountScope: Scope<AppScope> {
  let user = Service("account user")
  let theme = Service("account theme")
}

final class PaymentScope: Scope<AccountScope> {
  let receipt = Service("payment receipt")
}

final class StepScope: Scope<PaymentScope> {
  let database: Service

  override init(_ parent: PaymentScope) {
    database = parent.database
    super.init(parent)
  }

  var names: [String] {
    [self.receipt.name, self.user.name, self.theme.name, database.name]
  }
}
