import Espalier

/// The accounts. Bringing statements in is a feature within it.
final class AccountsModule: Module<AccountsScope> {
  let coordinator: AccountsCoordinator

  init(_ scope: AccountsScope) throws {
    let importing = ImportBuilder().build(in: scope)
    coordinator = AccountsCoordinator(scope: scope, importing: importing)
    super.init(scope: scope)
    own(coordinator)
    try attach(importing)
  }
}
