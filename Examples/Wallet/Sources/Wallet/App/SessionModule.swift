import Espalier

/// The wallet of a signed-in person: its features, and the place of those that are plugged in.
final class SessionModule: Module<SessionScope> {
  let overview: OverviewModule
  let accounts: AccountsModule
  let operations: OperationsModule
  let settings: SettingsModule
  let features: FeaturesModule

  init(_ scope: SessionScope) throws {
    overview = OverviewBuilder().build(in: scope)
    accounts = try AccountsBuilder().build(in: scope)
    operations = OperationsBuilder().build(in: scope)
    settings = SettingsBuilder().build(in: scope)
    features = FeaturesBuilder().build(in: scope)
    super.init(scope: scope)
    for feature in [overview, accounts, operations, settings, features] as [AnyModule] { try attach(feature) }
  }
}
