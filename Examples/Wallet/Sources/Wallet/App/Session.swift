import Espalier
import WalletFeatures

/// The wallet of a person who is signed in, or looks round: its features, with a tab for each.
final class Session: Feature<SessionScope, WalletRoute> {
  private lazy var overview = attach(
    OverviewFeature(scope: OverviewScope(scope, plugIns: plugIns)), as: WalletRoute.overview)
  private lazy var accounts = attach(Accounts(scope: AccountsScope(scope)), as: WalletRoute.accounts)
  private lazy var operations = attach(Operations(scope: OperationsScope(scope)), as: WalletRoute.operations)
  private lazy var payees = attach(Payees(scope: PayeesScope(scope)), as: WalletRoute.payees)
  private lazy var settings = attach(Settings(scope: SettingsScope(scope)), as: WalletRoute.settings)
  private lazy var features = attach(Features(scope: plugIns), as: WalletRoute.features)
  private lazy var plugIns = attach(
    PluggedIn(scope.plugIns, shell: FeatureScope(scope)), as: WalletRoute.plugIn)

  /// The texts of the features that are plugged in, in other languages. A feature whose tables cannot be made is read in
  /// the language that it is written in.
  var plugInTables: [TextTable] { plugIns.contents(of: .texts).compactMap { try? $0.content.get() }.flatMap { $0 } }

  override var tabs: [TabItem<WalletRoute>] {
    var tabs = [
      TabItem("overview", title: .localized(.sessionOverview), icon: .overview, at: WalletRoute.overview(.month(nil))),
      TabItem("accounts", title: .localized(.sessionAccounts), icon: .accounts, at: .accounts(.list)),
      TabItem("operations", title: .localized(.sessionOperations), icon: .list, at: .operations(.list())),
      TabItem("settings", title: .localized(.sessionSettings), icon: .settings, at: .settings(.settings)),
    ]
    if !scope.plugIns.isEmpty {
      tabs.append(TabItem("more", title: .localized(.sessionMore), icon: .more, at: .features(.list)))
    }
    return tabs
  }

  override func placement(of route: WalletRoute) -> Placement<WalletRoute> {
    switch route {
    case .overview(let route): .child(self.overview, route, in: .tab("overview"))
    case .accounts(let route): .child(self.accounts, route, in: .tab("accounts"))
    case .operations(let route): .child(self.operations, route, in: .tab("operations"))
    case .payees(let route): .child(self.payees, route, in: .push(over: .operations(.list())))
    case .settings(let route): .child(self.settings, route, in: .tab("settings"))
    case .features where scope.plugIns.isEmpty: .notFound
    case .features(let route): .child(self.features, route, in: .tab("more"))
    case .plugIn(let route): .child(self.plugIns, route, in: .push(over: .features(.list)))
    case .welcome: .notFound
    }
  }
}
