import Espalier

/// The wallet of a signed-in person: its four features.
final class SessionModule: Module<SessionScope> {
  let overview: OverviewModule
  let accounts: AccountsModule
  let operations: OperationsModule
  let settings: SettingsModule

  init(_ scope: SessionScope) throws {
    overview = OverviewBuilder().build(in: scope)
    accounts = try AccountsBuilder().build(in: scope)
    operations = OperationsBuilder().build(in: scope)
    settings = SettingsBuilder().build(in: scope)
    super.init(scope: scope)
    for feature in [overview, accounts, operations, settings] as [AnyModule] { try attach(feature) }
  }
}
